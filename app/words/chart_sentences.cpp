// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto chartTable = std::to_array<Sentence>({
    // Titles.
    {"chart-processor", "Processor"},
    {"chart-copy", "Copy rate by method"},
    {"chart-library", "C library function rate vs. size"},
    {"chart-registers", "Register transfer rate"},
    {"chart-string", "String instruction rate"},
    {"chart-memtypes", "Rate of later passes by memory type"},
    {"chart-cores", "Each core, in percent of the fastest"},
    {"chart-core-to-core", "Core-to-core latency"},
    {"chart-core-to-core-unpinned",
     "Threads were not pinned, so the times are not those of known pairs of CPUs. See the table."},
    {"chart-numa-latency", "Latency between NUMA nodes"},
    {"chart-numa-bandwidth", "Bandwidth between NUMA nodes"},
    {"chart-node-from", "Node of the CPUs"},
    {"chart-node-number", "Node {1}"},
    {"chart-pauses", "Pauses over time"},
    {"chart-percent", "%"},
    {"chart-sustained-axis", "% of seconds 2 to 12"},
    {"chart-sustained-axis-heat", "% of seconds 2 to 12; temperature in degrees C"},
    {"chart-sustained-rate", "Rate, %"},
    {"chart-sustained-clock", "Clock, %"},
    {"chart-sustained-temperature", "Temperature, degrees C"},
    {"sustained-fall", "fell at {1} s"},
    {"chart-cpu", "CPU"},
    {"chart-cpu-number", "CPU {1}"},
    {"chart-disk", "Disk"},
    {"chart-other", "Other tests"},
    {"chart-by-threads", "{1}, by the number of threads"},
    {"chart-of-threads", "Operations per second of each thread"},
    {"chart-processor-scaling", "Operations per second vs. threads"},
    {"chart-linear", "linear scaling"},
    {"chart-line-linear", "{1}: linear scaling"},
    {"chart-memory", "Move rate vs. buffer size"},
    {"chart-bandwidth", "Bandwidth vs. working set"},
    {"chart-latency", "Latency vs. working set"},
    {"chart-loaded-latency", "Latency vs. memory traffic"},
    {"chart-store-forwarding", "Store forwarding"},
    {"chart-scaling", "Rate by number of threads"},

    // Axes.
    {"chart-what", "What"},
    {"chart-thread", "Thread"},
    {"chart-buffer", "Buffer size per thread"},
    {"chart-call-size", "Size of one call"},
    {"chart-buffers", "Buffer size per thread (of two)"},
    {"chart-size", "Size"},
    {"chart-working-set-per-thread", "Working set per thread"},
    {"chart-working-set", "Working set"},
    {"chart-threads", "Threads"},
    {"chart-traffic", "Memory traffic, {1}"},
    {"chart-relative", "% vs. baseline"},
    {"chart-higher", "{1}, higher is better"},
    {"chart-lower", "{1}, lower is better"},
    {"chart-log-axis", "{1}, logarithmic axis"},
    {"rate-mb", "MB/s"},
    {"rate-mib", "MiB/s"},
    {"rate-gb", "GB/s"},
    {"rate-mbit", "Mbit/s"},
    {"rate-gbit", "Gbit/s"},
    {"rate-cycle", "B/cycle"},
    {"rate-mops", "MOPs/s"},
    {"chart-ns", "ns"},
    {"chart-cycles", "cycles"},
    {"chart-store", "Store"},
    {"chart-store-of", "Store of {1}"},
    {"chart-load-of", "Load of {1}"},
    {"chart-ms", "ms"},
    {"chart-time", "Time"},
    {"chart-seconds", "Time, s"},
    {"chart-pause", "Length"},
    {"chart-pause-length", "Length of a pause, ms"},

    // Lines.
    {"chart-rate", "Rate"},
    {"chart-rate-of-size", "Rate, {1}"},
    {"chart-in-region", "{1}, {2}"},
    {"chart-of-side", "{1}: {2}"},
    {"chart-short-width", "{1}, {2} B"},
    {"chart-short-move", "{1} B {2}"},
    {"count-threads", "{1} threads", "1 thread"},
    {"count-bytes", "{1} bytes", "1 byte"},
    {"loop-chunks", "chunks"},
    {"loop-stream-chunks", "chunks, non-temporal"},
    {"loop-prefetch", "prefetch"},
    {"loop-interleave", "4 pages interleaved"},
    {"loop-page", "unrolled over a page"},
    {"loop-pair", "register pairs"},
    {"loop-sve", "SVE"},
    {"loop-best", "grouped, non-temporal"},
    {"loop-stream", "non-temporal"},
    {"pages-kind-default", "default pages"},
    {"pages-kind-transparent", "transparent huge pages"},
    {"pages-kind-explicit", "explicit huge pages"},
    {"pages-kind-huge", "huge pages"},
    {"chart-total", "Total"},
    {"chart-each", "Per thread"},
    {"chart-line-total", "{1}: total"},
    {"chart-line-each", "{1}: per thread"},
    {"chart-published-reads", "{1}: read"},

    {"side-baseline", "{1} (baseline)"},
    {"chart-others", "{1} others", "1 other"},
    {"chart-others-median", "{1} others, median", "1 other, median"},

    // Edges of caches, limits and notes.
    {"chart-edge", "L{1}"},
    {"chart-edge-measured", "L{1} measured"},
    {"chart-edge-reported-size", "L{1} cache: {2}, as reported by the OS."},
    {"chart-edge-measured-size", "L{1} cache: {2} usable, as measured by Strata."},
    {"chart-edge-shared", "{1} threads share it.", "{1} thread has it."},
    {"chart-edge-of-moves", "A move uses two buffers: both fit up to {1} each."},
    {"chart-edge-of-buffers", "Two buffers fit up to {1} each."},
    {"chart-edge-inferred", "The latency curve shows a level of {1} with {2} ns per load."},
    {"chart-best-threads", "{2}: best with {1} threads, the fewest within the interval of the highest total.",
     "{2}: best with {1} thread, the fewest within the interval of the highest total."},
    {"chart-peak", "peak {1}"},
    {"chart-no-clock", "Bytes per cycle need the clock, which was not measured here."},
    {"chart-not-of-all-threads", "No rates of all threads yet."},
    {"chart-not-of-one-thread", "No rates of one thread yet."},
    {"chart-description", "From {1} to {2} {3}."},
});

}  // namespace

std::span<const Sentence> chartSentences() {
  return chartTable;
}

}  // namespace strata
