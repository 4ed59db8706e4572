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
#include "core/model/reason.h"
#include "core/model/settings.h"
#include "core/model/test_figures.h"

namespace strata {

/// Where a run comes from that Strata did not measure: the output of another program, or figures that were
/// published. What is not known is empty or absent.
struct Origin {
  std::string program;      ///< that measured: "mbw"
  std::string version;      ///< of that program: "1.3.0"
  std::string source;       ///< the publication's name
  std::string address;      ///< of the publication
  std::optional<int> year;  ///< of the publication
  /// Figures that were printed, without samples: they are shown beside others, and never tested for
  /// significance.
  bool published = false;
  /// Lines of the output that look like results and are not known, by their beginnings: they were not read.
  std::vector<std::string> leftOut;

  friend bool operator==(const Origin&, const Origin&) = default;
};

/// Program and version, "mbw 1.3.0", as far as they are known.
inline std::string measuredBy(const Origin& origin) {
  if (origin.program.empty() || origin.version.empty()) return origin.program + origin.version;
  return origin.program + ' ' + origin.version;
}

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

/// The figure of a measured cell, with what it was derived from.
struct Measured : TestFigures {
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
  Verdict verdict;

  // Compiled once, in run.cpp, as those of Run are.
  Measured();
  Measured(const Measured&);
  Measured(Measured&&) noexcept;
  Measured& operator=(const Measured&);
  Measured& operator=(Measured&&) noexcept;
  ~Measured();

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

  // Compiled once, in run.cpp, as those of Run are.
  CellResult();
  explicit CellResult(CellId id);  ///< of this cell, with no outcome yet
  CellResult(const CellResult&);
  CellResult(CellResult&&) noexcept;
  CellResult& operator=(const CellResult&);
  CellResult& operator=(CellResult&&) noexcept;
  ~CellResult();

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
  std::string started;      ///< ISO 8601, UTC
  std::string finished;     ///< ISO 8601, UTC: `started` and the time that went by, also if the clock was set
  bool remeasures = false;  ///< only cells of an earlier run, measured again because they were in doubt
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

  // Compiled once, in run.cpp. Each source that copies a run compiled copies of all that it has: with those
  // of its results and its machine, that was a fifteenth of building the programs.
  Run();
  Run(const Run&);
  Run(Run&&) noexcept;
  Run& operator=(const Run&);
  Run& operator=(Run&&) noexcept;
  ~Run();

  friend bool operator==(const Run&, const Run&) = default;
};

}  // namespace strata
