// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto table = std::to_array<Sentence>({
    // Tests, kernels, operations.
    {"test-integer", "Integer"},
    {"test-floating", "Floating"},
    {"test-memory", "Memory"},
    {"test-disk", "Disk"},
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
    {"disk-write-serial", "A file written from start to end, past the system's cache"},
    {"disk-read-serial", "A file read from start to end, past the system's cache"},
    {"op-write", "Write"},
    {"op-read", "Read"},
    {"op-move", "Move"},
    {"pattern-random", "random"},
    {"pattern-serial", "serial"},

    // Figures.
    {"statistic-p90-per-clock", "90th percentile of work per cycle x clock"},
    {"statistic-p90", "90th percentile of the rate"},
    {"statistic-p10", "10th percentile"},
    {"statistic-p50", "median"},
    {"statistic-p50-operation", "median operation"},
    {"statistic-mean", "mean of one common window"},
    {"grade-good", "good"},
    {"grade-fair", "fair"},
    {"grade-poor", "poor"},
    {"outcome-skipped", "skipped"},
    {"outcome-failed", "failed"},
    {"unit-MB/s", "million bytes a second"},
    {"unit-MOPs/s", "million operations a second"},
    {"metric-rate", "rate"},
    {"metric-operations", "operations"},

    // Head of the report.
    {"report-title", "STRATA {1}"},
    {"report-method", "Method {1}, built with {2}."},
    {"report-seconds", "The run took {1} s."},
    {"report-minutes", "The run took {1} min {2} s."},
    {"report-stopped", "STOPPED: this run was stopped before its end. What was measured until then follows."},
    {"report-failed", "NOT COMPLETE: some of the tests failed. The notes say why."},
    {"report-empty", "Nothing was measured."},
    {"label-label", "Label"},
    {"label-comment", "Comment"},

    {"heading-machine", "MACHINE"},
    {"label-processor", "Processor"},
    {"label-caches", "Caches"},
    {"label-memory", "Memory"},
    {"label-system", "System"},
    {"label-around", "Meanwhile"},
    {"report-cpus", "cores {1}, CPUs {2}, packages {3}, NUMA nodes {4}"},
    {"report-kind", "{2}: {1} CPUs"},
    {"report-cache", "L{1} {2} per CPU"},
    {"report-cache-shared", "L{1} {2} per {3} CPUs"},
    {"report-no-caches", "not told by the system"},
    {"report-usable", "{1} of the last level usable, as measured"},
    {"report-memory", "{1}, {2} available; pages of {3}"},
    {"report-virtual", "virtual machine ({1})"},
    {"around-load", "load {1} before the run"},
    {"around-stolen", "at most {1} of the time taken by other virtual machines"},
    {"around-no-spare", "no CPU to spare for window or terminal"},
    {"around-suspended", "the machine slept for {1} s"},
    {"around-clock-set", "the system's clock was set by {1} s"},

    {"heading-settings", "SETTINGS"},
    {"label-threads", "Threads"},
    {"label-times", "Times"},
    {"label-regions", "Regions"},
    {"label-folders", "Folders"},
    {"threads-auto", "one a CPU"},
    {"threads-cores", "one a core"},
    {"threads-on-cpu", "on CPU {1}"},
    {"binding-spread", "spread over nodes, packages and cores"},
    {"binding-close", "close together"},
    {"binding-cores", "one hardware thread a core"},
    {"binding-none", "not bound"},
    {"binding-list", "bound to CPUs {1}"},
    {"time-integer", "integer {1} s"},
    {"time-floating", "floating {1} s"},
    {"time-memory", "memory {1} s a region"},
    {"time-until-precise", "sooner if precise"},
    {"time-in-full", "all of it used"},
    {"regions-by-caches", "(chosen by the caches)"},
    {"folder-current", "the current folder"},

    // Tables.
    {"heading-processor", "PROCESSOR"},
    {"heading-memory", "MEMORY"},
    {"heading-disk", "DISK"},
    {"report-all-threads", "{1} threads together"},
    {"region", "Region {1}"},
    {"region-in-cache", "Region {1}, in the L{2} cache"},
    {"region-at-edge", "Region {1}, at the edge of the L{2} cache"},
    {"region-in-memory", "Region {1}, in memory"},
    {"disk-facts", "A file of {1} a thread, written and read in blocks of {2}."},
    {"basis-samples", "{1} samples"},
    {"basis-pages", "{1} pages"},
    {"basis-extended", "extended to {1}"},
    {"column-verdict", "verdict"},
    {"column-limit", "limit"},
    {"column-width", "bytes"},
    {"column-overall", "average"},
    {"column-flush", "flush"},
    {"column-thread", "{1}, thread"},
    {"column-on-cpu", "on CPU"},
    {"column-fairness", "min/max"},
    {"column-least", "slowest"},
    {"column-tenth", "10 %"},
    {"column-median", "median"},
    {"column-nine-tenths", "90 %"},
    {"column-most", "fastest"},
    {"row-width-pattern", "{1} B {2}"},

    // Below the tables.
    {"heading-notes", "NOTES"},
    {"report-note-count", "(This concerns {1} figures.)"},
    {"heading-reading", "HOW TO READ THIS"},
    {"reading-units",
     "MB/s is a million (10^6) bytes a second, MOPs/s a million operations a second; KiB = 1024 bytes, MiB "
     "= 1024 KiB, GiB = 1024 MiB."},
    {"reading-move", "A move is a load and a store: the traffic is twice the figure."},
    {"reading-index-only", "Making the random index alone takes {1} of each random move."},
    {"reading-verdicts", "good: nothing stood in the way. fair: mind its note. poor: do not rely on it."},
    {"reading-interval", "+/- % is half the width of the figure's {1} interval."},
    {"reading-limit", "limit: share of the most that the core can do by its design at this clock."},
    {"reading-samples", "Samples that were disturbed are neither counted nor part of a figure."},
    {"reading-threads",
     "Figures of several threads are their sum over the same time; min/max is the slowest thread's share "
     "of the fastest."},
});

}  // namespace

std::span<const Sentence> reportSentences() {
  return table;
}

}  // namespace strata
