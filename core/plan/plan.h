// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/folder_facts.h"
#include "core/model/machine.h"
#include "core/model/pages.h"
#include "core/model/result.h"
#include "core/model/run.h"
#include "core/model/settings.h"
#include "core/model/test.h"

namespace strata {

/// How a result depends on the machine: decides the headline statistic and the length of a sample.
enum class BoundBy {
  Core,     ///< core, L1, L2: follows the clock, so it is kept as work per cycle
  Shared,   ///< last level and memory: shared with others, kept as a rate
  Threads,  ///< what the other threads do, in whose absence it is better: the median
  Load,     ///< the same, but only the first thread is timed
  Disk,
  Network
};

/// Where a thread is to run.
struct ThreadPlace {
  std::optional<int> cpu;  ///< the system's number; absent: not bound
  std::string folder;      ///< for the disk test
};

/// A cell to be measured.
struct PlannedCell : CellId {
  double seconds = 0;                         ///< its share of the step's time
  std::optional<double> unitsPerCycleLimit;   ///< limit of one core, by its design
  std::optional<double> unitsPerSecondLimit;  ///< limit of all threads together, by the memory channels
  LimitSource coreLimitSource = LimitSource::Design;  ///< source of the limit by the core
  std::optional<Reason> skip;                         ///< set: not measured, and why
  /// Set: so many single passes through the region are timed, one after another, instead of samples.
  std::optional<int> passes = std::nullopt;
  /// Memory kinds: none but the first use and one more begins later than that; absent: all do.
  std::optional<double> passesWithinS = std::nullopt;
};

/// Cells that are measured interleaved with one another.
struct Step {
  TestGroup group = TestGroup::Processor;
  BoundBy boundBy = BoundBy::Core;
  /// Memory, copy, library, string and memory kinds: one buffer of one thread; bandwidth and latency: the
  /// footprint of one thread.
  Bytes region;
  std::vector<PlannedCell> cells;
  double expectedSeconds = 0;                     ///< preparation included
  bool alone = false;                             ///< by the first thread only, while the others sleep
  PagePolicy pages = PagePolicy::Default;         ///< what was asked for
  std::optional<Bytes> largePage = std::nullopt;  ///< set: large pages, of that size, are asked of the system
  /// Set: large pages were asked for, but are not asked of the system, and why; see remarkOnPages.
  std::optional<Reason> largePagesUnused = std::nullopt;
  int placements = 1;  ///< of each thread's buffers that are tried; the fastest is measured
  /// The first so many threads carry out the step, while the others sleep; absent: all do.
  std::optional<std::size_t> threads = std::nullopt;
  std::vector<std::size_t> peers = {};  ///< network: indices into Plan::peers
  /// Core to core, contention, cores, pauses, sustained, numa, loaded latency (the chase first): where
  /// threads of its own run, instead of those of the plan.
  std::vector<ThreadPlace> places = {};
  /// Carried out in so many parts: steps in a row with more than one are visited in rounds, in an order that
  /// is shuffled for each, so that neither heat nor a turn in the order favours one of them. Each visit has
  /// as much of the cells' time.
  int visits = 1;
  Bytes line{64};  ///< latency, also under load or of nodes: of the longest cache line of the machine
};

/// Long enough for the system's scheduler to give each of the threads that share a CPU its part many times
/// over.
inline constexpr double usualTurnS = 0.2;
/// Long enough for some of the scheduler's slices.
inline constexpr double shortestTurnS = 0.02;

/// A machine at the other end of the line.
struct PlannedPeer {
  NetworkAddress address;
  std::string code;  ///< six digits; in no file
};

/// All that a run will do: made by makePlan from the request, with what each test makes of its settings;
/// never changed.
struct Plan : Request {
  std::vector<ThreadPlace> threads;
  bool shareCpus =
      false;  ///< more threads than CPUs, or not bound: no clean filter, one common window a cell
  std::size_t usableCpus = 1;
  /// The least CPU time that each thread gets in one window where threads share CPUs; see turnSeconds.
  double leastTurnS = usualTurnS;
  std::vector<int> spareCpus;        ///< CPUs of cores that no step binds a thread to
  std::vector<FolderFacts> folders;  ///< when the disk is tested: of each thread; in rows each folder once
  Bytes diskFile;                    ///< of each thread, in rows of each folder; rounded up to the sector
  Bytes diskBlock;                   ///< of one operation, of Classic
  /// The CPUs, by the system's numbers, for threads that are bound to no CPU of their own: those of disk
  /// tests in rows, and of the network.
  std::vector<int> allowedCpus;
  std::optional<std::string> diskFileToRead;  ///< then no file is made
  Bytes diskEndurance;  ///< written in each folder, round and round through its file; 0: rows or Classic
  std::vector<PlannedPeer> peers;
  std::vector<Step> steps;
  /// How many times its planned time a step may take to get enough clean samples.
  double mostExtension = 4;
  /// Laying of files ends after so many seconds, with what there is by then; absent: when they are whole.
  std::optional<double> layingSeconds;
  std::optional<CalmWait> calmWait;   ///< how this run waited before it began, if it did
  std::optional<std::uint64_t> seed;  ///< of data and order; absent: a new one for each run
  Bytes memoryNeeded;
  Bytes diskNeeded;   ///< by all files together
  Bytes diskWritten;  ///< expected: the files are laid once, and rows that write go on for their time
  double expectedSeconds = 0;

  /// The disk is tested by rows of a profile, not as Nbench did.
  bool diskInRows() const { return settings.diskProfile != DiskProfile::Classic; }
};

/// What a disk is taken to do where something is expected, in MB/s.
inline constexpr double assumedDiskRate = 500;

/// Settings and machine to plan: a pure function. `folders` are the facts of Settings::diskFolders (or of the
/// one default folder), in the same order; they may be empty when the disk is not selected.
///
/// Refusals: `not-enough-memory` (needed, available, largest region that fits if one does). Where regions are
/// not at fault `not-enough-memory-for-threads` (threads, needed, available, most threads), and where the
/// stacks of the threads alone take all that may be mapped `too-many-threads` (threads, most), if fewer would
/// do. `not-enough-disk` (folder, needed, free, what stays free of that, largest file that fits if one does),
/// `file-too-large` (folder, file, largest), `no-such-row` (row, profile), `no-such-operation` (op,
/// profile), `file-only-read` (path; writing, zeros or Classic were chosen beside DiskOptions::fileToRead),
/// `no-such-cpu` (number), `core-kind-needs-affinity`, those of onlyCores, `nothing-selected`,
/// `no-larger-size` (largest), those of planNetwork and of checkRanges. Beside DiskOptions::fileToRead,
/// Settings::diskFile is the size of that file.
Result<Plan> makePlan(const Request& request, const Machine& machine,
                      const std::vector<FolderFacts>& folders);

/// Leaves only the cells of these ids in the plan, with the time that each has; all where none are given.
void keepOnly(const std::vector<CellId>& cells, Plan& plan);

/// Whether its steps have several numbers of threads.
bool goesThroughThreads(const Plan& plan);

/// How many threads carry out the step, of so many.
std::size_t threadsOf(const Step& step, std::size_t all);

/// The plan as it is for the threads that carry out the step: only they are there, with their folders.
Plan planOfStep(const Plan& plan, const Step& step);

/// What the arenas of the step ask the system for. Loaded latency, numa and stride take large pages where
/// they are to be had and do without elsewhere.
PagePolicy pagesOfArena(const Step& step);

/// Explicit large pages that the whole plan needs, as one step is carried out at a time; 0 where none are
/// asked for: threads × what the buffers of one take, with the room between them, ÷ the size of a page.
std::uint64_t largePagesToReserve(const Plan& plan);

/// How many threads take turns on one CPU; at least one.
double threadsOnOneCpu(const Plan& plan);

/// CPU time in seconds that each of `threads` threads on one CPU gets in a window: usualTurnS up to 20
/// threads, then less, down to shortestTurnS, since with hundreds of threads a run would last for hours.
/// Their sum is measured, which does not need equal parts.
double turnSeconds(double threads);

/// How long the one common window of a cell is when threads share CPUs: its own time, or leastTurnS for each
/// of the threads on one CPU where that is more.
double sharedWindowSeconds(const Plan& plan, const PlannedCell& cell);

/// The regions that makePlan takes when the settings name none: a quarter of L1, of L2 and of the usable last
/// level for each thread that shares it, and one in memory: four times the usable last level, 64 MiB at
/// least, and beyond 512 MiB no more than an eighth of the available memory for all threads together. Levels
/// that the system does not report are taken as 32 KiB, 256 KiB and 8 MiB.
std::vector<Bytes> defaultRegions(const Machine& machine, int threads);

/// How many threads the settings ask for on this machine, at least one. With ThreadMode::Scale the most that
/// run together: one for each place of the binding, so that none shares its CPU.
int threadCount(const Settings& settings, const Machine& machine);

/// What ThreadMode::Scale goes through: 1, 2, 4 … and `all`, or with `every` each count from 1 on.
std::vector<int> scaleCounts(int all, bool every);

/// What a program with so many threads may take here: what is available and what may be mapped, each less a
/// reserve (against swapping, and for what else is mapped).
Bytes usableMemory(const Machine& machine, int threads);

/// The largest region that makePlan accepts for so many threads: whole cache lines, two buffers a thread
/// within usableMemory(). Absent when not even the least of regionRange fits.
std::optional<Bytes> largestRegion(const Machine& machine, int threads);

/// Where `count` threads go: the first places of the order that the binding names, so that fewer threads have
/// the places of the first of more. The list repeats from its start when there are more threads than places.
/// With ThreadMode::Scale a CPU that Settings::cpuList has twice is one place.
Result<std::vector<std::optional<int>>> placeThreads(const Settings& settings, const Machine& machine,
                                                     int count);

}  // namespace strata
