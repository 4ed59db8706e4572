// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

// What happened, then what to do. A placeholder is the reason's datum of that number, unit included.
constexpr auto reasonTable = std::to_array<Sentence>({
    // Why a figure is not beyond doubt.
    {"clock-moved",
     "The clock moved between {1} and {2} during this test; {3} of the samples were left out. Close other "
     "programs, or wait until the machine has cooled."},
    {"clock-unknown",
     "Two ways of reading the clock disagreed; {1} of the samples were left out. Run it again when the "
     "machine is quiet."},
    {"contended",
     "Something else used the other half of this core; {1} of the samples were left out. Close other "
     "programs. On a rented machine it may be a neighbour: run it again later."},
    {"stolen-time",
     "Something outside this system, such as another virtual machine on the same host, held this test up; "
     "{1} of the "
     "samples were left out. The system counts {2} of the time as taken. Run it again at a quieter hour, or "
     "on a "
     "machine of your own."},
    {"pre-empted",
     "Other programs interrupted this test; {1} of the samples were left out. Close them, or measure with "
     "fewer threads than the machine has CPUs."},
    {"other-load",
     "Other programs had {1} of the time of the CPU that this test ran on. Close them, or measure with fewer "
     "threads than the machine has CPUs."},
    {"migrated",
     "The system moved threads to other CPUs than they were bound to; {1} of the samples were left out. "
     "See whether a container or another program changes the binding."},
    {"affinity-changed",
     "Another program changed the CPUs that the threads of this test may use. {1} of the samples were left "
     "out. See what places programs on this machine, such as taskset or a container."},
    {"suspended",
     "The machine slept for {1} during this test, and is not the same afterwards as before. Run it again, "
     "and "
     "keep the machine awake."},
    {"counter-unsteady",
     "The counter that times the samples ran backwards or stood still. {1} of them were left out. Restart "
     "the "
     "machine; if it is a virtual one, tell those who run its host."},
    {"slower-than-its-like",
     "This reached {1} of the limit, while the other widths reach {2}: something that Strata cannot see held "
     "it up. Run it again."},
    {"memory-on-other-node",
     "The buffers of {1} threads lie in memory of another NUMA node than their CPUs, up to {2} of them. The "
     "node's own memory may be full: free some, choose smaller regions, or bind fewer threads to it."},
    {"priority-refused",
     "A raised priority was asked for and not given ({1}), so the run went on at the normal one. Run it as "
     "an "
     "administrator, or have the limit on nice values raised."},
    {"priority-limited",
     "The system lets this user go down to nice {1} and no further. Run it as an administrator, or have the "
     "limit on nice values raised."},
    {"not-checked",
     "{1} measured this, not Strata: whether something stood in its way is not known. To know more, measure "
     "with Strata."},
    {"published-figure",
     "This figure is from a publication: how it was measured is known as far as that tells. To know more, "
     "measure with Strata."},
    {"pointer-not-advanced",
     "This version of {1} copies one block again and again, out of the caches. The figure shows the mistake, "
     "and not the memory."},
    {"not-bound",
     "The threads were not bound to CPUs, so the system could move them at any time. Choose a binding in "
     "Setup, or --bind spread, for figures that repeat."},
    {"too-few-samples",
     "Undisturbed samples: {1}, of {2} wanted. Give the test more time, or run it again when the machine "
     "is quiet."},
    {"passes-disturbed",
     "Something disturbed {1} of {2} passes, and all of them count. Close other programs, or leave out "
     "--repeat: then Strata takes undisturbed samples."},
    {"few-passes", "Passes: {1}, of {2} wanted. Ask for more of them with --repeat."},
    {"wide-interval",
     "The figure is known to +/- {1} only. Give the test more time, or close other programs."},
    {"paged",
     "The system had to fetch memory from disk during this test (page faults: {1}). Close programs that "
     "hold much memory, or choose smaller regions."},
    {"threads-share-cores",
     "{1} threads took turns on {2} CPUs, so each shows only its part of one. Together they reached {3} of "
     "what one thread on each of these CPUs would. Choose no more threads than CPUs to measure each alone."},
    {"buffered",
     "In {1} (file system {3}) direct access was {2}, so this may be the speed of memory and not of the "
     "disk. The system's cache held {4} of the file. Choose a folder on a local disk."},
    {"how-refused", "refused"},
    {"how-not-real", "accepted but not real"},
    {"how-in-memory", "of no use, since files are kept in memory there"},
    {"how-program", "of no use, since a program with a cache of its own answers"},
    {"how-device-in-memory", "of no use, since the device below answers out of memory"},
    {"bypass-unknown",
     "In {1} (file system {2}) direct access was accepted, but whether the system's cache was left out "
     "cannot "
     "be found out. Compare with a folder on another file system."},
    {"beyond-link",
     "The device {1} gave {2}, while its link ({3}) carries at most {4}: the data came out of a cache, or "
     "what "
     "the system tells of the link is wrong. Do not take this for the speed of the disk."},
    {"compressing",
     "The file system of {1} ({2}) compresses what is written. The data of this test cannot be compressed, "
     "so "
     "the figure holds the cost of trying. Choose a folder that is not compressed to measure the disk "
     "alone."},
    {"copy-on-write",
     "The file system of {1} ({2}) writes each changed block to a new place, so random writes become serial "
     "ones and the file falls into pieces. Choose a folder without it to measure the disk alone."},
    {"fragmented",
     "The file in {1} lies in {2} pieces, which are {3} together. A disk that turns loses time between them. "
     "Choose a disk with more free space."},
    {"shared-device",
     "{2} threads had their files on one device ({1}) and shared what it can do. Choose folders on "
     "different devices to measure each."},
    {"above-limit",
     "The figure is {1} of the most that this machine can do by its design, so the clock or the limit is "
     "wrong. Do not rely on it; please report it with the JSON file of this run."},
    {"level-not-distinguishable",
     "L{1} cannot be told from the level beside it on this machine: a load takes as long there, and the rate "
     "is "
     "the same. This is that level's figure."},
    {"walk-fetched-ahead",
     "An earlier version of Strata measured this, with a walk that the hardware fetches ahead beyond L2. A "
     "load takes longer than this. Measure it again."},
    {"time-extended", "The test took {2} instead of {1}, to get enough undisturbed samples."},
    {"no-spare-cpu",
     "No CPU was left for the window or the terminal, which may have disturbed the test. Choose one thread "
     "fewer to leave one."},
    {"pages-not-obtained",
     "Large pages were asked for, but the system did not give them all. Obtained: {1}. Close other programs "
     "or restart the machine: memory in one piece gets rare with time."},
    {"large-pages-not-reserved",
     "This run needs {1} explicit large pages of {3}, and {2} were free. The buffers lay in other pages "
     "({4}) instead. Reserve enough (sysctl vm.nr_hugepages={1}), as the administrator and soon after the "
     "start of the machine."},
    {"large-pages-need-right",
     "Windows gives large pages only to accounts with the right \"Lock pages in memory\". This run needs {1} "
     "of them. The buffers lay in other pages ({2}) instead. An administrator gives the right in Local "
     "Security Policy (secpol.msc), Local Policies, User Rights Assignment; then sign out and in again, and "
     "start Strata as administrator."},
    {"large-pages-no-memory",
     "Windows had no memory left in pieces of {2}; this run needs {1}. The buffers lay in other pages ({3}) "
     "instead. Restart the machine and measure at once: memory in one piece gets rare with time."},
    {"transparent-pages-off",
     "The system's transparent large pages are switched off. Switch them on, as the administrator (echo "
     "madvise > /sys/kernel/mm/transparent_hugepage/enabled)."},
    {"region-below-large-pages",
     "Large pages were asked for, but the buffers of a thread are smaller than two of {1}. They lay in "
     "default "
     "pages."},

    {"uses-disturbed",
     "Something disturbed {1} of {2} uses, and all of them count. Close other programs, and run it again."},
    {"few-uses",
     "Uses after the first: {1}, of {2} wanted. Choose a smaller region, give memory more time, or ask for a "
     "number of them with --repeat."},
    {"first-use-disturbed", "Something disturbed the first use. Close other programs, and run it again."},
    {"memory-kind-not-effective",
     "Asked, not effective: this memory was to be {1}, and it is not. It reads at {2} of the rate of regular "
     "memory, where a tenth or less shows that it is not cached. Wine and some virtual machines leave all "
     "memory cached: run it on the machine itself."},

    // Why a cell was left out or failed.
    {"memory-kind-not-provided", "This system gives programs no memory that is {1}, so it was left out."},
    {"memory-kind-refused", "The system gave no memory that is {1}. It says: {2}."},
    {"no-graphics-device",
     "Here, write-combined memory comes from a graphics device, and there is none (neither /dev/dri/card0 "
     "nor "
     "/dev/fb0). Run it on a machine that has one."},
    {"graphics-not-permitted",
     "Write-combined memory would come from {1}, which this user may not open. Join the group that owns it "
     "(often video), or run this test as an administrator."},
    {"graphics-refused",
     "Write-combined memory would come from {1}, which gave none. The system says: {2}. Choose a smaller "
     "region."},
    {"frame-buffer-too-small",
     "Write-combined memory would come from {1}, which has {2} of it. Choose a region of that size or less."},
    {"not-provided", "This processor, or the system on it, has no {1}, which this loop needs."},
    {"too-many-elements",
     "This region holds more than 2^32 elements of {1}, which is more than the test can number. Choose a "
     "smaller region or a greater width."},
    {"stopped", "The run was stopped before this was measured."},
    {"allocation-failed",
     "The system did not give {1} of memory. Close other programs, or choose smaller regions."},
    {"out-of-memory",
     "There was not enough memory for this test. Close other programs, or choose fewer threads."},
    {"thread-failed",
     "Only {1} of {2} threads could be started. Choose fewer threads, or raise the system's limit on them."},
    {"threads-not-together",
     "The {1} threads never all ran at the same time, so there is no common rate. Close other programs, or "
     "choose fewer threads."},
    {"unknown-kernel", "This version of Strata has no test named {1}. Install a newer one."},
    {"no-figure", "The measurement gave no usable number. This is a fault in Strata: please report it."},

    // Why a plan is refused.
    {"out-of-range", "The setting {1} is {2}; it must be from {3} to {4}."},
    {"not-enough-memory",
     "These settings need {1} of memory, and {2} are available. The largest region that fits is {3}. "
     "Choose smaller regions or fewer threads."},
    {"not-enough-memory-for-threads",
     "{1} threads need {2} of memory, and {3} are available. That is enough for {4} of them. Choose fewer "
     "threads."},
    {"too-many-threads",
     "The system does not give Strata {1} threads. The most that it gives is {2}. Choose fewer, or raise the "
     "system's limit on them."},
    {"too-many-disk-threads",
     "The disk test needs {1} threads of its own at once. The most that the system gives for it is {2}. "
     "Choose rows with fewer threads or fewer folders, or raise the system's limit on threads."},
    {"not-enough-disk",
     "The files of this test need {2} in {1}, where {3} are free and {4} must stay free. The "
     "largest file that fits is {5}. Choose a smaller file, fewer threads or another folder."},
    {"file-too-large",
     "In {1} no file of {2} can be made; the limit is {3}. Choose a smaller file or another folder. A drive "
     "with FAT takes no file of 4 GiB; a limit of the system (ulimit -f) can be raised."},
    {"no-such-cpu",
     "This machine has no CPU {1} that Strata may use. See strata-cli machine for those it has."},
    {"nothing-selected", "No test is left to run. Select at least one test, and regions that are not empty."},
    {"no-large-pages",
     "This system gives programs no large pages of the kind that was asked for. The buffers lay in default "
     "pages."},
    {"bad-binding",
     "\"{1}\" is no binding. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7."},

    // What may be worth changing about a plan that can run.
    {"small-disk-file",
     "A file of {1} is so small that its figures say nothing about the disk. Choose {2} or more."},
    {"cached-disk-file",
     "A file of {1} may fit into the drive's own cache, which would answer in place of the drive. Choose {2} "
     "or "
     "more."},
    {"folder-in-memory",
     "Files in {1} ({2}) are kept in memory, so the figures will be those of memory. Choose a folder on a "
     "disk."},
    {"folder-on-memory-device",
     "{1} lies on {2}, which answers out of memory, so the figures will be those of memory. Choose a folder "
     "on "
     "a disk."},
    {"folder-through-program",
     "A program answers for {1} ({2}), with a cache of its own, so the figures may be those of memory. "
     "Choose "
     "a folder on a disk."},
    {"folders-share-device",
     "{1} and {2} lie on one device ({3}), so their threads share what it can do. Choose folders on "
     "different "
     "devices to measure each."},
    {"more-threads-than-cpus",
     "{1} threads take turns on {2} CPUs, so each shows only its part of one. Choose no more threads than "
     "CPUs to "
     "measure each alone."},

    // Disk.
    {"folder-missing", "There is no folder {1}. Choose one that exists."},
    {"folder-unreachable",
     "{1} cannot be reached. The system says: {2}. Connect the drive or the server again, or choose another "
     "folder."},
    {"no-such-drive", "There is no drive {1}. Choose a folder on one that exists."},
    {"folder-not-writable", "Strata may not write in {1}. Choose another folder, or change its permissions."},
    {"disk-full", "The disk of {1} was full after {2}. Choose a smaller file or another folder."},
    {"no-room",
     "{1} has no room for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or "
     "another folder."},
    {"create-failed", "No file could be made in {1}. The system says: {2}."},
    {"write-failed", "Writing in {1} failed after {2}. The system says: {3}."},
    {"read-failed", "Reading in {1} failed after {2}. The system says: {3}."},
    {"short-write",
     "The system wrote only a part of a block in {1}, after {2}. The disk may be full or failing."},
    {"short-read", "The system read only a part of a block in {1}, after {2}. The disk may be failing."},
    {"flush-failed", "The last data could not be brought to the disk of {1}. The system says: {2}."},
    {"data-mismatch",
     "What was read in {1}, at {2}, is not what had been written. Back up what is on this disk and check "
     "it."},
    {"data-faults",
     "In {1} places other data were read than had been written: {2} corrupt, {3} of an earlier round (the "
     "write was "
     "lost), {4} of another place. The first, with offset and bytes: {5}."},
    {"rate-fell",
     "After {1} the rate fell from {2} to {3} and stayed there: a fast cache of the drive was full, or the "
     "drive had "
     "become hot. The figure is of both together."},
    {"row-not-reached", "An earlier row failed, so this one was not measured."},
    {"row-stopped", "The run was stopped when this row had had {1} of its time."},
    {"no-such-row", "The disk profile {2} has no row {1}. Choose one of its rows, or another profile."},
    {"file-only-read",
     "{1} is only read. Choose rows that read: not the profiles classic and mixed, no writing and no zeros."},
    {"block-not-of-sectors",
     "This disk takes whole sectors of {2}, and a block of {1} is none. Choose a larger block."},
    {"file-below-blocks",
     "A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file."},
    {"file-laid-in-part",
     "The disk of {1} is so slow that only {2} of a file of {3} were written before it was measured. The "
     "figures "
     "are of that part."},
    {"file-not-readable", "The file {1} cannot be read. The system says: {2}."},
    {"file-too-small", "The file {1} has {2}: too little to read from it as the disk test does."},
    {"queue-failed", "The system took no requests to the disk. It says: {1}."},
    {"nothing-to-read", "There was nothing to read, since writing had failed."},
    {"request-unanswered",
     "When the run was stopped, the disk of {1} had not answered a request yet. What came before it may not "
     "show what the disk does. Until it answers, this disk cannot be tested again."},
    {"device-not-answering",
     "{1} does not answer. Something that was asked of its disk ({2}) earlier has not come back. Check the "
     "drive and its cable, or the network, or choose another folder."},

    // What interrupted disk tests left.
    {"not-a-leftover", "{1} is no file that a disk test made, so it was left alone."},
    {"file-in-use", "{1} is in use by a disk test that is running now, so it was left alone."},
    {"cannot-remove", "{1} could not be deleted. The system says: {2}."},

    // Machine.
    {"topology-failed", "The system did not tell what processors this machine has."},
    {"level-smaller-than-reported",
     "The curve shows {2} of the level {1} cache, which the system reports as {3}. Other programs or virtual "
     "machines may hold the rest, or the report may be wrong. Go by the curve."},
    {"level-larger-than-reported",
     "The curve shows {2} for the level {1} cache, which the system reports as {3}. The report may be wrong, "
     "or "
     "a further level may follow at once. Go by the curve."},
    {"level-not-reported",
     "The curve shows a level of {1}, with {2} for a load, that the system does not report. It may be a "
     "cache "
     "beside memory, or one that a virtual machine hides."},
    {"level-not-seen",
     "The curve shows no step at the level {1} cache of {2} that the system reports. Other virtual machines "
     "may "
     "hold all of it, or the report may be wrong."},

    // Self-test.
    {"selftest-counter", "The counter runs at {1} and is off the system's clock by {2}."},
    {"selftest-clock", "The core runs at {1}; {2} of the readings were confirmed."},
    {"selftest-kernels", "{1} kernels were checked; those that do not do exactly what they claim: {2}."},
    {"selftest-binding", "{1} of {2} CPUs can be bound to."},
    {"selftest-walk",
     "A load from memory in blocks takes {1} of one at random through the whole region, and the last tenth "
     "of a "
     "block takes {2} of its third. Below 75 % the one, or outside 85 to 115 % the other, the hardware "
     "fetches the "
     "walk for latency ahead."},
    {"selftest-walk-unchecked",
     "Whether the hardware fetches the walk for latency ahead: this needs large pages, and the system gave "
     "none."},
    {"selftest-overhead", "Reading the counter takes {1}; the sampler's own share of a sample is {2}."},
});

}  // namespace

std::span<const Sentence> reasonSentences() {
  return reasonTable;
}

}  // namespace strata
