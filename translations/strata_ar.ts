<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>حول Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>برنامج قياس أداء للمعالج والذواكر المخبئية والذاكرة والقرص والشبكة.

الطريقة ⁨%1⁩، بُني باستخدام ⁨%2⁩.

برنامج حر وفق رخصة جنو العمومية العامة (GNU General Public License)، الإصدار 3 أو أحدث. يأتي دون أي ضمان.</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>تُحفظ الإعدادات والجولات في ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Against</name>
    <message>
        <source>%1: %2</source>
        <comment>another run, its figure</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, better</source>
        <comment>another run, its figure, how much</comment>
        <translation>⁨%1⁩: ⁨%2⁩؛ الفرق ⁨%3⁩، أفضل</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>⁨%1⁩: ⁨%2⁩؛ الفرق ⁨%3⁩، أسوأ</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>⁨%1⁩: ⁨%2⁩؛ الفرق ⁨%3⁩، ضمن المعتاد</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>⁨%1⁩: ⁨%2⁩؛ الفرق ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the other figure</comment>
        <translation>⁨%1⁩×</translation>
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
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>حافة L%1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>المعدّل</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>الجولة ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>نتائج مرجعية</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>جولة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>بلا تكرار</numerusform>
            <numerusform>تكرار واحد</numerusform>
            <numerusform>تكراران</numerusform>
            <numerusform>⁨%Ln⁩ تكرارات</numerusform>
            <numerusform>⁨%Ln⁩ تكرارًا</numerusform>
            <numerusform>⁨%Ln⁩ تكرار</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>processor, time of a run</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>time of a run, beginning of its id</comment>
        <translation>⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>ComparedText</name>
    <message>
        <source>%1, %2</source>
        <comment>source, year</comment>
        <translation>⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>Last run, %1</source>
        <comment>what it is called, when it began</comment>
        <translation>آخر جولة، %1</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 IOPS</source>
        <comment>operations a second</comment>
        <translation>⁨%1⁩ ⁦IOPS⁩</translation>
    </message>
    <message>
        <source>p50 %1</source>
        <comment>half of the latencies are no longer</comment>
        <translation>⁦p50⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>p90 %1</source>
        <comment>percentile of latencies</comment>
        <translation>⁦p90⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <comment>percentile of latencies</comment>
        <translation>⁦p99⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>p99.9 %1</source>
        <comment>percentile of latencies</comment>
        <translation>⁦p99.9⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <comment>percent of one CPU</comment>
        <translation>⁦CPU⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row of a disk profile, what is done</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Latency: %1</source>
        <translation>زمن الوصول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>⁨%1⁩: ⁨%2⁩، %3</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>⁦Nbench⁩ الكلاسيكي</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>استخدام يومي</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>مخصّص</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>المعدّل</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الوصول</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>بلا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%Ln خيوط</numerusform>
            <numerusform>%Ln خيطًا</numerusform>
            <numerusform>%Ln خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>مختلط ⁨%1⁩</translation>
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
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>يقيس جميع صفوف المجموعة</translation>
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
        <translation>%1 (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>يقيس هذا الصف فقط: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>⁨%1⁩: لم يُقَس</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>انقر لقياس هذا فقط.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>قراءة وكتابة مختلطة</translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>عشوائي ⁨%1⁩</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>متسلسل ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>⁨%1⁩، ملء بالأصفار</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>⁦I/O completion ports⁩</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>خيوط متزامنة</translation>
    </message>
    <message>
        <source>max %1</source>
        <comment>latency</comment>
        <translation>الأقصى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>الإنتاجية عند وسيط زمن الوصول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>محرك ⁦I/O⁩: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>التفريغ النهائي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>يقيس هذا العمود في جميع الصفوف. تُظهر بيانات الأصفار أثر الضغط في القرص أو نظام الملفات، فلا تقارن الأقراص بها.</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>يقيس هذا العمود في جميع الصفوف</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>كُتب ⁨%1⁩: ⁨%2⁩ في البداية و⁨%3⁩ في النهاية، والأدنى ⁨%4⁩.</translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>عمق الطابور %Ln</numerusform>
            <numerusform>عمق الطابور %Ln</numerusform>
            <numerusform>عمق الطابور %Ln</numerusform>
            <numerusform>عمق الطابور %Ln</numerusform>
            <numerusform>عمق الطابور %Ln</numerusform>
            <numerusform>عمق الطابور %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln requests</source>
        <comment>percentile of latencies</comment>
        <translation>
            <numerusform>يحتاج إلى %Ln طلب</numerusform>
            <numerusform>يحتاج إلى طلب واحد</numerusform>
            <numerusform>يحتاج إلى طلبين</numerusform>
            <numerusform>يحتاج إلى %Ln طلبات</numerusform>
            <numerusform>يحتاج إلى %Ln طلبًا</numerusform>
            <numerusform>يحتاج إلى %Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>قاعدة بيانات</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>عشوائي ⁨%1⁩، مع تفريغ لكل كتابة</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>قيود سجل بحجم %Ln بايت، مع تفريغ لكل قيد</numerusform>
            <numerusform>قيود سجل بحجم بايت واحد، مع تفريغ لكل قيد</numerusform>
            <numerusform>قيود سجل بحجم بايتين، مع تفريغ لكل قيد</numerusform>
            <numerusform>قيود سجل بحجم %Ln بايتات، مع تفريغ لكل قيد</numerusform>
            <numerusform>قيود سجل بحجم %Ln بايتًا، مع تفريغ لكل قيد</numerusform>
            <numerusform>قيود سجل بحجم %Ln بايت، مع تفريغ لكل قيد</numerusform>
        </translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>كتابة + ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>DiskPlot</name>
    <message>
        <source>thread %1</source>
        <translation>الخيط ⁨%1⁩</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>المعدّل على امتداد ملف كل خيط</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>المكتوب أو المقروء</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>⁨%1⁩، الخيط ⁨%2⁩</translation>
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
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>row of a profile, what is done; short</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>ما كُتب منذ البداية</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>المكتوب</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>المعدّل عبر الزمن</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>المعدّل</translation>
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
        <translation>زمن الوصول بحسب المئين</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>المئين</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>لا أزمنة وصول بعد. اضغط صفًا، أو «الكل» لمقارنة الصفوف.</translation>
    </message>
    <message>
        <source>Seconds since the row started</source>
        <translation>الثواني منذ بدء الصف</translation>
    </message>
    <message>
        <source>No sustained write yet. Press Sustained write… to see how the rate falls when the drive&apos;s SLC cache is full, or when it gets hot.</source>
        <translation>لم تُجرَ كتابة مستمرة بعد. اضغط «كتابة مستمرة…» لترى كيف ينخفض المعدّل عندما تمتلئ ذاكرة ⁦SLC⁩ في القرص أو ترتفع حرارته.</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>لم يُقَس شيء في هذه الجلسة بعد. اضغط صفًا لترى معدّله.</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>زمن الوصول عبر الزمن (⁦p50⁩ إلى ⁦p99⁩)</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>لم يُقَس شيء في هذه الجلسة بعد. اضغط صفًا لترى زمن وصوله.</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>مئين العمليات</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>كتابة مستمرة: المعدّل بحسب ما كُتب</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>كتابة مستمرة: زمن الوصول بحسب ما كُتب (⁦p50⁩ إلى ⁦p99⁩)</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>يكتب نحو ⁨%1⁩ بمعدلات آخر جولة على هذا القرص، في ملف حجمه ⁨%2⁩</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>يكتب نحو ⁨%1⁩ بمعدلات آخر جولة على هذه الأقراص، في ملفات حجمها ⁨%2⁩</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>يكتب نحو ⁨%1⁩ بمعدّل ⁦%2 MB/s⁩ (والقرص الأسرع أكثر)، في ملف من ⁨%3⁩</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>يكتب نحو ⁨%1⁩ بمعدّل ⁦%2 MB/s⁩ (والقرص الأسرع أكثر)، في ملفات من ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>مجلد اختبار القرص</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>كل الخيوط %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>كل الخيوط</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>عرض نطاق الذاكرة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>level, figure</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>4K %1</source>
        <comment>time of a random read of 4 KiB</comment>
        <translation>‏⁨4K⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <comment>99 of 100 took at most that</comment>
        <translation>‏⁨p99⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>operation, figure</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 من الأقصى</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>زمن وصول الذاكرة</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>المنطقة كلها %1</translation>
    </message>
    <message>
        <source>one thread</source>
        <translation>خيط واحد</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>المعتاد، كل الخيوط: %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>المعتاد في المنطقة كلها: %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>المعتاد في قرص صلب: %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>المعتاد في قرص SSD على SATA: %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>المعتاد في قرص NVMe: %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>مقابل ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>نواة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>بلا نوى</numerusform>
            <numerusform>نواة واحدة</numerusform>
            <numerusform>نواتان</numerusform>
            <numerusform>%Ln نوى</numerusform>
            <numerusform>%Ln نواة</numerusform>
            <numerusform>%Ln نواة</numerusform>
        </translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>خيط واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>بلا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%Ln خيوط</numerusform>
            <numerusform>%Ln خيطًا</numerusform>
            <numerusform>%Ln خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>⁨%1⁩، ⁨%2⁩، ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>⁨%1⁩، ⁨%2⁩، ⁨%3⁩، ⁦%4 GHz⁩ بالقياس</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>المعالج والذاكرة والقرص</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>المعالج والذاكرة</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>المعالج والقرص</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>الذاكرة والقرص</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>أعداد صحيحة ⁨%1⁩، فاصلة عائمة ⁨%2⁩</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>ملف القرص ⁨%1⁩</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>كلاسيكية (Nbench)</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>معمّقة</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>بقي ⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>بقي ⁨%1⁩ د و⁨%2⁩ ث</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>⁦%1 GHz⁩ بالقياس</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>كل الاختبارات</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>عرض النطاق وزمن الوصول</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>نحو ⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>نحو ⁨%1⁩ د</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>من %1 إلى %Ln خيط</numerusform>
            <numerusform>من %1 إلى %Ln خيط</numerusform>
            <numerusform>من %1 إلى خيطين</numerusform>
            <numerusform>من %1 إلى %Ln خيوط</numerusform>
            <numerusform>من %1 إلى %Ln خيطًا</numerusform>
            <numerusform>من %1 إلى %Ln خيط</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts; a comma where the dot reads as a digit</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>الربط: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>⁨%1⁩ لكل حجم</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>⁨%1⁩ لكل قياس للشبكة</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>⁨%1⁩ لكل مخزن</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>الجهاز كله</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>الجهاز كله دون القرص</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>افتراضية</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>الإعدادات الأقرب إلى ⁦Nbench 2.0⁩.</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>فحص سريع: اختبارات قصيرة وملفات صغيرة.</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>أدق النتائج: اختبارات طويلة وملفات كبيرة.</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>توازن بين المدة والدقة.</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>%1 ns</source>
        <comment>latency</comment>
        <translation>⁨%1⁩ ⁦ns⁩</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>السجلات</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>القرص</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <comment>than the layer above</comment>
        <translation>أسرع ⁦%1×⁩</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>أبطأ ⁦%1×⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>⁨%1 %2⁩</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>⁨%1⁩ (مرجع)</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>⁨%1⁩ (المرجع: ⁨%2⁩)</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>زمن الوصول مقابل الصف أعلاه</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>معدل القراءة مقابل الصف أعلاه</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ملف (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>حفظ التقرير (&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>حفظ الصورة (&amp;P)…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>يحفظ المخطط بصيغة PNG أو SVG</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>الإعدادات (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>فتح (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>حفظ باسم (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>تحرير (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ (&amp;C)</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>ينسخ الجدول أو التقرير، أيهما عنده تركيز لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>نسخ الصورة (&amp;P)</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>ينسخ المخطط صورةً</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>يُفرغ لوحة التقرير</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>قياس (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>المعالج (&amp;P)</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>يقيس عمليات الأعداد الصحيحة والفاصلة العائمة</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>الذاكرة (&amp;M)</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>يقيس عمليات النقل في الذاكرة المخبئية والذاكرة</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>القرص (&amp;D)</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>يقيس كتابة ملف وقراءته</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>الكل (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إيقاف (&amp;S)</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>يُنهي جولة القياس ويحتفظ بما قاسته</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>عرض (&amp;V)</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>تهيئة (&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعدة (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>المحتويات (&amp;C)</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>يشرح الاختبارات والأرقام والمخططات</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>حول Strata (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>مستويات الذاكرة (&amp;L)</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>يقيس عرض النطاق وزمن الوصول لكل ذاكرة مخبئية وللذاكرة الرئيسية</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>تكرار (&amp;R)…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>يقيس ما يذكره زر النافذة عدة مرات، سلسلةً قابلة للمقارنة</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>قبل وبعد (&amp;B)…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>مشاركة (&amp;H)…</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>قراءة ملف (&amp;F)…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>يقيس القراءة وحدها من ملف موجود؛ لا يُكتب شيء</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>الشبكة (&amp;N)</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>يقيس المعالج والنقل والقرص وعرض النطاق وزمن الوصول واحدًا بعد آخر</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>الجهاز كله (&amp;W)</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>هل تكتب جولة الجهاز كله على القرص</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>يحفظ نسخة مجهولة من الجولة</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>يحمّل الإعدادات من ملف</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>يحفظ الإعدادات في ملف</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>يوقف الجولة ويُنهي ⁦Strata⁩</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>يقيس الشبكة إلى جهاز آخر يعمل عليه ⁦Strata⁩</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>كتابة مستمرة (&amp;T)…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>يكتب طويلًا ليُظهر متى يبطؤ القرص</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>اختبار ⁦A/B⁩ لإعدادين (&amp;E)…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>يقيس إعدادين بالتناوب ويُظهر أيهما أسرع</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>يُظهر ما جعله تغيير ⁦BIOS⁩ أو النظام أسرع أو أبطأ</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>يختار الأزمنة وأحجام المخازن والخيوط وملف القرص</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>يُظهر الإصدار والرخصة</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>مثل زر «بدء»</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>فتح جولة (&amp;O)…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>يضيف جولات ملف إلى السجل ويعرضها هناك</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>ملفات حديثة (&amp;F)</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>حفظ التشخيص (&amp;D)…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>يفحص أداة القياس، ويحفظ الفحوص وحقائق الجهاز لإرفاقها ببلاغ</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>يقيس المعالج ومستويات الذاكرة والقرص</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>خيارات الجهاز كله (&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;سريعة (%Ln ثانية على الأكثر)</numerusform>
            <numerusform>&amp;سريعة (ثانية واحدة على الأكثر)</numerusform>
            <numerusform>&amp;سريعة (ثانيتان على الأكثر)</numerusform>
            <numerusform>&amp;سريعة (%Ln ثوانٍ على الأكثر)</numerusform>
            <numerusform>&amp;سريعة (%Ln ثانية على الأكثر)</numerusform>
            <numerusform>&amp;سريعة (%Ln ثانية على الأكثر)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;افتراضية (%Ln ثانية على الأكثر)</numerusform>
            <numerusform>&amp;افتراضية (ثانية واحدة على الأكثر)</numerusform>
            <numerusform>&amp;افتراضية (ثانيتان على الأكثر)</numerusform>
            <numerusform>&amp;افتراضية (%Ln ثوانٍ على الأكثر)</numerusform>
            <numerusform>&amp;افتراضية (%Ln ثانية على الأكثر)</numerusform>
            <numerusform>&amp;افتراضية (%Ln ثانية على الأكثر)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;معمّقة (%Ln ثانية على الأكثر)</numerusform>
            <numerusform>&amp;معمّقة (ثانية واحدة على الأكثر)</numerusform>
            <numerusform>&amp;معمّقة (ثانيتان على الأكثر)</numerusform>
            <numerusform>&amp;معمّقة (%Ln ثوانٍ على الأكثر)</numerusform>
            <numerusform>&amp;معمّقة (%Ln ثانية على الأكثر)</numerusform>
            <numerusform>&amp;معمّقة (%Ln ثانية على الأكثر)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>كم تستغرق جولة الجهاز كله</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>مع القرص (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>أنواع النوى على التوالي (&amp;K)</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>يقيس ما يذكره زر النافذة على كل نوع من النوى، ويقارن بينها</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>إزالة الإعدادات والسجل (&amp;R)…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>يزيل كل ما يحتفظ به Strata على هذا الحاسوب، قبل إلغاء تثبيته مثلًا</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>بطاقة النتيجة (&amp;R)…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>يعرض أهم النتائج مع الجهاز والدرجات في صورة واحدة، للحفظ أو النسخ</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>يحفظ ما تعرضه الصفحة صفحةَ ويب أو رسمًا أو جدولًا أو ملفًا، أو كل التقارير نصًّا</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>مقارنة الجولات (&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>مسح التقارير (&amp;L)</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date of a run</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>أمس %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>الكل معًا</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>رفع</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>بالاتجاهين</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>1 stream</source>
        <translation>تدفق واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln تدفق</numerusform>
            <numerusform>تدفق واحد</numerusform>
            <numerusform>تدفقان</numerusform>
            <numerusform>%Ln تدفقات</numerusform>
            <numerusform>%Ln تدفقًا</numerusform>
            <numerusform>%Ln تدفق</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>المعدّل عبر الزمن</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>المعدّل</translation>
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
        <translation>المئين</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>لم تُقَس أي تدفقات بعد.</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>لم تُقَس أي قطع بعد.</translation>
    </message>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>بلا حمل</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>أثناء الرفع</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>أثناء التنزيل</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>تحت حمل بالاتجاهين</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>الثواني منذ بدء التدفقات</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>لم تُقَس أي تدفقات في هذه الجلسة بعد.</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>⁦RTT⁩ عبر الزمن (⁦p50⁩ إلى ⁦p99⁩)</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>الثواني منذ بدء القياس</translation>
    </message>
    <message>
        <source>No RTT measured in this session yet.</source>
        <translation>لم يُقَس ⁦RTT⁩ في هذه الجلسة بعد.</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>⁦RTT⁩ حسب المئين</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>مئين مرات الذهاب والإياب</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>لم يُقَس ⁦RTT⁩ بعد.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>النوى</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>القياس</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>اضغط «بدء» لقياس الجهاز كله، أو خلية في الأعلى لقياسها وحدها؛ ويستغرق الكل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>اضغط «بدء» لقياس المعالج؛ يستغرق ذلك ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>اضغط «بدء» لقياس الذاكرة المخبئية والذاكرة؛ يستغرق ذلك ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>اضغط «بدء» لقياس القرص؛ يستغرق ذلك ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>اضغط «بدء» لقياس الشبكة إلى الجهاز الآخر؛ يستغرق ذلك ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>اضغط «بدء» لقياس نوى هذا الجهاز؛ يستغرق ذلك ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>⁨%1⁩ دورة</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>انقر لقياس هذا وحده.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell, figure</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Over the whole region: %1</source>
        <translation>في المنطقة كلها: ⁨%1⁩</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>خيط واحد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>⁨%1⁩: ⁨%2⁩، ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>⁨%1⁩: لم يُقس</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
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
        <translation>يقيس هذا في كل مستوى</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>يقيس هنا القراءة والكتابة والنسخ وزمن الوصول</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>⁨%1⁩ افتراضًا</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what the figure is, more about it</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>إلى جهاز آخر</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>إلى جهاز آخر، لم تُقَس</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>⁨%1⁩، لا يمكن تمييزه</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>⁨%1⁩ افتراضًا، والمذكور ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>level, operation: the short name of a result</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>النواة</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>حساب وسجلات</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>يقيس المعالج</translation>
    </message>
    <message>
        <source>Registers, %1</source>
        <comment>latency</comment>
        <translation>السجلات، %1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>دورة واحدة</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1: %2 ns</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>يقيس القرص</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>‏⁨4K⁩، ⁨p99⁩ ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>⁨%1⁩ من الأقصى</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>انقر للانتقال إلى صفحة الشبكة.</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>⁨%1⁩ مَقيس</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>يُعرف من التردد الذي يقاس بجانب زمن الوصول. انقر لقياس زمن وصول L1.</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>⁨%1⁩ مَقيس، النظام: ⁨%2⁩</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>المنطقة كلها ⁨%1 ns⁩</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>المنطقة كلها %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cell and figure, interval</comment>
        <translation>⁨%1⁩ ⁦%2⁩</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>تحصل البرامج على ⁨%1⁩ من ⁨%2⁩ التي يذكرها نظام التشغيل. وقد تستعمل آلات افتراضية أو برامج أخرى الباقي. ويختار Strata الأحجام بحسب الجزء الذي قاسه.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what the figure is, unit</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>داخل هذا الجهاز</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>يذكر نظام التشغيل ⁨%2⁩، ونادرًا ما تناله آلة افتراضية كله. ويفترض Strata مقدار ⁨%1⁩ إلى أن يتفق قياسان غير مضطربين. ولقياسه الآن اختر «عرض ▸ الجهاز…» ثم «أعد قياس الذاكرة المخبئية».</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>%1× خيط واحد</translation>
    </message>
</context>
<context>
    <name>PanelNotes</name>
    <message>
        <source>, </source>
        <comment>between names of results</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of results</comment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1 وواحدة أخرى</numerusform>
            <numerusform>%1 واثنتان أخريان</numerusform>
            <numerusform>%1 و%Ln أخرى</numerusform>
            <numerusform>%1 و%Ln أخرى</numerusform>
            <numerusform>%1 و%Ln أخرى</numerusform>
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
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of a footnote, sentence</comment>
        <translation>⁨%1⁩  ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a footnote, reason in a few words</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>PlotAxis</name>
    <message>
        <source>most</source>
        <comment>the greatest of all latencies; beside p99.9</comment>
        <translation>الأقصى</translation>
    </message>
    <message>
        <source>p%1</source>
        <comment>percentile</comment>
        <translation>p%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a change in percent, with its sign and unit</comment>
        <translation>⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ReadOutPanel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>region, thread or size; unit</comment>
        <translation>⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا غيرها</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>line, figure, unit</comment>
        <translation>⁨%1⁩: ⁨%2⁩ ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <comment>line, figure, unit, interval or verdict</comment>
        <translation>⁨%1⁩: ⁨%2⁩ ⁨%3⁩، ⁨%4⁩</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4, %5</source>
        <comment>line, figure, unit, interval, verdict</comment>
        <translation>⁨%1⁩: ⁨%2⁩ ⁨%3⁩، ⁨%4⁩، ⁨%5⁩</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>الخيط ⁨%1⁩</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>خيط واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>بلا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%Ln خيوط</numerusform>
            <numerusform>%Ln خيطًا</numerusform>
            <numerusform>%Ln خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1، وهو الأفضل</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>بعد ⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>مجموعة العمل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>مجموعة العمل ⁨%1⁩، في الذاكرة الرئيسية</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>مجموعة العمل ⁨%1⁩، في الذاكرة المخبئية ⁦L%2⁩</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>مجموعة العمل ⁨%1⁩، عند حافة الذاكرة المخبئية ⁦L%2⁩</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>الأقصى: أبطأ عملية</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>⁦p%1⁩: تستغرق ⁦%1 %⁩ من العمليات هذا الزمن أو أقل</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>الصفحات: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>الآن: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, address</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>قطع ⁨%1⁩ الاتصال قبل إرسال رمز، ويُحسب ذلك رمزًا خاطئًا.</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>رمز خاطئ من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>انقطع اتصال ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>قطع ⁨%1⁩ الاتصال دون اختبار.</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>أنهى ⁨%1⁩ اختبار الشبكة.</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>الخادم يعمل وينتظر عميلًا.</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>الخادم متوقف.</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>جارٍ بدء الخادم</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>الخادم متوقف مؤقتًا ما دام هذا الجهاز يقيس. يمكن للعملاء الاتصال من جديد بعد الجولة.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>رموز خاطئة كثيرة: يمنع الخادم المحاولات الجديدة لمدة %Ln ثانية.</numerusform>
            <numerusform>رموز خاطئة كثيرة: يمنع الخادم المحاولات الجديدة لمدة ثانية واحدة.</numerusform>
            <numerusform>رموز خاطئة كثيرة: يمنع الخادم المحاولات الجديدة لمدة ثانيتين.</numerusform>
            <numerusform>رموز خاطئة كثيرة: يمنع الخادم المحاولات الجديدة لمدة %Ln ثوانٍ.</numerusform>
            <numerusform>رموز خاطئة كثيرة: يمنع الخادم المحاولات الجديدة لمدة %Ln ثانية.</numerusform>
            <numerusform>رموز خاطئة كثيرة: يمنع الخادم المحاولات الجديدة لمدة %Ln ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>يقيس ⁨%1⁩ الشبكة.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>machine, system</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>خيط واحد</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>كل الخيوط</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many figures, verdict</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
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
        <translation>يُقاس</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ينتظر</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>⁨%1⁩، سابقة</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>قيست قبل تشغيل Strata هذه المرة.</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>قيس</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>التردد ⁨%1⁩ ⁦GHz⁩ ثابت</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>التردد من ⁨%1⁩ إلى ⁨%2⁩ ⁦GHz⁩</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>لا وقت مسروق</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>المسروق ⁨%1⁩</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>برنامج آخر</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>⁨%1⁩: ⁨%2⁩ من وحدة CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>لم تُستبعد أي عيّنة</numerusform>
            <numerusform>استُبعدت عيّنة واحدة</numerusform>
            <numerusform>استُبعدت عيّنتان</numerusform>
            <numerusform>استُبعدت %Ln عيّنات</numerusform>
            <numerusform>استُبعدت %Ln عيّنة</numerusform>
            <numerusform>استُبعدت %Ln عيّنة</numerusform>
        </translation>
    </message>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>غيره ⁨%1⁩ من وحدة CPU</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>لم يُحفظ ⁨%1⁩: ⁨%2⁩. احفظه مجددًا في مجلد آخر، أو أخلِ مساحة أولًا.</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>عمليات النقل</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>آليات التحميل</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>heading, unit</comment>
        <translation>⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading of several columns, column</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
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
        <translation>⁨L%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>عقدة ⁨%1⁩</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>نواة أداء واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>بلا نوى أداء</numerusform>
            <numerusform>نواة أداء واحدة</numerusform>
            <numerusform>نواتا أداء</numerusform>
            <numerusform>%Ln نوى أداء</numerusform>
            <numerusform>%Ln نواة أداء</numerusform>
            <numerusform>%Ln نواة أداء</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>نواة واحدة بين النوعين</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>بلا نوى بين النوعين</numerusform>
            <numerusform>نواة واحدة بين النوعين</numerusform>
            <numerusform>نواتان بين النوعين</numerusform>
            <numerusform>%Ln نوى بين النوعين</numerusform>
            <numerusform>%Ln نواة بين النوعين</numerusform>
            <numerusform>%Ln نواة بين النوعين</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>نواة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>بلا نوى</numerusform>
            <numerusform>نواة واحدة</numerusform>
            <numerusform>نواتان</numerusform>
            <numerusform>%Ln نوى</numerusform>
            <numerusform>%Ln نواة</numerusform>
            <numerusform>%Ln نواة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many cores, the system&apos;s name of their kind</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>performance</source>
        <comment>kind of core</comment>
        <translation>أداء</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>بين النوعين</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>لكل منها ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>بلا مقابس</numerusform>
            <numerusform>مقبس واحد</numerusform>
            <numerusform>مقبسان</numerusform>
            <numerusform>%Ln مقابس</numerusform>
            <numerusform>%Ln مقبسًا</numerusform>
            <numerusform>%Ln مقبس</numerusform>
        </translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>وحدة CPU واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs</source>
        <translation>
            <numerusform>بلا وحدات CPU</numerusform>
            <numerusform>وحدة CPU واحدة</numerusform>
            <numerusform>وحدتا CPU</numerusform>
            <numerusform>%Ln وحدات CPU</numerusform>
            <numerusform>%Ln وحدة CPU</numerusform>
            <numerusform>%Ln وحدة CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Each core: %1</source>
        <comment>caches</comment>
        <translation>كل نواة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>بلا وحدات CPU</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>وحدة ⁦CPU %1⁩</translation>
    </message>
    <message>
        <source>CPUs %1</source>
        <translation>وحدات ⁦CPU %1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ways</source>
        <comment>of a cache</comment>
        <translation>
            <numerusform>بلا مسارات</numerusform>
            <numerusform>مسار واحد</numerusform>
            <numerusform>مساران</numerusform>
            <numerusform>%Ln مسارات</numerusform>
            <numerusform>%Ln مسارًا</numerusform>
            <numerusform>%Ln مسار</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>أسطر من ⁨%1⁩</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>مقبس ⁨%1⁩</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>وحدة CPU واحدة موقوفة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>لا وحدات CPU موقوفة</numerusform>
            <numerusform>وحدة CPU واحدة موقوفة</numerusform>
            <numerusform>وحدتا CPU موقوفتان</numerusform>
            <numerusform>%Ln وحدات CPU موقوفة</numerusform>
            <numerusform>%Ln وحدة CPU موقوفة</numerusform>
            <numerusform>%Ln وحدة CPU موقوفة</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>نواة ⁨%1⁩</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>غير مسموح بها لهذا البرنامج</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>موقوفة</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>بالقياس: تستطيع البرامج أن تستعمل ⁨%1⁩ كله (⁨%2⁩).</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>بالقياس: لا تستطيع البرامج أن تستعمل شيئًا من ⁨%1⁩ (المذكور: ⁨%2⁩).</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>بالقياس: تستطيع البرامج أن تستعمل نحو ⁨%1⁩ من ⁨%2⁩ (المذكور: ⁨%3⁩).</translation>
    </message>
    <message>
        <source>L%1i</source>
        <comment>cache for instructions</comment>
        <translation>⁦L%1i⁩</translation>
    </message>
    <message>
        <source>L%1i %2</source>
        <comment>cache for instructions, size</comment>
        <translation>⁦L%1i⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>نواة كفاءة واحدة</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>كفاءة</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>لم يتأكد الجزء القابل للاستعمال من ⁨%1⁩ (المذكور: ⁨%2⁩): عكّرت القياس برامج أخرى أو آلات افتراضية. يعيده ⁦Strata⁩ عند البدء التالي.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>بلا نوى كفاءة</numerusform>
            <numerusform>نواة كفاءة واحدة</numerusform>
            <numerusform>نواتا كفاءة</numerusform>
            <numerusform>%Ln نوى كفاءة</numerusform>
            <numerusform>%Ln نواة كفاءة</numerusform>
            <numerusform>%Ln نواة كفاءة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure that differs most, difference</comment>
        <translation>⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>⁨%1 %⁩، من جولاتك</numerusform>
            <numerusform>⁨%1 %⁩، من جولة لك</numerusform>
            <numerusform>⁨%1 %⁩، من جولتين لك</numerusform>
            <numerusform>⁨%1 %⁩، من %Ln جولات لك</numerusform>
            <numerusform>⁨%1 %⁩، من %Ln جولة لك</numerusform>
            <numerusform>⁨%1 %⁩، من %Ln جولة لك</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %, default</source>
        <comment>margin</comment>
        <translation>⁨%1 %⁩، افتراضي</translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>لا نتيجة موجودة قبل التغيير وبعده معًا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>لا نتيجة أسرع، وأكثرها %1.</numerusform>
            <numerusform>نتيجة واحدة أسرع: %1.</numerusform>
            <numerusform>نتيجتان أسرع، وأكثرهما %1.</numerusform>
            <numerusform>%Ln نتائج أسرع، وأكثرها %1.</numerusform>
            <numerusform>%Ln نتيجة أسرع، وأكثرها %1.</numerusform>
            <numerusform>%Ln نتيجة أسرع، وأكثرها %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>لا نتيجة أبطأ، وأكثرها %1.</numerusform>
            <numerusform>نتيجة واحدة أبطأ: %1.</numerusform>
            <numerusform>نتيجتان أبطأ، وأكثرهما %1.</numerusform>
            <numerusform>%Ln نتائج أبطأ، وأكثرها %1.</numerusform>
            <numerusform>%Ln نتيجة أبطأ، وأكثرها %1.</numerusform>
            <numerusform>%Ln نتيجة أبطأ، وأكثرها %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>لا نتيجة بلا تغيّر.</numerusform>
            <numerusform>نتيجة واحدة بلا تغيّر.</numerusform>
            <numerusform>نتيجتان بلا تغيّر.</numerusform>
            <numerusform>%Ln نتائج بلا تغيّر.</numerusform>
            <numerusform>%Ln نتيجة بلا تغيّر.</numerusform>
            <numerusform>%Ln نتيجة بلا تغيّر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>لا نتيجة غير حاسمة.</numerusform>
            <numerusform>نتيجة واحدة غير حاسمة: أجرِ تكرارات أكثر.</numerusform>
            <numerusform>نتيجتان غير حاسمتين: أجرِ تكرارات أكثر.</numerusform>
            <numerusform>%Ln نتائج غير حاسمة: أجرِ تكرارات أكثر.</numerusform>
            <numerusform>%Ln نتيجة غير حاسمة: أجرِ تكرارات أكثر.</numerusform>
            <numerusform>%Ln نتيجة غير حاسمة: أجرِ تكرارات أكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>لا نتيجة تكراراتها قليلة.</numerusform>
            <numerusform>نتيجة واحدة تكراراتها قليلة جدًا.</numerusform>
            <numerusform>نتيجتان تكراراتهما قليلة جدًا.</numerusform>
            <numerusform>%Ln نتائج تكراراتها قليلة جدًا.</numerusform>
            <numerusform>%Ln نتيجة تكراراتها قليلة جدًا.</numerusform>
            <numerusform>%Ln نتيجة تكراراتها قليلة جدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>an interval in percent: from, to</comment>
        <translation>⁨%1⁩ %</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a difference with its sign and unit</comment>
        <translation>⁨%1⁩</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>بلا تغيّر</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>أسرع بنسبة ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>أبطأ بنسبة ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>times</source>
        <translation>الأزمنة</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>مجموعة اختبار القرص</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>ملف القرص</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>مجلدات القرص</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>أولوية مرفوعة</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>يختلف في: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>الاختبارات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>كما في التهيئة</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>إعدادات B (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>الأزواج (&amp;P):</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>قياس</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>الربط</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>أحجام المخازن</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>صفحات ضخمة</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>مثل ⁦A⁩: غيّر إعدادًا واحدًا على الأقل</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>يستغرق ⁨%1⁩ إن استغرق الإعدادان الزمن نفسه.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>اختبار ⁦A/B⁩ لإعدادين</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>يجري ⁦A⁩ و⁦B⁩ أزواجًا، كل زوج بترتيب عشوائي، ويُظهر أيهما أسرع. يصيب الانجراف بسبب الحرارة أو برامج أخرى كليهما بالتساوي.</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>صفحات ضخمة، إن توفرت (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>أولوية مرفوعة، إن سمح نظام التشغيل (&amp;R)</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>قبل وبعد</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>التكرارات (&amp;R):</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>القياس الآن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>قياس من جديد</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>عرض المقارنة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>⁨%1 %2⁩</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>⁨%1⁩
⁨%2⁩

B بجانب A:
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
        <translation>قيس قبل التغيير: ⁨%1⁩، ⁨%2⁩.

أجرِ التغيير الآن. أعد تشغيل الحاسوب إن لزم، ثم عُد: يتذكر Strata أين كنت.

غيّر شيئًا واحدًا فقط، وإلا لم تستطع النتيجة أن تقول أيها كان السبب.</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>يستغرق ⁨%1⁩ الآن، ومثلها بعد التغيير. أغلق البرامج الأخرى خلال ذلك.</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>يستغرق المدة نفسها بعد التغيير. أغلق البرامج الأخرى خلال ذلك.</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>ينهي هذه المقارنة. تبقى جولاتها في السجل.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>اختبار ⁦A/B⁩ لإعدادين</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>يبيّن أثر تغيير: في ⁦BIOS⁩، أو ملف ضبط الذاكرة، أو برنامج تشغيل، أو إعداد في نظام التشغيل.

1. يقيس ⁦Strata⁩ الحالة الراهنة: ⁨%1⁩.
2. تغيّر شيئًا واحدًا، وتعيد تشغيل الحاسوب إن لزم ذلك.
3. يقيس ⁦Strata⁩ الشيء نفسه من جديد، ويبيّن ما صار أسرع أو أبطأ.</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>معظم نتائج خط الأساس هذا غير موثوقة: لن تظهر إلا الفروق الكبيرة. أغلق البرامج الأخرى، ثم اضغط «نسيان» وأعد القياس.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterGuide</name>
    <message>
        <source>Measure again</source>
        <translation>قياس من جديد</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>يعيد الاختبارات التي قبل التغيير ويُظهر ما صار أسرع أو أبطأ.</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>ينهي هذه المقارنة. تبقى جولاتها في السجل.</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>قبل وبعد: خط الأساس من ⁨%2⁩ (⁨%1⁩). أجرِ تغييرك ثم قِس من جديد.</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>قبل التغيير، ⁨%1⁩</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>بعد التغيير، ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>لا توجد في هذا الجهاز وحدة CPU رقم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>لا توجد في هذا الجهاز وحدة CPU رقم ⁨%1⁩. المسموح: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>وحدات CPU هذه</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>اختيار وحدات CPU (&amp;U)…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>اختيار وحدات CPU في صورة للجهاز</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>أرقام وحدات ⁦CPU⁩، مثل ⁦0,2,4-7⁩: واحدة لكل خيط بهذا الترتيب.</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>وحدات ⁦CPU⁩ المربوطة بها الخيوط.</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>اكتب أرقام وحدات ⁦CPU⁩ تفصل بينها فواصل لاتينية، مثل ⁦0,2,4-7⁩.</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>الربط (&amp;A)</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>ربط الخيوط بوحدات ⁦CPU⁩</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>موزّعة أبعد ما يمكن</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>متقاربة</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>موزّعة، وحدة ⁦CPU⁩ لكل نواة</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>غير مربوطة</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>وحدات ⁦CPU⁩ المربوطة بها الخيوط</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>يعرض الجهاز. يربط ⁦Strata⁩ الخيوط بوحدات ⁦CPU⁩ التي تختارها.</translation>
    </message>
    <message>
        <source>Performance cores</source>
        <translation>نوى الأداء</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>نوى الكفاءة</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>نوى موفرة للطاقة</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>كل النوى</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>نوع النوى التي تعمل عليها الخيوط</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>يمزج هذا المعالج أنواعًا من النوى. اختر نوعًا لقياسه وحده.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>بطاقة النتيجة</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>صورة من ⁦%1 × %2⁩ نقطة، تُحفظ بصيغة PNG أو SVG</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>حفظ (&amp;S)…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>حفظ بطاقة النتيجة</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ (&amp;C)</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>نسخ بطاقة النتيجة</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>إغلاق (&amp;L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>إظهار المخطط كله</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>إظهار المحور كله من جديد (⁦0⁩)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>إظهار في مخطط</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>إظهار في جدول</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>ما يعرضه المخطط</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>مفتاح المخطط</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>لا نتائج لهذا المخطط.</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>نسخ الجدول (&amp;T)</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>إظهار في مخطط (&amp;C)</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>إظهار في جدول (&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>إظهار المخطط كله (&amp;A)</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>نسخ (&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>نسخ سطر الأوامر</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>ينسخ سطر الأوامر.</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>ما يفعله زر بدء، في سطر الأوامر</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>هذه الإعدادات في سطر الأوامر (&amp;L)</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>هذه الإعدادات في سطر الأوامر</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>نسخ سطر أوامر زر بدء</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>What the chart shows</source>
        <translation>ما يعرضه المخطط</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>يعرض المحور كله من جديد (0)</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>لا نتائج لأي طرف معروض.</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>دمج ما زاد على ⁨%1⁩ طرفًا (&amp;O)</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>يرسم الأطراف الأخرى شريطًا واحدًا من الأدنى إلى الأقصى، مع وسيطها</translation>
    </message>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>ليس للأساس أي من هذه النتائج. ألغِ «نسبةً إلى الأساس» لترى نتائج الأطراف الأخرى.</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>عرض الوصول</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>نمط الوصول</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الاختبارات</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>نسبةً إلى الأساس (&amp;T)</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>يعرض الفروق بالمئة بدل النتائج نفسها</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>لا يشترك أي طرف آخر مع الأساس في هذه النتائج. ألغِ «نسبةً إلى الأساس» لترى نتائج كل طرف.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>تصدير الجدول</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>حُفظت المقارنة في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>صور PNG (*.png);;رسوم SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>حُفظت الصورة في ⁨%1⁩</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>المخطط في الحافظة.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>الجدول في الحافظة.</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>جداول (*.csv);;ملفات نصية (*.txt);;صفحات ويب (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.csv</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.png</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareModel</name>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>متوسط هندسي بلا تكرارات</numerusform>
            <numerusform>متوسط هندسي لتكرار واحد</numerusform>
            <numerusform>متوسط هندسي لتكرارين</numerusform>
            <numerusform>متوسط هندسي لـ⁨%Ln⁩ تكرارات</numerusform>
            <numerusform>متوسط هندسي لـ⁨%Ln⁩ تكرارًا</numerusform>
            <numerusform>متوسط هندسي لـ⁨%Ln⁩ تكرار</numerusform>
        </translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>فترة الثقة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>الهامش: ⁨%1⁩</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ الحجم نفسه تقريبًا</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>لم يُختبر شيء: تلزم ⁨%1⁩ تكرارات في كلا الطرفين</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>بلا صفوف تُصحَّح (Benjamini–Hochberg)</numerusform>
            <numerusform>مصحَّح على صف واحد (Benjamini–Hochberg)</numerusform>
            <numerusform>مصحَّح على صفين (Benjamini–Hochberg)</numerusform>
            <numerusform>مصحَّح على ⁨%Ln⁩ صفوف (Benjamini–Hochberg)</numerusform>
            <numerusform>مصحَّح على ⁨%Ln⁩ صفًّا (Benjamini–Hochberg)</numerusform>
            <numerusform>مصحَّح على ⁨%Ln⁩ صف (Benjamini–Hochberg)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>كل جولة تُعَدّ مرة</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>الهامش: من جولاتك التي لم يتغير فيها شيء، وإلا فمن 1 إلى 10 % بحسب الاختبار</translation>
    </message>
    <message>
        <source>Only some sides have these</source>
        <translation>لدى بعض الأطراف فقط</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a result, unit</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>لدى ⁨%1⁩ فقط</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>ليس لدى الأساس</translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>الفرق: ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>أضيف من ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>أضف جولة أو سلسلة أو ملفًا آخر للمقارنة.</translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>إضافة جولات للمقارنة</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>جولات Strata (*.strata *.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إضافة (&amp;A)</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>يضيف جولات للمقارنة؛ ويمكن أيضًا إفلات الملفات هنا</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>من السجل (&amp;H)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>من ملف (&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>جولات مرجعية (&amp;R)</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>جعلها الأساس (&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>إزالة (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ (&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>تصدير (&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>الجدول (&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>صورة المخطط (&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>نسخ الصورة (&amp;C)</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>أطراف المقارنة</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>لا شيء للمقارنة بعد</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>حدد جولات في صفحة السجل واضغط مقارنة، أو اضغط إضافة هنا. ويمكن إفلات ملفات الجولات هنا.</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>كل ما في ⁨%1⁩ موجود في المقارنة</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>يجعل الطرف المحدد الأساس (⁦Enter⁩)</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>يزيل الطرف المحدد من المقارنة (⁦Delete⁩). ويبقى في السجل.</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>ينسخ الجدول بصيغة تقبلها جداول البيانات</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>كل الأطراف الأخرى مخفية.</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>الاختلاف: %1</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>إفراغ (&amp;L)</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>يزيل كل الأطراف من المقارنة. وتبقى في السجل.</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>كيف يُقرَّر هذا</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>الأول هو الأساس. يحرّك ⁦Alt⁩ مع سهم أعلى أو أسفل طرفًا.</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>اسحب طرفًا إلى مكان آخر، أو اضغط ⁦Alt⁩ مع مفتاح سهم. الأول هو الأساس.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>لم يُزَل أي طرف من المقارنة.</numerusform>
            <numerusform>أُزيل طرف واحد من المقارنة.</numerusform>
            <numerusform>أُزيل طرفان من المقارنة.</numerusform>
            <numerusform>أُزيلت %Ln أطراف من المقارنة.</numerusform>
            <numerusform>أُزيل %Ln طرفًا من المقارنة.</numerusform>
            <numerusform>أُزيل %Ln طرف من المقارنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع (&amp;U)</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>مقارنةً بـ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareSidesModel</name>
    <message>
        <source>baseline</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>worst grade: %1</source>
        <comment>of a side</comment>
        <translation>أسوأ درجة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>how often a side is the baseline</comment>
        <translation>⁨%1⁩ ×</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>أكبر فرق: ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>متوسط كل نتائجه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>بلا تغيّر</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>غير حاسم</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>المعرّف: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>الفروق فقط (&amp;D)</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>جدول المقارنة</translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>البحث في الاختبارات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>لا نتائج لدى بعض الأطراف فقط</numerusform>
            <numerusform>نتيجة واحدة لدى بعض الأطراف فقط</numerusform>
            <numerusform>نتيجتان لدى بعض الأطراف فقط</numerusform>
            <numerusform>%Ln نتائج لدى بعض الأطراف فقط</numerusform>
            <numerusform>%Ln نتيجة لدى بعض الأطراف فقط</numerusform>
            <numerusform>%Ln نتيجة لدى بعض الأطراف فقط</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>يعرض الصفوف الأفضل أو الأسوأ</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>يعرضها تحت غيرها مع السبب، أو يخفيها</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ أفضل   ▼ أسوأ   ? غير حاسم   ~ تكرارات قليلة</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>لا نتيجة مشتركة بين الأطراف.</translation>
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
⁨%2⁩
المصدر: ⁨%3⁩</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>نتائج مرجعية لجهاز آخر، تظهر بجانب نتائج هذا الجهاز</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>جولات سابقة لهذا الجهاز</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>منشور، السنة غير معروفة</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>منشور في %1</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>ما تُقارن به هذه النتائج</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>نتائج جولة سابقة أو جهاز آخر، تظهر بجانب النتائج الحالية</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>نتائج جولة سابقة لهذا الجهاز، تظهر بجانب النتائج الحالية</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>المقارنة مع:</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>إزالة الإعدادات والسجل</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>أتريد إزالة كل الإعدادات وكل الجولات المحفوظة؟ سيُغلق Strata، ولا ملفات له في ⁨%1⁩.</numerusform>
            <numerusform>أتريد إزالة كل الإعدادات وكل الجولات المحفوظة؟ سيُغلق Strata ويزيل ملفًا واحدًا له من ⁨%1⁩.</numerusform>
            <numerusform>أتريد إزالة كل الإعدادات وكل الجولات المحفوظة؟ سيُغلق Strata ويزيل ملفين له من ⁨%1⁩.</numerusform>
            <numerusform>أتريد إزالة كل الإعدادات وكل الجولات المحفوظة؟ سيُغلق Strata ويزيل ⁨%Ln⁩ ملفات له من ⁨%1⁩.</numerusform>
            <numerusform>أتريد إزالة كل الإعدادات وكل الجولات المحفوظة؟ سيُغلق Strata ويزيل ⁨%Ln⁩ ملفًا له من ⁨%1⁩.</numerusform>
            <numerusform>أتريد إزالة كل الإعدادات وكل الجولات المحفوظة؟ سيُغلق Strata ويزيل ⁨%Ln⁩ ملف له من ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>لا يمكن التراجع عن ذلك. وتبقى التقارير وملفات الجولات التي حفظتها في مكان آخر.</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>إزالة وإغلاق (&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>ملف من ⁨%1⁩</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>يكتب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>مجموعة اختبار القرص</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>حجم ملف القرص</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>ما يعرضه الجدول</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>قراءة ملف…</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>⁨%1⁩ ث لكل حِمل</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>في ⁨%1⁩. يحذف ⁦Strata⁩ الملف عند انتهاء الاختبار.</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>يختار الصفوف التي تُقاس. الكلاسيكي يكتب الملف كله ويقرؤه مرة واحدة مثل ⁦Nbench⁩. والأخرى تستخدم عمق طابور أكبر مثل ⁦CrystalDiskMark⁩.</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>الملف الأكبر يتجاوز ذاكرات القرص المخبئية. تقبل «تهيئة» أي حجم.</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>زمن كل حِمل</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>زمن القياس لكل خلية. الزمن الأطول يعطي نتائج أكثر ثباتًا.</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>يختار القيمة الكبيرة في كل خلية. لا يقيس من جديد.</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>كتابة مستمرة…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>اختبار الكتابة المستمرة</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>يكتب مدة طويلة ليُظهر متى يصبح القرص أبطأ</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>قراءة ملف موجود</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>يقيس القراءة فقط من ملف موجود. لا يكتب شيئًا.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>قراءة ملف</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>جميع الملفات (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>حجم من ⁨%1⁩ إلى ⁨%2⁩، مثل ⁦256M⁩ أو ⁨%3⁩.</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>⁨%1⁩ على الأكثر لكل خيط: الفارغ في ⁨%3⁩ هو ⁨%2⁩.</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>ملف القرص (&amp;D)</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>حجم ملف القرص لكل خيط</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>لكل خيط</translation>
    </message>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>حجم ملف القرص في كل مجلد</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>لكل مجلد</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>⁨%1⁩ على الأكثر لكل مجلد: الفارغ في ⁨%3⁩ هو ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>أما «بدء» في النظرة العامة فيستخدم ملفًا لا يتجاوز ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>مجلدات القرص</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>الخيط</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>مجلدات القرص، واحد لكل خيط</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>إضافة (&amp;A)…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>إضافة مجلد</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>استعراض (&amp;B)…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>اختيار مجلد آخر للخيط المحدد</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إزالة (&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>إزالة المجلد المحدد</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>أو أحرف محركات الأقراص (&amp;D)</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>أحرف محركات الأقراص، واحد لكل خيط</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>موافق (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إلغاء (&amp;C)</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>المجلد الحالي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>الخيط ⁨%1⁩</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>اختيار مجلد آخر للملف المحدد</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>أحرف محركات الأقراص</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>الملف ⁨%1⁩</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>يستخدم اختبار القرص ملفًا في كل مجلد، كلها في الوقت نفسه. المجلدات التي على قرص واحد تتقاسم إنتاجيته.</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>لكل خيط ملفه في مجلد خاص به. إذا زادت الخيوط على المجلدات بدأت القائمة من أولها. المجلدات الزائدة لا تُستخدم.</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>القرص ⁨%1⁩ مذكور مرتين. اكتب كل حرف مرة واحدة، مثل ⁦cde⁩.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>«⁨%1⁩» ليس حرف محرك أقراص. اكتب أحرفًا من ⁦a⁩ إلى ⁦z⁩، مثل ⁦cde⁩.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>المجلد الحالي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>مجلدات القرص</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>تعيين القرص (&amp;K)…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>تعيين مجلدات القرص</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>الحر في ⁨%2⁩ هو ⁨%1⁩ فقط، ولا يكفي لملف اختبار. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>يختار مجلدات ملفات الاختبار.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>اختبار القرص</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>رجوع إلى القرص</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>قراءة ⁨%1⁩، ⁨%2⁩، في ⁨%3⁩</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>يعرض اختبار القرص من جديد. تبقى نتائج هذا الملف إلى أن تقرأ غيره.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>القراءة: عدد صحيح بالمئة من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>الخيوط على الملف: عدد صحيح من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>مجموعة اختبار القرص</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>القراءة بالمئة</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>القراءة بالمئة من كل الطلبات</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>الكتلة</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>الخيوط على الملف</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>نمط الوصول</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>متسلسل</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>عمق الطابور (&amp;Q)</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>عمق الطابور لكل خيط</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>وأيضًا ببيانات كلها أصفار (&amp;Z)</translation>
    </message>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>زمن كل حِمل: عدد صحيح من الثواني من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>عمق الطابور لكل خيط: عدد صحيح من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>حجم الكتلة: من ⁨%1⁩ إلى ⁨%2⁩، من قوى العدد اثنين، مثل ⁦4K⁩.</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>يختار الصفوف التي تُقاس. الكلاسيكي يكتب الملف كله ويقرؤه مرة واحدة مثل ⁦Nbench⁩.</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>ثوانٍ لكل حِمل (&amp;N)</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>زمن كل حِمل بالثواني</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>متسلسل: الكتل بترتيبها في الملف. عشوائي: كل كتلة مرة واحدة بترتيب مخلوط.</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>حجم الكتلة لكل طلب</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>وأيضًا ببيانات كلها أصفار</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>يُظهر كيف تتعامل الأقراص وأنظمة الملفات مع البيانات القابلة للضغط. لا تقارن الأقراص به.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

المكان: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>قِس القرص أيضًا (&amp;D)</translation>
    </message>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>تقيس هذه الجولة الجهاز كله في ⁨%1⁩ ثانية على الأكثر: المعالج ومستويات الذاكرة والقرص. وللقرص يكتب ملفًا حتى ⁨%2⁩، ثم يقرؤه ويكتبه بضع ثوانٍ. ويحذف ⁦Strata⁩ الملف بعد ذلك.</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>يُسأل هذا مرة واحدة. ويغيّره لاحقًا قياس &gt; خيارات الجهاز كله.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>المعدّل عبر الزمن</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>زمن الوصول عبر الزمن</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>زمن الوصول بحسب المئين</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>ما يعرضه المخطط</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>كتابة مستمرة: المعدّل</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>كتابة مستمرة: زمن الوصول</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>ولا مجلد آخر</numerusform>
            <numerusform>ومجلد آخر</numerusform>
            <numerusform>ومجلدان آخران</numerusform>
            <numerusform>و%Ln مجلدات أخرى</numerusform>
            <numerusform>و%Ln مجلدًا آخر</numerusform>
            <numerusform>و%Ln مجلد آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>يفحص المجلد…</translation>
    </message>
    <message>
        <source>Other folders…</source>
        <translation>مجلدات أخرى…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>القرص</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>القرص المراد اختباره</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>يختار القرص المراد اختباره، أو مجلدات ملفات الاختبار.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>إعادته إلى النافذة</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>إخراجه من النافذة</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>إخفاء؛ تعيده القائمة «عرض»، «لوحة التقرير»</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>حجم من ⁨%1⁩ إلى ⁨%2⁩، مثل ⁦64G⁩.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>المكان: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>يكتب ⁨%1⁩ إجمالًا، في مرورات متكررة على ملف من ⁨%2⁩. لا يحتاج إلى مساحة أكبر من هذا الملف، ويحذفه ⁦Strata⁩ عند انتهاء الاختبار أو إيقافه.</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>هذا يُبلي أقراص الفلاش: يكتب ⁨%1⁩ من سعة هذا القرص. أقراص الحواسيب المكتبية مصممة لنحو ⁨%2⁩ كتابة كاملة لسعتها، فهو يستهلك ⁨%3⁩ منها.</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>هذا يُبلي أقراص الفلاش: كل كتابة تستهلك قليلًا من عمرها.</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>يتحقق ⁦Strata⁩ من كل مرور، وهذا يستغرق نحو ضعف الزمن.</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>اختبار الكتابة المستمرة</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>يُظهر المعدّل بحسب ما كُتب: أين تمتلئ ذاكرة ⁦SLC⁩ في قرص الفلاش، وأين ترتفع حرارته، وكم تبلغ سرعته بعد ذلك.</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>إجمالي الكتابة (&amp;W)</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>عدد البايتات المكتوبة إجمالًا</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>اختر أكثر من ذاكرة ⁦SLC⁩ في القرص، وهي غالبًا من 10 إلى ⁦30 %⁩ من المساحة الحرة.</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>القراءة والتحقق (&amp;R)</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>القراءة والتحقق</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>يجد الكتل التي يفقدها القرص أو يخلطها أو يفسدها.</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>بمعدل ⁦%1 MB/s⁩، وهو أعلى معدل في آخر اختبار لهذا القرص، يستغرق ذلك ⁨%2⁩. ويستغرق وقتًا أطول حين يبطؤ القرص.</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>بمعدل ⁦%1 MB/s⁩ يستغرق ذلك ⁨%2⁩؛ والقرص الأسرع يحتاج إلى وقت أقل.</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>Save report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>ملفات نصية (*.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>حُفظ التقرير في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>صور PNG (*.png);;رسوم SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>حُفظت الصورة في ⁨%1⁩</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>المخطط في الحافظة.</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>حفظ بطاقة النتيجة</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>حُفظت بطاقة النتيجة في ⁨%1⁩</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>بطاقة النتيجة في الحافظة.</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>كل التقارير نصًّا (*.txt);;آخر جولة صفحةَ ويب (*.html);;آخر جولة رسمًا (*.svg);;آخر جولة جدولًا (*.csv);;آخر جولة ملفَ Strata (*.strata)</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>⁨%1⁩، الطريقة ⁨%2⁩</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-report-%1.txt</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-chart-%1.png</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-machine-%1.png</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-card-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>حفظ التشخيص</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnostics-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>التشخيص (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>حُفظ التشخيص في ⁨%1⁩</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>كل الخيوط: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>هذه الصفحة صفحةَ ويب (*.html);;هذه الصفحة رسمًا (*.svg);;هذه الصفحة جدولًا (*.csv);;هذه الصفحة ملفَ Strata (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>كل التقارير نصًّا (*.txt)</translation>
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
        <translation>أقل</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>عرض أقل من الملاحظات</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>عرض كل الملاحظات</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>ما يُبطئ هذا الجهاز: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>محتويات المساعدة</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>نص المساعدة</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>المواضع التي عُثر عليها: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>رجوع إلى الصفحة السابقة (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>تقدّم إلى الصفحة التالية (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>نتائج البحث</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>لا نتائج للبحث عن «⁨%1⁩» في المساعدة. جرّب كلمات أقل، أو جزءًا من كلمة.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search in the history</source>
        <translation>البحث في السجل</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>الاختبارات المعروضة</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>الأجهزة المعروضة</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>كل الاختبارات</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>كل الأجهزة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 من %Ln جولة</numerusform>
            <numerusform>%1 من جولة واحدة</numerusform>
            <numerusform>%1 من جولتين</numerusform>
            <numerusform>%1 من %Ln جولات</numerusform>
            <numerusform>%1 من %Ln جولة</numerusform>
            <numerusform>%1 من %Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>الدرجات المعروضة</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>كل الدرجات</translation>
    </message>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>ابحث في التواريخ والتسميات والتعليقات والأجهزة والاختبارات</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>غير منتهية</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>موقوفة</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>⁨%1⁩ ⁨%2⁩ ⁨%3⁩</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الاختبارات</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>⁨%1⁩ (الذاكرة)</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>⁨%1⁩ (⁨L%2⁩)</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>جارية، ⁨%1 %⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Run saved to %1</source>
        <translation>حُفظت الجولة في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>استيراد جولات</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>تصدير جولة</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>تسمية (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>استيراد (&amp;I)…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>يضيف جولات من ملف؛ ويمكن أيضًا إفلات الملفات هنا</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع (&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>لم تُضف أي جولة من ⁨%1⁩</numerusform>
            <numerusform>أُضيفت جولة واحدة من ⁨%1⁩</numerusform>
            <numerusform>أُضيفت جولتان من ⁨%1⁩</numerusform>
            <numerusform>أُضيفت %Ln جولات من ⁨%1⁩</numerusform>
            <numerusform>أُضيفت %Ln جولة من ⁨%1⁩</numerusform>
            <numerusform>أُضيفت %Ln جولة من ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>لم تُحذف أي جولة.</numerusform>
            <numerusform>حُذفت جولة واحدة.</numerusform>
            <numerusform>حُذفت جولتان.</numerusform>
            <numerusform>حُذفت %Ln جولات.</numerusform>
            <numerusform>حُذفت %Ln جولة.</numerusform>
            <numerusform>حُذفت %Ln جولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>تصدير (&amp;X)…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>لم تُضف أي جولة</numerusform>
            <numerusform>أُضيفت جولة واحدة</numerusform>
            <numerusform>أُضيفت جولتان</numerusform>
            <numerusform>أُضيفت %Ln جولات</numerusform>
            <numerusform>أُضيفت %Ln جولة</numerusform>
            <numerusform>أُضيفت %Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>جولات Strata (*.strata *.json);;مخرجات برامج أخرى (*.csv *.txt *.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>جولات Strata (*.strata);;صفحات ويب (*.html);;رسوم (*.svg);;جداول (*.csv);;ملفات نصية (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>مقارنة (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>مشاركة (&amp;S)…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) could not be read either.</source>
        <translation>
            <numerusform>لا ملفات أخرى تعذّرت قراءتها.</numerusform>
            <numerusform>وتعذّرت كذلك قراءة ملف آخر.</numerusform>
            <numerusform>وتعذّرت كذلك قراءة ملفين آخرين.</numerusform>
            <numerusform>وتعذّرت كذلك قراءة %Ln ملفات أخرى.</numerusform>
            <numerusform>وتعذّرت كذلك قراءة %Ln ملفًا آخر.</numerusform>
            <numerusform>وتعذّرت كذلك قراءة %Ln ملف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>لا جديد: هذه الجولات في السجل</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>الجولات المحفوظة</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>حدد جولة واحدة لترى تقريرها هنا.</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>يحفظ نسخة مجهولة الهوية من الجولة المحددة</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>يحذف الجولات المحددة. يعيدها «تراجع».</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>لا جولات محفوظة بعد</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>تظهر كل جولة هنا عندما تنتهي.</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>لا يوفر نظام التشغيل مجلدًا لبيانات المستخدم، لذا لا يستطيع ⁦Strata⁩ حفظ الجولات.</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>يقارن الجولات المحددة، كل واحدة مع بقية سلسلتها. ومع ⁦Shift⁩ تُضاف إلى ما يُقارن بالفعل.</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>إضافة إلى المقارنة (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>فتح (&amp;O)</translation>
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
        <source>Export series</source>
        <translation>تصدير سلسلة</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>يعرض نتائج الجولة المحددة في الصفحات مع مخططاتها. والنقر المزدوج يفعل ذلك أيضًا. ومن السلسلة تكون الجولة التي عند الوسيط.</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>يحفظ الجولة المحددة أو كل جولات السلسلة ملف جولة أو صفحة ويب أو رسمًا أو جدولًا أو نصًّا</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>التعليق (&amp;M)</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>يغيّر تسمية الجولة المحددة أو كل جولات السلسلة (⁦F2⁩). ويحرر ⁦Shift+F2⁩ تعليق الجولة.</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>الجولة المحددة</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>حدد جولة واحدة لترى نتائجها هنا.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>حفظ الجولات في السجل (&amp;H)</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>حفظ الجولات في السجل</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>يحفظ كل جولة في هذا الجهاز خطوة بعد خطوة. عند الإيقاف تحل محلها الجولة التالية ما لم تحفظ تقريرها.</translation>
    </message>
</context>
<context>
    <name>strata::gui::KindFilter</name>
    <message>
        <source>%1: %2</source>
        <comment>column, what it has of a result</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeadForm</name>
    <message>
        <source>A code has six digits.</source>
        <translation>يتكون الرمز من ستة أرقام.</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>اختر اتجاهًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>عنوان (&amp;D):</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>رمز (&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>التدفقات:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>وقت (&amp;T):</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>تدفقات من هذا الجهاز إلى الآخر</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>تدفقات من الجهاز الآخر إلى هذا الجهاز</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>تدفقات إلى الجهاز الآخر ومنه في الوقت نفسه</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>اكتب الرمز المكوَّن من ستة أرقام الذي يعرضه الخادم.</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>اكتب رمزًا واحدًا لكل الخوادم، أو رمزًا لكل خادم بالترتيب نفسه.</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>قياس الشبكة (عميل)</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>عنوان الخادم</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>اسم أو عنوان، مع المنفذ إن لم يكن الافتراضي: ⁦desk.local:49001⁩. افصل الخوادم بفواصل. يقيس ⁦Strata⁩ كلًّا منها وحده ثم كلها معًا.</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>رمز الخادم</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>الأرقام الستة التي يعرضها الخادم. لا يحفظها ⁦Strata⁩. افصل رموز الخوادم المتعددة بفواصل.</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>التدفقات المتوازية</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>الاتصالات المتوازية لكل اتجاه. يقيس ⁦Strata⁩ أيضًا كل قوة أصغر للعدد اثنين: 1 و2 و4 وهكذا.</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>مدة كل قياس</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>مدة قياس ⁦RTT⁩ وكل نوع من التدفقات.</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>ابدأ الخادم على الجهاز الآخر: في هذه الصفحة أو بالأمر «⁦strata-cli serve⁩». يعرض عناوينه ورمزًا.</translation>
    </message>
    <message>
        <source>Type the address that the server shows: on this page of the other machine, or with &quot;strata-cli serve&quot;.</source>
        <translation>اكتب العنوان الذي يعرضه الخادم: في هذه الصفحة على الجهاز الآخر أو بالأمر «⁦strata-cli serve⁩».</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>لم يترك اختبار قرص انقطع أي ملف (⁨%1⁩) في %2.</numerusform>
            <numerusform>ترك اختبار قرص انقطع ملفًا واحدًا (⁨%1⁩) في %2.</numerusform>
            <numerusform>ترك اختبار قرص انقطع ملفين (⁨%1⁩) في %2.</numerusform>
            <numerusform>ترك اختبار قرص انقطع %Ln ملفات (⁨%1⁩) في %2.</numerusform>
            <numerusform>ترك اختبار قرص انقطع %Ln ملفًا (⁨%1⁩) في %2.</numerusform>
            <numerusform>ترك اختبار قرص انقطع %Ln ملف (⁨%1⁩) في %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>لم يُحذف أي ملف (⁨%1⁩).</numerusform>
            <numerusform>حُذف ملف واحد (⁨%1⁩).</numerusform>
            <numerusform>حُذف ملفان (⁨%1⁩).</numerusform>
            <numerusform>حُذفت %Ln ملفات (⁨%1⁩).</numerusform>
            <numerusform>حُذف %Ln ملفًا (⁨%1⁩).</numerusform>
            <numerusform>حُذف %Ln ملف (⁨%1⁩).</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>حذف الملفات</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>يحذف هذه الملفات ولا شيء غيرها.</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>إبقاء الملفات</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>يترك هذه الملفات في مكانها ولا يسأل عنها ثانية.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>⁨%1⁩، ظاهر</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>⁨%1⁩، مخفي</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>إخفاء في المخطط والجدول</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>إظهار في المخطط والجدول</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>جارٍ الاستعداد</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>جولة جارية</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>⁨%1⁩: انتهى</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>⁨%1⁩: جارٍ</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>⁨%1⁩: لم يبدأ</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>تقدّم جولة القياس</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>حِمل الخلفية</translation>
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
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>وحدة المعدّلات</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>جارٍ التعرف على العتاد…</translation>
    </message>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>يقيس جهاز آخر الآن الشبكة إلى هذا الجهاز. وأي جولة ستعكّر قياسه: انتظر حتى ينتهي، أو اضغط «إيقاف الخادم» في صفحة «الشبكة».</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>هناك جولة جارية. انتظر حتى تنتهي، أو اضغط إيقاف، لفتح جولة أخرى.</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>هناك جولة جارية. انتظر حتى تنتهي، أو اضغط إيقاف، لفحص أداة القياس.</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>فحص أداة القياس…</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>الوحدة: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>التدرّج</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Rate over time</source>
        <translation>المعدّل عبر الزمن</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>التدفقات</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>القطع حسب الحجم</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>ما يعرضه المخطط</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>⁦RTT⁩ عبر الزمن</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>⁦RTT⁩ حسب المئين</translation>
    </message>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>داخل هذا الجهاز: لم يغادره الاتصال، فهذه أرقام ذاكرته ونظام تشغيله.</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>فُتحت من السجل: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>العودة إلى النتائج الحالية (&amp;B)</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>يغلق هذه الجولة ويعرض ما قيس آخر مرة. وتبقى الجولة في السجل.</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>عمليات النقل</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>ما يعرضه المخطط</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>النوى (&amp;C):</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>نوع النوى التي تقاس</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>بطاقة النتيجة…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>بطاقة النتيجة</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>يعرض هذه النتائج في صورة واحدة، للحفظ أو النسخ</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
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
        <translation>المستوى</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>خيط واحد</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>معدّلات خيط واحد</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>يعرض ويقيس ما تقدر عليه نواة واحدة</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>كل الخيوط</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>معدّلات كل الخيوط</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>يعرض ويقيس ما تقدر عليه وحدات CPU كلها معًا؛ ولزمن الوصول خيط واحد دائمًا</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>السرعة النسبية</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>النواة ومستويات الذاكرة والقرص</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>القراءة بخيط واحد. والأشرطة لوغاريتمية.</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>خيط واحد</translation>
    </message>
    <message>
        <source>log</source>
        <comment>scale of the bars, short</comment>
        <translation>لوغ</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlanSummary</name>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>⁨%1⁩ د</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>يحتاج إلى ⁨%1⁩ من الذاكرة، نحو ⁨%2⁩</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>يحتاج إلى ⁨%1⁩ من الذاكرة، يكتب ⁨%2⁩ على القرص، نحو ⁨%3⁩</translation>
    </message>
    <message>
        <source>A test is running. These settings apply to the next one.</source>
        <translation>يعمل اختبار الآن. تسري هذه الإعدادات على التالي.</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>جارٍ تقدير ما يلزم…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>صحّح الحقول المعلَّمة لمعرفة الزمن والذاكرة اللازمين.</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>يحتاج إلى ⁨%1⁩ من الذاكرة</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>بدء: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>سهما اليسار واليمين لقراءة النتائج، وزائد وناقص للتكبير والتصغير، و0 لإظهار الكل. يحوي الجدول النتائج نفسها.</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>&amp;Preset</source>
        <translation>المجموعة الجاهزة (&amp;P)</translation>
    </message>
    <message>
        <source>Custom values.</source>
        <translation>قيم مخصصة.</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>ولا تستغرق «بدء» في النظرة العامة عندئذ أي وقت.</numerusform>
            <numerusform>وتستغرق «بدء» في النظرة العامة عندئذ ثانية واحدة على الأكثر.</numerusform>
            <numerusform>وتستغرق «بدء» في النظرة العامة عندئذ ثانيتين على الأكثر.</numerusform>
            <numerusform>وتستغرق «بدء» في النظرة العامة عندئذ %Ln ثوانٍ على الأكثر.</numerusform>
            <numerusform>وتستغرق «بدء» في النظرة العامة عندئذ %Ln ثانية على الأكثر.</numerusform>
            <numerusform>وتستغرق «بدء» في النظرة العامة عندئذ %Ln ثانية على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>لزر «بدء» في النظرة العامة أزمنته: اخترها بجانبه.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>يستغرق «بدء» نحو: ⁨%1⁩</translation>
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
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Threads: one to all</source>
        <translation>الخيوط: من واحد إلى الكل</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>الخيوط: كما في التهيئة</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>أعداد الخيوط التي يُقاس بها المعالج</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>التردد</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>⁦%1 GHz⁩ بالقياس</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>تجري قراءة ⁨%1⁩…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إلغاء (&amp;C)</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>لا تُقرأ ملفات أخرى، ويبقى ما قُرئ.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>هذه الأحجام</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>يختار ⁦Strata⁩ هذا الحجم حسب الذاكرة المخبئية لهذا الجهاز.</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>حتى أصغر المخازن لا تتسع لها الذاكرة المتاحة.</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>حجم المخزن ⁨%1⁩: ⁨%2⁩ على الأكثر، لأن كل خيط يحتاج إلى مخزنين كهذا في الذاكرة المتاحة.</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>حجم المخزن ⁨%1⁩: من ⁨%2⁩ إلى ⁨%3⁩، مثل ⁦16K⁩ أو ⁨%4⁩. يتركه ⁦Strata⁩ إن كان 0 أو فارغًا.</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>بهذه الخيوط تحتاج المخازن حسب الذاكرة المخبئية إلى ⁨%1⁩ من الذاكرة، والمتاح ⁨%2⁩ فقط. اختر خيوطًا أقل، أو مخازن لا تتجاوز ⁨%3⁩.</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>بهذه الخيوط تحتاج المخازن إلى ⁨%1⁩ من الذاكرة، والمتاح ⁨%2⁩ فقط. اختر خيوطًا أقل، أو مخازن لا تتجاوز ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>اختر ⁨%1⁩ على الأكثر: يحتاج كل خيط إلى مخزنين كهذا، والمتاح من الذاكرة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>أحجام المخازن (&amp;R)</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>أحجام المخازن</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>حسب أحجام الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>حجم المخزن ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>غير معروف بعد</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>الاختبارات:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>التكرارات (&amp;R):</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>الزمن:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>يحفظ ⁦Strata⁩ كل تكرار منتهٍ في السجل. الإيقاف يُبقي المنتهية.</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>يكرر الاختبارات نفسها، كل مرة بخيوط وذاكرة جديدة. يُظهر تشتت التكرارات مقدار التشويش، فتمكن مقارنة السلاسل.</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>لمقارنة سلسلتين لا يلزم أي تكرار.</numerusform>
            <numerusform>لمقارنة سلسلتين يلزم كلًّا منهما تكرار واحد على الأقل.</numerusform>
            <numerusform>لمقارنة سلسلتين يلزم كلًّا منهما تكراران على الأقل.</numerusform>
            <numerusform>لمقارنة سلسلتين يلزم كلًّا منهما %Ln تكرارات على الأقل.</numerusform>
            <numerusform>لمقارنة سلسلتين يلزم كلًّا منهما %Ln تكرارًا على الأقل.</numerusform>
            <numerusform>لمقارنة سلسلتين يلزم كلًّا منهما %Ln تكرار على الأقل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>التقارير</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>تظهر هنا تقارير الجولات.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>كل عناوين هذا الجهاز</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>منفذ (&amp;P):</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>عناوين هذا الجهاز</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>الرمز:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>رمز هذا الجهاز</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>نسخ الرمز</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>ينسخ الرمز إلى الحافظة</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>إيقاف الخادم</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>بدء الخادم</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>يوقف الخادم ويقطع اتصال العميل الحالي.</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>يقبل العملاء الذين يعرفون الرمز. يتوقف بعد 15 دقيقة بلا عميل.</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>السماح لجهاز آخر بالاتصال (خادم)</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>ما دام الخادم يعمل، يستطيع العملاء الذين يعرفون الرمز إجراء اختبار الشبكة ولا شيء غيره.</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>انتظار عند (&amp;L):</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>العنوان الذي ينتظر عنده الخادم</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>العنوان المحلي الذي يقبل الخادم الاتصالات عليه.</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>المنفذ الذي ينتظر عنده الخادم</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>يجب أن يسمح جدار الحماية بالاتصالات الواردة إلى هذا المنفذ.</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>للعملاء:</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsModel</name>
    <message>
        <source>%1. %2</source>
        <comment>cell, reasons</comment>
        <translation>⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>cell, number of threads; short</comment>
        <translation>⁨%1⁩ ×%2</translation>
    </message>
    <message>
        <source>%1, 1 thread</source>
        <comment>cell</comment>
        <translation>⁨%1⁩، خيط واحد</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>⁨%1⁩، %Ln خيط</numerusform>
            <numerusform>⁨%1⁩، خيط واحد</numerusform>
            <numerusform>⁨%1⁩، خيطان</numerusform>
            <numerusform>⁨%1⁩، %Ln خيوط</numerusform>
            <numerusform>⁨%1⁩، %Ln خيطًا</numerusform>
            <numerusform>⁨%1⁩، %Ln خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>الدرجة</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
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
        <translation>⁨%1⁩ ⁦± %2⁩</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>figure with unit, least and most of many</comment>
        <translation>⁨%1⁩ (⁨%2⁩ إلى ⁨%3⁩)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>CPU, other CPU, time from one to the other</comment>
        <translation>⁨%1⁩، ⁨%2⁩: ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunCommands</name>
    <message>
        <source>R&amp;un: %1</source>
        <comment>in the menu; the test</comment>
        <translation>بدء: ⁨%1⁩ (&amp;U)</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>لا يمكن القياس بهذه الإعدادات</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>لم يُقس شيء بعد</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>لم تقس هذه الجولة هذا الاختبار</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>لم يُقس منذ بدء Strata هذه المرة</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>لا نتائج لهذا الاختبار بعد</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunHead</name>
    <message>
        <source>%1 · %2</source>
        <comment>step, remaining time</comment>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>تقدّم جولة القياس</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>يبدأ ما هو مذكور بجانب هذا الزر (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>يُنهي جولة القياس ويحتفظ بما قاسته (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>ما يُقاس</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>كم يستغرق الجهاز كله، أو جزء واحد منه</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>⁨%1⁩ (مُدّد)</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>جارٍ الاستعداد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>لم تُقَس أي نتيجة من جديد عند ⁨%1⁩.</numerusform>
            <numerusform>قيست نتيجة واحدة من جديد عند ⁨%1⁩.</numerusform>
            <numerusform>قيست نتيجتان من جديد عند ⁨%1⁩.</numerusform>
            <numerusform>قيست %Ln نتائج من جديد عند ⁨%1⁩.</numerusform>
            <numerusform>قيست %Ln نتيجة من جديد عند ⁨%1⁩.</numerusform>
            <numerusform>قيست %Ln نتيجة من جديد عند ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>أُوقفت قبل قياس أي شيء.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>لم يُقس.</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>التكرار %1 من %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>قيس: %1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>جولات عدة، آخرها ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>أخذ ⁨%1⁩ ما يصل إلى ⁨%2⁩ من معالج</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>الباهت: آخر جولة، %1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>لم يُقس شيء بعد</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>مثل الجولة الأخيرة (⁨%1⁩)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>لا نتائج خارج مداها المعتاد</numerusform>
            <numerusform>نتيجة واحدة خارج مداها المعتاد</numerusform>
            <numerusform>نتيجتان خارج مداهما المعتاد</numerusform>
            <numerusform>%Ln نتائج خارج مداها المعتاد</numerusform>
            <numerusform>%Ln نتيجة خارج مداها المعتاد</numerusform>
            <numerusform>%Ln نتيجة خارج مداها المعتاد</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>كلها ضمن مداها المعتاد</translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>تحسنت ⁨%1⁩ وبقيت ⁨%2⁩</translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>ومن القياسين أُبقي ذو الدرجة الأفضل، وإلا فذو الفترة الأضيق.</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>الباهت: جولات سابقة، آخرها %1</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>محفوظة في السجل.</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>الأسرع ⁨%1⁩ والأبطأ ⁨%2⁩ مقارنةً بالجولة الأخيرة، وأكثرها: ⁨%3⁩ ⁨%4⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>لم يُترك غير موثوق</numerusform>
            <numerusform>تُركت نتيجة واحدة غير موثوقة</numerusform>
            <numerusform>تُركت نتيجتان غير موثوقتين</numerusform>
            <numerusform>تُركت %Ln نتائج غير موثوقة</numerusform>
            <numerusform>تُركت %Ln نتيجة غير موثوقة</numerusform>
            <numerusform>تُركت %Ln نتيجة غير موثوقة</numerusform>
        </translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>تعرض الجولة هنا تقدّمها، ثم مدى موثوقية نتائجها.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>أُوقفت فورًا.</numerusform>
            <numerusform>أُوقفت بعد ثانية واحدة.</numerusform>
            <numerusform>أُوقفت بعد ثانيتين.</numerusform>
            <numerusform>أُوقفت بعد %Ln ثوانٍ.</numerusform>
            <numerusform>أُوقفت بعد %Ln ثانية.</numerusform>
            <numerusform>أُوقفت بعد %Ln ثانية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>اكتملت فورًا.</numerusform>
            <numerusform>اكتملت في ثانية واحدة.</numerusform>
            <numerusform>اكتملت في ثانيتين.</numerusform>
            <numerusform>اكتملت في %Ln ثوانٍ.</numerusform>
            <numerusform>اكتملت في %Ln ثانية.</numerusform>
            <numerusform>اكتملت في %Ln ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>تتشوّش الصورة على الشاشة أثناء قياس مخزن الإطارات. ويستعيدها Strata بعد ذلك.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>ابدأ القياس</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>strata::gui::SectionsPage</name>
    <message>
        <source>Tests</source>
        <translation>الاختبارات</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>اختبارات أخرى</translation>
    </message>
</context>
<context>
    <name>strata::gui::SeriesCommands</name>
    <message>
        <source>B: %1</source>
        <comment>what differs</comment>
        <translation>B: ⁨%1⁩</translation>
    </message>
    <message>
        <source>A: as in Setup</source>
        <translation>A: كما في التهيئة</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>الإعدادات (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>الإعدادات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>فتح الإعدادات</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>حفظ الإعدادات</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>حُفظت الإعدادات في ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>لا يحوي ⁨%1⁩ إعدادات صالحة. ⁨%2⁩</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>حُمّلت الإعدادات من ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Setup</source>
        <translation>التهيئة</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>استعادة الافتراضي (&amp;E)</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>استعادة الافتراضي</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>موافق (&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إلغاء (&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>إظهار إعدادات أقل (&amp;W)</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>إظهار إعدادات أكثر (&amp;W)</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>إظهار إعدادات أقل</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>إظهار إعدادات أكثر</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>صحّح الحقول المعلَّمة أولًا.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-shared-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>حفظ نسخة المشاركة</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>صفحات ويب (*.html);;جولات Strata (*.strata);;رسوم (*.svg);;جداول (*.csv);;ملفات نصية (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>حُفظت نسخة المشاركة في %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>مشاركة الجولة</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>إبقاء التسمية والتعليق (&amp;K)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>في جولتك</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>في النسخة</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>حفظ النسخة (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إلغاء (&amp;C)</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>قد يحتويان بيانات شخصية</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>يحفظ نسخة من هذه الجولة ليس فيها ما يدل على الحاسوب. وتبقى الجولة نفسها كما هي. ولا يرسل ⁦Strata⁩ شيئًا إلى أي مكان: أنت تختار أين يذهب الملف.</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>ما حُذف أو غُيّر (&amp;R)</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>ما تحذفه النسخة أو تغيّره</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>الموثوق %1 من %Ln نتيجة معروضة</numerusform>
            <numerusform>الموثوق %1 من نتيجة معروضة واحدة</numerusform>
            <numerusform>الموثوق %1 من نتيجتين معروضتين</numerusform>
            <numerusform>الموثوق %1 من %Ln نتائج معروضة</numerusform>
            <numerusform>الموثوق %1 من %Ln نتيجة معروضة</numerusform>
            <numerusform>الموثوق %1 من %Ln نتيجة معروضة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1 (%Ln نتيجة)</numerusform>
            <numerusform>%1 (نتيجة واحدة)</numerusform>
            <numerusform>%1 (نتيجتان)</numerusform>
            <numerusform>%1 (%Ln نتائج)</numerusform>
            <numerusform>%1 (%Ln نتيجة)</numerusform>
            <numerusform>%1 (%Ln نتيجة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>إعادة قياس %Ln</numerusform>
            <numerusform>إعادة قياس واحدة</numerusform>
            <numerusform>إعادة قياس اثنتين</numerusform>
            <numerusform>إعادة قياس %Ln</numerusform>
            <numerusform>إعادة قياس %Ln</numerusform>
            <numerusform>إعادة قياس %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>يقيس النتائج غير الموثوقة وحدها. ويبقى من كل نتيجة القياس ذو الدرجة الأفضل، وإلا فذو الفترة الأضيق. أغلق البرامج الأخرى أولًا.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>الحمل</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>المتجهات: حساب أعرض المتجهات، وهو الأكثر تسخينًا. الأعداد الصحيحة: ترتيب. الذاكرة: نسخ.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>بلا دقائق</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>⁨%Ln⁩ دقائق</numerusform>
            <numerusform>⁨%Ln⁩ دقيقة</numerusform>
            <numerusform>⁨%Ln⁩ دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>تنخفض الحواسيب المحمولة الرقيقة خلال دقيقة أو اثنتين، والمبردات الكبيرة بعد عشر أو أكثر.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>Quick sweep</source>
        <translation>تدرّج سريع</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>تدرّج كامل</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>سلسلة واحدة</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>أعرض معامل</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>كل العروض</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>من سلسلة إلى اثنتي عشرة</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>مدى التدرّج</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>السريع: أحجام قليلة على جانبي كل ذاكرة مخبئية. الكامل: ثمانية أحجام في كل تضاعف، وذلك يُظهر المستويات نفسها.</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>سلاسل التدرّج</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>تحميل بعد تحميل، أو حتى اثني عشر معًا</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>بدء التدرّج</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>بدء تدرّج زمن الوصول</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>بدء تدرّج عرض النطاق</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>يقيس كل الأحجام، من أول ذاكرة مخبئية إلى الذاكرة الرئيسية</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>صفحات معتادة</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>الحلقات المتسلسلة فقط، أو العشوائية و⁦non-temporal⁩ وذات الجلب المسبق أيضًا</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>صفحات ضخمة</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>افتراضية وضخمة</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>حلقات التدرّج</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>حجم الصفحات</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>الصفحات الضخمة (غالبًا ⁦2 MiB⁩) توفر إخفاقات ⁦TLB⁩. كلاهما: يقيس ⁦Strata⁩ كل حجم بالنوعين تباعًا، وفي المخطط المنحنيان. ويُظهر التقرير ما أعطاه النظام.</translation>
    </message>
    <message>
        <source>One size per level</source>
        <translation>حجم لكل مستوى</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>كل الحلقات</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>عدد صحيح من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>الخيوط (&amp;T)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>عدد الخيوط</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>تدرّج حتى</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>خيط لكل وحدة ⁦CPU⁩</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>خيط لكل نواة</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>اختبار التدرّج: يجري كل اختبار بخيط واحد ثم 2 و4 وهكذا حتى الخيوط كلها</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>وقت الأعداد الصحيحة: عدد صحيح من الثواني من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>وقت الفاصلة العائمة: عدد صحيح من الثواني من ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>الأوقات، بالثواني</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>أعداد صحيحة (&amp;I)</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>وقت الأعداد الصحيحة، بالثواني</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>فاصلة عائمة (&amp;F)</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>وقت الفاصلة العائمة، بالثواني</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>التوقف عند بلوغ الدقة (&amp;S)</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>التوقف عند بلوغ الدقة</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>وقت الذاكرة: عدد صحيح من الثواني من ⁨%1⁩ إلى ⁨%2⁩، لكل حجم مخزن.</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>الذاكرة، لكل حجم (&amp;M)</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>وقت الذاكرة لكل حجم مخزن، بالثواني</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>يُنهي الاختبار مبكرًا متى صارت نتيجته دقيقة. عند إيقافه يستخدم كل اختبار وقته كله مثل ⁦Nbench⁩.</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>No CPU picked</source>
        <translation>لم تُختر وحدة CPU</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>المختارة: ⁦CPU %1⁩</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>المختارة: ⁦CPU %1⁩</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>حفظ الصورة (&amp;S)…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إغلاق (&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>اختيار وحدات CPU</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>إعادة الضبط (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>موافق (&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إلغاء (&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>يُقاس الجزء القابل للاستعمال من المستوى الأخير للذاكرة المخبئية: ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>أعد قياس الذاكرة المخبئية (&amp;M)</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>أعد قياس الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>يقيس كم تستطيع البرامج أن تستعمل من المستوى الأخير للذاكرة المخبئية، في ثلاث ثوانٍ على الأكثر.</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>انقر وحدات ⁦CPU⁩ التي تُربط بها الخيوط، أو مربعًا لاختيار كل ما فيه. النقر مع ⁦Shift⁩ يختار مجالًا.</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>إعادة الضبط إلى الاختيار السابق</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>نسخ البيانات (&amp;F)</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>نسخ البيانات</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>صورة الجهاز</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>⁨%1⁩، مختارة</translation>
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
        <translation>المعتاد: من %1 إلى %2 %3</translation>
    </message>
    <message>
        <source>outside the usual range</source>
        <translation>خارج المدى المعتاد</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1؛ %2.</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>النتيجة عبر الزمن</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>أشر إلى جولة لقراءتها أو استخدم مفاتيح الأسهم. والنقر يحددها.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>⁨%1⁩، بلا جولات منذ %2: الوسيط ⁨%3 %4⁩</numerusform>
            <numerusform>⁨%1⁩، جولة واحدة منذ %2: الوسيط ⁨%3 %4⁩</numerusform>
            <numerusform>⁨%1⁩، جولتان منذ %2: الوسيط ⁨%3 %4⁩</numerusform>
            <numerusform>⁨%1⁩، %Ln جولات منذ %2: الوسيط ⁨%3 %4⁩</numerusform>
            <numerusform>⁨%1⁩، %Ln جولة منذ %2: الوسيط ⁨%3 %4⁩</numerusform>
            <numerusform>⁨%1⁩، %Ln جولة منذ %2: الوسيط ⁨%3 %4⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>وهي أقل من أن يُعرف لها مدى معتاد</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>كلها ضمن المدى المعتاد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>لا جولة خارج المدى المعتاد</numerusform>
            <numerusform>جولة واحدة خارج المدى المعتاد</numerusform>
            <numerusform>جولتان خارج المدى المعتاد</numerusform>
            <numerusform>%Ln جولات خارج المدى المعتاد</numerusform>
            <numerusform>%Ln جولة خارج المدى المعتاد</numerusform>
            <numerusform>%Ln جولة خارج المدى المعتاد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>الحجم الأصلي (الآن ⁦%1 %⁩) (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>وحدة المعدّلات (&amp;U)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>تكبير (&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>تصغير (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>المظهر (&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>مثل النظام (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>فاتح (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>داكن (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>لوحة التقرير (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>الجهاز (&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>عالي التباين (&amp;H)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>مرفوضًا</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>لا يُسمح لبرنامج ⁦Strata⁩ بالكتابة في ⁨{1}⁩. اختر مجلدًا آخر، أو غيّر أذوناته.</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>امتلأ قرص ⁨{1}⁩ بعد ⁨{2}⁩. اختر ملفًا أصغر أو مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>أعداد صحيحة</translation>
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
        <translation>الذاكرة</translation>
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
        <translation>القرص</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>ترتيب Heapsort لألف عدد صحيح عشوائي من 32 بت، جديدة في كل مرة</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>أعداد double مفردة: 11 جمعًا، طرحان، 9 عمليات ضرب، قسمتان</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>الفهرس العشوائي لعملية نقل وحده</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>كتابة</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>نقل</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>المئين 90 للعمل في الدورة × تردد الساعة</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>المئين 90 للمعدّل</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>المئين 10</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>وسيط العمليات</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>متروك</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>فشل</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>المعدّل</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>الطريقة ⁨{1}⁩، بُني باستخدام ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>استغرقت جولة القياس ⁦{1} s⁩.</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>استغرقت جولة القياس ⁦{1} min {2} s⁩.</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>غير مكتملة: فشلت بعض الاختبارات. تذكر الملاحظات السبب.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>لم يُقس شيء.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>الجهاز</translation>
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
        <translation>المعالج</translation>
    </message>
    <message>
        <source>Caches</source>
        <extracomment>label-caches</extracomment>
        <translation>الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>label-system
----------
machine-system</extracomment>
        <translation>النظام</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>⁨{2}⁩: وحدات CPU ⁨{1}⁩</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>⁦L{1} {2}⁩ لكل CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>⁦L{1} {2}⁩ لكل ⁦{3} CPU⁩</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>⁨{1}⁩، المتاح ⁨{2}⁩؛ حجم الصفحة ⁨{3}⁩</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>آلة افتراضية (⁨{1}⁩)</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>الحِمل ⁨{1}⁩ قبل جولة القياس</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>الأوقات</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>المناطق</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>المجلدات</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>على CPU ⁨{1}⁩</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>أعداد صحيحة ⁦{1} s⁩</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>المجلد الحالي</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>المعالج</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>القرص</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>مجموع الخيوط: {1}</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>الصفحات: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>مُدّد إلى ⁨{1}⁩</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>بايت</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>تفريغ</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}، خيط</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>على CPU</translation>
    </message>
    <message>
        <source>min/max</source>
        <extracomment>column-fairness</extracomment>
        <translation>أدنى/أقصى</translation>
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
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>كيف يُقرأ هذا</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>الإعدادات: الملف ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>الإعدادات: المجموعة الجاهزة ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>الإعدادات: المحفوظة في ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>الإعدادات: الافتراضية، إذ لا إعدادات محفوظة في ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>ملفات تركها اختبار قرص انقطع في ⁨{1}⁩: ⁨{2}⁩، مجموعها ⁨{3}⁩. يحذفها هذا الأمر:</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>يستغرق هذا نحو ⁦{1} s⁩.</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>بقي ⁦{1} s⁩</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>سليم</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>النوى</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>⁨{1}⁩؛ وحدات CPU: ⁨{2}⁩؛ المقابس: ⁨{3}⁩؛ عُقد NUMA: ⁨{4}⁩</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>نوع النوى</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>⁨{1}⁩، وحدات CPU: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>الذاكرة المخبئية L{1}</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>⁨{1}⁩، وحدات CPU التي تتشارك واحدة: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>المتاح حسب القياس: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>تصميم النواة</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>⁨{1}⁩؛ في كل دورة على الأكثر: تحميل ⁨{2}⁩، تخزين ⁨{3}⁩، كلاهما معًا ⁨{4}⁩</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>⁨{1}⁩، المتاح ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>آلة افتراضية</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>يجب أن يأتي ⁨{1}⁩ بعد أمره، كما في ⁦strata-cli {2} {1}⁩.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>⁨{1}⁩: لا يوجد خيار كهذا في ⁦strata-cli {2}⁩. راجع ⁦strata-cli {2} --help⁩.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>⁨{1}⁩: لا يوجد خيار كهذا في ⁦strata-cli {2}⁩، لكنه موجود في ⁦strata-cli {3}⁩. راجع ⁦strata-cli {2} --help⁩.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>«⁨{1}⁩»: لا يقبل ⁦strata-cli {2}⁩ إلا الخيارات. راجع ⁦strata-cli {2} --help⁩.</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>ذُكر ⁨{1}⁩ مرتين. اذكره مرة واحدة.</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>ذُكر ⁨{1}⁩ مرات أكثر مما يجوز. العدد الأقصى للمرات: ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>لا يأخذ ⁨{1}⁩ قيمة، لكنه أُعطي «⁨{2}⁩». استخدم ⁨{1}⁩ وحده.</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>قيمة ⁨{1}⁩ ناقصة.</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>القيمة التي تبدأ بشرطة تُكتب بالصيغة ⁦{1}=VALUE⁩.</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>⁨{1}⁩: القيمة فارغة.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>⁨{1}⁩: «⁨{2}⁩» ليس نص ⁦UTF-8⁩ صالحًا. استخدم نصًا بترميز ⁦UTF-8⁩.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>⁨{1}⁩: «⁨{2}⁩» غير مسموح.</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>لا يجتمع ⁨{1}⁩ و⁨{2}⁩. اذكر واحدًا منهما فقط.</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>استخدم عددًا صحيحًا من الثواني من ⁨{1}⁩ إلى ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>استخدم عددًا صحيحًا من ⁨{1}⁩ إلى ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>استخدم حجمًا من ⁨{1}⁩ إلى ⁨{2}⁩، مثل ⁦256M⁩ أو ⁦1.5G⁩ (الأحرف ⁦K⁩ و⁦M⁩ و⁦G⁩ و⁦T⁩ من قوى 1024).</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>استخدم ⁦spread⁩ أو ⁦close⁩ أو ⁦cores⁩ أو ⁦none⁩ أو قائمة بوحدات CPU مثل ⁦0,2,4-7⁩.</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>استخدم واحدًا من هذه: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>استخدم نصًا من عندك.</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>استخدم اسم مجلد.</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>استخدم اسم ملف.</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>⁦--settings {1}⁩: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>⁦--settings {1}⁩: لا يعرف هذا الإصدار من Strata ⁨{2}⁩، فلا يغيّر ذلك شيئًا. تحقّق من الكتابة أو ثبّت إصدارًا أحدث.</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>متجهات من ⁨{1}⁩ بايت: تحميل ⁨{2}⁩، تخزين ⁨{3}⁩، كلاهما معًا ⁨{4}⁩</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>وحدات الذاكرة</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>⁨{1}⁩؛ النوع ⁨{2}⁩؛ ⁦MT/s⁩ ⁨{3}⁩؛ القنوات ⁨{4}⁩</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>كل القنوات معًا على الأكثر ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>زمن الوصول</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>المئين 10 للدورات / تردد الساعة</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>عرض النطاق، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>زمن الوصول</translation>
    </message>
    <message>
        <source>cycles</source>
        <extracomment>chart-cycles
----------
column-cycles</extracomment>
        <translation>الدورات</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>المنطقة كلها</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>مستويات الذاكرة</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>تحذير: لا يمكن مقارنة النقاط بنقاط جولات أخرى، لأن:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>الجولة لم تبلغ نهايتها</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>كان له ⁨{1}⁩ من الخيوط على جهاز فيه ⁨{2}⁩ من وحدات ⁦CPU⁩ (الخيار ⁦--threads auto⁩ يأخذ مثلها)</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>ليس فيه إلا حجم واحد للمخزن المؤقت (الخيار --sweep full فيه أحجام كثيرة)</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>ليس في هذه الجولة عرض نطاق ولا زمن وصول في مخازن من 1 KiB فأكثر، وهذا كل ما تحمله هذه الهيئة.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>مكتبة C</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>مكتبة C، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>المكتبة: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy كاملا</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy بكتل {1}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>مرور</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>عدد المرورات {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>مكتبة C، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>استعمل حجمًا من ⁨{1}⁩ إلى ⁨{2}⁩، مثل ⁦64K⁩ أو ⁦1M⁩ (⁦K⁩ و⁦M⁩ و⁦G⁩ و⁦T⁩ قوى للعدد 1024).</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>الأولوية</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>من 1 إلى {1}</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>مرفوعة</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>مرفوعة، nice ⁨{1}⁩</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>عادية</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>التدرج</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>المعالج، ⁨{1}⁩</translation>
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
        <translation>⁨{1}⁩، ⁨{2}⁩</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}، المنطقة ⁨{2}⁩، ⁨{3}⁩</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>خيوط</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>مجموع</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>لكل</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>أفضل</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>المقبس {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>عقدة NUMA {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>ذاكرة بيانات مخبئية L{1}</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>ذاكرة تعليمات مخبئية L{1}</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>النواة {1}</translation>
    </message>
    <message>
        <source>CPU {1}</source>
        <extracomment>chart-cpu-number
----------
cpu-single
----------
parts-cpu</extracomment>
        <translation>وحدة CPU ⁨{1}⁩</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>وحدات CPU ⁨{1}⁩</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>بلا وحدات CPU</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>مسارات {1}</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>أسطر من ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>صالحة للاستعمال</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>غير مسموح بها</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>متوقفة</translation>
    </message>
    <message>
        <source>uncached</source>
        <extracomment>memory-kind-uncached</extracomment>
        <translation>⁦uncached⁩</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>ما حُصل عليه</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>تخزين بعرض {1} بايت</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>السجلات</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>تعليمات السلاسل</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>⁨{1}⁩، المنطقة ⁨{2}⁩، ⁨{3}⁩، الصفحات: ⁨{4}⁩</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>معتادة</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>شفافة</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>صريحة</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>كبيرة</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>سواء</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads</source>
        <extracomment>count-threads</extracomment>
        <translation>
            <numerusform>بلا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>{1} خيوط</numerusform>
            <numerusform>{1} خيطًا</numerusform>
            <numerusform>{1} خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} صريحة</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>زيادة</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>السجلات</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>تعليمات السلاسل، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>عام</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>إلى المكدس</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>من المكدس</translation>
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
        <translation>إلى متجه</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>من متجه</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>استخراج</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>متجه</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>اكتب slower: ونسبة مئوية، مثل slower:5.</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>اذكر جولتين أو سلسلتين أو ملفين على الأقل للمقارنة.</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>فترة الثقة</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>{1} إلى {2}</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>أسرع</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>أبطأ</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>اذكره هكذا: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>⁦history⁩: لا يوجد ⁨{1}⁩. المسموح به: ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>أُضيفت إلى السجل باسم ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>البدء (UTC)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>موقوفة</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>غير منتهية</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>أعطِ خيارات run بين علامتي اقتباس، مثل ⁦--against &quot;--threads 4&quot;⁩.</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>⁦--against⁩: علامة اقتباس لم تُغلق.</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>⁦--against⁩: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>⁦--against⁩: ⁨{1}⁩ يسري على الطرفين، فلا موضع له هناك. أعطه إلى جانب ⁦--against⁩ أو احذفه.</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>⁦--against⁩ &quot;⁨{1}⁩&quot; لا يغيّر شيئًا: سيكون الطرفان سواء. أعطِ خيارًا مختلفًا.</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>كما أُعطي</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>الهامش %</translation>
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
        <translation>اختبارات أخرى</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}، حسب عدد الخيوط</translation>
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
        <translation>⁨{1}⁩: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>من {1} إلى {2} {3}.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>ar</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>كيف يُقرأ هذا</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>التكرارات: {1}</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>المتوسط، {1}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>التشتت</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>كلها ({1})</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}: {2} صار {3}</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>معرّف الجولة</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>معرّف السلسلة</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>الذاكرة، بالبايت</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>الذاكرة الحرة، بالبايت</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>مجلد اختبار القرص</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>قاسه</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>يأخذ ⁦convert⁩ ملفًا واحدًا. انظر ⁦`strata-cli convert --help`⁩.</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>الخيار --anonymous يخص export: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>يأخذ completion صدفة واحدة. انظر `strata-cli completion --help`.</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>جهاز القرص</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>خيارات الوصل</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>أكبر ملف مسموح</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>المتاح في القرص، بالبايت</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>حجم القرص، بالبايت</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>مختلط</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>دوّار</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>قطاعات من ⁨{1}⁩</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>المتاح ⁨{1}⁩ من ⁨{2}⁩</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>المتاح ⁨{1}⁩</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>في الذاكرة</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>على جهاز في الذاكرة</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>عبر برنامج</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>نسخ عند الكتابة</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>ضاغط</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>مشفّر</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>الطلبات بواسطة ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <extracomment>disk-row-op
----------
compare-fact</extracomment>
        <translation>⁨{1}⁩ {2}</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>لا شيء (محرّك فارغ)</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>قراءة {1} %</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>زمن الوصول، us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>⁨{1}⁩، µs</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>القرص: يُنشأ ملف من ⁨{3}⁩ في ⁨{1}⁩ (الحر ⁨{2}⁩)، ويُحذف في النهاية. يُكتب في المجموع نحو ⁨{4}⁩ إن بلغ القرص ⁨{5}⁩ ⁦MB/s⁩.</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>القرص: يُقرأ ⁨{1}⁩ فقط (⁨{2}⁩)؛ ولا يُكتب شيء. يستغرق هذا نحو {3} ث.</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>⁨{1}: {2} MB/s⁩</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>استعمل حجمًا من ⁨{1}⁩ إلى ⁨{2}⁩، مثل ⁦100G⁩ أو ⁦1T⁩ (⁦K⁩ و⁦M⁩ و⁦G⁩ و⁦T⁩ قوى للعدد 1024).</translation>
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
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>كلها معًا</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>الجهاز الآخر</translation>
    </message>
    <message>
        <source>Strata {1}</source>
        <extracomment>peer-version</extracomment>
        <translation>Strata {1}</translation>
    </message>
    <message>
        <source>from {1}</source>
        <extracomment>peer-from</extracomment>
        <translation>من {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>الواجهة {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>الواجهة هناك {1}</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>مع {1}:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>مع كلها معًا:</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>هنا</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>هناك</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>CPU هنا، %</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>CPU هناك، %</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>زمن الوصول</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>في هذا الجهاز</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>في الجهاز الآخر</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>اسم جهاز آخر</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>عنوان جهاز في الشبكة</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>اسم واجهة شبكة</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>إصدار نظام جهاز آخر</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>استعمل اسمًا أو عنوانًا، مثل desk.local أو 192.168.1.7 أو desk.local:49001.</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>استعمل الأرقام الستة التي يعرضها الجهاز الآخر، مثل 123456.</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>الخيار --port تابع للخيار --host الذي لم يُعطَ. أعطِ الجهاز أيضًا.</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>الرموز أكثر من الأجهزة. أعطِ --code مرة لكل الأجهزة معًا، أو مرة لكل جهاز.</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}: {2} us</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>في انتظار جهاز آخر عند المنفذ {1} على:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>الرمز: {1}</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>على الجهاز الآخر: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>ينهي Ctrl+C هذا.</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>لم يعرف {1} الرمز.</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>لم يُفحص</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>يُقاس الجزء القابل للاستعمال من المستوى الأخير للذاكرة المخبئية</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>الجزء القابل للاستعمال غير مؤكد، ويُقاس من جديد عند البدء التالي</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>أُضيفت {1} من الجولات الكاملة و{2} بجزء من نتائجها؛ وكانت {3} في السجل من قبل.</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>استخدم نصًا لا يزيد على ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>لا توجد شاشة تُفتح عليها النافذة. شغّلها من سطح مكتب، أو قِس باستخدام strata-cli الذي لا يحتاج إلى شاشة.</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>قطع {1} الاتصال قبل أن يُظهر رمزًا، ويُحسب ذلك رمزًا خاطئًا.</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>التردد غير مؤكد</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>شريك SMT مشغول</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>مقاطعات أو المضيف</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>نُقلت الخيوط</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>تغيّر ربط الخيوط</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>نام الجهاز {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>المؤقت غير موثوق</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>{1} من الأقصى وغيره {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>ذاكرة NUMA بعيدة</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>لم تُرفع الأولوية</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>الأولوية محدودة</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>مستورد دون تحقق</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>قيمة منشورة</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>خطأ معروف في {1}</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>عملت مهام أخرى في الوقت نفسه</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>الخيوط غير مربوطة</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1} من {2} عيّنات</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>⁨{1}⁩ من ⁨{2}⁩ مضطرب</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>⁨{1}⁩ من ⁨{2}⁩ مرورات</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>تبديل: {1} خطأ صفحة</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1} خيط على {2} معالج</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>عبر ذاكرة النظام المؤقتة</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>الوصول المباشر غير مؤكد</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>أسرع من وصلته</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>نظام ملفات ضاغط</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>نسخ عند الكتابة</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>{2} قطعة</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>قرص واحد للجميع</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>{1} من الأقصى: غير صالح</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>كالمستوى المجاور</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>جلب مسبق: أقل من الواقع</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>مُدّد إلى {2}</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>لا معالج فارغ</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>⁨{2}⁩ من ⁨{1}⁩ ضخمة</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>لا حق في صفحات ضخمة</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>الذاكرة مجزأة</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP معطّل</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>أصغر من صفحتين كبيرتين</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>نوع الذاكرة بلا أثر</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>لا يوفره النظام</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>رفضه النظام</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>لا جهاز رسوم</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>لا إذن لجهاز الرسوم</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>لم يعطِ ذاكرة</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>ذاكرة الإطار صغيرة</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>يتطلب {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>المخزن كبير جدًا</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>لا ذاكرة: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>نفدت الذاكرة</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1} من {2} خيط</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>اختبار غير معروف</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>لا نتيجة صالحة</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>المجلد غير موجود</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>تعذر الوصول إلى المجلد</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>المجلد غير قابل للكتابة</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>لا مكان للملف</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>تعذر إنشاء الملف</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>خطأ كتابة</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>خطأ قراءة</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>كتابة ناقصة</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>قراءة ناقصة</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>فشل الإفراغ</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>بيانات تالفة</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>{1} خطأ بيانات</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>أبطأ بعد {1}</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>تُرك بعد خطأ</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>أُوقف عند {1}</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>فشل طابور الإدخال</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>طلب دون جواب</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>القرص لا يجيب</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>اختُبر {2} فقط</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>حلقة داخلية، لا شبكة</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>الجهاز نفسه</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>المعالج هو الحد ({2})</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>أُعيد إرسال {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>رُفض الاتصال</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>لا جواب</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>الاسم غير موجود</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>غير قابل للوصول</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>رمز خاطئ</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>انقطع الاتصال</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>أنهاه الطرف الآخر</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>لا بيانات منذ {2}</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>رسالة غير صالحة</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>الجهاز الآخر مشغول</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>استُهلك الرمز</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>ليس Strata</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>إصدار مختلف</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>مقفل لمدة {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>استغرق وقتًا طويلًا</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>أكثر مما يُرسل</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>لم يثبته الرمز</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>لا صفحات ضخمة</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>سبب غير معروف</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>لا خيط متاح</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>لا شيء للقراءة</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>التردد {1} إلى {2}</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>معروف بدقة ± {1} فقط</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>الملف صغير جدًا</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>مستوى إضافي: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>لا يُرى L{1}</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>أسوأ درجة</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>نص في سبب درجة</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{1} من {2} نتائج غير موثوقة (يذكر ⁦--format text⁩ السبب)</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>موثوق</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>بحذر</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>غير موثوق</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>لم تعمل معًا قط</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>نسخ المخزن</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>أنواع الذاكرة</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>⁨{1}⁩، الأعلى أفضل</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>⁨{1}⁩، الأقل أفضل</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>النقل</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>الإحصاء: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>كل النتائج (⁨{1}⁩)</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>النتائج هنا مقرّبة إلى ثلاثة أرقام معنوية. وفي ملف الجولة (⁦.strata⁩) كل الأرقام والعيّنات.</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>أُعيد القياس نفسه، كل مرة بخيوط ومخازن جديدة. المرات: ⁨{1}⁩. المتوسط هندسي؛ ويمتد التشتت من أدنى نتيجة إلى أعلاها، بالنسبة المئوية من المتوسط. والجهاز والإعدادات للمرة الأولى.</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>تُعرض عدة سلاسل جنبًا إلى جنب، وكل واحدة لنفسها. المتوسط هو المتوسط الهندسي لمرات الجانب؛ ويمتد التشتت من أدنى نتيجة إلى أعلاها، بالنسبة المئوية من المتوسط. والجهاز والإعدادات للمرة الأولى من الجانب الأول.</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>من أدنى إلى أقصى</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>بلا مقابل</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>الفاصلة العائمة</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>نقل متسلسل، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>نقل عشوائي، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>قراءة عشوائية، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>قراءة عشوائية، ⁨{1}⁩ بايت، في قطع من 256 بايت</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت، جلب مسبق</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت، متداخلة في 4 صفحات</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت، صفحة كاملة في الدورة</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت، أزواج سجلات</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>قراءة متسلسلة، ⁨{1}⁩ بايت، ⁦SVE⁩</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>كتابة متسلسلة، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>كتابة عشوائية، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>كتابة عشوائية، ⁨{1}⁩ بايت، في قطع من 256 بايت</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>كتابة متسلسلة، ⁨{1}⁩ بايت، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>كتابة متسلسلة، ⁨{1}⁩ بايت، متداخلة في 4 صفحات</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>كتابة متسلسلة، ⁨{1}⁩ بايت، أزواج سجلات</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>كتابة متسلسلة، ⁨{1}⁩ بايت، ⁦SVE⁩</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>نسخ متسلسل، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>نسخ عشوائي، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>نسخ متسلسل، ⁨{1}⁩ بايت، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>نسخ متسلسل، ⁨{1}⁩ بايت، مجمّع، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>نسخ متسلسل، ⁨{1}⁩ بايت، أزواج سجلات</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>نسخ متسلسل، ⁨{1}⁩ بايت، ⁦SVE⁩</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>تتبّع المؤشرات، السلاسل المتوازية: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>المخزن كله بنداء ⁦memcpy⁩ واحد</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>حلقة 8 بايت</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>⁦memcpy⁩ كتلة كتلة مع الباقي</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>⁦memcpy⁩</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>⁦memmove⁩، 8 بايت صعودًا، متداخل</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>⁦memset⁩</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>⁦memcmp⁩، مخزنان متساويان</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>⁦memchr⁩، البايت الأخير</translation>
    </message>
    <message>
        <source>strlen</source>
        <extracomment>library-strlen</extracomment>
        <translation>⁦strlen⁩</translation>
    </message>
    <message>
        <source>strcpy</source>
        <extracomment>library-strcpy</extracomment>
        <translation>⁦strcpy⁩</translation>
    </message>
    <message>
        <source>General register to general register, {1}-byte</source>
        <extracomment>register-general</extracomment>
        <translation>سجل عام إلى سجل عام، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>سجل عام إلى المكدّس، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>المكدّس إلى سجل عام، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>⁦push⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>⁦pop⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>سجل عام إلى متجه، ⁨{1}⁩ بايت، مع تصفير الباقي</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>متجه إلى سجل عام، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>سجل عام إلى عنصر متجه، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>عنصر متجه إلى سجل عام، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>متجه إلى متجه، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>متجه قابل للتوسّع إلى مثله، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>⁦lods⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>⁦stos⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>⁦movs⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>⁦rep lods⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>⁦rep stos⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>⁦rep movs⁩، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>كتابة متسلسلة، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>قراءة متسلسلة، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>كتابة عشوائية، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>قراءة عشوائية، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>قراءات وكتابات متسلسلة، مختلطة بحصة، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>قراءات وكتابات عشوائية، مختلطة بحصة، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>كتابة متسلسلة مستمرة، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>متسلسل، ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>عشوائي، ⁨{1}⁩ بايت</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>لا سلاسل</numerusform>
            <numerusform>سلسلة واحدة</numerusform>
            <numerusform>سلسلتان</numerusform>
            <numerusform>{1} سلاسل</numerusform>
            <numerusform>{1} سلسلة</numerusform>
            <numerusform>{1} سلسلة</numerusform>
        </translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>⁨{1}⁩ ⁨{2}⁩: ⁨{3}⁩</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>⁨{1}⁩، صفحات ضخمة شفافة</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>⁨{1}⁩، صفحات ضخمة صريحة</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>⁨{1}⁩، صفحات ضخمة</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>متسلسل</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>المتوسط في النافذة الزمنية المشتركة</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>البايتات المعدودة / الزمن المعدود</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>كل البايتات / كل الزمن</translation>
    </message>
    <message>
        <source>RTT</source>
        <extracomment>network-row-round-trip
----------
chart-network-round-trip</extracomment>
        <translation>⁦RTT⁩</translation>
    </message>
    <message>
        <source>RTT under load, upload</source>
        <extracomment>network-row-loaded-to</extracomment>
        <translation>⁦RTT⁩ تحت الحمل، رفع</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>⁦RTT⁩ تحت الحمل، تنزيل</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>⁦RTT⁩ تحت الحمل، بالاتجاهين</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>رفع، تدفق واحد</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>رفع، التدفقات: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>تنزيل، تدفق واحد</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>تنزيل، التدفقات: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>⁦client⁩</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>برنامج آخر على هذا الجهاز</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>⁦loopback⁩</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>الشبكة ⁨{1}⁩ ث لـ⁦RTT⁩ ولكل تدفق</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>⁦RTT⁩:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>الإنتاجية كما يعدّها المستقبِل:</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>⁦retrans⁩</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>رفع</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>إعادات الإرسال</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>رفع، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>تنزيل، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>الرفع والتنزيل كما يراهما هذا الجهاز. يعدّ المستقبِل بايتات التدفق، وتُترك ثانيته الأولى. و⁦RTT⁩ تحت الحمل ينتظر في الطوابير على الطريق: وبقدر ذلك تنتظر المكالمات والألعاب (⁦bufferbloat⁩).</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>⁦STRATA⁩، نتائج برنامج آخر</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>قاس هذا برنامجٌ آخر. وقد قرأ ⁦Strata⁩ مخرجاته فقط: فما لا يُذكر هنا غير معروف.</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>أُوقفت: أُوقفت الجولة قبل نهايتها. وفيما يلي النتائج حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>الخلفية</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>لا يذكرها نظام التشغيل</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>الوقت المسروق حتى ⁨{1}⁩</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>لا معالج حرًّا للنافذة أو الطرفية</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>عُلّق الجهاز ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>عُدّلت ساعة النظام بمقدار ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>واحد لكل معالج</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>واحد لكل نواة</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>موزّعة على عقد ⁦NUMA⁩ والمقابس والأنوية</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>متقاربة</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>غير مربوطة</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>مربوطة بوحدات ⁦CPU⁩ ⁨{1}⁩</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>الفاصلة العائمة ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>توقف مبكر عند بلوغ الدقة</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>بلا توقف مبكر</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>(تلقائي)</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>أحجام الصفحات</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>وفر</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>كفاءة</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>نانوثانية لكل نداء:</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>عمليات النقل لكل دورة، نواة واحدة، عند ⁨{1}⁩:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>⁨{1}⁩ حسب بايتات النقلة الواحدة:</translation>
    </message>
    <message>
        <source>SVE</source>
        <extracomment>loop-sve
----------
row-register-sve</extracomment>
        <translation>⁦SVE⁩</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>مفردة</translation>
    </message>
    <message>
        <source>0-fill</source>
        <extracomment>fill-zeros</extracomment>
        <translation>ملء بالأصفار</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>⁨{1}⁩ كتابة مستمرة</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>النتائج حسب البايتات المكتوبة:</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>⁦I/O completion ports⁩</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>خيوط بإدخال وإخراج متزامن</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>ملف حجمه ⁨{1}⁩ لكل خيط، يُكتب ويُقرأ في كتل من ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>أنواع الذاكرة</translation>
    </message>
    <message>
        <source>write-back</source>
        <extracomment>memory-kind-regular</extracomment>
        <translation>⁦write-back⁩</translation>
    </message>
    <message>
        <source>write-combining</source>
        <extracomment>memory-kind-write-combined</extracomment>
        <translation>⁦write-combining⁩</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>أول مرور</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>مرور لاحق</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>نسخ بعرض ⁨{1}⁩ بايت من ذاكرة ⁦write-back⁩</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>تتعادل كلفة ⁦write-combining⁩ بعد هذا العدد من المرات: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>تتعادل كلفة ⁦write-combining⁩ فورًا: فما من مرور أطول.</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>لا تتعادل كلفة ⁦write-combining⁩ أبدًا: فالمرات اللاحقة ليست أسرع.</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>⁦MAD⁩</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>محلي في ⁦TLB⁩</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>⁦ns⁩ لكل تحميل حسب السلاسل المتوازية</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>القراءة، ⁦MB/s⁩</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>column-least</extracomment>
        <translation>أدنى</translation>
    </message>
    <message>
        <source>p10</source>
        <extracomment>column-tenth</extracomment>
        <translation>⁦p10⁩</translation>
    </message>
    <message>
        <source>p90</source>
        <extracomment>column-nine-tenths</extracomment>
        <translation>⁦p90⁩</translation>
    </message>
    <message>
        <source>max</source>
        <extracomment>column-most</extracomment>
        <translation>أقصى</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>(النتائج: ⁨{1}⁩)</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>⁦MiB⁩ هو ما تنسخه الخيوط كلها في مرور واحد، وينتهي المرور حين يفرغ آخرها. والمعدل هو كل البايتات على الزمن كله.</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>يمر كل مرور بالذاكرة كلها مرة واحدة. ويلمس المرور الأول ذاكرة جديدة، فيشمل ما يفعله النظام لتوفيرها. ⁦MB/s⁩: بايتات كل المرات اللاحقة على زمنها، وكل بايت يُنسخ يُعَدّ مرة واحدة. وما حُصل عليه هو ما يذكره النظام وتؤكده القراءة: فالذاكرة غير المخبأة تُقرأ بعُشر سرعة ⁦write-back⁩ أو أقل.</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>دوال مكتبة ⁦C⁩ تُستدعى مرة بعد مرة على البايتات نفسها. وكل بايت يُنسخ أو يُملأ أو يُقارن أو يُبحث فيه يُعَدّ مرة واحدة.</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>عمليات نقل مستقلة: الإنتاجية لا زمن الوصول. ⁦general⁩: من سجل عام إلى سجل عام؛ ⁦vector⁩: من متجه إلى متجه؛ ⁦insert⁩ و⁦extract⁩: إلى عنصر متجه ومنه. وحيث تعيد النواة تسمية السجل فقط لا يحتاج النقل إلى وحدة تنفيذ.</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>⁦lods⁩ تحمّل و⁦stos⁩ تخزّن و⁦movs⁩ تنسخ، وكل بايت يُعَدّ مرة واحدة. ⁦rep⁩: تعليمة تكرر نفسها. وللنواة أن تنفّذ ⁦rep stos⁩ و⁦rep movs⁩ سطرًا سطرًا أو متجاوزةً الذاكرة المخبئية.</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>⁨{1}⁩: استعمل كلاهما صفحات بحجم واحد، فالفرق مصادفة ولا يدل على شيء في أحجام الصفحات.</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>مستنتجة من زمن الوصول المحلي في ⁦TLB⁩: ينتهي المستوى حيث يخفق فيه ربع التحميلات.</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>لا درجة فيه: تبدو كل الأحجام المَقيسة مستوى واحدًا.</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>أقصى سرعة قراءة: ⁦{1} MB/s⁩ بخيط واحد وحده، و⁦{2} MB/s⁩ بـ{3} معًا.</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>نتائج عدة خيوط هي مجموعها في الزمن نفسه؛ ⁦min/max⁩: أبطأ الخيوط حصةً من أسرعها.</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>أنواع الذاكرة، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>بلا تغيّر</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>غير حاسم</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>مراجعة مختلفة لحلقة القياس.</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>طريقة قياس مختلفة.</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>حجم صفحات مختلف.</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>عدد خيوط مختلف.</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>جرت الخيوط على معالجات مختلفة.</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>جهاز مختلف.</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>لم تُقَس أي نتيجة في كل الجوانب، فلا شيء يُقارن.</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>أسرع، أبطأ: تقع فترة الثقة 95 % كلها (⁦Welch⁩، مصححة لعدد الصفوف) خارج الهامش. بلا تغيّر: تقع داخله. غير حاسم: يلزم مزيد من المرات.</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>قيست اختبار ⁦A/B⁩ متداخلًا، فلا يحابي الانجراف جانبًا. أسرع، أبطأ: تقع فترة الثقة 95 % لنسب الأزواج كلها (اختبار الإشارة، مصححة لعدد الصفوف) خارج الهامش. بلا تغيّر: تقع داخله. غير حاسم: يلزم مزيد من الأزواج.</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>أُطيل للحصول على ما يكفي من العيّنات غير المضطربة</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>غير معروف، فلا حدّ تُقارن به النتائج</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>لا يذكرها نظام التشغيل أو لا تُصدَّق</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>اضطرب أول مرور</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>هذا ليس ⁦JSON⁩ صالحًا (عند ⁨{1}⁩: ⁨{2}⁩). قد يكون الملف تالفًا أو ناقصًا. استخدم نسخة، أو صدّره من جديد.</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>للإعداد ⁨{1}⁩ في هذا الملف قيمة غير معروفة. المسموح: ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>صيغة هذا الملف (⁨{1}⁩) أحدث مما يقرؤه هذا الإصدار من ⁦Strata⁩. ثبّت إصدارًا أحدث.</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>لا يحوي هذا الملف جولة قياس من ⁦Strata⁩. اختر ملف جولة حفظه ⁦Strata⁩.</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>ليست في مخرجات ⁨{1}⁩ هذه أي نتائج. شغّل ⁨{1}⁩ من جديد ودعه حتى ينتهي.</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>في هذا الملف أكثر من ⁨{1}⁩ نتيجة، وهو أكثر ما يقرؤه ⁦Strata⁩. قسّمه، أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>التسمية أو التعليق أكبر من ⁨{1}⁩، وهو أقصى ما يخزّنه ⁦Strata⁩. اختر نصًا أقصر.</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>لم يذكر ⁨{1}⁩ هنا نتيجة صالحة، كأن تكون صفرًا. أعطه حجمًا أكبر أو وقتًا أطول، وأنشئ الملف من جديد.</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>انتهت المهمة ⁨{1}⁩ من ⁦fio⁩ بالخطأ ⁨{2}⁩، فلا نتيجة لها. صحّح المهمة، وشغّل ⁦fio⁩ من جديد.</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>لا توجد جولة مرجعية ⁨{1}⁩. لعرض الجولات المرجعية: ⁦strata-cli list --references⁩.</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>ينقص هذا الملف «⁨{1}⁩». قد يكون تالفًا أو معدَّلًا يدويًا. استخدم نسخة، أو صدّره من جديد.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>لـ«⁨{1}⁩» في هذا الملف قيمة غير صالحة: ⁨{2}⁩. قد يكون الملف تالفًا أو معدَّلًا يدويًا.</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>لم يستطع ⁦Strata⁩ كتابة ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. اختر مجلدًا آخر، أو أفسح مكانًا.</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>لم يستطع ⁦Strata⁩ قراءة ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. تحقّق من أذوناته ومن القرص.</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>هذا الملف أكبر من ⁨{1}⁩، وهو أقصى ما يقرؤه ⁦Strata⁩. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>لا يوجد ملف ⁨{1}⁩. تحقّق من الاسم والمجلد.</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>⁨{1}⁩ أنبوب مسمّى، وقد لا تنتهي قراءته أبدًا. اختر ملفًا.</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>الإعدادات في ⁨{1}⁩ ليست ⁦JSON⁩ صالحًا (عند ⁨{2}⁩: ⁨{3}⁩)، فيستخدم ⁦Strata⁩ الإعدادات الافتراضية. الملف التالف صار الآن ⁨{4}⁩.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>في الإعدادات في ⁨{1}⁩ قيمة ⁨{2}⁩ غير معروفة (المسموح: ⁨{3}⁩)، فيستخدم ⁦Strata⁩ الإعدادات الافتراضية. الملف التالف صار الآن ⁨{4}⁩.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>في الإعدادات في ⁨{1}⁩ قيمة ⁨{2}⁩ هي ⁨{3}⁩، ويجب أن تكون من ⁨{4}⁩ إلى ⁨{5}⁩، فيستخدم ⁦Strata⁩ الإعدادات الافتراضية. الملف التالف صار الآن ⁨{6}⁩.</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>صيغة الإعدادات في ⁨{1}⁩ (⁨{2}⁩) أحدث مما يقرؤه هذا الإصدار من ⁦Strata⁩، فيستخدم ⁦Strata⁩ الإعدادات الافتراضية. الملف الأحدث صار الآن ⁨{3}⁩.</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>الملف ⁨{1}⁩ أكبر من ⁨{2}⁩ ولا يمكن أن يكون ملف إعدادات، فيستخدم ⁦Strata⁩ الإعدادات الافتراضية. الملف صار الآن ⁨{3}⁩.</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>لم يستطع ⁦Strata⁩ قراءة الإعدادات في ⁨{1}⁩، فيستخدم الإعدادات الافتراضية ولا يحفظ ما يتغيّر منها. رسالة نظام التشغيل: ⁨{2}⁩. تحقّق من أذونات الملف.</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>لا يذكر نظام التشغيل مجلد بيانات لهذا المستخدم، فلا يحفظ ⁦Strata⁩ الإعدادات ولا الجولات. عيّن المتغيّر ⁦HOME⁩ (في ⁦Windows⁩: ⁦LOCALAPPDATA⁩).</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>السجل في ⁨{1}⁩ تالف (⁨{2}⁩)، ولم يستطع ⁦Strata⁩ إصلاحه. غيّر اسمه وشغّل ⁦Strata⁩ من جديد. عندئذٍ يقرأ الاستيراد كل ما بقي مقروءًا.</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>كان السجل تالفًا، وانقطع إصلاح سابق قبل تمامه؛ وقد أتمّه ⁦Strata⁩. الملف التالف الآن هو ⁨{1}⁩؛ وفي الجديد ⁨{2}⁩ من الجولات.</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>لم يجد ⁦Strata⁩ في ⁨{1}⁩ أي جولة مقروءة من سجل. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>يقرأ ⁦Strata⁩ من ⁨{1}⁩ أو يحفظ فيه بياناته، وسيحل التقرير محله. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>كان السجل تالفًا. الملف التالف الآن هو ⁨{1}⁩. وفي السجل الجديد جولات كاملة: ⁨{2}⁩، وجولات ناقصة: ⁨{3}⁩؛ وما فُقد: ⁨{4}⁩. افحص القرص، وصدّر الجولات المهمة.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>السجل في ⁨{1}⁩ تالف، ولم يستطع ⁦Strata⁩ تغيير اسمه. أغلق البرامج الأخرى التي تستخدمه، أو غيّر اسمه بنفسك، ثم شغّل ⁦Strata⁩ من جديد.</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>السجل في ⁨{1}⁩ من إصدار أحدث من ⁦Strata⁩ (الصيغة ⁨{2}⁩؛ وهذا الإصدار يقرأ ⁨{3}⁩). ثبّت ذلك الإصدار، أو احفظ الجولات في ملفات.</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>لا مكان لكتابة السجل في ⁨{1}⁩، فهذه الجولة ناقصة فيه. أفسح مكانًا على ذلك القرص، واحفظ تقرير الجولة.</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>أقفل برنامج آخر السجل في ⁨{1}⁩ مدة طويلة. أغلق ذلك البرنامج، واحفظ تقرير الجولة.</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>لا يُسمح لبرنامج ⁦Strata⁩ بالكتابة في السجل ⁨{1}⁩. غيّر أذوناته، أو احفظ تقرير الجولة.</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>لا يستطيع ⁦Strata⁩ استخدام السجل في ⁨{1}⁩: ⁨{2}⁩. احفظ التقارير في ملفات بدلًا منه.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>قرص ⁨{1}⁩ بطيء جدًّا، فقد لا تكون هذه الجولة في السجل. احفظ تقريرها للإبقاء عليها.</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>عدة جولات تبدأ بـ ⁨{1}⁩. اذكر أحرفًا أكثر من المعرّف.</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>الجولة ⁨{1}⁩ في السجل من قبل، فلم يتغير شيء.</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>لا يستطيع ⁦Strata⁩ قراءة جزء من السجل، وقد يكون تالفًا. افحص القرص، وصدّر الجولات المهمة.</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>المعالج هو الحد: كان المعالج ⁨{1}⁩ مشغولًا ⁨{2}⁩ من الوقت، فقد تكون الشبكة أسرع من هذا. استخدم تدفقات أكثر، أو جهازًا أسرع عند ذلك الطرف.</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>النتيجة ⁨{1}⁩، لكن الأبطأ من الواجهتين لا تحمل إلا ⁨{2}⁩. يذكر نظام التشغيل الوصلة خطأ، أو سلكت البيانات طريقًا آخر. لا تستخدم هذا على أنه سرعة الشبكة.</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>إعادات الإرسال في ⁦TCP⁩: ⁨{1}⁩، أي ⁨{2}⁩ من كل المقاطع. يخفض فقدان الحزم سرعة النقل. افحص السلك أو الشبكة اللاسلكية أو الأجهزة بين الجهازين.</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>رمز ⁨{1}⁩ ليس ستة أرقام. أدخل الرمز الذي يعرضه الجهاز الآخر.</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>ذُكر ⁨{1}⁩ مرتين في القائمة. اذكر كل جهاز مرة.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>«⁨{1}⁩» ليس اسم جهاز ولا عنوان ⁦IP⁩. أمثلة: ⁦desk.local⁩ و⁦192.168.1.7⁩ و⁦desk.local:49001⁩.</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>لا يجيب ⁨{1}⁩. تحقّق من العنوان. افتح المنفذ في جدار الحماية على الجهاز الآخر (⁦TCP⁩، و49000 ما لم تختر غيره).</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>لا يستطيع هذا الجهاز تحليل الاسم ⁨{1}⁩. تحقّق منه، أو استخدم عنوان ⁦IP⁩ الذي يعرضه الجهاز الآخر.</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>لا يمكن الوصول إلى ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. تحقّق من أن الجهازين في الشبكة نفسها.</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>رفض ⁨{1}⁩ الرمز. أدخل الرمز الذي يعرضه الآن؛ فلكل بدء رمز جديد.</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>لم يجرّب ⁦Strata⁩ الرمز مع ⁨{1}⁩: كان خطأ من قبل، أو ربما حاول جهاز آخر تخمينه. أدخل الرمز الذي يعرضه ⁨{1}⁩ الآن، وأعِد القياس.</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>يقيس ⁨{1}⁩ الآن مع جهاز آخر. حاول ثانية حين تنتهي تلك الجولة.</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>يستخدم ⁨{1}⁩ الإصدار ⁨{2}⁩ من بروتوكول الشبكة، ويستخدم هذا البرنامج الإصدار ⁨{3}⁩. ثبّت الإصدار نفسه من ⁦Strata⁩ على الجهازين.</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>انقطع الاتصال بالجهاز ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. يحتفظ ⁦Strata⁩ بالنتائج السابقة. افحص السلك أو الشبكة اللاسلكية، وأعِد القياس.</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>لم يرسل ⁨{1}⁩ شيئًا مدة ⁨{2}⁩ مع أنه متصل. يحتفظ ⁦Strata⁩ بالنتائج السابقة. تحقّق مما إذا كان الجهاز الآخر نائمًا أو معلّقًا، وأعِد القياس.</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>تجاوز ⁨{1}⁩ الحد ⁨{2}⁩ لقياس واحد. يحتفظ ⁦Strata⁩ بالنتائج السابقة. أعِد القياس.</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>أرسل ⁨{1}⁩ رسالة غير صالحة، أو تغيّرت في الطريق. يحتفظ ⁦Strata⁩ بالنتائج السابقة. أعِد القياس؛ فإن تكرر فافحص الأجهزة بين الجهازين.</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>ذكر ⁨{1}⁩ سببًا لا يعرفه هذا البرنامج: ⁨{2}⁩. ثبّت الإصدار نفسه من ⁦Strata⁩ على الجهازين.</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>رفض نظام التشغيل إعطاء خيط لهذا الاتصال. أغلق البرامج الأخرى، أو ارفع حد نظام التشغيل للخيوط.</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>لم يعطِ نظام التشغيل أرقامًا عشوائية، فلا يستطيع ⁦Strata⁩ تأمين الاتصال. أعِد تشغيل الجهاز.</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>لا يستطيع ⁦Strata⁩ الانتظار عند ⁨{1}⁩، المنفذ ⁨{2}⁩. رسالة نظام التشغيل: ⁨{3}⁩. اختر عنوانًا لهذا الجهاز، أو منفذًا آخر.</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>يستخدم برنامج آخر المنفذ ⁨{1}⁩. أغلقه، أو اختر منفذًا آخر وأدخله على الجهاز الآخر.</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>تغيّر تردد ⁦CPU⁩ بين ⁨{1}⁩ و⁨{2}⁩ أثناء هذا الاختبار؛ استُبعد ⁨{3}⁩ من العيّنات. قد يكون الجهاز أسرع من هذه النتيجة. أغلق البرامج الأخرى، أو دع الجهاز يبرد.</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>اختلف قياسان لتردد ⁦CPU⁩؛ استُبعد ⁨{1}⁩ من العيّنات. قد تكون القيم لكل دورة خطأ. أعِد القياس والجهاز غير مشغول.</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>نقل نظام التشغيل خيوطًا عن وحدات ⁦CPU⁩ التي ربطها ⁦Strata⁩ بها؛ استُبعد ⁨{1}⁩ من العيّنات. تحقّق مما إذا كانت حاوية أو برنامج آخر يغيّر الربط.</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>غيّر برنامج آخر ربط خيوط الاختبار بوحدات ⁦CPU⁩، فقد تكون النتيجة من وحدات أخرى. استُبعد ⁨{1}⁩ من العيّنات. افحص ⁦taskset⁩ و⁦cgroups⁩ وحدود الحاويات.</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>نام الجهاز ⁨{1}⁩ أثناء هذا الاختبار. قد يختلف التردد والذواكر المخبئية والأقراص بعد الاستيقاظ. أعِد القياس وأبقِ الجهاز مستيقظًا.</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>رجع المؤقت إلى الوراء أو توقف، فقد تكون الأزمنة في هذه الجولة خطأ. استُبعد ⁨{1}⁩ من العيّنات. أعِد تشغيل الجهاز؛ وإن كان آلة افتراضية فاسأل مشغّل مضيفها.</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>بلغ هذا ⁨{1}⁩ من الأقصى النظري، بينما تبلغ العروض الأخرى ⁨{2}⁩. النتيجة أقل من الصحيح على الأرجح، ولا يرى ⁦Strata⁩ السبب. أعِد القياس.</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>تقع مخازن ⁨{1}⁩ من الخيوط على عقدة ⁦NUMA⁩ بعيدة، حتى ⁨{2}⁩ منها. تشمل النتيجة الطريق بين العقد. حرّر ذاكرة محلية، أو اختر مخازن أصغر، أو اربط هناك خيوطًا أقل.</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>رفض نظام التشغيل أولوية أعلى (⁨{1}⁩)، فاستمرت الجولة بالأولوية العادية. قد تشوّش عليها البرامج الأخرى أكثر. شغّلها بصلاحيات المدير، أو ارفع الحد على قيم ⁦nice⁩.</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>لا يسمح نظام التشغيل لهذا المستخدم بقيمة ⁦nice⁩ أقل من ⁨{1}⁩، فالأولوية أدنى من المطلوبة. شغّلها بصلاحيات المدير، أو ارفع الحد على قيم ⁦nice⁩.</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>قاس ⁨{1}⁩ هذا وليس ⁦Strata⁩، فلا تُعرف الاضطرابات. لنتيجة مفحوصة كرّر الاختبار في ⁦Strata⁩.</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>هذه النتيجة من منشور. ولا تُعرف ظروفها إلا بقدر ما يذكره المصدر. لنتيجة مفحوصة كرّر الاختبار في ⁦Strata⁩.</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>خلل في هذا الإصدار من ⁨{1}⁩ ينسخ الكتلة نفسها مرارًا، فالمقيس الذاكرة المخبئية لا الذاكرة. تجاهل النتيجة، أو قِس بإصدار مصحّح.</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>استخدمت مهام أخرى من تشغيل ⁦fio⁩ هذا القرص في الوقت نفسه، فهذا جزء فقط مما أنجزه. شغّل كل مهمة وحدها، بخيار ⁦stonewall⁩ في ⁦fio⁩.</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>العيّنات النظيفة: ⁨{1}⁩ من أصل ⁨{2}⁩ لازمة، فالنتيجة أقل يقينًا. زِد وقت الاختبار، أو أعِد القياس والجهاز غير مشغول.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>شُوّش على ⁨{1}⁩ من ⁨{2}⁩ من المرورات، وكلها محسوبة. قد تكون النتيجة خطأ. أغلق البرامج الأخرى، أو احذف ⁦--passes⁩ ليستبعد ⁦Strata⁩ العيّنات المضطربة.</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>المرورات: ⁨{1}⁩ من ⁨{2}⁩ لازمة. قد يغيّر مرور بطيء واحد النتيجة. اختر عددًا أكبر بالخيار ⁦--passes⁩.</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>قرأ نظام التشغيل ذاكرة من القرص أثناء هذا الاختبار (أخطاء الصفحات الكبرى: ⁨{1}⁩)، فتشمل النتيجة وقت القرص. أغلق البرامج التي تشغل ذاكرة كبيرة، أو اختر مخازن أصغر.</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>تقاسمت الخيوط (⁨{1}⁩) وحدات ⁦CPU⁩ (⁨{2}⁩)، فنتيجة كل خيط ليست إلا حصة من وحدة. بلغت معًا ⁨{3}⁩ مما يبلغه خيط لكل وحدة. لقياس كل خيط وحده اختر خيطًا واحدًا على الأكثر لكل وحدة.</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>كان الإدخال والإخراج المباشر في ⁨{1}⁩ (نظام الملفات ⁨{3}⁩) ⁨{2}⁩، فقد تكون هذه سرعة الذاكرة لا سرعة القرص. كان في ذاكرة نظام التشغيل المخبئية ⁨{4}⁩ من الملف. اختر مجلدًا على قرص محلي.</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>مقبولًا دون تنفيذ فعلي</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>بلا أثر لأن نظام الملفات في الذاكرة</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>بلا أثر لأن برنامجًا له ذاكرة مخبئية خاصة يقدّم نظام الملفات</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>بلا أثر لأن الجهاز يحفظ بياناته في الذاكرة</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>قبل نظام التشغيل الإدخال والإخراج المباشر في ⁨{1}⁩ (نظام الملفات ⁨{2}⁩)، لكن ⁦Strata⁩ لا يستطيع التحقق منه. قد تكون هذه سرعة الذاكرة. قارن بمجلد على نظام ملفات آخر.</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>قدّم الجهاز ⁨{1}⁩ ما معدّله ⁨{2}⁩، لكن وصلته (⁨{3}⁩) لا تحمل أكثر من ⁨{4}⁩. جاءت البيانات من ذاكرة مخبئية، أو يذكر نظام التشغيل الوصلة خطأ. لا تستخدم هذا على أنه سرعة القرص.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>نظام الملفات في ⁨{1}⁩ (⁨{2}⁩) يضغط البيانات. بيانات الاختبار لا تقبل الضغط، فتشمل النتيجة كلفة المحاولة. لقياس القرص وحده اختر مجلدًا بلا ضغط.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>نظام الملفات في ⁨{1}⁩ (⁨{2}⁩) يعمل بالنسخ عند الكتابة: تصير الكتابة العشوائية متسلسلة وتجزّئ الملف. تصف النتيجة نظام الملفات أيضًا. لقياس القرص وحده اختر مجلدًا ليس فيه ذلك.</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>في ملف الاختبار في ⁨{1}⁩ أجزاء عددها ⁨{2}⁩ ومجموعها ⁨{3}⁩. القرص الصلب الدوّار يضيّع وقتًا بينها. اختر قرصًا فيه متّسع أكبر.</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>كانت ملفات الخيوط (⁨{2}⁩) على قرص واحد (⁨{1}⁩) فتقاسمت قدرته. نتيجة كل خيط ليست إلا حصة. لقياس كل قرص وحده اختر مجلدات على أقراص مختلفة.</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>النتيجة ⁨{1}⁩ من الأقصى النظري، وهذا محال: فالتردد أو الأقصى خطأ. تجاهل النتيجة، ويُرجى الإبلاغ عنها مع ملف ⁦JSON⁩ لهذه الجولة.</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>قاس هذا إصدار سابق من ⁦Strata⁩، بنمط وصول يجلبه العتاد مسبقًا وراء ⁦L2⁩. النتيجة أقل من الصحيح. أعِد القياس.</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>استغرق الاختبار ⁨{2}⁩ بدلًا من ⁨{1}⁩ لجمع عيّنات نظيفة كافية. تبقى النتيجة صالحة.</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>شغل الاختبار كل وحدات ⁦CPU⁩، فاضطرت نافذة ⁦Strata⁩ أو الطرفية إلى مشاركة واحدة. وربما شوّش ذلك على الاختبار. اختر خيطًا أقل.</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>لم يوفّر نظام التشغيل كل الصفحات الضخمة التي طلبها ⁦Strata⁩. أُعطيت: ⁨{1}⁩. قد يكون الوصول العشوائي إلى مخازن كبيرة أبطأ. أغلق البرامج الأخرى أو أعِد تشغيل الجهاز: تتجزأ الذاكرة الحرة مع الوقت.</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>تحتاج هذه الجولة إلى ⁨{1}⁩ من الصفحات الضخمة الصريحة بحجم ⁨{3}⁩، وكان الحر منها ⁨{2}⁩. استخدمت المخازن صفحات أخرى (⁨{4}⁩). احجز ما يكفي بصفة ⁦root⁩ بعد الإقلاع بقليل: ⁦sysctl vm.nr_hugepages={1}⁩.</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>لا يعطي ⁦Windows⁩ صفحات ضخمة إلا لحسابات لها صلاحية «تأمين الصفحات في الذاكرة». تحتاج هذه الجولة إلى ⁨{1}⁩ منها. استخدمت المخازن صفحات أخرى (⁨{2}⁩). امنح الصلاحية في ⁦secpol.msc⁩ (السياسات المحلية، تعيين حقوق المستخدم). سجّل الدخول من جديد وشغّل ⁦Strata⁩ بصلاحيات المدير.</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>لم تبقَ لدى ⁦Windows⁩ ذاكرة متصلة لصفحات ضخمة حجمها ⁨{2}⁩؛ وتحتاج هذه الجولة إلى ⁨{1}⁩ منها. استخدمت المخازن صفحات أخرى (⁨{3}⁩). أعِد تشغيل الجهاز وقِس فورًا.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>الصفحات الضخمة الشفافة معطّلة، فاستخدمت المخازن الصفحات الافتراضية. شغّلها بصفة ⁦root⁩ (⁦echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled⁩).</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>مخازن الخيط أصغر من صفحتين ضخمتين حجم كل منهما ⁨{1}⁩، فاستخدمت الصفحات الافتراضية. تبقى النتيجة صالحة.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>شُوّش على ⁨{1}⁩ من ⁨{2}⁩ من المرورات، وكلها محسوبة. قد تكون النتيجة خطأ. أغلق البرامج الأخرى، وأعِد القياس.</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>المرورات بعد الأول: ⁨{1}⁩ من ⁨{2}⁩ لازمة. قد يغيّر مرور بطيء واحد النتيجة. اختر مخزنًا أصغر، أو وقتًا أطول للذاكرة، أو ⁦--passes⁩.</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>شُوّش على المرور الأول في الذاكرة الجديدة، فقد يكون زمنه أعلى من الصحيح. أغلق البرامج الأخرى، وأعِد القياس.</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>طلب ⁦Strata⁩ ذاكرة من نوع ⁨{1}⁩، لكن نظام التشغيل أعطى نوعًا آخر. تُقرأ بنسبة ⁨{2}⁩ من معدّل الذاكرة العادية؛ وتُقرأ الذاكرة غير المخبأة بالعُشر أو أقل. يتجاهل ⁦Wine⁩ وبعض الآلات الافتراضية الطلب: قِس على الجهاز نفسه.</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>لا يعطي نظام التشغيل هذا البرامج ذاكرة من نوع ⁨{1}⁩، فتخطّى ⁦Strata⁩ الاختبار. قِس على نظام تشغيل آخر.</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>رفض نظام التشغيل إعطاء ذاكرة من نوع ⁨{1}⁩. رسالته: ⁨{2}⁩. أغلق البرامج الأخرى، أو اختر مخزنًا أصغر.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>تأتي ذاكرة ⁦write-combining⁩ هنا من جهاز رسوم، ولا يوجد (لا ⁦/dev/dri/card0⁩ ولا ⁦/dev/fb0⁩). قِس على جهاز فيه واحد.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>تأتي ذاكرة ⁦write-combining⁩ من ⁨{1}⁩، ولا يُسمح لك بفتحه. انضم إلى المجموعة التي تملكه (وهي ⁦video⁩ غالبًا)، أو شغّل هذا الاختبار بصلاحيات المدير.</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>لم يعطِ ⁨{1}⁩ ذاكرة ⁦write-combining⁩. رسالة نظام التشغيل: ⁨{2}⁩. اختر مخزنًا أصغر.</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>ليس في ⁨{1}⁩ من ذاكرة ⁦write-combining⁩ إلا ⁨{2}⁩. اختر مخزنًا بهذا الحجم أو أصغر.</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>لا يدعم هذا المعالج أو نظام تشغيله ⁨{1}⁩ الذي يحتاج إليه هذا الاختبار. شغّل الاختبار على جهاز يدعمه.</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>في هذا المخزن أكثر من ⁦2^32⁩ عنصرًا حجم كل منها ⁨{1}⁩، وهذا أكثر مما يستطيع الاختبار العشوائي فهرسته. اختر مخزنًا أصغر أو عرضًا أكبر.</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>توقفت جولة القياس قبل قياس هذا. شغّلها من جديد لقياسه.</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>لم يخصّص نظام التشغيل ⁨{1}⁩ من الذاكرة. أغلق البرامج الأخرى، أو اختر مخازن أصغر.</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>نفدت الذاكرة أثناء هذا الاختبار. أغلق البرامج الأخرى أو اختر خيوطًا أقل.</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>لم يبدأ نظام التشغيل من الخيوط (⁨{2}⁩) سوى ⁨{1}⁩. اختر خيوطًا أقل، أو ارفع حدّ نظام التشغيل لعددها.</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>لم تعمل الخيوط (⁨{1}⁩) كلها في وقت واحد قط، فلا معدّل مشترك لها. أغلق البرامج الأخرى، أو اختر خيوطًا أقل.</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>لا يوجد في هذا الإصدار من ⁦Strata⁩ اختبار باسم ⁨{1}⁩. تحقّق من الاسم، أو ثبّت إصدارًا أحدث.</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>لم يُعطِ القياس عددًا صالحًا. هذا خلل في ⁦Strata⁩: يُرجى الإبلاغ عنه مع ملف ⁦JSON⁩ لهذه الجولة.</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>الإعداد ⁨{1}⁩ قيمته ⁨{2}⁩؛ ويجب أن يكون من ⁨{3}⁩ إلى ⁨{4}⁩. اختر قيمة في هذا النطاق.</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>تحتاج هذه الجولة إلى ⁨{1}⁩ من الذاكرة، والمتاح ⁨{2}⁩. أكبر مخزن يتسع هو ⁨{3}⁩. اختر مخازن أصغر أو خيوطًا أقل.</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>عدد الخيوط ⁨{1}⁩، وتحتاج إلى ⁨{2}⁩ من الذاكرة، والمتاح ⁨{3}⁩. وهذا يكفي ⁨{4}⁩ من الخيوط. اختر هذا العدد أو أقل.</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>لا يسمح نظام التشغيل لبرنامج ⁦Strata⁩ بهذا العدد من الخيوط: ⁨{1}⁩. والحد ⁨{2}⁩. اختر خيوطًا أقل، أو ارفع حد نظام التشغيل للخيوط.</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>تحتاج ملفات الاختبار إلى ⁨{2}⁩ في ⁨{1}⁩، والفارغ هناك ⁨{3}⁩، ويجب أن تبقى ⁨{4}⁩ فارغة. أكبر ملف يتسع هو ⁨{5}⁩. اختر ملفًا أصغر أو خيوطًا أقل أو مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>لا يتسع ⁨{1}⁩ لملف حجمه ⁨{2}⁩؛ والحد ⁨{3}⁩. اختر ملفًا أصغر أو مجلدًا آخر. لا يقبل قرص ⁦FAT⁩ ملفًا حجمه ⁦4 GiB⁩ أو أكثر؛ أما حد نظام التشغيل (⁦ulimit -f⁩) فيمكن رفعه.</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>لا توجد في هذا الجهاز وحدة ⁦CPU⁩ رقم ⁨{1}⁩ يجوز لبرنامج ⁦Strata⁩ استخدامها. لعرض الوحدات المتاحة نفّذ ⁦strata-cli machine⁩.</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>لا يوفّر نظام التشغيل هذا صفحات ضخمة من النوع المطلوب، فاستخدمت المخازن الصفحات الافتراضية. النتيجة صالحة لها.</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>ملف حجمه ⁨{1}⁩ صغير إلى حد أن نتائجه لا تدل على القرص بشيء. اختر ⁨{2}⁩ أو أكثر.</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>ملف حجمه ⁨{1}⁩ قد تتسع له الذاكرة المخبئية للقرص، فقد تكون النتيجة سرعتها. اختر ⁨{2}⁩ أو أكثر.</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>الملفات في ⁨{1}⁩ (⁨{2}⁩) تبقى في الذاكرة، فستكون النتيجة سرعة الذاكرة. اختر مجلدًا على قرص.</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>يقع ⁨{1}⁩ على ⁨{2}⁩ الذي يحفظ بياناته في الذاكرة، فستكون النتيجة سرعة الذاكرة. اختر مجلدًا على قرص.</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>يقدّم ⁨{1}⁩ (⁨{2}⁩) برنامج له ذاكرة مخبئية خاصة، فقد تكون النتيجة سرعة الذاكرة. اختر مجلدًا على قرص محلي.</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>يقع ⁨{1}⁩ و⁨{2}⁩ على القرص نفسه (⁨{3}⁩) ويتقاسمان قدرته. لقياس كل قرص وحده اختر مجلدات على أقراص مختلفة.</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>ستتقاسم الخيوط (⁨{1}⁩) وحدات ⁦CPU⁩ (⁨{2}⁩)، فنتيجة كل خيط ليست إلا حصة من وحدة. لقياس كل خيط وحده اختر خيطًا واحدًا على الأكثر لكل وحدة.</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>لا يوجد مجلد ⁨{1}⁩. اختر مجلدًا موجودًا.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>تعذّر الوصول إلى ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. أعِد توصيل القرص أو الخادم، أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>لا يوجد قرص ⁨{1}⁩. اختر مجلدًا على قرص موجود.</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>لا مساحة في ⁨{1}⁩ لملف حجمه ⁨{2}⁩: القرص ممتلئ أو تسري حصة. اختر ملفًا أصغر أو مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>لم يستطع ⁦Strata⁩ إنشاء ملف في ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>فشلت الكتابة في ⁨{1}⁩ بعد ⁨{2}⁩. رسالة نظام التشغيل: ⁨{3}⁩. انسخ بيانات هذا القرص احتياطيًا، ثم افحص القرص وكبله.</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>فشلت القراءة في ⁨{1}⁩ بعد ⁨{2}⁩. رسالة نظام التشغيل: ⁨{3}⁩. انسخ بيانات هذا القرص احتياطيًا، ثم افحص القرص وكبله.</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>كتب نظام التشغيل جزءًا من كتلة فقط في ⁨{1}⁩ بعد ⁨{2}⁩. قد يكون القرص ممتلئًا أو آخذًا في التعطّل. افحص المساحة الفارغة ثم القرص.</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>قرأ نظام التشغيل جزءًا من كتلة فقط في ⁨{1}⁩ بعد ⁨{2}⁩. قد يكون القرص آخذًا في التعطّل. انسخ بياناته احتياطيًا وافحصه.</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>لم يستطع نظام التشغيل كتابة آخر البيانات إلى قرص ⁨{1}⁩. رسالته: ⁨{2}⁩. قد يكون القرص ممتلئًا أو آخذًا في التعطّل. افحص المساحة الفارغة ثم القرص.</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>تختلف البيانات المقروءة في ⁨{1}⁩ عند ⁨{2}⁩ عما كتبه ⁦Strata⁩. القرص أو كبله أو الذاكرة معيب. انسخ بيانات هذا القرص احتياطيًا، ثم افحص الثلاثة.</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>قُرئ في ⁨{1}⁩ من المواضع غير ما كُتب: ⁨{2}⁩ تالفة، و⁨{3}⁩ ببيانات أقدم (كتابة ضائعة)، و⁨{4}⁩ ببيانات موضع آخر. وأولها، بالموضع وعدد البايتات: ⁨{5}⁩. انسخ بيانات هذا القرص احتياطيًا، ثم افحصه وكبله والذاكرة.</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>بعد ⁨{1}⁩ هبط المعدّل من ⁨{2}⁩ إلى ⁨{3}⁩ وبقي هناك. امتلأت الذاكرة المخبئية السريعة في القرص، أو خفّض القرص سرعته. تجمع النتيجة متوسط المرحلتين؛ ويبيّن المخطط كلًا منهما.</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>فشل قياس سابق، فتخطّى ⁦Strata⁩ هذا القياس. انظر السبب هناك، وأعِد القياس.</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>كتلة من ⁨{1}⁩ ليست من مضاعفات قطاعات هذا القرص (⁨{2}⁩). اختر كتلة أكبر.</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>ملف من ⁨{1}⁩ أصغر من أن يكفي ⁨{2}⁩ من الخيوط بكتل من ⁨{3}⁩. اختر ملفًا أكبر أو خيوطًا أقل أو كتلًا أصغر.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>قرص ⁨{1}⁩ بطيء جدًّا، فلم يكتب ⁦Strata⁩ قبل القياس إلا ⁨{2}⁩ من ملف من ⁨{3}⁩. تشمل النتيجة هذا الجزء فقط. اختر ملفًا أصغر.</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>لا يستطيع ⁦Strata⁩ قراءة الملف ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. اختر ملفًا عاديًا تجوز لك قراءته.</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>حجم الملف ⁨{1}⁩ لا يتجاوز ⁨{2}⁩، وهذا أقل مما يحتاج إليه اختبار القراءة. اختر ملفًا أكبر.</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>رفض نظام التشغيل الطلبات إلى القرص. رسالته: ⁨{1}⁩. جرّب عمق طابور أصغر؛ قد يكون السبب حدًا لحاوية.</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>فشلت الكتابة، فلم يكن هناك ما يُقرأ. انظر سبب فشل الكتابة.</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>عند إيقاف الجولة كان على قرص ⁨{1}⁩ طلب معلّق، فقد تكون النتائج قبله خطأ. يستطيع ⁦Strata⁩ اختبار هذا القرص ثانية حين يجيب.</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>لا يستجيب ⁨{1}⁩. ما زال طلب سابق إلى قرصه (⁨{2}⁩) معلّقًا. افحص القرص أو كبله أو الشبكة، أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>ليس ⁨{1}⁩ ملفًا من اختبار قرص، فلم يحذفه ⁦Strata⁩.</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>يستخدم اختبار قرص جارٍ ⁨{1}⁩، فلم يحذفه ⁦Strata⁩. حاول ثانية حين ينتهي ذلك الاختبار.</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>لم يستطع ⁦Strata⁩ حذف ⁨{1}⁩. رسالة نظام التشغيل: ⁨{2}⁩. تحقّق من أذونات المجلد.</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>لم يذكر نظام التشغيل وحدات ⁦CPU⁩ في هذا الجهاز. قد تخفيها حاوية أو إعداد أمان.</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>يُظهر المنحنى ⁨{2}⁩ من الذاكرة المخبئية ⁦L{1}⁩، التي يذكر نظام التشغيل أن حجمها ⁨{3}⁩. تشغل الباقي برامج أخرى أو آلات افتراضية، أو ما يُذكر خطأ. اعتمد على المنحنى.</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>يُظهر المنحنى ⁨{2}⁩ للذاكرة المخبئية ⁦L{1}⁩، التي يذكر نظام التشغيل أن حجمها ⁨{3}⁩. ما يُذكر خطأ، أو المستوى التالي بالسرعة نفسها. اعتمد على المنحنى.</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>يُظهر المنحنى مستوى حجمه ⁨{1}⁩، بزمن ⁨{2}⁩ لكل تحميل، لا يذكره نظام التشغيل. قد يكون ذاكرة مخبئية على مستوى الجهاز، أو واحدة تخفيها آلة افتراضية.</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>لا يُظهر المنحنى درجة عند الذاكرة المخبئية ⁦L{1}⁩ بحجم ⁨{2}⁩ التي يذكرها نظام التشغيل. قد تشغلها آلات افتراضية أخرى كلها، أو ما يُذكر خطأ. أعِد القياس في ساعة أهدأ.</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>يعمل المؤقت بتردد ⁨{1}⁩ وينحرف عن ساعة نظام التشغيل بمقدار ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>تعمل النواة بتردد ⁨{1}⁩؛ يتفق قياسان في ⁨{2}⁩ من القراءات.</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>يستطيع ⁦Strata⁩ ربط الخيوط بعدد ⁨{1}⁩ من وحدات ⁦CPU⁩ (⁨{2}⁩).</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>يستغرق التحميل من الذاكرة في كتل ⁨{1}⁩ من زمن تحميل في مسار له ربع الأسطر في كل زيارة. ويستغرق العُشر الأخير من الكتلة ⁨{2}⁩ من زمن عُشرها الثالث. فإذا قلّ الأول عن 80 % أو خرج الثاني عن المدى 85 إلى 115 % فالعتاد يجلب اختبار زمن الوصول مسبقًا.</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>لم يستطع ⁦Strata⁩ التحقق مما إذا كان العتاد يجلب اختبار زمن الوصول مسبقًا. يحتاج الفحص إلى صفحات ضخمة، ولم يعطِ نظام التشغيل أيًا منها.</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>تستغرق قراءة المؤقت ⁨{1}⁩؛ وكلفة أخذ العيّنات ⁨{2}⁩ من العيّنة.</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>⁨{1}⁩؛ الصفحات الضخمة ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>الصفحات الضخمة: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>الخرج القياسي</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>لا يستخدم ⁨{1}⁩ أي من الاختبارات المختارة. احذفه، أو أضف أحد هذه الاختبارات: ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>يحتاج ⁨{1}⁩ إلى طلبات تقرأ وتكتب: أضف ⁦--disk-op mixed⁩، أو استخدم ⁦--disk-profile mixed⁩.</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>يقرأ الخيار ⁦--disk-verify⁩ ما يكتبه ⁦--disk-sustained⁩: اذكره أيضًا، مثل ⁦--disk-sustained 100G⁩.</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>استخدم حلقة قياس مثل heapsort-1000 أو move-serial-8؛ يسرد حلقات كل اختبار ⁦strata-cli list TEST⁩.</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>⁦{1} {2}⁩ يُستخدم وحده: اذكره مرة واحدة دون أحجام.</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>يعني ⁦--repeat⁩ مرورات في ⁦copy⁩ و⁦memtypes⁩، وجولات قياس كاملة في سائر الاختبارات. استخدم ⁦--passes⁩ أو ⁦--runs⁩، أو شغّل ⁦copy⁩ أو ⁦memtypes⁩ وحده.</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>⁨{1}⁩ يعدّ الأزواج إلى جانب ⁦--against⁩: أعطِ ⁨{2}⁩ على الأقل.</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>يعدّ ⁦--pairs⁩ أزواج ⁦--against⁩، وهو غير مذكور. أضف ⁦--against⁩، أو استخدم ⁦--runs⁩.</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>قياس أداء المعالج والذواكر المخبئية والذاكرة والقرص والشبكة.</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>لا يوجد جهاز يُقاس معه. شغّل ⁦Strata⁩ على الجهاز الآخر واختر هناك الشبكة ثم بدء الخادم (أو ⁦strata-cli serve⁩). أدخل عنوانه هنا (⁦--host⁩).</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>رفض ⁨{1}⁩ الاتصال: لا شيء ينتظر عند ذلك المنفذ. اختر هناك الشبكة ثم بدء الخادم (أو ⁦strata-cli serve⁩)، وتحقّق من المنفذ.</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>دقات الساعة في الثانية</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>غير معروف هنا، من إصدار أحدث (⁨{1}⁩)</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>هذه صيغة ⁦sc-membench⁩ بنقاطها. وهي تخلط ذاكرة المستوى الأول في كل النوى بالذاكرة الرئيسية؛ قارن المستويات بدلًا منها (⁦--format text⁩). وقد تكون نقاط ⁦sc-membench⁩ نفسه أعلى، لأن خيوطه لا تبدأ معًا.</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>رسائل صغيرة إلى جهاز آخر وعودتها، بلا حمل</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>تدفقات بيانات إلى جهاز آخر ومنه، يعدّها المستقبِل</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>رسائل صغيرة إلى جهاز آخر وعودتها، تحت حمل التدفقات</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>نتائج مرجعية للمقارنة. ولا عيّنات لها، فلا تُختبر الفروق عنها أبدًا.</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>المجموع: كل الخيوط معًا. لكلٍّ: متوسط الخيط. الكفاءة: المجموع مقسومًا على عدد الخيوط وعلى نتيجة خيط واحد وحده. الأفضل: عدد الخيوط ذو أعلى مجموع، أو أقل عدد داخل فترته.</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>الاختبار نفسه بعدة أحجام صفحات، قيست تباعًا. الصفحات: ما وُضعت فيه المخازن كما يذكره النظام. الوفر: الزمن الموفَّر قياسًا بالنوع الأول. الكسب: زيادة المعدل. والصفحات الافتراضية هنا هي الأساسية، وإن أعطى النظام صفحات ضخمة دون طلب. وتعرض الجداول الأخرى النوع الأول (⁨{1}⁩).</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>رموز خاطئة كثيرة: تُمنع المحاولات الجديدة ⁨{1}⁩ ث.</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>استخدم عدد خيوط من ⁨{1}⁩ إلى ⁨{2}⁩، أو ⁦auto⁩ (واحد لكل معالج)، أو ⁦cores⁩ (واحد لكل نواة)، أو ⁦scale⁩ (⁦1, 2, 4 ...⁩ كلها).</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>⁦RUN⁩ ملف من ⁦Strata⁩ أو ⁦sc-membench⁩ أو ⁦bandwidth⁩ أو ⁦mbw⁩ أو ⁦fio⁩، أو ⁦reference:NAME⁩ (انظر ⁦strata-cli list --references⁩). ومن السجل هو معرّف أو أوله أو ⁦last⁩. ومعرّف السلسلة يعني كل مراتها. ويلزم للحكم أربع مرات لكل جانب على الأقل (⁦run --runs 4⁩).</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>الملف التالف الآن ⁨{1}⁩. لإضافة ما يمكن قراءته منه وينقص هنا: ⁦strata-cli history import FILE⁩. احذف الملف حين لا ينقص شيء.</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>لم يبق وقت</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>لقياس الجهاز كله ⁨{1}⁩ لهذا الجزء، ولم يتسع لهذا. انقر على خليته لقياسه وحده.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>استخدم حجمًا من ⁨{1}⁩ إلى ⁨{2}⁩، مثل ⁦16K⁩ أو ⁦1.5M⁩ (⁦K⁩ و⁦M⁩ و⁦G⁩ و⁦T⁩ قوى 1024). أو ⁦auto⁩ (بحسب الذواكر المخبئية) أو ⁦none⁩ أو ⁦0⁩ بلا حجم في هذا الموضع.</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>برامج أخرى ⁨{1}⁩</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>من الأقصى في الشبكة: الحصة من معدل وصلة الواجهة الأبطأ، وبالاتجاهين من ضعفه.</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>عطّلت هذا الاختبارَ مقاطعات (interrupts) أو البرنامج الثابت أو مضيف آلة افتراضية؛ استُبعد ⁨{1}⁩ من العيّنات. ويعدّ نظام التشغيل ⁨{2}⁩ وقتًا مسروقًا. قد يكون الجهاز أسرع من هذه النتيجة. أوقف حركة الشبكة والقرص، أو قِس على وحدة CPU أخرى. وفي آلة افتراضية أعِد القياس في ساعة أهدأ.</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>لا يُظهر ⁦L{1}⁩ درجة زمن وصول خاصة على هذا الجهاز: زمن الوصول والمعدل لمستوى مجاور. فهذه نتيجة ذلك المستوى.</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>النوى {1}، وحدات CPU {2}، المقابس {3}، عقد NUMA {4}</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>عند ⁦p50⁩</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>العيّنات النظيفة: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>من الأقصى</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>فترة الثقة 95 % هو ⁦+/- {1}⁩، فالفروق الأصغر ضمن عدم اليقين. لتأكيد فرق أكبر قارن عدة جولات. زِد وقت الاختبار، أو أغلق البرامج الأخرى.</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>بالاتجاهين، تدفق واحد</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>بالاتجاهين، التدفقات: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format: يكتب history list النصوص text أو csv أو json. ولكتابة جولة html أو markdown أو svg: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>دون ⁦--settings⁩ و⁦--preset⁩ تبدأ الجولة بالإعدادات المحفوظة في ⁨{1}⁩، حيث تحفظها «التهيئة» في النافذة. وإن لم توجد فبالافتراضية. و⁦--preset default⁩ يعني الافتراضية دائمًا، أيًّا كان ما في الملف.</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>⁨{1}⁩: ⁨{2}⁩ (حُذف)</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>يحتاج اختبار القرص إلى ⁨{1}⁩ من الخيوط الخاصة به معًا. وحد نظام التشغيل لها ⁨{2}⁩. اختر أحمال عمل بخيوط أقل، أو مجلدات أقل، أو ارفع حد نظام التشغيل للخيوط.</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>توقفت الجولة حين كان حمل العمل هذا قد استعمل ⁨{1}⁩ من وقته، فنتيجته أقل يقينًا. أعِد القياس لنتيجة كاملة.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>ليس في المجموعة ⁨{2}⁩ حمل عمل ⁨{1}⁩. اختر حملًا من أحمالها، أو مجموعة أخرى.</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>استعمل حمل عمل من المجموعة، مثل ⁦SEQ1M-Q8T1⁩ أو ⁦RND4K-Q32T1⁩: النمط والكتلة، وعمق الطابور، والخيوط.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>أحمال العمل في المجموعة ⁨{1}⁩ ثابتة. احذف هذا الخيار، أو استعمل ⁦--disk-profile custom⁩ مع ⁦--disk-block⁩ و⁦--disk-queue-depth⁩ و⁦--disk-pattern⁩ و⁦--disk-threads⁩.</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>لا يستعمل أي حمل عمل في المجموعة ⁦classic⁩ الخيار ⁨{1}⁩. احذفه، أو اختر ⁦--disk-profile⁩ آخر.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>لأحمال العمل في المجموعة ⁨{1}⁩ خيوط خاصة بها، ولا يستعمل أي منها ⁦--threads⁩. احذفه، أو اختر ⁦--disk-profile custom⁩ أو ⁦classic⁩.</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>لم يُعطَ أمر. استعمل واحدًا من هذه: ⁨{1}⁩؛ وفي ⁦--help⁩ المزيد.</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>لا يوجد أمر «⁨{1}⁩». استعمل واحدًا من هذه: ⁨{2}⁩؛ وفي ⁦--help⁩ المزيد.</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>ليس ⁨{1}⁩ خيارًا في ⁦strata-cli⁩. استعمل واحدًا من هذه الأوامر: ⁨{2}⁩؛ وفي ⁦--help⁩ المزيد.</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>حُفظت في السجل بالمعرّف ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>حُذفت ⁨{1}⁩. لاستعادتها خلال 30 يومًا: ⁦strata-cli history restore {2}⁩</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>لم تُحفظ أي جولات بعد.</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>حُذف أو غُيّر، لأنه يدل على الحاسوب:</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>يبقى كل ما سوى ذلك: المعالج والذواكر المخبئية والذاكرة وإصدار نظام التشغيل والإعدادات وكل النتائج.</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>إصدار نظام التشغيل</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>يعود الاتصال إلى هذا الجهاز نفسه (⁦loopback⁩)، فهذه سرعة نظام التشغيل والذاكرة لا سرعة شبكة. لقياس شبكة ابدأ الخادم على جهاز آخر.</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>عمل الطرفان على جهاز واحد وتقاسما وحدات ⁦CPU⁩ فيه، فلا شبكة بينهما. لقياس شبكة ابدأ الخادم على جهاز آخر.</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>لا رمز للجهاز ⁨{1}⁩. يعرض خادمه ستة أرقام: أدخِلها هنا (⁦--code⁩).</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>أنهى ⁨{1}⁩ الاتصال قبل أن يثبت أنه يعرف الرمز. ربما حاول جهاز آخر تخمينه، فلا يستعمل ⁦Strata⁩ الرمز مرة أخرى. ابدأ الخادم هناك من جديد، وأدخِل الرمز الجديد.</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>لا يقبل ⁨{1}⁩ اتصالًا مدة ⁨{2}⁩ بعد رموز خاطئة كثيرة. انتظر، أو ابدأ الخادم هناك من جديد لتحصل على رمز جديد.</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>يجيب عند ⁨{1}⁩ برنامج غير ⁦Strata⁩. تحقّق من المنفذ، ومن أن ⁦Strata⁩ خادم هناك.</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>أُوقف الخادم على ⁨{1}⁩. يحتفظ ⁦Strata⁩ بالنتائج السابقة. ابدأه هناك من جديد، وأعِد الاختبار.</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>تجاوز الاختبار مع ⁨{1}⁩ حدود خادمه: 1000 قياس، و⁦4 MiB⁩ من النتائج. يحتفظ ⁦Strata⁩ بالنتائج السابقة. قِس الباقي في جولة ثانية.</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>لم يتصل أي عميل مدة ⁨{1}⁩، فتوقف الخادم. ابدأه من جديد حين تحتاج إليه.</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>العميل هو ⁨{1}⁩ (⁨{2}⁩؛ ⁨{3}⁩).</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>⁦--fail-on⁩: لم يمكن اختبار شيء. يحتاج كل طرف إلى ⁨{1}⁩ تكرارات أو أكثر (⁦--runs {1}⁩) للنتائج نفسها؛ والنتائج المرجعية لا تُختبر أبدًا.</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>لم يجب قرص ⁨{1}⁩ بعد. وإن أبقى نظام التشغيل هذا البرنامج حتى يجيب فلا يضيع شيء بإنهائه.</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN معرّف، أو بداية معرّف، أو last. ونهاية FILE تحدد ما يكتبه export: ‎.html أو ‎.md أو ‎.svg أو ‎.csv أو ‎.txt، أو ملف جولة يقرؤه import. ويمكن استعادة جولة محذوفة بمعرّفها كاملًا خلال 30 يومًا.</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>لم يعطِ نظام التشغيل مزيدًا من الذاكرة، فلم يمكن إتمام هذا. أغلق البرامج الأخرى، أو ارفع الحد (⁦ulimit -v⁩). وما قاسته الجولات حتى آخر خطوة تمّت موجود في السجل.</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>لم تكن الخيوط مربوطة بوحدات ⁦CPU⁩، فكان بإمكان نظام التشغيل نقلها في أي وقت. تتفاوت النتائج أكثر بين الجولات. اختر ربط وحدات ⁦CPU⁩ من «التهيئة»، أو استخدم ⁦--affinity spread⁩.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>«⁨{1}⁩» ليس ربطًا صالحًا لوحدات ⁦CPU⁩. استخدم ⁦spread⁩ أو ⁦close⁩ أو ⁦cores⁩ أو ⁦none⁩ أو قائمة بوحدات ⁦CPU⁩ مثل ⁦0,2,4-7⁩.</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>تعدّ الثلاثية ما تكتبه: ثلث ما يعدّه STREAM.</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>تُعدّ الثلاثية كما يعدّها STREAM: تحميلان وتخزين.</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>ثلاثية، {1} بايت</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>ثلاثية، {1} بايت، non-temporal</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}، كما يعدّ STREAM</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}، الحمولة، ثلث ما يعدّه STREAM</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>زمن الإتمام</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>الذروة</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>متوسط موزون</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy كتلة بعد كتلة</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>حلقات معروفة الكلفة: ⁨{2}⁩ من ⁨{1}⁩ كما يقول تصميم النواة، و⁨{3}⁩ فوقه.</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>كلفة التحميل والتخزين بلا فحص: لا يذكرها التصميم، أو الجهاز مشغول.</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>متروك</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>سلسلة من {1} جولات: كل قيمة عبرها جميعًا</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>انحراف</translation>
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
        <translation>جولات</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>بدأ في هدوء بعد ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>لا هدوء خلال ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>حاكم التردد ⁨{1}⁩</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>Boost مفعّل</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>Boost معطّل</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>ملف الطاقة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>على البطارية</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>على التيار</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>حد القدرة ⁨{1}⁩ W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>⁨{1}⁩ °C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>⁨{1}⁩ °C، وبعد التشغيل ⁨{2}⁩ °C</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>انتظرت البرامج الذاكرة في ⁨{1}⁩ من 10 ثوانٍ</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>للحاوية وقت ⁨{1}⁩ من الوحدات</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>للحاوية ⁨{1}⁩ من الذاكرة</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>الشيفرة الدقيقة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>يترجم ⁨{1}⁩ التعليمات: فهذه قيمه لا قيم المعالج</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>يقوم ⁨{1}⁩ مقام النظام</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>لا يذكر أي مصدر حد هذه النواة. والنسبة في L1 هي مما شوهدت النواة تفعله في قياس قصير خاص بذلك: وليس حدًا فيزيائيًا.</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>يعني membench عرض النطاق وزمن الوصول، ولا يجتمع مع اختبار آخر.</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>أنهى الحد الزمني البالغ {1} ث الجولة. وما قيس محفوظ.</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>ليس في ⁨{3}⁩ صفوف لعدد ⁨{1}⁩ من ⁨{2}⁩ من النتائج.</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}: متروك لأن Strata لا يعرفه: {2}</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>النسبة إلى {1}</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>⁨{1}⁩: ⁨{2}⁩، الفاصل ⁨{3}⁩، ⁨{4}⁩ مقابل ⁨{5}⁩ ⁨{6}⁩</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>قاس برنامج آخر أحد الطرفين بحلقة خاصة به. والنسبة غير مختبرة.</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>الأحجام مختلفة بعامل اثنين على الأكثر، في مستوى الذاكرة نفسه.</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>يذكر أحد الطرفين مستوى من الذاكرة بلا حجم. وللآخر الحجم الأقرب إلى ما يُظهر ذلك المستوى.</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>لا يذكر أحد الطرفين عرض وصوله. وللآخر أعرض ما لديه.</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>لم يعطِ النظام خيطًا يحتاج إليه هذا. أغلق برامج أخرى أو ارفع الحد (ulimit -u). ما قاسته عمليات التشغيل حتى آخر خطوة مكتملة موجود في السجل.</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>انتظار الهدوء، ⁨{1}⁩ ثانية على الأكثر (ينهيه Ctrl+C).</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>هدأ بعد ⁨{1}⁩ ث.</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>لم يهدأ خلال ⁨{1}⁩ ث. ويبدأ التشغيل مع ذلك.</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>⁨{1}⁩؛ شوهد هنا في كل دورة: تحميل ⁨{2}⁩، تخزين ⁨{3}⁩، كلاهما معًا ⁨{4}⁩</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>ليس في الجدول</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>⁨{1}⁩؛ حده غير معروف، فلا حد تُقارن به القيم</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>الحمل</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>تشغل برامج أخرى ⁨{1}⁩ من الوحدات</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>مجموعات التعليمات</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>ليس من النظام</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>اختبار غير معروف ⁨{1}⁩</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>⁨{1}⁩ (وحدة غير معروفة)</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>لا يعرف هذا الإصدار من Strata السبب ⁨&quot;{1}&quot;⁩.</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>لم يُختبر</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>السلسلة</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>لـ membench أحجامه وحلقاته، فلا ينطبق عليه ⁨{1}⁩. احذفه؛ و⁦--sweep full⁩ وحده يضيف أحجامًا.</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>انتهى الحد الزمني ⁨{1}⁩ ث قبل قياس أي شيء. أعطِ حدًّا أطول.</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>قاطعته برامج أخرى</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>ليس في السجل جولة معرّفها ⁨{1}⁩. والتسمية ليست معرّفًا؛ يعرض ⁦strata-cli history list⁩ المعرّفات.</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>استخدم برنامج آخر أو آلة افتراضية أخرى خيط العتاد الثاني لهذه النواة (جار ⁦SMT⁩)؛ استُبعد ⁨{1}⁩ من العيّنات. قد يكون الجهاز أسرع من هذه النتيجة. أغلق البرامج الأخرى. على جهاز مستأجر أعِد القياس لاحقًا.</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>قاطعت برامج أخرى هذا الاختبار؛ استُبعد ⁨{1}⁩ من العيّنات. قد يكون الجهاز أسرع من هذه النتيجة. أغلق البرامج الأخرى. وحيث تشغل الخيوط كل الوحدات اختر خيطًا أقل.</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>استخدمت برامج أخرى ⁨{1}⁩ من وقت وحدة ⁦CPU⁩ جرى عليها هذا الاختبار. وقد تكون حتى العيّنات السليمة أبطأ مما يقدر عليه الجهاز. أغلق البرامج الأخرى. وحيث تشغل الخيوط كل الوحدات اختر خيطًا أقل.</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>يُفترض أن ⁨{1}⁩ من آخر ذاكرة مخبئية متاح (غير مَقيس)</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>الذاكرة ⁨{1}⁩ ث لكل حجم مخزن</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>القرص ⁨{1}⁩ ث لكل حِمل واتجاه</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>المخزن ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>المخزن ⁨{1}⁩، في الذاكرة المخبئية L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>المخزن ⁨{1}⁩، عند حافة الذاكرة المخبئية L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>المخزن ⁨{1}⁩، في الذاكرة الرئيسية</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>كل بايت يُقرأ أو يُكتب أو يُنسخ يُعَدّ مرة واحدة. المخزن: حجم مخزن واحد؛ وللنسخ مخزنان.</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>التحميل والتخزين كلاهما محسوب. المخزن: حجم مخزن واحد؛ وللنسخ مخزنان.</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>تتبّع المؤشرات: عنوان كل تحميل نتيجة التحميل السابق. محلي في ⁦TLB⁩: يبقى المسار في كتل يحتفظ ⁦TLB⁩ بصفحاتها؛ وبعد ⁦L2⁩ مستواه الثاني. المنطقة كلها: تُضاف إخفاقات ⁦TLB⁩؛ و«-» حيث يتطابق المساران. ثم الوسيط والانحراف المطلق الوسيط (⁦MAD⁩) وعدد العيّنات النظيفة.</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>تُستبعد العيّنات المضطربة، إلا في اختباري القرص والشبكة.</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>النقل، المخزن ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>عرض النطاق، مجموعة العمل ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>زمن الوصول، مجموعة العمل ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>نسخ، المخزن ⁨{1}⁩</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>تعليمات السلاسل، المخزن ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>حُفظت في السجل بصفتها السلسلة ⁨{1}⁩ (عدد الجولات ⁨{2}⁩).</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>مقابل {1}، %</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>جولات لازمة: {1}</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>نتيجة واحدة على الأقل غير موثوقة، فلا تعتمد على هذا الحكم. اقرأ ملاحظاتها ثم أعِد قياس الطرفين.</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>لا تختلف أحجام مخازن هذه النتائج بأكثر من الضعف، في مستوى الذاكرة نفسه. اختارها Strata بحسب الحجم المتاح من آخر ذاكرة مخبئية، وقد قيس بينهما. تُعرض معًا ولا تُختبر. لمقارنتها أعِد قياس الطرف الأقدم.</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>يأتي الهامش من جولات هذا الجهاز التي لم يتغير فيها شيء، إن كان في السجل ما يكفي منها (بين قوسين: الجولات والسلاسل). وأقله 1 %. وإلا: 1 % للنتائج المحدودة بالنواة، و3 % في مستويات الذاكرة المخبئية المشتركة وفي الذاكرة الرئيسية، و5 % للشبكات، و10 % للأقراص.</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>أسوأ درجة</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>عدد الجولات ⁨{1}⁩، ومدة كل منها نحو ⁦{2} s⁩.</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>أسرع: ⁨{1}⁩. أبطأ: ⁨{2}⁩. بلا تغيير: ⁨{3}⁩. غير محسوم: ⁨{4}⁩. الأكبر في المعدلات أسرع، والأقل في الأزمنة (⁦ns⁩، ⁦us⁩) أسرع.</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>لم تُقارَن، إذ ليست لكل طرف نتيجة بهذا الحجم (القيم بحسب الطرف):</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>رفض نظام التشغيل الخيط الذي يراقب الحد الزمني. أغلق برامج أخرى، أو ارفع حد الخيوط في نظام التشغيل.</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>معدّل النسخ بحسب الطريقة</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>معدّل دوال مكتبة ⁦C⁩ بحسب الحجم</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>معدّل النقل بين السجلات</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>معدل تعليمات السلاسل</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>معدل المرورات اللاحقة بحسب نوع الذاكرة</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>العمليات في الثانية لكل خيط</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>معدل النقل حسب حجم المخزن</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>عرض النطاق حسب مجموعة العمل</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>زمن الوصول حسب مجموعة العمل</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>المعدل بحسب عدد الخيوط</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>العمل</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>الخيط</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>حجم المخزن لكل خيط</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>حجم المخزن لكل خيط (من مخزنين)</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>مجموعة العمل لكل خيط</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>مجموعة العمل</translation>
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
        <translation>بايت/دورة</translation>
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
        <translation>المعدّل</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>المعدّل، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>{1}, {2} B</source>
        <extracomment>chart-short-width</extracomment>
        <translation>⁨{1}⁩، ⁦{2} B⁩</translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>0 بايت</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>{1} بايتات</numerusform>
            <numerusform>{1} بايتًا</numerusform>
            <numerusform>{1} بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>قطع</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>جلب مسبق</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>أربع صفحات متداخلة</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>صفحة كاملة في الدورة</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>أزواج سجلات</translation>
    </message>
    <message>
        <source>grouped, non-temporal</source>
        <extracomment>loop-best</extracomment>
        <translation>مجمّع، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>صفحات معتادة</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>صفحات ضخمة شفافة</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>صفحات ضخمة صريحة</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>صفحات ضخمة</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>لكل خيط</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>⁨{1}⁩: المجموع</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>⁨{1}⁩: لكل خيط</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>⁨{1}⁩: قراءة</translation>
    </message>
    <message>
        <source>L{1}</source>
        <extracomment>chart-edge</extracomment>
        <translation>L{1}</translation>
    </message>
    <message>
        <source>L{1} measured</source>
        <extracomment>chart-edge-measured</extracomment>
        <translation>⁦L{1}⁩ مَقيس</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>الذاكرة المخبئية ⁦L{1}⁩: ⁨{2}⁩ كما يذكر نظام التشغيل.</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>الذاكرة المخبئية ⁦L{1}⁩: يمكن استخدام ⁨{2}⁩ منها، بقياس ⁦Strata⁩.</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>لا يستخدمها أي خيط.</numerusform>
            <numerusform>يستخدمها خيط واحد.</numerusform>
            <numerusform>يتقاسمها خيطان.</numerusform>
            <numerusform>تتقاسمها {1} خيوط.</numerusform>
            <numerusform>يتقاسمها {1} خيطًا.</numerusform>
            <numerusform>يتقاسمها {1} خيط.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>تستخدم عملية النقل مخزنين: يتسع لهما معًا حتى ⁨{1}⁩ لكل منهما.</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>يتسع لمخزنين حتى ⁨{1}⁩ لكل منهما.</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>يُظهر منحنى زمن الوصول مستوى حجمه ⁨{1}⁩، بزمن ⁨{2}⁩ ⁦ns⁩ لكل تحميل.</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>⁨{2}⁩: الأفضل مع {1} خيط، وهو أقل عدد ضمن فترة ثقة أعلى مجموع.</numerusform>
            <numerusform>⁨{2}⁩: الأفضل مع خيط واحد، وهو أقل عدد ضمن فترة ثقة أعلى مجموع.</numerusform>
            <numerusform>⁨{2}⁩: الأفضل مع خيطين، وهما أقل عدد ضمن فترة ثقة أعلى مجموع.</numerusform>
            <numerusform>⁨{2}⁩: الأفضل مع {1} خيوط، وهي أقل عدد ضمن فترة ثقة أعلى مجموع.</numerusform>
            <numerusform>⁨{2}⁩: الأفضل مع {1} خيطًا، وهو أقل عدد ضمن فترة ثقة أعلى مجموع.</numerusform>
            <numerusform>⁨{2}⁩: الأفضل مع {1} خيط، وهو أقل عدد ضمن فترة ثقة أعلى مجموع.</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>الأقصى ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>تحتاج وحدة «بايت/دورة» إلى تردد الساعة، ولم يُقس هنا.</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>لا معدّلات لكل الخيوط بعد.</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>لا معدّلات لخيط واحد بعد.</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>معدل التدفقات (عند المستقبِل)</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>حجم الاستدعاء الواحد</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>فترة الثقة</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>% من الأقصى</translation>
    </message>
    <message>
        <source>{1} (baseline)</source>
        <extracomment>side-baseline</extracomment>
        <translation>⁨{1}⁩ (الأساس)</translation>
    </message>
    <message numerus="yes">
        <source>{1} others</source>
        <extracomment>chart-others</extracomment>
        <translation>
            <numerusform>لا أطراف أخرى</numerusform>
            <numerusform>طرف آخر</numerusform>
            <numerusform>طرفان آخران</numerusform>
            <numerusform>⁨{1}⁩ أطراف أخرى</numerusform>
            <numerusform>⁨{1}⁩ طرفًا آخر</numerusform>
            <numerusform>⁨{1}⁩ طرف آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>لا أطراف أخرى، وسيط</numerusform>
            <numerusform>طرف آخر، وسيط</numerusform>
            <numerusform>طرفان آخران، وسيط</numerusform>
            <numerusform>⁨{1}⁩ أطراف أخرى، وسيط</numerusform>
            <numerusform>⁨{1}⁩ طرفًا آخر، وسيط</numerusform>
            <numerusform>⁨{1}⁩ طرف آخر، وسيط</numerusform>
        </translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>أسرع: تقع فترة الثقة كلها خارج الهامش ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>أبطأ: تقع فترة الثقة كلها خارج الهامش ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>بلا تغيّر: تقع الفترة كلها داخل هامش ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>غير حاسم: تقع الفترة على جانبي حدّ الهامش ⁨{1}⁩. ومزيد من التكرارات يضيّقها.</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>جولات مفردة: لا دلالة إحصائية. تحتاج نتيجة المقارنة إلى ⁨{1}⁩ تكرارات لكل طرف على الأقل.</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>مرجعي: لا يُعرف كم مرة قيس وكيف، فلا يُختبر شيء.</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>لم يُختبر: قاس برنامج آخر أحد الطرفين بحلقة خاصة به.</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>حلقة قياس أخرى</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>طريقة أخرى</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>حجم صفحات آخر</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>خيوط أخرى</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>وحدات ⁦CPU⁩ أخرى</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>جهاز آخر</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>نتيجة غير موثوقة</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>برنامج آخر</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>حجم آخر</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>مستوى بلا حجم</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>العرض غير مذكور</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>⁨{1}⁩ (حتى ⁦L2⁩)</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>⁨{1}⁩ (بعد ⁦L2⁩)</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>لا تترك هذه الإعدادات اختبارًا لتشغيله. اختر اختبارًا واحدًا وحجم مخزن واحدًا على الأقل. وليس في تدرّج المستويات إلا قراءة وكتابة ونسخ متسلسلة عادية بأكبر عرض، وسلسلة واحدة.</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>⁨{1}⁩، كاملةً دائمًا</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>⁦MB/s⁩: مليون ⁦(10^6)⁩ بايت في الثانية. ⁦MOPs/s⁩: مليون عملية في الثانية، كما يعدّها ⁦Nbench 2.0⁩. ⁦KiB⁩ = 1024 بايت، و⁦MiB = 1024 KiB⁩، و⁦GiB = 1024 MiB⁩.</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>تنتظر عمليات النقل العشوائية في الذاكرة الرئيسية إخفاقات الذاكرة المخبئية و⁦TLB⁩ التي لا يمنعها جلب مسبق: فمن الطبيعي أن تقل عن المتسلسلة بمقدار 30 إلى 100 مرة.</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>كل بايت منسوخ يُعَدّ مرة واحدة: تنقل النواة ضعف بايتات النتيجة. ولا تُعدّ الأسطر التي تقرؤها الذاكرة المخبئية عند إخفاق الكتابة (⁦write-allocate⁩).</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>موثوق: لم يشوّش أي سبب على أكثر من 25 % من العيّنات، وفترة الثقة ضيقة. والضيقة ⁦+/- 1 %⁩ على الأكثر، وفي القرص والشبكة 10 %. بحذر: اقرأ ملاحظته. غير موثوق: لا تستعمله. ودرجة عدة نتائج هي أسوأها.</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ موثوق: لم يشوّش أي سبب على أكثر من 25 % من العيّنات، وفترة الثقة ضيقة. والضيقة ⁦+/- 1 %⁩ على الأكثر، وفي القرص والشبكة 10 %. ~ بحذر: اقرأ ملاحظته. x غير موثوق: لا تستعمله. ودرجة عدة نتائج هي أسوأها.</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>‎+/- %‎ نصف عرض فترة الثقة، ونسبتها الاسمية ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>من الأقصى: النسبة من الأقصى النظري. والأقصى ما يقدر عليه تصميم النواة بهذا العرض عند التردد المقيس، وفي الذاكرة الرئيسية ما تحمله القنوات كلها. والفراغ أو «-» يعني أن الأقصى غير معروف.</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>النقل تحميل واحد وتخزين واحد: تنقل النواة ضعف بايتات النتيجة. المخزن: حجم مخزن واحد؛ وللنقل مخزنان. ولا تُعدّ الأسطر التي تقرؤها الذاكرة المخبئية عند إخفاق الكتابة (⁦write-allocate⁩).</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>يستغرق حساب فهرس عشوائي وحده ⁨{1}⁩. ويجري التحميل والتخزين معه في الوقت نفسه. وحيث لا يستغرق النقل العشوائي أكثر من ذلك يكون الفهرس هو الحد، لا الذاكرة المخبئية.</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>⁨{1}⁩ من آخر ذاكرة مخبئية متاح (مَقيس)؛ وقد يستعمل غيرك الباقي</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>ملف اختبار حجمه ⁨{1}⁩ في كل مجلد، ببيانات لا تقبل الضغط. ⁦Q⁩: عمق الطابور لكل خيط؛ ⁦T⁩: الخيوط. عند ⁦p50⁩: المعدل لو أخذ كل طلب زمن الوصول الوسيط؛ والنتيجة الأدنى منه كثيرًا تخللتها توقفات. ⁦CPU⁩: نسبة من وحدة CPU واحدة. التفريغ: مدة تفريغ ذاكرة الكتابة المخبئية بعد ذلك، ولا تدخل في ⁦MB/s⁩.</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>يعمل في ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>الذاكرة ⁨{1}⁩ من ⁨{2}⁩ MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>قناة ذاكرة واحدة</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>على البطارية</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>النمط: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>أدنى تردد</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>التعزيز متوقف</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>حصة CPU: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>ضغط الذاكرة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>القرص على وصلة أبطأ</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>صفحات ⁨{1}⁩ فقط</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>يشغّل ⁨{1}⁩ هذا البرنامج بدل نظام التشغيل أو المعالج، فتشمل النتائج عمله. استعمل نسخة Strata المبنية لهذا النظام.</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>تعمل الذاكرة بسرعة ⁨{1}⁩ MT/s، ووحداتها مصمّمة لسرعة ⁨{2}⁩ MT/s. اختر ملفها (XMP أو EXPO) في إعداد البرنامج الثابت، إن كانت اللوحة الأم والمعالج يدعمانه.</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>يعمل الجهاز على البطارية، ومعظم الأجهزة تحدّ قدرتها عندئذ. صِل الشاحن.</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>نمط الطاقة ⁨{1}⁩، وهو يحدّ المعالج. اختر نمط الأداء في نظام التشغيل أو في إعداد البرنامج الثابت.</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>منظّم التردد ⁨{1}⁩، وهو يُبقي مع هذا المشغّل أدنى تردد. اختر منظّمًا آخر مثل ⁦performance⁩ أو ⁦schedutil⁩.</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>التعزيز (turbo) متوقف، فلا يرتفع التردد فوق التردد الاسمي. شغّله في نظام التشغيل أو في إعداد البرنامج الثابت، إلا إن أوقفته عمدًا.</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>تحصل الحاوية على زمن ⁨{1}⁩ من وحدات CPU التي لها وعددها ⁨{2}⁩، فتُخنق الاختبارات ذات الخيوط الأكثر. ارفع حصة CPU لها.</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>محرّك الأقراص ⁨{1}⁩ موصول عبر ⁨{2}⁩، وهو مصمّم لوصلة ⁨{3}⁩. استعمل مقبسًا من ذلك الجيل بعدد المسارات نفسه، أو تحقّق من إعداد البرنامج الثابت.</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>يُبطئه</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>× الأساس</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>لا مخططات أخرى</numerusform>
            <numerusform>مخطط آخر</numerusform>
            <numerusform>مخططان آخران</numerusform>
            <numerusform>⁨{1}⁩ مخططات أخرى</numerusform>
            <numerusform>⁨{1}⁩ مخططًا آخر</numerusform>
            <numerusform>⁨{1}⁩ مخطط آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>⁨{1}⁩ ⁦MT/s⁩</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>الربط</translation>
    </message>
    <message>
        <source>Strata</source>
        <extracomment>compare-version</extracomment>
        <translation>⁦Strata⁩</translation>
    </message>
    <message numerus="yes">
        <source>{2} is faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer</extracomment>
        <translation>
            <numerusform>⁨{2}⁩، أسرع في ⁨{3}⁩ من النتائج{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، أسرع في ⁨{3}⁩ من نتيجة واحدة{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، أسرع في ⁨{3}⁩ من نتيجتين{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، أسرع في ⁨{3}⁩ من ⁨{1}⁩ نتائج{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، أسرع في ⁨{3}⁩ من ⁨{1}⁩ نتيجة{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، أسرع في ⁨{3}⁩ من ⁨{1}⁩ نتيجة{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>⁨{2}⁩، على الأرجح: أسرع في ⁨{3}⁩ من النتائج{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، على الأرجح: أسرع في ⁨{3}⁩ من نتيجة واحدة{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، على الأرجح: أسرع في ⁨{3}⁩ من نتيجتين{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، على الأرجح: أسرع في ⁨{3}⁩ من ⁨{1}⁩ نتائج{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، على الأرجح: أسرع في ⁨{3}⁩ من ⁨{1}⁩ نتيجة{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
            <numerusform>⁨{2}⁩، على الأرجح: أسرع في ⁨{3}⁩ من ⁨{1}⁩ نتيجة{6}، وأبطأ في ⁨{4}⁩{7}، وبلا تغيّر في ⁨{5}⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>لا نتيجة غير حاسمة.</numerusform>
            <numerusform>نتيجة واحدة غير حاسمة: قد تحسمها تكرارات أكثر.</numerusform>
            <numerusform>نتيجتان غير حاسمتين: قد تحسمهما تكرارات أكثر.</numerusform>
            <numerusform>⁨{1}⁩ نتائج غير حاسمة: قد تحسمها تكرارات أكثر.</numerusform>
            <numerusform>⁨{1}⁩ نتيجة غير حاسمة: قد تحسمها تكرارات أكثر.</numerusform>
            <numerusform>⁨{1}⁩ نتيجة غير حاسمة: قد تحسمها تكرارات أكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>للتأكد يلزم كل طرف ⁨{1}⁩ تكرارات على الأقل.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source> ({1} {2} to {3})</source>
        <extracomment>answer-range</extracomment>
        <translation> (⁨{1}⁩ ⁨{2}⁩ إلى ⁨{3}⁩)</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation> (⁨{1}⁩ ⁨{2}⁩)</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>يظهر ⁨{1}⁩ بوصفه مضاعفًا للأساس، ولا يُختبر.</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>ليس لـ⁨{1}⁩ نتيجة مشتركة مع الأساس.</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>زمن الوصول من نواة إلى نواة</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>chart-cpu</extracomment>
        <translation>⁦CPU⁩</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>من نواة إلى نواة</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>مقارنة ومبادلة (⁦compare-and-swap⁩)</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>تحميل وتخزين</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>⁦CPU⁩ ⁨{1}⁩ و⁦CPU⁩ ⁨{2}⁩</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>وسيط المئين العاشر لكل سطر من الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>وحدة ⁦CPU⁩ واحدة</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>⁦CPU⁩ ⁨{1}⁩ غير متاحة</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>من نواة إلى نواة</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>الزمن بالنانوثانية الذي يستغرقه سطر من الذاكرة المخبئية من وحدة ⁦CPU⁩ إلى أخرى: نصف زمن الذهاب والإياب. والصفوف والأعمدة وحدات ⁦CPU⁩ بأرقامها في نظام التشغيل، والمتجاورات معًا.</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>⁨{1}⁩، ⁦ns⁩:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>⁨{1}⁩ ⁦ns⁩ بين وحدتي ⁦CPU⁩.</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>من ⁨{1}⁩ ⁦ns⁩ إلى ⁨{3}⁩ ⁦ns⁩، والوسيط ⁨{2}⁩ ⁦ns⁩.</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>⁨{1}⁩ ⁦ns⁩ داخل عنقود من وحدات ⁦CPU⁩، و⁨{2}⁩ ⁦ns⁩ بين العناقيد.</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>من نواة إلى نواة، ⁦CPU⁩ ⁨{1}⁩ و⁦CPU⁩ ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>لم تُربط الخيوط، فليست الأزمنة لأزواج معروفة من وحدات CPU. انظر الجدول.</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>كل الذاكرة على قناة واحدة، وتحمل قناتان الضعف. إن كان للمعالج واللوحة الأم قناتان فأضف وحدة أخرى من النوع نفسه في المقبس الذي يسمّيه الدليل.</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>انتظرت برامج الذاكرة في ⁨{1}⁩ من الثواني العشر السابقة. أغلق برامج، أو أعطِ الجهاز أو الحاوية ذاكرة أكثر.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>الصفحات الضخمة الشفافة معطّلة، فتحصل البرامج على صفحات ⁨{1}⁩ وتُخطئ TLB أكثر. اجعل ⁦/sys/kernel/mm/transparent_hugepage/enabled⁩ على ⁦madvise⁩ أو ⁦always⁩.</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>التنازع</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>سطر خاص</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>كلمات متجاورة</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>كلمات بينها ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>كلمة واحدة، جمع</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>كلمة واحدة، ⁦compare-and-swap⁩</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>المجموع غير دقيق</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>يحتاج هذا الاختبار إلى وحدتي ⁦CPU⁩، ولا يجوز لـ ⁦Strata⁩ هنا إلا واحدة. اسمح له بأكثر، أو اختر أكثر بالخيار ⁦--affinity⁩.</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>أجرت الخيوط ⁨{1}⁩ زيادة، لكن الكلمات تحوي ⁨{2}⁩. ضاعت زيادة ذرية أو حدثت مرتين، فلا تُحسب النتيجة. افحص الجهاز: فقد يكون السبب رفع التردد أو أخطاء الذاكرة أو محاكيًا.</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>التنازع</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>زمن الزيادة الذرية بالنانوثانية كما يراها كل خيط: الخيوط × الزمن ÷ زيادات الكل. سطر خاص: لا يكتب خيط آخر في سطر الذاكرة المخبئية الذي فيه الكلمة. كلمات متجاورة: لكل خيط كلمة خاصة به، لكن حتى ثماني كلمات تشترك في سطر (⁦false sharing⁩). كلمة واحدة: تزيد الخيوط كلها الكلمة نفسها. ⁦min/max⁩: أبطأ خيط كنسبة من أسرع خيط.</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>مع ⁨{1}⁩ من الخيوط تكلّف إضافة إلى كلمة مشتركة ⁨{2}⁩ ⁦ns⁩، أي ⁨{3}⁩ مرة من كلفة سطر خاص؛ وتكلّف المشاركة الزائفة ⁨{4}⁩ ⁦ns⁩.</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>خيطان بين كلمتيهما هذه المسافة، ⁦ns⁩:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>تنتهي المشاركة الزائفة عند ⁨{1}⁩ بايت: وهو طول سطر الذاكرة المخبئية.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>تنتهي المشاركة الزائفة عند ⁨{1}⁩ بايت: وهو طول سطر الذاكرة المخبئية كما يذكره نظام التشغيل.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>تنتهي المشاركة الزائفة عند ⁨{1}⁩ بايت؛ ويذكر نظام التشغيل أسطرًا من ⁨{2}⁩ بايت. وقد تجلب المعالجات عدة أسطر معًا.</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>لا يظهر طول سطر الذاكرة المخبئية: فالأزمنة لا تنخفض مع المسافة، كما في خيطين عتاديين من نواة واحدة.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>كتابة عشوائية مع تفريغ لكل منها، إدخال وإخراج مباشر</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>إلحاق بسجل مع تفريغ لكل قيد، عبر ذاكرة النظام المخبئية</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>التزام</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>أسرع من الفلاش</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>لا تعرف مجموعة القرص ⁨{2}⁩ العملية ⁨{1}⁩. تنفذ المجموعة ⁦database⁩ الالتزامات ولا تنفذها غيرها. اختر عملية أخرى أو مجموعة أخرى.</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>استغرق نصف الالتزامات ⁨{1}⁩ أو أقل، وهذا أسرع مما تبرمج به ذاكرة الفلاش صفحة. فإما أن للقرص ذاكرة مخبئية محمية، أو أن التفريغ لا يُمرَّر، كما في بعض الآلات الافتراضية. تحقق من ذلك قبل أن تأتمنه على البيانات.</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>يقرأ ⁦Strata⁩ الملف ⁨{1}⁩ فقط. اختر أحمال عمل تقرأ: لا المجموعات ⁦classic⁩ و⁦mixed⁩ و⁦database⁩، ولا كتابة ولا أصفار.</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>ملف اختبار بحجم ⁨{1}⁩ في كل مجلد، ببيانات لا تقبل الضغط. الالتزام كتابة يليها تفريغ؛ وزمن الوصول زمنهما معًا. ⁦SYNC4K⁩: كتل عشوائية بإدخال وإخراج مباشر. ⁦APPEND2K⁩: قيود من 2300 بايت في آخر سجل، عبر ذاكرة النظام المخبئية. ⁦T⁩: خيوط. عند ⁦p50⁩: النتيجة لو استغرق كل التزام الزمن الوسيط. ⁦CPU⁩: نسبة من معالج واحد.</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>كتابة + ⁦fdatasync⁩ لكل التزام</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>كتابة + ⁦fsync⁩ لكل التزام</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>كتابة + ⁦F_FULLFSYNC⁩ لكل التزام</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>كتابة + ⁦FlushFileBuffers⁩ لكل التزام</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>قليلة</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>قليلة: يظهر المئين حين تستغرق 10 طلبات على الأقل زمنًا أطول. يحتاج ⁦p90⁩ إلى 100 طلب، و⁦p99⁩ إلى 1,000، و⁦p99.9⁩ إلى 10,000. أطل القياس لتراه.</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>لا تكتب قواعد البيانات أصفارًا: احذف ⁨{1}⁩، أو اختر ⁦--disk-profile⁩ آخر.</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>⁨{1}: {2} commits/s⁩</translation>
    </message>
    <message>
        <source>Each core</source>
        <extracomment>html-test-cores
----------
test-cores
----------
step-cores</extracomment>
        <translation>كل نواة</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>وسيط المئين 90 لكل زيارة</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>وسيط المئين 90 للعمل في الدورة × تردد الساعة في كل زيارة</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>لم يثبّت نظام التشغيل خيطًا على ⁦CPU⁩ ⁨{1}⁩، فلم يُقَس ما يحتاج إليها. تحقق هل أُطفئت هذه الوحدة، أو تغيّر حدّ لوحدات ⁦CPU⁩، منذ بدأ ⁦Strata⁩.</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>كل نواة</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>كل نواة وحدها، بينما تنتظر الأخرى. زير كل منها عدة مرات، بترتيب يُخلط من جديد في كل جولة. والنتيجة وسيط الزيارات، ويبيّن المجال مقدار اختلافها.</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>كل نواة، ⁦CPU⁩ ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>كل نواة، ⁦CPU⁩ ⁨{1}⁩ و⁦CPU⁩ ⁨{2}⁩ معًا</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>كل نواة بالمئة من الأسرع</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>لا نواة أسرع أو أبطأ من أخرى بأكثر من: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>⁨{1}⁩: الأسرع ⁨{2}⁩، والأبطأ ⁨{3}⁩، والفرق ⁨{4} %⁩.</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>الزيارات أقل من أن تُقارَن بها النوى: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>النوع ⁨{1}⁩</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>⁨{1}⁩ من وحدات CPU</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>يضيف الخيط العتادي الثاني للنواة: ⁨{1}⁩ (وسيط النوى).</translation>
    </message>
    <message>
        <source>{1} {2} %</source>
        <extracomment>cores-part</extracomment>
        <translation>⁨{1}⁩ ⁨{2} %⁩</translation>
    </message>
    <message>
        <source>Both hardware threads of a core together, and what the second one adds:</source>
        <extracomment>cores-both-threads</extracomment>
        <translation>الخيطان العتاديان للنواة معًا، وما يضيفه الثاني:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>التردد</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>يكتب ⁦--events=-⁩ إلى الخرج القياسي حيث يذهب التقرير. أضف ⁦--output⁩، أو سمِّ ملفًا.</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>⁦--against⁩: لم يمكن اختبار شيء. يحتاج كل طرف إلى ⁨{1}⁩ أزواج أو أكثر (⁦--pairs {1}⁩) للنتائج نفسها.</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>⁨{1}⁩، ⁨{2}⁩: ⁨{3}⁩.</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>نتائج أبطأ بنسبة ⁨{1} %⁩ أو أكثر: ⁨{2}⁩. ناجحة: ⁨{3}⁩. غير حاسمة: ⁨{4}⁩. غير مختبرة: ⁨{5}⁩.</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>⁦--strict⁩: ما هو غير حاسم لا ينجح. المزيد من المرات يحسمه (⁦--runs⁩).</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>لم يُقَس كل شيء، فلم يُحكم على شيء.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>يأخذ ⁦gate⁩ أساسًا واحدًا: ملفًا أو جولة أو سلسلة. انظر ⁦`strata-cli gate --help`⁩.</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>⁨{1}⁩: يقيس ⁦gate⁩ بإعدادات الأساس. احذفه، أو قس إعدادين بالتناوب: ⁦gate TEST --against OPTIONS⁩.</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>⁨{1}⁩ يعدّ الجولات التي تُقارَن: أعطِ ⁨{2}⁩ على الأقل.</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>يصنع ⁦gate⁩ مقارنة لا موضع لها في ⁨{1}⁩. استخدم إحدى هذه الصيغ: ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>‏⁦BASE⁩ جولة أو سلسلة كما في ⁦compare⁩. تُقاس إعداداتها وخلاياها على هذا الجهاز بعدد مرات الأساس، ثم تُقارَن. وبدل ⁦BASE⁩ يقيس ⁦TEST --against OPTIONS⁩ إعدادين بالتناوب، بكل خيارات ⁦run⁩ (انظر ⁦`strata-cli run --help`⁩). والنتيجة غير الحاسمة تنجح، إلا مع ⁦--strict⁩.</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>يحتوي ⁨{1}⁩ على عدة سلاسل، وليست إحداها الأساس. أعطِ إحداها بمعرّفها من السجل، أو ملفًا فيه سلسلة واحدة.</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>لم يقس ⁦Strata⁩ ⁨{1}⁩، فلا يمكن قياسه ثانية. قس أساسًا على هذا الجهاز: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>مرات ⁨{1}⁩ قليلة: ⁨{2}⁩. تحتاج المقارنة إلى ⁨{3}⁩. قس أساسًا كهذا: ⁨{4}⁩</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>⁨{1}⁩ من جهاز آخر (⁨{2}⁩؛ ولهذا ⁨{3}⁩)، فلم يُقَس شيء. قس أساسًا على هذا الجهاز: ⁨{4}⁩</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>قاس ⁦Strata⁩ ⁨{2}⁩ الأساس ⁨{1}⁩ بطريقة غير طريقة هذا الإصدار، فلم يُقَس شيء. قس أساسًا جديدًا: ⁨{3}⁩</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>لا يمكن هنا تخطيط ما قاسه ⁨{1}⁩ ثانية: أحجام غير الحالية، أو ملف للقراءة، أو كتابة طويلة، أو الشبكة. قس بدلًا منه سلسلتين وقارنهما بـ⁦compare⁩، أو قس أساسًا جديدًا: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>الإعدادات: إعدادات ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>لم تُقارَن لأنها غير موثوقة: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <extracomment>cores-list</extracomment>
        <translation>⁨{1}⁩؛ ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>العمليات في الثانية مقابل الخيوط</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>تدرّج خطي</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>⁨{1}⁩: تدرّج خطي</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>ضمن مداها المعتاد على هذا الجهاز: ⁨{1}⁩ من ⁨{2}⁩ من النتائج.</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>⁨{1}⁩: ⁨{2}⁩. ⁨{3}⁩.</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>المعتاد لهذا الجهاز: ⁨{1}⁩ إلى ⁨{2}⁩ ⁨{3}⁩ (⁨{4}⁩ من الجولات السابقة)</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>دون المعتاد لهذا الجهاز: ⁨{1}⁩ إلى ⁨{2}⁩ ⁨{3}⁩ (⁨{4}⁩ من الجولات السابقة)</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>فوق المعتاد لهذا الجهاز: ⁨{1}⁩ إلى ⁨{2}⁩ ⁨{3}⁩ (⁨{4}⁩ من الجولات السابقة)</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>دون مداها المعتاد</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>فوق مداها المعتاد</translation>
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
        <translation>العمل نفسه، مقيسًا ⁨{1}⁩ مرات على كل من جانبين، يختلف بمقدار ⁨{2}⁩. ويجب ألا يسمّي Strata ذلك أسرع أو أبطأ.</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>تعذّر على Strata فحص ألا يُسمّى العمل نفسه مختلفًا: الجهاز مشغول جدًا.</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>ملف في ⁨{1}⁩ بالإدخال والإخراج المباشرين يجب ألا يكون في ذاكرة النظام المخبئية، وآخر يجب أن يوجد فيها (وهو فيها بنسبة ⁨{2}⁩).</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>لم يُفحص الإدخال والإخراج المباشران في ⁨{1}⁩: هما مرفوضان هناك، أو لا يذكر نظام التشغيل ما في ذاكرته المخبئية.</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>الجولة المكتوبة في سجل في ⁨{1}⁩ يجب أن تُقرأ كما كانت.</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>لم يرَ مؤلفو Strata بعدُ عمله على هذا النظام. إن كان شيء خطأ فاحفظ الفحص الذاتي بـ ‎--save FILE، وأرفق الملف ببلاغك.</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>زمن الوصول بحسب حركة الذاكرة</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>حركة الذاكرة، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>زمن الوصول تحت الحمل</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>قراءة فقط</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>قراءة وكتابة ⁦3:1⁩</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>قراءة وكتابة ⁦2:1⁩</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>قراءة وكتابة ⁦1:1⁩</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>بلا حمل</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>⁨{1}⁩، التأخير ⁨{2}⁩</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>نواة واحدة</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>يحتاج هذا الاختبار إلى نواتين، ولا يجوز لـ ⁦Strata⁩ هنا إلا واحدة: فالخيطان العتاديان في نواة واحدة يعيق أحدهما الآخر. اسمح له بوحدات ⁦CPU⁩ أكثر، أو اختر أكثر بالخيار ⁦--affinity⁩.</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>لكل خيط في هذا الاختبار نواة خاصة به، فلا بد أن يبقى عليها. اختر ربطًا لوحدات ⁦CPU⁩؛ فبعض أنظمة التشغيل لا تربط الخيوط.</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>زمن الوصول تحت الحمل</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>زمن تحميل من الذاكرة بالنانوثانية، بينما تحمّلها خيوط على النوى الأخرى. التأخير: دورات حلقة فارغة بعد كل سطر لهذه الخيوط؛ وكلما قصر زاد الحمل. الحركة: ما تنقله الخيوط كلها معًا في الزمن نفسه. والتخزين العادي يُعدّ قراءة وكتابة، لأن سطره يُقرأ أولًا.</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>⁨{1}⁩: يتضاعف زمن الوصول عند ⁨{2}⁩ ⁦GB/s⁩ من ⁨{3}⁩ ⁦GB/s⁩ بُلغت؛ ⁨{4}⁩ ⁦ns⁩ بلا حمل، و⁨{5}⁩ ⁦ns⁩ تحت الحمل الكامل.</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>⁨{1}⁩: لا يتضاعف زمن الوصول عند ⁨{2}⁩ ⁦GB/s⁩ التي بُلغت؛ ⁨{3}⁩ ⁦ns⁩ بلا حمل، و⁨{4}⁩ ⁦ns⁩ تحت الحمل الكامل.</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>قلّما يحمّل خيط واحد الذاكرة حتى يتضاعف زمن الوصول.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>التأخير</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>زمن الوصول تحت الحمل، المخازن ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>التوقفات عبر الوقت</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>الوقت، ⁦s⁩</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>طول التوقف، ⁦ms⁩</translation>
    </message>
    <message>
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>التوقفات</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>الوقت الضائع</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>زمن الاستيقاظ</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>الوقت الضائع / وقت المراقبة</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>التوقفات</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>زمن الاستيقاظ: يطلب خيط أن يوقَظ كل ميلي ثانية، وهذا تأخره بوحدة ⁦µs⁩.</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>ضاع من الوحدة ⁨{2}⁩ ما نسبته ⁨{3}⁩ % من الوقت في ⁨{1}⁩ توقف؛ واستغرق أطولها ⁨{4}⁩ ⁦ms⁩.</numerusform>
            <numerusform>ضاع من الوحدة ⁨{2}⁩ ما نسبته ⁨{3}⁩ % من الوقت في توقف واحد استغرق ⁨{4}⁩ ⁦ms⁩.</numerusform>
            <numerusform>ضاع من الوحدة ⁨{2}⁩ ما نسبته ⁨{3}⁩ % من الوقت في توقفين؛ واستغرق أطولهما ⁨{4}⁩ ⁦ms⁩.</numerusform>
            <numerusform>ضاع من الوحدة ⁨{2}⁩ ما نسبته ⁨{3}⁩ % من الوقت في ⁨{1}⁩ توقفات؛ واستغرق أطولها ⁨{4}⁩ ⁦ms⁩.</numerusform>
            <numerusform>ضاع من الوحدة ⁨{2}⁩ ما نسبته ⁨{3}⁩ % من الوقت في ⁨{1}⁩ توقفًا؛ واستغرق أطولها ⁨{4}⁩ ⁦ms⁩.</numerusform>
            <numerusform>ضاع من الوحدة ⁨{2}⁩ ما نسبته ⁨{3}⁩ % من الوقت في ⁨{1}⁩ توقف؛ واستغرق أطولها ⁨{4}⁩ ⁦ms⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>لم يضع من الوحدة ⁨{1}⁩ وقت: فلم يزد أي توقف على ⁦5 µs⁩.</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>استيقظ خيط نائم على الوحدة ⁨{1}⁩ متأخرًا ⁨{2}⁩ ⁦µs⁩ (الوسيط)، و⁨{3}⁩ ⁦µs⁩ على الأكثر.</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>وحدات CPU أخرى</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>يُعرض أطول ⁨{1}⁩ توقفًا لكل وحدة CPU.</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>ضائع</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>توقفات</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>إيقاظات</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>بلا CPU</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>steal</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>تبديلات</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>التوقفات ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>على كل وحدة CPU خيط لا يفعل إلا قراءة العدّاد. فإن تباعدت قراءتان بأكثر من ⁦5 µs⁩ كانت الوحدة لشيء آخر: وهذا توقف، ويسمى OS noise. ضائع: كل التوقفات حصةً من وقت المراقبة. والأطوال (p99.9 وmax) بوحدة ⁦µs⁩. بلا CPU: الوقت الذي أخذ فيه نظام التشغيل الوحدة من الخيط بحسب عدّه. وsteal: الوقت الذي شغّل فيه مضيف الآلة الافتراضية غيرها. والتوقفات هي ما يُقاس، فلا تخفض أي تقدير.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>يحسب نظام التشغيل ⁨{2}⁩ % من الوقت على الوحدة ⁨{1}⁩ بلا CPU؛ وبقية التوقفات للمقاطعات والبرنامج الثابت.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>يحسب نظام التشغيل ⁨{2}⁩ % من الوقت على الوحدة ⁨{1}⁩ بلا CPU، و⁨{3}⁩ % وقتًا مسروقًا للمضيف.</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>⁨{1}⁩، عشوائي، ⁨{2}⁩ بايت، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>يذكر البرنامج الآخر وسيطًا؛ فيُقارَن وسيط ⁦Strata⁩ لا مئينه العاشر.</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>لا يقارن أي منها نتائج غير موثوقة.</numerusform>
            <numerusform>واحدة منها تقارن نتائج غير موثوقة، فقد يكون السبب برامج أخرى. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>اثنتان منها تقارنان نتائج غير موثوقة، فقد يكون السبب برامج أخرى. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>⁨{1}⁩ منها تقارن نتائج غير موثوقة، فقد يكون السبب برامج أخرى. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>⁨{1}⁩ منها تقارن نتائج غير موثوقة، فقد يكون السبب برامج أخرى. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>⁨{1}⁩ منها تقارن نتائج غير موثوقة، فقد يكون السبب برامج أخرى. أعد قياس الطرفين على جهاز هادئ.</numerusform>
        </translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>% من الثواني 2 إلى 12؛ الحرارة بالدرجات المئوية</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>المعدل، %</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>التردد، %</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>الحرارة، درجة مئوية</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>انخفض عند ⁨{1}⁩ ث</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>الأداء المستدام</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>المتجهات</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>المعدل بعد انخفاض / معدل الثواني 2 إلى 12</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>البطارية عند ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>أخذ غيره ⁨{1}⁩</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>بلغ المعالج حرارة يسمّيها نظام التشغيل حرجة، فانتهى الحمل. أظهر المستشعر ⁨{1}⁩ درجة مئوية. يُحسب ما قيس حتى ذلك الحين. نظّف المراوح والفتحات، ودع الهواء يصل إليها.</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>لم يبقَ سوى ⁨{1}⁩ من البطارية، فانتهى الحمل. يُحسب ما قيس حتى ذلك الحين. صِل الحاسوب بالكهرباء وأعد التشغيل.</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>أخذت برامج أخرى، أو مضيف آلة افتراضية، ⁨{1}⁩ من وقت CPU. المعدلات عمل لكل وقت CPU، لكن حرارة غيره قد تخفي انخفاضًا أو تسببه. أغلق البرامج الأخرى وأعد التشغيل.</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>الأداء المستدام ⁨{1}⁩ دقيقة لكل حمل</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>الأداء المستدام</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>تؤدي كل الخيوط العمل نفسه دقائق. المعدل الأول هو وسيط الثواني 2 إلى 12. يكون المعدل قد انخفض نهائيًا حيث يكون كل وسيط لعشر ثوانٍ بعد لحظة ما أدنى بنسبة 5 % أو أكثر. المستدام: المعدل بعد تلك اللحظة نسبةً مئوية من الأول؛ و100 حيث لم ينخفض. والمعدل الذي ينخفض مع التردد خنق حراري أو حد طاقة.</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>⁨{1}⁩، على مدى الزمن:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>⁨{1}⁩: يحافظ على 100 % من معدله الأول طوال ⁨{2}⁩ ث.</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>⁨{1}⁩: يحافظ على 100 % مدة ⁨{2}⁩ ث، ثم ⁨{3}⁩ %.</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>بقي التردد عند ⁨{1}⁩ ⁦GHz⁩.</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>انخفض التردد من ⁨{1}⁩ إلى ⁨{2}⁩ ⁦GHz⁩.</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>بلغت حرارة المعالج ⁨{1}⁩ درجة مئوية على الأكثر.</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>لم يعدّ المعالج خنقًا حراريًا.</numerusform>
            <numerusform>عدّ المعالج خنقًا حراريًا مرة واحدة.</numerusform>
            <numerusform>عدّ المعالج خنقًا حراريًا مرتين.</numerusform>
            <numerusform>عدّ المعالج خنقًا حراريًا ⁨{1}⁩ مرات.</numerusform>
            <numerusform>عدّ المعالج خنقًا حراريًا ⁨{1}⁩ مرة.</numerusform>
            <numerusform>عدّ المعالج خنقًا حراريًا ⁨{1}⁩ مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>لم يعدّ المعالج خنقًا حراريًا، فالأرجح أن السبب حد الطاقة.</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>قيّد نظام التشغيل التردد عند ⁨{1}⁩ % من الكامل.</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>أخذ غيره ⁨{1}⁩ % من وقت CPU، لذلك المعدلات عمل لكل وقت CPU.</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>لا يذكر نظام التشغيل هذا للبرامج حرارة المعالج.</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>مستدام</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>انخفض عند</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>المعدل الأول</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>المعدل المستدام</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>حتى ث</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>حتى د</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>درجة مئوية</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>الطاقة</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>حد التردد</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>الأول</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>المستدام</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>الأعلى</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>حرارة حرجة</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12</source>
        <extracomment>chart-sustained-axis</extracomment>
        <translation>% من الثواني 2 إلى 12</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>ليس في هذا الجهاز نوى من النوع المختار. اختر نوعًا آخر، أو كل النوى.</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>الخيوط غير المربوطة تعمل على نوى من أي نوع. اختر ربطًا لوحدات CPU، أو كل النوى؛ وبعض أنظمة التشغيل لا تربط خيوطًا.</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>⁨{1}⁩، ⁨{2}⁩ فقط</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>كل النوى</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>نوى الأداء</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>نوى الكفاءة</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>نوى موفرة للطاقة</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>ينتج ⁨{1}⁩ مقارنة لا مكان لها في ⁨{2}⁩. استخدم إحدى هذه الصيغ: ⁨{3}⁩.</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>يقارن ⁦--kind each⁩ أنواع النوى، فلا مكان معه للخيار ⁦--against⁩. اترك أحدهما.</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>في هذا الجهاز نوع واحد من النوى: تستخدمها الجولة كلها.</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>قطع، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>كتابة عشوائية، ⁨{1}⁩ بايت، في قطع من 256 بايت، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>معدل القطع حسب الحجم</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>حجم القطعة</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>إصدار أقدم هناك</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>ذواكر مخبئية مجهولة</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>إصدار ⁦Strata⁩ على ⁨{1}⁩ أقدم من أن يرسل قطعًا. حدّثه هناك.</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>لا يبلّغ نظام التشغيل عن الأنوية ولا عن الذواكر المخبئية، كما في بيئة معزولة بلا ⁦/sys⁩. يقيس ⁦Strata⁩ ⁨{1}⁩ من المعالجات مجموعةً مسطّحة، بأحجام لا تتبع أي ذاكرة مخبئية. شغّله حيث يبلّغ النظام عنها.</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>فحص ⁦Strata⁩ ⁨{1}⁩ من ⁨{3}⁩ من حلقات القياس، وهي كل ما يستطيع المعالج تشغيله؛ وذات النتيجة الخاطئة: ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>عدد الخيوط (⁨{1}⁩) أكبر من عدد المعالجات (⁨{2}⁩)، فتتناوب عليها: تستغرق هذه الجولة نحو ⁨{3}⁩ ث. ومع ⁦--threads⁩ ⁨{2}⁩ يكون لكل خيط معالج خاص به.</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>غيرنا شغل ⁨{1}⁩ من CPU</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>شغلت برامج أخرى أثناء هذا الاختبار ⁨{1}⁩ من وحدة CPU. وهي تشاركه آخر مستوى من الذواكر المخبئية والذاكرة، فقد يكون الجهاز أسرع من هذه النتيجة. أغلق البرامج الأخرى، وأعِد القياس.</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>رفع قطع إلى جهاز آخر وتنزيلها منه، حسب حجم القطعة</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>رفع قطعة</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>تنزيل قطعة</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>رفع القطع، كل منها حتى تأكيدها:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>تنزيل القطع، كل منها منذ طلبها:</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>⁨{1}⁩، محور لوغاريتمي</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>زمن الوصول بين عقد NUMA</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>عرض النطاق بين عقد NUMA</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>عقدة وحدات CPU</translation>
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
        <translation>من العقدة ⁨{1}⁩ إلى العقدة ⁨{2}⁩</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>ليس على عقدته: ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>رُفضت العقدة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>عقدة الصفحات مجهولة</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>عقدة ⁦NUMA⁩ واحدة</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>الذاكرة غير مربوطة</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>طُلبت ذاكرة العقدة ⁨{1}⁩، لكن ⁨{2}⁩ من الصفحات تقع على عقد أخرى، فليست هذه نتيجة تلك العقدة. حرّر ذاكرة هناك، أو اسمح لـ ⁦Strata⁩ بالعقدة.</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>لم يضع نظام التشغيل ذاكرة على العقدة ⁨{1}⁩ من أجل ⁦Strata⁩، فلم يُقَس شيء هناك. كثيرًا ما ترفض الحاويات ذلك، وقد يرفضه حدّ على العقد: تحقق من ⁦cpuset.mems⁩ ومن صلاحيات الحاوية.</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>لا يذكر نظام التشغيل على أي عقدة تقع الصفحات، فلا يعلم أحد هل تقع على العقدة المطلوبة. قارن النتيجة بنتائج عقد أخرى.</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>في هذا الجهاز عقدة ⁦NUMA⁩ واحدة، أو لا يذكر نظام التشغيل لـ ⁦Strata⁩ إلا واحدة، فلا ذاكرة لعقدة أخرى تُقاس. وتخفي بعض البرمجيات الثابتة العقد: ابحث عن تشابك الذاكرة أو عدد العقد في المقبس.</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>يضع هذا الاختبار الذاكرة على عقدة ⁦NUMA⁩ مختارة. ولا يتيح هذا النظام أو هذا الوصف للجهاز لـ ⁦Strata⁩ أن يطلب عقدة.</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>من وحدات ⁦CPU⁩ في كل عقدة ⁦NUMA⁩ إلى ذاكرة كل عقدة. زمن الوصول: زمن تحميل من وحدة ⁦CPU⁩ واحدة. عرض النطاق: قراءات تسلسلية من كل وحدات ⁦CPU⁩ في العقدة معًا. وقد فُحص أين تقع الصفحات.</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>زمن الوصول، ns؛ الصفوف: عقدة وحدات ⁦CPU⁩، الأعمدة: عقدة الذاكرة:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>عرض النطاق، ⁦MB/s⁩؛ الصفوف: عقدة وحدات ⁦CPU⁩، الأعمدة: عقدة الذاكرة:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>ذاكرة عقدة أخرى</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>ذاكرة العقدة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>تستغرق ⁨{1}⁩ ⁨{2}⁩ أمثال الزمن وتعطي ⁨{3}⁩ من عرض النطاق.</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>تستغرق ⁨{1}⁩ ⁨{2}⁩ أمثال الزمن.</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>تعطي ⁨{1}⁩ ⁨{2}⁩ من عرض النطاق.</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>عقدة</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>⁦NUMA⁩، المخازن ⁨{1}⁩</translation>
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
        <translation>تمرير التخزين</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>التخزين</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>تخزين ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>تحميل ⁨{1}⁩</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>تخزين 1 B، تحميل ⁨{1} B⁩</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>تخزين 2 B، تحميل ⁨{1} B⁩</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>تخزين 4 B، تحميل ⁨{1} B⁩</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>تخزين 8 B، تحميل ⁨{1} B⁩</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>تخزين 16 B، تحميل ⁨{1} B⁩</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>تمرير التخزين</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>تخزين ثم تحميل للبايتات المخزّنة توًّا؛ ويأخذ التخزين التالي القيمة المحمّلة. والتخزين مع التحميل جولة. تمرّر النواة البايتات من مخزن التخزين حيث لا يأخذ التحميل غيرها. وحيث يأخذ غيرها أيضًا تنتظر معظم النوى حتى يبلغ التخزين الذاكرة المخبئية.</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>دورات الجولة، حيث يبدأ التحميل مع التخزين:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>نانوثواني الجولة، حيث يبدأ التحميل مع التخزين:</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>يستغرق تحميل يأخذ كل بايتاته من آخر تخزين ⁨{1}⁩ من الدورات؛ وتحميل يحتاج إلى بايتات من مصدرين ⁨{2}⁩.</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>تخزين ⁨{1}⁩ من البايتات، وتحميل ⁨{2}⁩، بحسب إزاحته عن التخزين بالبايتات:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>تخزين ⁨{1}⁩ من البايتات عبر حدّ، وتحميل ⁨{2}⁩:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>إزاحة ⁦{1}⁩</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>داخل سطر</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>عبر حدّ سطر</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>عبر حدّ صفحة</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>الإزاحة</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>الحدّ</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>ذاكرة العقدة</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>وحدات CPU في العقدة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>عرض التحميل</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>التحميلات الجارية معًا بحسب عدد السلاسل</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>السلاسل</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>تحميلات جارية معًا</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>توازي الذاكرة</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>توازي الذاكرة</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>ينتظر كل تحميل في السلسلة سابقه، ولا تنتظر السلاسل بعضها بعضًا. والتحميلات الجارية معًا هي زمن التحميل بسلسلة واحدة مقسومًا على زمنه بعدة سلاسل. وبحسب قانون ليتل فإن التحميلات الجارية معًا × حجم السطر ÷ زمن الوصول هي عرض النطاق لنواة واحدة في أسطر عشوائية.</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>⁨{1}⁩: التحميلات الجارية معًا ⁨{2}⁩؛ ⁨{3}⁩ ⁦ns⁩ لكل تحميل (سلسلة واحدة)، و⁨{4}⁩ ⁦ns⁩ (⁨{5}⁩).</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>⁨{1}⁩: التحميلات الجارية معًا ⁨{2}⁩ على الأقل؛ ⁨{3}⁩ ⁦ns⁩ لكل تحميل (سلسلة واحدة)، و⁨{4}⁩ ⁦ns⁩ (⁨{5}⁩).</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>أكبر عدد من التحميلات الجارية معًا في كل مستوى:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>⁨{1}⁩، بحسب عدد السلاسل:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>{1} على الأقل</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>الجارية</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>أسطر عشوائية</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>توازي الذاكرة، مجموعة العمل ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>كلفة ترجمة العناوين</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>زمن الوصول بحسب الخطوة</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>خطوة ثابتة</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>صفحات ⁨{1}⁩</translation>
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
        <translation>زمن الوصول بحسب الخطوة</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>الصفحات: ⁨{1}⁩، سطر في كل صفحة</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>أسطر متجاورة: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>خطوة ⁨{1}⁩</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>زمن تحميل يعتمد على سابقه، بالنانوثانية. يزور التتبّع الأول سطرًا من الذاكرة المخبئية في كل صفحة؛ ويزور الثاني العدد نفسه من الأسطر متجاورةً، في صفحات قليلة. والفرق هو كلفة ترجمة العناوين. وهو يرتفع حيث لا يتسع مستوى من ⁦TLB⁩ للصفحات كلها.</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>في صفحات ⁨{1}⁩:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>الصفحات الضخمة: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>سعة ⁦TLB⁩ الأول ⁨{1}⁩ (⁨{2}⁩)؛ وبعدها يطول الوصول بمقدار ⁨{3}⁩ ⁦ns⁩ (الدورات: ⁨{4}⁩).</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>سعة ⁦TLB⁩ الثاني ⁨{1}⁩ (⁨{2}⁩)؛ وبعدها يطول الوصول بمقدار ⁨{3}⁩ ⁦ns⁩ (الدورات: ⁨{4}⁩).</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>الدرجة التالية عند ⁨{1}⁩ (⁨{2}⁩)؛ وبعدها يطول الوصول بمقدار ⁨{3}⁩ ⁦ns⁩ (الدورات: ⁨{4}⁩).</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>الدرجة الأخيرة عند ⁨{1}⁩ (⁨{2}⁩)؛ وبعدها يطول الوصول أكثر، لكن الأحجام تنتهي قبل أن يُعرف المقدار.</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>لا تظهر درجة حتى ⁨{1}⁩ (⁨{2}⁩): يستغرق الوصول في صفحات كثيرة ما يستغرقه في صفحات قليلة.</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>سطر لكل صفحة</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>متجاورة</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>زمن الوصول بحسب الخطوة</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>زمن تحميل يعتمد على سابقه، بالنانوثانية، حيث يبعد كل تحميل عن سابقه خطوة ثابتة. ويزور المسار كل سطر من منطقة في الذاكرة. تتعلم النواة هذه الخطوة وتجلب مسبقًا، فيستغرق التحميل زمنًا أقل من تحميل عشوائي.</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>يفيد الجلب المسبق حتى الخطوة ⁨{1}⁩: يستغرق التحميل عندها ⁨{2}⁩ ⁦ns⁩، و⁨{3}⁩ ⁦ns⁩ عند ⁨{4}⁩، بدلًا من ⁨{5}⁩ ⁦ns⁩.</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>لا يستغرق التحميل عند أي من هذه الخطوات أقل من 90 % من زمن العشوائي، وهو ⁨{1}⁩ ⁦ns⁩.</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>من العشوائي</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>عند كل الخطوات حتى ⁨{1}⁩ يستغرق التحميل أقل من 90 % من زمن العشوائي. وهو يستغرق عندها ⁨{2}⁩ ⁦ns⁩، و⁨{3}⁩ ⁦ns⁩ عند ⁨{4}⁩، بدلًا من ⁨{5}⁩ ⁦ns⁩.</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>الصفحات الأساسية: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>المعدّلات في ذاكرة جهاز الرسوم</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <extracomment>html-test-framebuffer
----------
test-framebuffer</extracomment>
        <translation>مخزن الإطارات</translation>
    </message>
    <message>
        <source>No {1}</source>
        <extracomment>brief-no-graphics-file</extracomment>
        <translation>لا يوجد ⁨{1}⁩</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>لا يوجد ⁨{1}⁩ هنا، فلا يستطيع ⁦Strata⁩ قياس ذاكرته. قِس على جهاز فيه واحد.</translation>
    </message>
    <message>
        <source>framebuffer</source>
        <extracomment>memory-kind-framebuffer</extracomment>
        <translation>مخزن الإطارات</translation>
    </message>
    <message>
        <source>dumb buffer</source>
        <extracomment>memory-kind-dumb-buffer</extracomment>
        <translation>مخزن ⁦dumb⁩</translation>
    </message>
    <message>
        <source>FRAMEBUFFER</source>
        <extracomment>heading-framebuffer</extracomment>
        <translation>مخزن الإطارات</translation>
    </message>
    <message>
        <source>One thread reads and writes memory of a graphics device. The framebuffer is what the screen shows; no screen shows the dumb buffer. Copies go from normal memory to the device, and each copied byte counts once. Memory of a graphics device is usually write-combining: stores are gathered, and each load waits for the device. Non-temporal reads of 16 bytes or more fetch whole cache lines from it. Reads as fast as in normal memory mean a shadow buffer, which the driver copies to the screen.</source>
        <extracomment>reading-framebuffer</extracomment>
        <translation>يقرأ خيط واحد ذاكرة جهاز رسوم ويكتب فيها. ومخزن الإطارات هو ما تعرضه الشاشة، أما مخزن ⁦dumb⁩ فلا تعرضه أي شاشة. ويكون النسخ من الذاكرة العادية إلى ذاكرة الجهاز، وكل بايت يُنسخ يُعَدّ مرة واحدة. ومثل هذه الذاكرة عادةً ⁦write-combining⁩: تُجمع عمليات التخزين، وكل تحميل ينتظر الجهاز. وقراءات ⁦non-temporal⁩ من 16 بايت أو أكثر تجلب منها أسطر الذاكرة المخبئية كاملة. فإن كانت قراءتها بسرعة قراءة الذاكرة العادية، فهي مخزن ظل (⁦shadow buffer⁩) ينسخه برنامج التشغيل إلى الشاشة.</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>الذاكرة: ⁨{1}⁩، المخزن ⁨{2}⁩</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>مخزن الإطارات، ⁨{1}⁩</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>تتشوّش الصورة على الشاشة أثناء هذا الاختبار. هل تتابع؟ ⁦[y/N]⁩</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>يشوّش اختبار ⁦framebuffer⁩ الصورة على الشاشة، ولا توجد طرفية للسؤال عن ذلك. أضف ⁦--yes⁩، أو شغّل اختبارات أخرى.</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>لا يعرف ⁦Strata⁩ صيغة هذا الملف. وهو يقرأ ملفات جولاته، وملفات ⁦CSV⁩ والنص من ⁦sc-membench⁩ ومن ⁦bandwidth⁩، ونص ⁦mbw⁩، وملفات ⁦JSON⁩ من ⁦fio⁩.</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>في السطر ⁨{1}⁩ فواصل قد تفصل بين الأعمدة أو تكون فواصل عشرية. احفظ الملف بنقاط عشرية، أو بفواصل منقوطة بين الأعمدة.</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>تستخدم نسخة أخرى من Strata الملفات في ⁨{1}⁩، فلم يُزل شيء. أغلقها وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>إصدار نواة نظام التشغيل</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>حد الذاكرة، بدقة البايت</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>أسطر من البرنامج الآخر لم يقرأها ⁦Strata⁩</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>اسم مهمة من ⁦fio⁩</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>⁦⁨{1}⁩ x ⁨{2}⁩⁩</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>حلقة ⁨{1}⁩ بايت</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>إرجاع قطعة</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>لا تتسع الذاكرة هنا لمخازن أكبر من المعتادة التي تنتهي عند ⁨{1}⁩. فلا يضيف التدرّج الكامل أي حجم. احذف ⁦--sweep full⁩، أو اختر خيوطًا أقل.</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>غير منتهية: كانت الجولة جارية بعد، أو انتهى برنامجها قبلها. وفيما يلي النتائج حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>⁦L{1} {2}⁩</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>أتريد إزالة هذه الملفات؟ لا يمكن التراجع عن ذلك. ⁦[y/N]⁩</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>لا توجد طرفية للسؤال عن ذلك. أضف ⁦--yes⁩ لإزالة الملفات دون سؤال.</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>لا يحتفظ Strata بشيء هناك.</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>عناصر أخرى ليست لـ Strata وتبقى: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>الملفات المُزالة من ⁨{2}⁩: ⁨{1}⁩.</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>أكثر مما يُقارن</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>هذه جولات أكثر مما يُقارن معًا: يقارن Strata حتى ⁨{1}⁩ سلسلة، وحتى ⁨{2}⁩ نتيجة في مجموعها. اختر أقل.</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>لم يستطع Strata قراءة بعض جولات هذا الملف (⁨{1}⁩)، فليست في السجل. استورد نسخة أخرى منه إن وُجدت.</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>الطريقة ⁨{1}⁩، بُني بـ ⁨{2}⁩ لـ ⁨{3}⁩</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>حلقات القياس: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>المكتبات: ⁨{1}⁩</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>يتكون whole-machine من processor وbandwidth وlatency وdisk، وليس {1} منها. احذفه.</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>يحدد whole-machine ما يقاس ومدته، فلا ينطبق عليه {1}. احذفه.</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>البرنامج الذي كان يقرأ الخرج القياسي أغلقه قبل النهاية.</translation>
    </message>
    <message>
        <source>CPU {1} ({2})</source>
        <extracomment>chart-cpu-of-kind</extracomment>
        <translation>وحدة CPU ⁨{1}⁩ (⁨{2}⁩)</translation>
    </message>
    <message>
        <source>L{1} #{2}</source>
        <extracomment>chart-last-cache</extracomment>
        <translation>⁦L{1} #{2}⁩</translation>
    </message>
    <message>
        <source>{1} bytes ({2})</source>
        <extracomment>report-vectors</extracomment>
        <translation>⁨{1}⁩ بايت (⁨{2}⁩)</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>بقيت الحالة الحرارية في macOS عادية (nominal).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>كانت الحالة الحرارية في macOS مرتفعة قليلًا على الأكثر (fair).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>كانت الحالة الحرارية في macOS خطيرة (serious): يخفّض macOS السرعة بسبب الحرارة.</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>كانت الحالة الحرارية في macOS حرجة (critical): يخفّض macOS السرعة كثيرًا بسبب الحرارة.</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>الطاقة، % من {1} واط</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>التردد</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>من بين ⁨{1}⁩ من الخيوط على كلمة واحدة، ينجز الأبطأ ⁨{2} %⁩ من زيادات الأسرع.</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>بوجه عام، في أجهزة لا يزيد عمرها على عشر سنوات.</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>70 إلى ⁦120 ns⁩ في الحواسيب المكتبية والمحمولة، و100 إلى ⁦180 ns⁩ في الخوادم</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>70 إلى 90 % من الأقصى</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100 إلى ⁦280 MB/s⁩</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500 إلى ⁦560 MB/s⁩</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>حتى ⁦3,500 MB/s⁩ مع PCIe 3.0، وحتى 7,400 مع 4.0، وحتى 14,500 مع 5.0</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>الدورات</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>لا يقارن أي منها نتائج غير موثوقة.</numerusform>
            <numerusform>واحدة منها تقارن نتائج غير موثوقة. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>اثنتان منها تقارنان نتائج غير موثوقة. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>⁨{1}⁩ منها تقارن نتائج غير موثوقة. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>⁨{1}⁩ منها تقارن نتائج غير موثوقة. أعد قياس الطرفين على جهاز هادئ.</numerusform>
            <numerusform>⁨{1}⁩ منها تقارن نتائج غير موثوقة. أعد قياس الطرفين على جهاز هادئ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>تختلف إعدادات الطرفين (⁨{1}⁩)، وقد يكون ذلك سبب الفروق.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>التغير</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>الأعلى أفضل</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>الأقل أفضل</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>نسخ عشوائي، ⁨{1}⁩ بايت، في قطع من 256 بايت، ⁦non-temporal⁩</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>مقارنة وسيطين</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>⁨{1}⁩: حجم لكل مستوى</translation>
    </message>
</context>
</TS>
