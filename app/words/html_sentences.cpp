// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto htmlTable = std::to_array<Sentence>({
    // HTML reports. The code of the language they are written in, as HTML has it: en, de, ar.
    {"html-language", "en"},
    {"html-origin", "Origin"},
    {"html-machine", "Machine"},
    {"html-settings", "Settings"},
    {"html-notes", "Notes"},
    {"html-reading", "How to read this"},
    {"html-other", "Other tests"},
    {"html-more-charts", "{1} more charts", "1 more chart"},
    {"html-test-processor", "Processor"},
    {"html-test-memory", "Moves"},
    {"html-test-bandwidth", "Bandwidth"},
    {"html-test-latency", "Latency"},
    {"html-test-copy", "Buffer copy"},
    {"html-test-library", "C library"},
    {"html-test-registers", "Registers"},
    {"html-test-string", "String instructions"},
    {"html-test-memtypes", "Memory types"},
    {"html-test-framebuffer", "Framebuffer"},
    {"html-test-loaded-latency", "Loaded latency"},
    {"html-test-numa", "NUMA"},
    {"html-test-cores", "Each core"},
    {"html-test-core-to-core", "Core to core"},
    {"html-test-store-forwarding", "Store forwarding"},
    {"html-test-parallel-loads", "Memory-level parallelism"},
    {"html-test-tlb", "TLB"},
    {"html-test-stride", "Latency by stride"},
    {"html-test-contention", "Contention"},
    {"html-test-pauses", "Pauses"},
    {"html-test-sustained", "Sustained performance"},
    {"html-test-disk", "Disk"},
    {"html-figures-are", "Statistic: {1}."},
    {"html-all-figures", "All results ({1})"},
    {"html-footer",
     "Results are rounded to three significant digits here. The run file (.strata) has all digits, and the "
     "samples."},
    {"html-repetitions", "repetitions: {1}"},
    {"html-series",
     "The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The "
     "mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. "
     "Machine and settings are those of the first repetition."},
    {"html-series-sides",
     "Several series are shown side by side; each counts for itself. The mean is the geometric mean of a "
     "side's repetitions; the spread runs from the lowest to the highest result, in percent of the mean. "
     "Machine and settings are those of the first repetition of the first side."},
    {"html-mean", "mean, {1}"},
    {"html-range", "min to max"},
    {"html-from-to", "{1} to {2}"},
    {"html-spread", "spread"},
    {"html-count", "count"},
    {"html-worst-verdict", "worst grade"},

    // Comparisons.
    {"html-comparison", "Comparison"},
    {"html-unmatched", "Unmatched"},
    {"html-all-cells", "All of them ({1})"},

    // What is left out of a run that is shared.
    {"shared-heading", "Removed or changed, because it identifies the computer:"},
    {"shared-removed", "{1}: {2} (removed)"},
    {"shared-changed", "{1}: {2} became {3}"},
    {"shared-stays",
     "Everything else stays: processor, caches, memory, OS version, settings, and all results."},
    {"shared-id", "ID of the run"},
    {"shared-series", "ID of the series"},
    {"shared-label", "Label"},
    {"shared-comment", "Comment"},
    {"shared-started", "Start"},
    {"shared-finished", "End"},
    {"shared-seed", "Seed"},
    {"shared-memory", "Memory, to the byte"},
    {"shared-available", "Free memory, to the byte"},
    {"shared-system", "Version of the OS"},
    {"shared-kernel-version", "Version of the OS kernel"},
    {"shared-memory-limit", "Memory limit, to the byte"},
    {"shared-left-out", "Lines of the other program's output that Strata did not read"},
    {"shared-job", "Name of a fio job"},
    {"shared-ticks", "Ticks of the clock per second"},
    {"shared-folder", "Folder of the disk test"},
    {"shared-disk-device", "Device of a disk"},
    {"shared-disk-options", "Options of a mount"},
    {"shared-disk-limit", "Largest file allowed"},
    {"shared-disk-free", "Free space of a disk, to the byte"},
    {"shared-disk-size", "Size of a disk, to the byte"},
    {"shared-reason", "Text in the reason of a grade"},
    {"shared-unknown", "Unknown here, from a newer version ({1})"},
});

}  // namespace

std::span<const Sentence> htmlSentences() {
  return htmlTable;
}

}  // namespace strata
