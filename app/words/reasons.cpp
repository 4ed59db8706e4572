// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto reasonTable = std::to_array<ReasonRow>({
    // Why a figure is not beyond doubt.
    {"clock-moved", "low_ghz high_ghz excluded_percent", "Clock {1} to {2}",
     "The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The "
     "machine may be faster than this result. Close other programs, or let the machine cool."},
    {"clock-unknown", "excluded_percent", "Clock not confirmed",
     "Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may "
     "be wrong. Run it again on an idle machine."},
    {"contended", "excluded_percent", "SMT sibling busy",
     "Another program or another virtual machine used the other hardware thread of this core (SMT sibling); "
     "Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. "
     "On a rented machine, run it again later."},
    {"stolen-time", "excluded_percent stolen_percent", "Interrupts or the host",
     "Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of "
     "the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network "
     "and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour."},
    {"pre-empted", "excluded_percent", "Preempted by programs",
     "Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster "
     "than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer."},
    {"other-load", "other_percent", "Other programs {1}",
     "Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be "
     "slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one "
     "thread fewer."},
    {"background-load", "others_cpus", "Others used {1} of a CPU",
     "Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with "
     "it, "
     "so the machine "
     "may be faster than this result. Close other programs, and run it again."},
    {"migrated", "excluded_percent", "Threads migrated",
     "The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the "
     "samples. Check whether a container or another program changes the CPU affinity."},
    {"affinity-changed", "excluded_percent", "Affinity changed",
     "Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. "
     "Strata discarded {1} of the samples. Check taskset, cgroups and container limits."},
    {"suspended", "suspended_s", "Slept for {1}",
     "The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it "
     "again, and keep the machine awake."},
    {"counter-unsteady", "excluded_percent", "Timer unreliable",
     "The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the "
     "samples. Restart the machine; for a virtual machine, ask the operator of its host."},
    {"slower-than-its-like", "share_percent like_percent", "{1} of peak, others {2}",
     "This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata "
     "cannot see why. Run it again."},
    {"memory-on-other-node", "threads elsewhere_percent", "Remote NUMA memory",
     "The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path "
     "between nodes. Free local memory, use smaller buffers, or pin fewer threads there."},
    {"memory-off-node", "node elsewhere_percent", "Off its node: {2}",
     "The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of "
     "that node. Free memory there, or allow Strata the node."},
    {"memory-not-bound", "node", "Node {1} refused",
     "The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often "
     "refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container."},
    {"node-unknown", "", "Node of pages unknown",
     "The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was "
     "asked for. Compare the result with that of other nodes."},
    {"needs-two-nodes", "", "One NUMA node",
     "This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another "
     "node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket."},
    {"needs-memory-binding", "", "Memory not bound",
     "This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata "
     "no way to ask for one."},
    {"priority-refused", "system", "Priority not raised",
     "The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may "
     "disturb it more. Run it as administrator, or raise the limit on nice values."},
    {"priority-limited", "nice", "Priority limited",
     "The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as "
     "administrator, or raise the limit on nice values."},
    {"not-checked", "program", "Imported, not checked",
     "{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked "
     "result."},
    {"published-figure", "", "Published result",
     "This result is from a publication. Its conditions are known only as far as the source states them. "
     "Repeat the test with Strata for a checked result."},
    {"pointer-not-advanced", "program", "Known bug of {1}",
     "A bug in this version of {1} copies the same block again and again, so this measures cache, not "
     "memory. Ignore the result, or measure with a fixed version."},
    {"jobs-beside", "", "Other jobs ran meanwhile",
     "Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run "
     "each job alone, with fio's option stonewall."},
    {"not-bound", "", "Threads not pinned",
     "The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between "
     "runs. Choose a CPU affinity in Setup, or --affinity spread."},
    {"too-few-samples", "clean needed", "{1} of {2} samples",
     "Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, "
     "or run it again on an idle machine."},
    {"passes-disturbed", "disturbed passes", "{1} of {2} passes noisy",
     "{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other "
     "programs, or omit --passes so that Strata discards disturbed samples."},
    {"few-passes", "passes needed", "{1} of {2} passes",
     "Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with "
     "--passes."},
    {"wide-interval", "half_width_percent", "Known to +/- {1} only",
     "The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm "
     "a larger one, compare several runs. Increase the time of the test, or close other programs."},
    {"paged", "faults", "Swapping: {1} faults",
     "The OS read memory from disk during this test (major page faults: {1}), so the result includes disk "
     "time. Close programs that use much memory, or choose smaller buffers."},
    {"threads-share-cores", "threads cpus efficiency_percent", "{1} threads on {2} CPUs",
     "{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached "
     "{3} of one thread per CPU. Use at most one thread per CPU to measure each."},
    {"buffered", "folder how file_system resident_percent", "Through the OS cache",
     "Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache "
     "held {4} of the file. Choose a folder on a local drive."},
    {"bypass-unknown", "folder file_system", "Direct I/O unverified",
     "The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory "
     "speed. Compare with a folder on another file system."},
    {"beyond-link", "device rate_mbs link link_rate_mbs", "Faster than its link",
     "The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or "
     "the OS misreports the link. Do not use this as disk speed."},
    {"compressing", "folder file_system", "Compressing file system",
     "The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the "
     "cost of trying. Choose a folder without compression to measure the drive alone."},
    {"copy-on-write", "folder file_system", "Copy-on-write",
     "The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. "
     "The result describes the file system too. Choose a folder without it to measure the drive alone."},
    {"fragmented", "folder extents file_bytes", "{2} fragments",
     "The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a "
     "drive with more free space."},
    {"shared-device", "device threads", "One drive for all",
     "{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is "
     "only a share. Choose folders on different drives to measure each."},
    {"above-limit", "share_percent", "{1} of peak: invalid",
     "The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore "
     "the result; please report it with the JSON file of this run."},
    {"level-not-distinguishable", "level", "Same as its neighbour",
     "L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring "
     "level. So this is the result of that level."},
    {"walk-fetched-ahead", "", "Prefetched: too low",
     "An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond "
     "L2. The result is too low. Measure it again."},
    {"time-extended", "planned_s used_s", "Extended to {2}",
     "The test took {2} instead of {1} to collect enough clean samples. The result stays valid."},
    {"no-spare-cpu", "", "No free CPU",
     "The test used every CPU, so Strata's window or terminal had to share one. That may have disturbed the "
     "test. Choose one thread fewer."},
    {"pages-not-obtained", "obtained", "Huge pages: {1}",
     "The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large "
     "buffers may be slower. Close other programs or restart the machine: free memory fragments with time."},
    {"large-pages-not-reserved", "reserve_pages free_pages page_bytes obtained", "{2} of {1} huge pages",
     "This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). "
     "Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}."},
    {"large-pages-need-right", "reserve_pages obtained", "No large-page right",
     "Windows gives huge pages only to accounts with the right \"Lock pages in memory\". This run needs {1} "
     "of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User "
     "Rights Assignment). Sign in again, and start Strata as administrator."},
    {"large-pages-no-memory", "reserve_pages page_bytes obtained", "Memory too fragmented",
     "Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers "
     "used other pages ({3}). Restart the machine and measure at once."},
    {"transparent-pages-off", "", "THP is off",
     "Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo "
     "madvise > /sys/kernel/mm/transparent_hugepage/enabled)."},
    {"region-below-large-pages", "page_bytes", "Below two huge pages",
     "The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result "
     "stays valid."},

    {"uses-disturbed", "disturbed passes", "{1} of {2} passes noisy",
     "{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other "
     "programs, and run it again."},
    {"few-uses", "passes needed", "{1} of {2} passes",
     "Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a "
     "smaller buffer, more time for memory, or --passes."},
    {"first-use-disturbed", "", "First pass disturbed",
     "The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and "
     "run it again."},
    {"memory-kind-not-effective", "memory_kind read_percent", "Memory type ignored",
     "Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of "
     "normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the "
     "request: run it on the machine itself."},

    // Why a cell was left out or failed.
    {"memory-kind-not-provided", "memory_kind", "Not offered by the OS",
     "This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS."},
    {"memory-kind-refused", "memory_kind system", "Refused by the OS",
     "The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller "
     "buffer."},
    {"no-graphics-device", "", "No graphics device",
     "Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 "
     "nor /dev/fb0). Run it on a machine that has one."},
    {"no-graphics-file", "device", "No {1}",
     "There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one."},
    {"graphics-not-permitted", "device", "GPU access denied",
     "Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often "
     "video), or run this test as administrator."},
    {"graphics-refused", "device system", "GPU gave no memory",
     "{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer."},
    {"frame-buffer-too-small", "device available_bytes", "Frame buffer too small",
     "{1} has only {2} of write-combining memory. Use a buffer of that size or less."},
    {"not-provided", "needs", "Needs {1}",
     "This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that "
     "supports it."},
    {"too-many-elements", "width_bytes", "Buffer too large",
     "This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller "
     "buffer or a larger width."},
    {"stopped", "", "Stopped", "The run stopped before it measured this. Run it again to measure it."},
    {"allocation-failed", "size_bytes", "No memory: {1}",
     "The OS did not allocate {1} of memory. Close other programs, or use smaller buffers."},
    {"out-of-memory", "", "Out of memory",
     "Memory ran out during this test. Close other programs, or choose fewer threads."},
    {"thread-failed", "started wanted", "{1} of {2} threads",
     "The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads."},
    {"threads-not-together", "threads", "Never ran together",
     "The {1} threads never ran at the same time, so there is no common rate. Close other programs, or "
     "choose fewer threads."},
    {"unknown-kernel", "kernel", "Unknown test",
     "This version of Strata has no test named {1}. Check the name, or install a newer version."},
    {"no-figure", "", "No valid result",
     "The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of "
     "this run."},

    // Why a plan is refused.
    {"out-of-range", "setting value least most", "",
     "The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range."},
    {"not-enough-memory", "needed_bytes available_bytes largest_region_bytes", "",
     "This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller "
     "buffers or fewer threads."},
    {"not-enough-memory-for-threads", "threads needed_bytes available_bytes most_threads", "",
     "{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that "
     "number or fewer."},
    {"too-many-threads", "threads most_threads", "",
     "The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS "
     "limit on threads."},
    {"too-many-disk-threads", "threads most_threads", "",
     "The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with "
     "fewer "
     "threads or fewer folders, or raise the OS limit on threads."},
    {"not-enough-disk", "folder needed_bytes free_bytes reserve_bytes largest_file_bytes", "",
     "The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits "
     "is {5}. Choose a smaller file, fewer threads or another folder."},
    {"file-too-large", "folder file_bytes largest_file_bytes", "",
     "{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives "
     "hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised."},
    {"no-such-cpu", "cpu", "",
     "This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs."},
    {"nothing-selected", "", "",
     "These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels "
     "has only plain sequential reads, writes and copies of the widest width, and one chain."},
    {"no-larger-size", "largest_bytes", "",
     "Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds "
     "none. Leave out --sweep full, or choose fewer threads."},
    {"needs-two-cpus", "", "One CPU",
     "This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in "
     "--affinity."},
    {"cpu-not-bound", "cpu", "CPU {1} not available",
     "The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU "
     "was taken offline, or a limit on CPUs changed, since Strata started."},
    {"needs-two-cores", "", "One core",
     "This test needs two cores, and Strata may use only one here: both hardware threads of a core would get "
     "in each other's way. Allow it more CPUs, or choose more in --affinity."},
    {"needs-binding", "", "Threads not pinned",
     "In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs "
     "pin no threads."},
    {"sum-not-exact", "made found", "Sum not exact",
     "The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, "
     "so "
     "the result does not count. Check the machine: overclocking, memory errors or an emulator may be the "
     "cause."},
    {"no-large-pages", "", "No huge pages",
     "This OS provides no huge pages of the requested type, so the buffers used default pages. The result is "
     "valid for those."},
    {"no-such-core-kind", "kind", "",
     "This machine has no cores of the chosen kind. Choose another kind, or all cores."},
    {"core-kind-needs-affinity", "", "",
     "Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs "
     "pin "
     "no threads."},
    {"bad-binding", "text", "",
     "\"{1}\" is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7."},

    // What may be worth changing about a plan that can run.
    {"small-disk-file", "file_bytes advised_bytes", "",
     "A file of {1} is so small that its results say nothing about the drive. Choose {2} or more."},
    {"cached-disk-file", "file_bytes advised_bytes", "",
     "A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or "
     "more."},
    {"folder-in-memory", "folder file_system", "",
     "Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive."},
    {"folder-on-memory-device", "folder device", "",
     "{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on "
     "a drive."},
    {"folder-through-program", "folder file_system", "",
     "A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a "
     "local drive."},
    {"folders-share-device", "folder other_folder device", "",
     "{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives "
     "to measure each."},
    {"more-threads-than-cpus", "threads cpus", "",
     "{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one "
     "thread per CPU to measure each."},

    // Disk.
    {"folder-missing", "path", "Folder not found",
     "The folder {1} does not exist. Choose an existing folder."},
    {"folder-unreachable", "path system", "Folder unreachable",
     "{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another "
     "folder."},
    {"no-such-drive", "drive", "", "There is no drive {1}. Choose a folder on an existing drive."},
    {"folder-not-writable", "path", "Folder not writable",
     "Strata may not write in {1}. Choose another folder, or change its permissions."},
    {"disk-full", "path offset_bytes", "Disk full",
     "The disk of {1} was full after {2}. Choose a smaller file or another folder."},
    {"no-room", "path size_bytes", "No space for the file",
     "{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or "
     "another folder."},
    {"create-failed", "path system", "Cannot create file",
     "Strata could not create a file in {1}. The OS reports: {2}. Choose another folder."},
    {"write-failed", "path offset_bytes system", "Write error",
     "Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its "
     "cable."},
    {"read-failed", "path offset_bytes system", "Read error",
     "Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its "
     "cable."},
    {"short-write", "path offset_bytes", "Incomplete write",
     "The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free "
     "space, then the drive."},
    {"short-read", "path offset_bytes", "Incomplete read",
     "The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check "
     "it."},
    {"flush-failed", "path system", "Flush failed",
     "The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or "
     "failing. Check the free space, then the drive."},
    {"data-mismatch", "path offset_bytes", "Data corrupted",
     "Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is "
     "faulty. Back up this drive, then check all three."},
    {"data-faults", "places corrupt stale misplaced listed", "{1} data errors",
     "{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another "
     "place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the "
     "memory."},
    {"rate-fell", "at_bytes before_mbs after_mbs", "Slows after {1}",
     "After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or "
     "the drive throttled. The result averages both phases; the chart shows each."},
    {"network-older-peer", "peer", "Older version there",
     "The version of Strata on {1} is too old to send chunks. Update it there."},
    {"row-not-reached", "", "Skipped after an error",
     "An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again."},
    {"row-stopped", "done_percent", "Stopped at {1}",
     "The run stopped when this workload had used {1} of its time, so its result is less certain. Run it "
     "again "
     "for a full result."},
    {"sustained-critical", "temperature_c", "Critical temperature",
     "The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed "
     "{1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them."},
    {"sustained-battery", "battery_percent", "Battery at {1}",
     "Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the "
     "computer in, and run it again."},
    {"sustained-disturbed", "off_cpu_percent", "Others took {1}",
     "Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU "
     "time, "
     "but the heat of others may hide or cause a fall. Close other programs, and run it again."},
    {"no-such-row", "row profile", "",
     "The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile."},
    {"no-such-operation", "op profile", "",
     "The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose "
     "another operation or profile."},
    {"sooner-than-flash", "p50_us", "Faster than flash",
     "Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the "
     "drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that "
     "before you trust the data to it."},
    {"file-only-read", "path", "",
     "Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no "
     "writes and no zeros."},
    {"block-not-of-sectors", "block_bytes sector_bytes", "",
     "A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block."},
    {"file-below-blocks", "file_bytes threads block_bytes", "",
     "A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or "
     "smaller blocks."},
    {"file-laid-in-part", "folder laid_bytes file_bytes", "Only {2} tested",
     "The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result "
     "covers that part only. Choose a smaller file."},
    {"no-time-left", "part_s", "No time left",
     "A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it "
     "alone."},
    {"file-not-readable", "path system", "",
     "Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read."},
    {"file-too-small", "path size_bytes", "File too small",
     "The file {1} has only {2}, too little for the read test. Choose a larger file."},
    {"queue-failed", "system", "I/O queue failed",
     "The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may "
     "be the cause."},
    {"nothing-to-read", "", "Nothing to read",
     "Writing failed, so there was nothing to read. See the reason of the write."},
    {"request-unanswered", "folder", "I/O still pending",
     "When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. "
     "Strata can test this disk again once it answers."},
    {"device-not-answering", "folder device", "Drive not responding",
     "{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its "
     "cable or the network, or choose another folder."},

    // What interrupted disk tests left.
    {"not-a-leftover", "path", "", "{1} is not a file of a disk test, so Strata did not delete it."},
    {"file-in-use", "path", "",
     "A running disk test uses {1}, so Strata did not delete it. Try again when that test ends."},
    {"cannot-remove", "path system", "",
     "Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder."},

    // Machine.
    {"topology-failed", "system", "",
     "The OS did not report the CPUs of this machine. A container or a security setting may hide them."},
    {"level-smaller-than-reported", "level inferred_bytes reported_bytes", "",
     "The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines "
     "use the rest, or the report is wrong. Trust the curve."},
    {"level-larger-than-reported", "level inferred_bytes reported_bytes", "",
     "The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next "
     "level is equally fast. Trust the curve."},
    {"level-not-reported", "inferred_bytes latency_ns", "Extra level: {1}",
     "The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a "
     "system-level cache, or one that a virtual machine hides."},
    {"level-not-seen", "level reported_bytes", "L{1} not seen",
     "The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use "
     "all of it, or the report is wrong. Run it again at a quieter hour."},

    // What holds the machine back.
    {"held-emulated", "program", "Runs in {1}",
     "{1} runs this program in place of the OS or the processor, and results include its work. Use the "
     "version of Strata that is built for this system."},
    {"held-flat", "cpus", "Caches unknown",
     "The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one "
     "flat set, in sizes that follow no cache. Run it where the OS reports them."},
    {"held-memory-speed", "configured_mts rated_mts", "Memory {1} of {2} MT/s",
     "The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) "
     "in the firmware setup, if mainboard and processor support it."},
    {"held-one-channel", "", "One memory channel",
     "All memory is on one channel; two channels carry twice as much. If processor and mainboard have "
     "two, add another module of the same kind in the socket that the manual names."},
    {"held-on-battery", "", "On battery",
     "The machine runs on battery, and most machines then limit their power. Plug in the charger."},
    {"held-power-profile", "profile", "Profile: {1}",
     "The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the "
     "firmware setup."},
    {"held-governor", "governor", "Lowest clock",
     "The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, "
     "such as performance or schedutil."},
    {"held-no-boost", "", "Boost off",
     "Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the "
     "firmware setup, unless you turned it off on purpose."},
    {"held-cpu-quota", "quota cpus", "CPU quota: {1}",
     "The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise "
     "its CPU quota."},
    {"held-memory-pressure", "waited_percent", "Memory pressure {1}",
     "Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or "
     "container more memory."},
    {"held-drive-link", "drive link drive_link", "Drive on slower link",
     "The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many "
     "lanes, or check the firmware setup."},
    {"held-small-pages", "page_bytes", "Pages of {1} only",
     "Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set "
     "/sys/kernel/mm/transparent_hugepage/enabled to madvise or always."},

    // Self-test.
    {"selftest-counter", "rate_mhz off_percent", "",
     "The timer runs at {1} and deviates from the OS clock by {2}."},
    {"selftest-clock", "clock_ghz confirmed_percent", "",
     "The core runs at {1}; two measurements agree for {2} of the readings."},
    {"selftest-kernels", "checked wrong kernels", "",
     "Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}."},
    {"selftest-paths", "compared alike above", "",
     "Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it."},
    {"selftest-paths-unchecked", "", "",
     "The cost of loads and stores is unchecked: the design tells none, or the machine is busy."},
    {"selftest-binding", "bound cpus", "", "Strata can pin threads to {1} of {2} CPUs."},
    {"selftest-walk", "of_sparse_percent of_third_percent", "",
     "A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many "
     "lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for "
     "the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency "
     "test."},
    {"selftest-walk-unchecked", "", "",
     "Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, "
     "and the OS gave none."},
    {"selftest-identical", "each difference_percent", "",
     "The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that "
     "faster or slower."},
    {"selftest-identical-unchecked", "", "",
     "Strata could not check that the same work is not called different: the machine is too busy."},
    {"selftest-direct", "folder resident_percent", "",
     "A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to "
     "{2})."},
    {"selftest-direct-unchecked", "folder", "",
     "Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds."},
    {"selftest-history", "folder", "",
     "A run that is written to a history in {1} must be read back as it was."},
    {"selftest-overhead", "read_ns share_percent", "",
     "Reading the timer takes {1}; the overhead of the sampler is {2} of a sample."},
});

}  // namespace

std::span<const ReasonRow> runReasons() {
  return reasonTable;
}

}  // namespace strata
