// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/cell.h"
#include "core/model/folder_facts.h"
#include "core/model/health.h"
#include "core/model/machine.h"
#include "core/model/origin.h"
#include "core/model/reason.h"
#include "core/model/settings.h"

namespace strata {

/// Raised whenever the way of measuring changes so that figures may differ; stored in every run. 2: source
/// and destination of a move lie apart by more than the region in memory.
inline constexpr int methodRevision = 2;
inline constexpr std::string_view runSchema = "strata.run/1";

enum class Grade { Good, Fair, Poor };

/// Whether a figure can be believed, and why not.
struct Verdict {
  Grade grade = Grade::Good;
  std::vector<Reason> reasons;

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// A share of the operations, and the time that none of them exceeded.
struct LatencyQuantile {
  double fraction = 0;  ///< 0 … 1
  std::uint64_t ns = 0;

  friend bool operator==(const LatencyQuantile&, const LatencyQuantile&) = default;
};

/// A stretch of a test that goes on for long.
struct EnduranceStretch {
  std::uint64_t bytes = 0;  ///< written since the beginning, at its end
  double rate = 0;          ///< MB/s
  std::uint64_t p50Ns = 0;
  std::uint64_t p99Ns = 0;
  std::uint64_t maxNs = 0;

  friend bool operator==(const EnduranceStretch&, const EnduranceStretch&) = default;
};

/// What is known of a disk's figure besides; see IoQueue for the engines.
struct DiskFigures {
  std::string engine;              ///< "io-uring", "iocp", "threads", "null"; see commitQueue for commits
  double operationsPerSecond = 0;  ///< × the block = the rate
  /// Latencies of all operations of the window by rising fraction; 0.5, 0.9, 0.99, 0.999 and 1 are always
  /// among them.
  std::vector<LatencyQuantile> latency;
  /// Queue depth × threads × block ÷ median time of an operation, in the cell's unit: repeats better than the
  /// total on a disk that others use.
  double medianOperationRate = 0;
  std::optional<double> cpuPercent;         ///< of one CPU, by this process and what the kernel did for it
  std::vector<EnduranceStretch> stretches;  ///< endurance: rate against bytes written, at most 256
  /// Pieces that the files lie in, of all folders together; absent where the system does not tell.
  std::optional<std::uint64_t> extents;

  friend bool operator==(const DiskFigures&, const DiskFigures&) = default;
};

/// What is known of a figure of the line to another machine besides.
struct NetworkFigures {
  /// Times of round trips, or of chunks from the start of sending to the answer. Fractions as in DiskFigures.
  /// Empty for streams.
  std::vector<LatencyQuantile> latency;
  /// Percent of one CPU that this process, and the system on its behalf, used in the counted time.
  std::optional<double> cpuPercent;
  std::optional<double> peerCpuPercent;          ///< the same at the other end; of several the most
  std::optional<std::uint64_t> retransmissions;  ///< segments sent again by the ends that tell
  std::optional<double> toRate;                  ///< both ways at once: of each, MB/s
  std::optional<double> fromRate;

  friend bool operator==(const NetworkFigures&, const NetworkFigures&) = default;
};

/// A stretch of time in which a thread that did nothing but read the counter did not run.
struct Pause {
  std::uint64_t beginNs = 0;  ///< since the watch began
  std::uint64_t ns = 0;       ///< how long it was

  friend bool operator==(const Pause&, const Pause&) = default;
};

/// The number of pauses of a CPU that are kept: the longest, or all where there were no more.
inline constexpr std::size_t mostStoredPauses = 256;

/// What is known of a figure of the test of pauses besides: of a CPU that was watched, or of the wake-ups of
/// a sleeping thread.
struct PauseFigures {
  std::uint64_t count = 0;  ///< pauses, or wake-ups
  double watchedS = 0;      ///< from the first reading of the counter to the last; of a live figure: planned
  std::uint64_t leftOut = 0;  ///< pauses that are not among `pauses`
  std::vector<Pause> pauses;  ///< by their begin, at most mostStoredPauses; none of wake-ups
  /// Lengths of all pauses, or delays of all wake-ups, by rising fraction; 0.5, 0.9, 0.99, 0.999 and 1. Empty
  /// where there was none.
  std::vector<LatencyQuantile> latency;
  /// The share of the watched time in which the system says that the thread was on no CPU …
  std::optional<double> offCpuPercent;
  std::optional<double> stolenPercent;    ///< … and that in which the host of a virtual machine ran others
  std::optional<std::uint64_t> switches;  ///< how often the system took the CPU from the thread

  friend bool operator==(const PauseFigures&, const PauseFigures&) = default;
};

/// What was seen over the time of the test of sustained performance, in pieces of equal length, the first one
/// first. A list is empty where the system does not tell what it would have, and else as long as `endS`.
struct SustainedTrace {
  std::vector<double> endS;          ///< of each piece, since the load began
  std::vector<double> sharePercent;  ///< its rate, in percent of SustainedFigures::referenceRate
  std::vector<double> clockGhz;      ///< median over the threads
  std::vector<double> temperatureC;  ///< of the hottest sensor of the processor, when the piece ended
  std::vector<double> powerW;        ///< of all packages
  std::vector<double> limitPercent;  ///< of its clock that the system lets the processor have

  friend bool operator==(const SustainedTrace&, const SustainedTrace&) = default;
};

/// The most pieces that are kept of a trace: longer ones are kept in longer pieces.
inline constexpr std::size_t mostStoredPieces = 2000;

/// What is known of a figure of the test of sustained performance besides.
struct SustainedFigures {
  double plannedS = 0;
  double referenceRate = 0;  ///< median of seconds 2 to 12, of all threads together, in `rateUnit`
  double sustainedRate = 0;  ///< median after the fall, or of all after the second second where there is none
  std::string rateUnit;      ///< "MOPs/s", "MB/s"
  std::optional<double> fallS;          ///< when the rate fell for good; absent: it did not
  std::optional<double> offCpuPercent;  ///< share of the threads' time in which they were on no CPU …
  std::optional<double> stolenPercent;  ///< … and of the CPUs' time that the host of a virtual machine took
  bool perCpuTime = false;              ///< rates are work per CPU time, since others took some of the time
  std::optional<std::uint64_t> throttles;  ///< how often the processor says that it was too hot
  SustainedTrace trace;

  friend bool operator==(const SustainedFigures&, const SustainedFigures&) = default;
};

/// The figure of a measured cell, with what it was derived from.
struct Measured {
  double value = 0;           ///< in the cell's unit
  std::string statistic;      ///< what `value` is: "p90-per-clock", "p90", "p10", "p50", "mean", "average" …
  std::optional<double> low;  ///< interval of that statistic; absent where one window gives none
  std::optional<double> high;
  double confidence = 0.95;
  /// Median of the clean samples; this and the next are absent where another program measured and does not
  /// report them.
  std::optional<double> median;
  std::optional<double> mad;                ///< median absolute deviation, not scaled
  std::optional<double> standardDeviation;  ///< by n − 1, as another program tells it
  std::uint64_t count = 0;                  ///< 0: not told, by another program
  std::uint64_t cleanCount = 0;
  std::vector<double> samples;     ///< at most 64, evenly spaced over the step, in the cell's unit
  std::vector<bool> clean;         ///< for each of `samples`
  std::vector<double> quantiles;   ///< quantiles of all samples: 0, 5, 10, 25, 50, 75, 90, 95, 100 %
  std::vector<double> perThread;   ///< the same statistic for each thread alone; one entry with one thread
  std::uint64_t bytes = 0;         ///< moved, written or read inside the counted windows
  std::uint64_t iterations = 0;    ///< units of work inside the counted windows
  double elapsedS = 0;             ///< length of the counted windows
  std::optional<double> clockGhz;  ///< median over the clean samples
  std::optional<double> limit;     ///< the highest possible value at that clock, in the cell's unit
  std::optional<LimitSource> limitSource;  ///< source of `limit`; absent in files of older versions
  std::optional<double> oneThread;    ///< bandwidth of several threads: the same by one while the others wait
  std::optional<double> indexOnlyNs;  ///< random moves: making the index alone, for one move
  std::optional<double> totalRate;    ///< disk: all bytes over all time, in the cell's unit
  std::optional<double> flushS;       ///< disk write: the flush after the last block
  /// Copy in passes: what each took, from the common start to the end of the last thread. Then `value` is all
  /// bytes over all of that time. Empty where samples were taken. Memory kinds: each use after the first.
  std::vector<double> passSeconds;
  /// Cores: the figure of each visit, in order; `value` is their median, the interval is over them.
  std::vector<double> visits;
  std::vector<int> placement;  ///< CPU of each thread; empty: not bound
  std::string pagesObtained;   ///< "4K", "2M explicit": see obtainedText(); empty where it does not apply
  /// Memory kinds: what the memory is by the system's word and by how it behaves, as memoryKindName() has it.
  std::string memoryKindObtained;
  std::optional<double> firstUseS;  ///< memory kinds: the first use, of memory that nobody has touched
  std::optional<double> readRatio;  ///< memory kinds: rate of reads ÷ that of reads of regular memory
  /// Loaded latency: what all threads together move between caches and memory meanwhile, in MB/s; a store
  /// reads its line, too. Median over the clean samples.
  std::optional<double> trafficRate;
  std::optional<DiskFigures> disk;  ///< disk in rows; absent for Classic
  std::optional<NetworkFigures> network;
  std::optional<PauseFigures> pauses;
  std::optional<SustainedFigures> sustained;
  Verdict verdict;

  friend bool operator==(const Measured&, const Measured&) = default;
};

/// Half the interval in percent of the value; absent where one window gives none.
inline std::optional<double> halfWidthPercent(const Measured& measured) {
  if (!measured.low || !measured.high || !(measured.value > 0)) return std::nullopt;
  return 50 * (*measured.high - *measured.low) / measured.value;
}

/// The value in percent of its limit; absent where there is no limit.
inline std::optional<double> shareOfLimitPercent(const Measured& measured) {
  if (!measured.limit || !(*measured.limit > 0)) return std::nullopt;
  return 100 * measured.value / *measured.limit;
}

/// A time in ns as cycles of the clock measured beside it; absent without one.
inline std::optional<double> cyclesOf(const Measured& measured) {
  if (!measured.clockGhz) return std::nullopt;
  return measured.value * *measured.clockGhz;
}

/// Disk, network and pauses: the time in ns that `fraction` of the operations, or of the pauses, took at
/// most; absent where it was not measured.
inline std::optional<std::uint64_t> latencyNsAt(const Measured& measured, double fraction) {
  const std::vector<LatencyQuantile>* latency = measured.disk      ? &measured.disk->latency
                                                : measured.network ? &measured.network->latency
                                                : measured.pauses  ? &measured.pauses->latency
                                                                   : nullptr;
  if (latency == nullptr) return std::nullopt;
  for (const LatencyQuantile& quantile : *latency)
    if (quantile.fraction == fraction) return quantile.ns;
  return std::nullopt;
}

/// The slowest thread in percent of the fastest; absent where threads have no value of their own.
inline std::optional<double> slowestThreadPercent(const Measured& measured) {
  const auto [least, most] = std::ranges::minmax_element(measured.perThread);
  if (measured.perThread.empty() || !(*most > 0)) return std::nullopt;
  return 100 * *least / *most;
}

/// The other end of the line of a network test.
struct PeerFacts {
  std::string name;          ///< as a person gave it; where the other led, its address
  std::string address;       ///< that was connected to
  std::string localAddress;  ///< of this end of the connection
  bool leads = false;        ///< the other led, and told the figures
  bool sameHost = false;     ///< both ends are programs of one system
  bool loopback = false;     ///< the line leads back to where it begins
  std::string cpu;           ///< the other's processor
  std::string system;        ///< the other's
  std::string version;       ///< of the other's Strata
  std::string interface;     ///< of this end, as the system names it; empty: unknown
  /// What the interface of this end and of the other carries by the system's word, in MB/s.
  std::optional<double> linkRate;
  std::optional<double> peerLinkRate;

  friend bool operator==(const PeerFacts&, const PeerFacts&) = default;
};

struct Skipped {
  Reason reason;
  friend bool operator==(const Skipped&, const Skipped&) = default;
};

struct Failed {
  Error error;
  friend bool operator==(const Failed&, const Failed&) = default;
};

using Outcome = std::variant<Measured, Skipped, Failed>;

/// A cell and what came of it.
struct CellResult : CellId {
  int revision = 1;
  std::string metric = {};  ///< "rate", "operations", "latency", "lost-time"
  std::string unit = {};    ///< "MB/s", "MOPs/s", "commits/s", "ns", "%"
  bool higherIsBetter = true;
  Outcome outcome = {};
  std::string unknownJson = {};  ///< keys of a newer version (a JSON object's text, or empty)

  friend bool operator==(const CellResult&, const CellResult&) = default;
};

/// What was measured; null where nothing was, or where there is no cell.
inline const Measured* measuredOf(const CellResult* cell) {
  return cell ? std::get_if<Measured>(&cell->outcome) : nullptr;
}
inline Measured* measuredOf(CellResult* cell) {
  return cell ? std::get_if<Measured>(&cell->outcome) : nullptr;
}

enum class RunStatus { Complete, Stopped, Failed };

struct Program {
  std::string version;
  std::string compiler;
  int method = methodRevision;

  friend bool operator==(const Program&, const Program&) = default;
};

/// What came of a raised priority that was asked for.
struct Priority {
  bool raised = false;                ///< at least in part
  std::optional<int> nice = {};       ///< obtained, where the system has such values
  std::optional<Reason> reason = {};  ///< why it was not raised, or not as far as wanted

  friend bool operator==(const Priority&, const Priority&) = default;
};

/// What was going on around the run, as far as the system tells.
struct Environment {
  std::optional<double> stolenPercent;  ///< of the measured CPUs' time, taken by other virtual machines
  std::optional<double> loadBefore;     ///< runnable processes when the run began
  bool spareCpu = true;                 ///< a CPU was left to the window or terminal
  double ticksPerSecond = 0;            ///< of the counter that timed the samples
  std::optional<double> suspendedS;     ///< how long the machine slept during the run; absent: it did not
  std::optional<double> clockStepS;     ///< by which the wall clock was set forth or back; absent: it was not
  std::optional<Priority> priority = {};  ///< absent: a raised one was not asked for
  std::optional<Health> healthBefore = {};
  std::optional<Health> healthAfter = {};
  std::optional<CalmWait> calmWait = {};  ///< absent: the run did not wait for calm

  friend bool operator==(const Environment&, const Environment&) = default;
};

/// Everything about one run: what was asked for, on what machine, and what came of it.
struct Run {
  std::string id;      ///< uuid
  std::string series;  ///< uuid shared by the repetitions of one series; equal to id for a single run
  int repetition = 0;
  std::string label;
  std::string comment;
  std::string started;   ///< ISO 8601, UTC
  std::string finished;  ///< ISO 8601, UTC: `started` and the time that went by, also if the clock was set
  RunStatus status = RunStatus::Complete;
  Program program;
  std::optional<Origin> origin;  ///< absent: Strata measured. Else a machine's number that is 0 is unknown
  Machine machine;
  Environment environment;
  std::vector<FolderFacts> disks;  ///< of the folders that the disk test used, before it began
  std::vector<PeerFacts> peers;    ///< that the network test reached
  Settings settings;
  std::uint64_t seed = 0;
  std::vector<CellResult> results;
  std::string unknownJson;  ///< keys of a newer version (a JSON object's text, or empty)

  friend bool operator==(const Run&, const Run&) = default;
};

}  // namespace strata
