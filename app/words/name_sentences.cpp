// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto nameTable = std::to_array<Sentence>({
    // Tests, kernels, operations.
    {"test-integer", "Integer"},
    {"test-floating", "Floating-point"},
    {"test-memory", "Moves"},
    {"test-bandwidth", "Bandwidth"},
    {"test-latency", "Latency"},
    {"test-disk", "Disk"},
    {"test-copy", "Copy"},
    {"test-library", "C library"},
    {"test-registers", "Registers"},
    {"test-string", "String instructions"},
    {"test-memtypes", "Memory types"},
    {"test-network", "Network"},
    {"heapsort-1000", "Heapsort of 1000 random 32-bit integers, fresh ones each time"},
    {"floating-mix", "Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions"},
    {"move-serial", "Sequential move, {1}-byte"},
    {"move-random", "Random move, {1}-byte"},
    {"index-random", "The random index of a move alone"},
    {"read-serial", "Sequential read, {1}-byte"},
    {"read-random", "Random read, {1}-byte"},
    {"read-chunks", "Random read, {1}-byte, in 256-byte chunks"},
    {"read-stream", "Sequential read, {1}-byte, non-temporal"},
    {"read-prefetch", "Sequential read, {1}-byte, software prefetch"},
    {"read-interleave", "Sequential read, {1}-byte, interleaved over 4 pages"},
    {"read-page", "Sequential read, {1}-byte, unrolled over a page"},
    {"read-pair", "Sequential read, {1}-byte, register pairs"},
    {"read-sve", "Sequential read, {1}-byte, SVE"},
    {"write-serial", "Sequential write, {1}-byte"},
    {"write-random", "Random write, {1}-byte"},
    {"write-chunks", "Random write, {1}-byte, in 256-byte chunks"},
    {"write-stream", "Sequential write, {1}-byte, non-temporal"},
    {"write-interleave", "Sequential write, {1}-byte, interleaved over 4 pages"},
    {"write-pair", "Sequential write, {1}-byte, register pairs"},
    {"write-sve", "Sequential write, {1}-byte, SVE"},
    {"copy-serial", "Sequential copy, {1}-byte"},
    {"copy-random", "Random copy, {1}-byte"},
    {"copy-stream", "Sequential copy, {1}-byte, non-temporal"},
    {"copy-best", "Sequential copy, {1}-byte, grouped, non-temporal"},
    {"copy-pair", "Sequential copy, {1}-byte, register pairs"},
    {"copy-sve", "Sequential copy, {1}-byte, SVE"},
    {"triad-serial", "Triad, {1}-byte"},
    {"triad-stream", "Triad, {1}-byte, non-temporal"},
    {"count-stream", "{1}, as STREAM counts it"},
    {"count-payload", "{1}, payload, a third of what STREAM counts"},
    {"op-triad", "Triad"},
    {"chase", "Pointer chasing, parallel chains: {1}"},
    {"copy-memcpy", "The whole buffer by one memcpy"},
    {"copy-elements", "8-byte loop"},
    {"copy-blocks", "memcpy block by block, the rest included"},
    {"library-memcpy", "memcpy"},
    {"library-memmove", "memmove, 8 bytes up, overlapping"},
    {"library-memset", "memset"},
    {"library-memcmp", "memcmp, equal buffers"},
    {"library-memchr", "memchr, the last byte"},
    {"library-strlen", "strlen"},
    {"library-strcpy", "strcpy"},
    {"register-general", "General register to general register, {1}-byte"},
    {"register-to-stack", "General register to stack, {1}-byte"},
    {"register-from-stack", "Stack to general register, {1}-byte"},
    {"register-push", "push, {1}-byte"},
    {"register-pop", "pop, {1}-byte"},
    {"register-to-vector", "General register to vector, {1}-byte, rest cleared"},
    {"register-from-vector", "Vector to general register, {1}-byte"},
    {"register-insert", "General register into a vector element, {1}-byte"},
    {"register-extract", "Vector element to general register, {1}-byte"},
    {"register-vector", "Vector to vector, {1}-byte"},
    {"register-sve", "Scalable vector to scalable vector, {1}-byte"},
    {"string-lods", "lods, {1}-byte"},
    {"string-stos", "stos, {1}-byte"},
    {"string-movs", "movs, {1}-byte"},
    {"string-rep-lods", "rep lods, {1}-byte"},
    {"string-rep-stos", "rep stos, {1}-byte"},
    {"string-rep-movs", "rep movs, {1}-byte"},
    {"disk-write-serial", "Sequential write, direct I/O"},
    {"disk-read-serial", "Sequential read, direct I/O"},
    {"disk-write-random", "Random write, direct I/O"},
    {"disk-read-random", "Random read, direct I/O"},
    {"disk-mixed-serial", "Sequential reads and writes, mixed by share, direct I/O"},
    {"disk-mixed-random", "Random reads and writes, mixed by share, direct I/O"},
    {"disk-endurance-serial", "Sustained sequential write, direct I/O"},

    // Names of cells: see cell_name.h.
    {"memory-serial", "Sequential, {1}-byte"},
    {"memory-random", "Random, {1}-byte"},
    {"latency-chains", "{1} chains", "1 chain"},
    {"cell-part", "{1}, {2}"},
    {"cell-of", "{1}: {2}"},
    {"cell-of-test-and-size", "{1} {2}: {3}"},
    {"cell-pages-transparent", "{1}, transparent huge pages"},
    {"cell-pages-explicit", "{1}, explicit huge pages"},
    {"cell-pages-huge", "{1}, huge pages"},
    {"op-mixed", "Mixed"},
    {"op-write", "Write"},
    {"op-read", "Read"},
    {"op-move", "Move"},
    {"op-copy", "Copy"},
    {"pattern-random", "random"},
    {"pattern-serial", "sequential"},

    // The forms of sc-membench.
    {"membench-note",
     "This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with "
     "memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, "
     "because its threads do not start together."},
    {"membench-warning", "WARNING: the scores cannot be compared with those of other runs, since:"},
    {"membench-unfinished", "the run did not come to its end"},
    {"membench-threads", "it had {1} threads, on a machine with {2} CPUs (--threads auto has as many)"},
    {"membench-one-size", "there is one size of buffer only (--sweep full has many)"},
    {"membench-poor", "{1} of {2} results are unreliable (--format text says why)"},
    {"membench-nothing",
     "This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form "
     "holds."},

    // Figures.
    {"statistic-p90-per-clock", "90th percentile of work per cycle x clock"},
    {"statistic-p90", "90th percentile of the rate"},
    {"statistic-p10", "10th percentile"},
    {"statistic-p10-per-clock", "10th percentile of cycles / clock"},
    {"statistic-p50", "median"},
    {"statistic-p50-operation", "median operation"},
    {"statistic-mean", "mean over the common time window"},
    {"statistic-total", "counted bytes / counted time"},
    {"statistic-average", "total bytes / total time"},
    {"statistic-to-l2", "{1} (up to L2)"},
    {"statistic-beyond-l2", "{1} (beyond L2)"},
    {"grade-good", "reliable"},
    {"grade-fair", "caution"},
    {"grade-poor", "unreliable"},
    {"outcome-skipped", "skipped"},
    {"outcome-failed", "failed"},
    {"unit-MB/s", "million bytes per second"},
    {"unit-MOPs/s", "million operations per second"},
    {"metric-rate", "rate"},
    {"metric-operations", "operations"},
    {"metric-latency", "latency"},
    {"metric-completion-latency", "completion latency"},

    // Further kernels of other programs.
    {"peer-peak", "peak"},
    {"peer-weighted-average", "weighted average"},
    {"peer-blocks", "memcpy, block by block"},

    // How the cache of the system was not bypassed.
    {"how-refused", "refused"},
    {"how-not-real", "accepted but ignored"},
    {"how-in-memory", "ineffective, because the file system is in memory"},
    {"how-program", "ineffective, because a program with its own cache serves the file system"},
    {"how-device-in-memory", "ineffective, because the device keeps its data in memory"},
});

}  // namespace

std::span<const Sentence> nameSentences() {
  return nameTable;
}

}  // namespace strata
