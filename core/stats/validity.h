// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/model/pages.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/stats/sample.h"

/// Decides which samples were disturbed, and how this affects a result. Disturbances of a shared machine last
/// for seconds and take up to half of the throughput, so the probes around each sample detect them rather
/// than the spread of the results.
namespace strata {

enum class Blemish {
  ClockMoved,
  ClockUnknown,
  Contended,
  PreEmpted,
  Stolen,
  Paged,
  Migrated,
  AffinityChanged,
  Suspended
};
inline constexpr std::size_t blemishKinds = 9;

/// What is tolerated in a clean sample.
namespace tolerance {
/// The difference of the clock readings before and after: less than any step of a clock, more than the
/// probe's own noise.
inline constexpr double clock = 0.01;
/// Integer throughput below the best seen on this very placement.
inline constexpr double alu = 0.03;
/// The share of a sample that may be lost, not running or in one gap: a timer tick takes about 5 µs, another
/// program at least a time slice.
inline constexpr double gapShare = 0.03;
inline constexpr double gapSeconds = 20e-6;
/// The tolerated share of the time between two counter reads; memory alone is that uneven.
inline constexpr double gapChunkShare = 0.5;
/// The tolerated time of suspension; reading the two clocks one after another looks like less.
inline constexpr double suspendedSeconds = 10e-3;
}  // namespace tolerance

/// What is normal for each thread of a step, learnt from its samples.
struct Reference {
  std::vector<double> bestAlu;                ///< additions a cycle; per thread
  std::vector<std::optional<int>> placement;  ///< the CPU that each thread is bound to
};
Reference learnReference(std::span<const Sample> samples, const std::vector<std::optional<int>>& placement);

/// What disturbed a sample (any of its threads); none set means that it is clean.
using Blemishes = std::array<bool, blemishKinds>;
Blemishes blemishesOf(const Sample& sample, const Reference& reference);
bool isClean(const Blemishes& blemishes);

/// What is known about the samples of one cell when its verdict is made.
struct Evidence {
  std::size_t count = 0;
  std::size_t cleanCount = 0;
  std::array<std::size_t, blemishKinds> blemished{};  ///< samples with that blemish
  double lowestGhz = 0;  ///< of readings that were confirmed, if those differ; else of all
  double highestGhz = 0;
  std::uint64_t majorFaults = 0;
  std::size_t brokenCount = 0;  ///< samples beside `count` that could not be timed: the counter failed
  std::optional<double> stolenPercent;  ///< of the step's time, as the system counts it
  /// The share of the step's time, in percent, in which a thread did not run although it never waited: the
  /// largest of all threads.
  std::optional<double> otherLoadPercent;
  BoundBy boundBy = BoundBy::Core;
  std::optional<double> othersCpus;        ///< CPUs that other programs kept busy on average, wherever
  std::optional<double> halfWidthPercent;  ///< of the figure's interval
  std::optional<double> limitShare;        ///< figure ÷ physical limit
  std::optional<double> likeShare;         ///< the same of its like: see typicalShareOfLike
  /// Threads whose buffers lie, at least in part, on another NUMA node than their CPU, and the largest part.
  std::size_t threadsElsewhere = 0;
  double mostElsewhere = 0;
  std::optional<PagesRemark> pages;  ///< what is to be said of them
  bool bound = true;
  bool shareCpus = false;  ///< samples are not filtered, and there is one window only
  std::size_t threads = 1;
  std::size_t cpus = 1;
  /// Memory kinds: what was asked for is not what was obtained, and the first use was disturbed.
  std::optional<Reason> otherKind;
  bool firstUseDisturbed = false;
  bool inUses = false;    ///< its passes are uses of memory of a kind
  bool inPasses = false;  ///< passes were timed one by one, and all of them are part of the figure
  /// The interval is over lines, which lie in places that differ, not over time.
  bool overLines = false;
  std::optional<double> sharingEfficiency;  ///< sum ÷ (one thread's figure × CPUs)
  std::optional<double> plannedS;           ///< set with usedS when the step was extended
  std::optional<double> usedS;
};

/// A figure below these counts of clean samples is at most fair, or poor.
inline constexpr std::size_t enoughSamples = 30;
inline constexpr std::size_t fewSamples = 10;
/// The half-width of the interval, in percent of the figure, that sampling aims at.
inline constexpr double wantedHalfWidthPercent = 1.0;
/// A wider one is named; where L3 or memory is the limit results vary more from run to run than within one.
/// Up to here 351 of 359 results of a calm machine were within 5 % of the median of four others, and of wider
/// ones 35 of 44.
inline constexpr double namedHalfWidthBeyondCorePercent = 2.0;
/// Other programs that keep so many CPUs busy or more are named where L3 or memory is the limit: a steady
/// neighbour slows all samples alike, so that they agree and are wrong. One that copied memory took 41 % of
/// it.
inline constexpr double namedOthersCpus = 0.25;
/// What may be counted to others of the time of each thread, since the system counts in another way than the
/// process.
inline constexpr double countedToOthers = 0.02;

Verdict judge(const Evidence& evidence);

/// A cell whose share of the limit is known.
struct LimitedCell {
  std::string_view kind;  ///< equal for cells that should reach about the same share
  double share = 0;       ///< figure ÷ physical limit
};

/// The share of the limit that the other cells of its kind typically reach: their median. Absent when there
/// are none. Widths of one pattern are alike: scalar moves of any width are bound by the same units of the
/// core, so that their rates differ by the width but not their shares.
std::optional<double> typicalShareOfLike(std::span<const LimitedCell> cells, std::size_t cell);

/// Below this part of what its like reach, a cell is held to be disturbed by something that no probe sees:
/// undisturbed ones are within some percent of each other, the disturbed ones that were seen below a half.
inline constexpr double leastPartOfLike = 0.75;

}  // namespace strata
