// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto nameTable = std::to_array<Sentence>({
    // Tests, kernels, operations.
    {"test-integer", "Integer"},
    {"test-floating", "Floating"},
    {"test-memory", "Memory"},
    {"test-bandwidth", "Bandwidth"},
    {"test-latency", "Latency"},
    {"test-disk", "Disk"},
    {"test-copy", "Copy"},
    {"test-library", "C library"},
    {"test-registers", "Registers"},
    {"test-string", "String instructions"},
    {"test-memtypes", "Kinds of memory"},
    {"test-network", "Network"},
    {"heapsort-1000", "Heapsort of 1000 random 32-bit integers, fresh ones each time"},
    {"floating-mix", "Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions"},
    {"move-serial-1", "Moves of 1 byte, one after another"},
    {"move-serial-2", "Moves of 2 bytes, one after another"},
    {"move-serial-4", "Moves of 4 bytes, one after another"},
    {"move-serial-8", "Moves of 8 bytes, one after another"},
    {"move-random-1", "Moves of 1 byte, in random order"},
    {"move-random-2", "Moves of 2 bytes, in random order"},
    {"move-random-4", "Moves of 4 bytes, in random order"},
    {"move-random-8", "Moves of 8 bytes, in random order"},
    {"index-random", "The random index of a move alone"},
    {"read-serial", "{1}-byte reads, one after another"},
    {"read-random", "{1}-byte reads, in random order"},
    {"read-chunks", "{1}-byte reads, by shuffled chunks of 256 bytes"},
    {"read-stream", "{1}-byte reads by streaming loads, one after another"},
    {"read-prefetch", "{1}-byte reads, each line asked for 1024 bytes ahead"},
    {"read-interleave", "{1}-byte reads, in four pages at once"},
    {"read-page", "{1}-byte reads, a whole page in each turn of the loop"},
    {"read-pair", "{1}-byte reads by pairs of registers, one after another"},
    {"read-sve", "{1}-byte reads by scalable vectors, one after another"},
    {"write-serial", "{1}-byte writes, one after another"},
    {"write-random", "{1}-byte writes, in random order"},
    {"write-chunks", "{1}-byte writes, by shuffled chunks of 256 bytes"},
    {"write-stream", "{1}-byte writes by streaming stores, one after another"},
    {"write-interleave", "{1}-byte writes, in four pages at once"},
    {"write-pair", "{1}-byte writes by pairs of registers, one after another"},
    {"write-sve", "{1}-byte writes by scalable vectors, one after another"},
    {"copy-serial", "{1}-byte copies, one after another"},
    {"copy-random", "{1}-byte copies, in random order"},
    {"copy-stream", "{1}-byte copies by streaming stores, one after another"},
    {"copy-best", "{1}-byte copies, loads and then streaming stores in groups"},
    {"copy-pair", "{1}-byte copies by pairs of registers, one after another"},
    {"copy-sve", "{1}-byte copies by scalable vectors, one after another"},
    {"chase", "Chains of dependent loads followed at once: {1}"},
    {"copy-memcpy", "The whole region by one memcpy"},
    {"copy-elements", "8 bytes at a time, in a plain loop"},
    {"copy-blocks", "By memcpy of one block after another, the rest included"},
    {"library-memcpy", "memcpy of the C library"},
    {"library-memmove", "memmove of the C library, 8 bytes up, source and destination overlapping"},
    {"library-memset", "memset of the C library"},
    {"library-memcmp", "memcmp of the C library, of equal buffers"},
    {"library-memchr", "memchr of the C library, the byte at the very end"},
    {"library-strlen", "strlen of the C library"},
    {"library-strcpy", "strcpy of the C library"},
    {"register-general", "{1}-byte transfers from one general register to another"},
    {"register-to-stack", "{1}-byte transfers from general registers to the stack"},
    {"register-from-stack", "{1}-byte transfers from the stack to general registers"},
    {"register-push", "{1}-byte transfers from general registers to the stack, by push"},
    {"register-pop", "{1}-byte transfers from the stack to general registers, by pop"},
    {"register-to-vector", "{1}-byte transfers from general registers to vectors, whose rest is cleared"},
    {"register-from-vector", "{1}-byte transfers from vectors to general registers"},
    {"register-insert", "{1}-byte transfers from general registers into one element of vectors"},
    {"register-extract", "{1}-byte transfers from one element of vectors to general registers"},
    {"register-vector", "{1}-byte transfers from one vector to another"},
    {"register-sve", "{1}-byte transfers from one scalable vector to another"},
    {"string-lods", "{1}-byte loads by lods, an instruction each"},
    {"string-stos", "{1}-byte stores by stos, an instruction each"},
    {"string-movs", "{1}-byte copies by movs, an instruction each"},
    {"string-rep-lods", "{1}-byte loads by rep lods"},
    {"string-rep-stos", "{1}-byte stores by rep stos, the whole region by one"},
    {"string-rep-movs", "{1}-byte copies by rep movs, the whole region by one"},
    {"disk-write-serial", "A file written from start to end, past the system's cache"},
    {"disk-read-serial", "A file read from start to end, past the system's cache"},
    {"disk-write-random", "Blocks of a file written in random order, past the system's cache"},
    {"disk-read-random", "Blocks of a file read in random order, past the system's cache"},
    {"disk-mixed-serial", "A file read and written from start to end, mixed by share"},
    {"disk-mixed-random", "Blocks of a file read and written in random order, mixed by share"},
    {"disk-endurance-serial", "A file written round after round, past the system's cache"},
    {"op-mixed", "Mixed"},
    {"op-write", "Write"},
    {"op-read", "Read"},
    {"op-move", "Move"},
    {"op-copy", "Copy"},
    {"pattern-random", "random"},
    {"pattern-serial", "serial"},

    // The forms of sc-membench.
    {"membench-note",
     "This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with "
     "memory; "
     "compare levels instead (--format text). Those of sc-membench itself may be higher: its threads do not "
     "begin at the same moment."},
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
    {"statistic-mean", "mean of one common window"},
    {"statistic-total", "all bytes over all of the counted time"},
    {"statistic-average", "all bytes over all time"},
    {"grade-good", "reliable"},
    {"grade-fair", "caution"},
    {"grade-poor", "unreliable"},
    {"outcome-skipped", "skipped"},
    {"outcome-failed", "failed"},
    {"unit-MB/s", "million bytes a second"},
    {"unit-MOPs/s", "million operations a second"},
    {"metric-rate", "rate"},
    {"metric-operations", "operations"},
});

}  // namespace

std::span<const Sentence> nameSentences() {
  return nameTable;
}

}  // namespace strata
