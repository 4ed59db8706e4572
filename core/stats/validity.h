// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/model/run.h"
#include "core/stats/sample.h"

/// Which samples were disturbed, and what that makes of a figure. Disturbances of a shared machine last for
/// seconds and take up to half of the throughput, so they are told from the probes around each sample rather
/// than from the spread of the figures.
namespace strata {

enum class Blemish { ClockMoved, ClockUnknown, Contended, PreEmpted, Stolen, Paged, Migrated };
inline constexpr std::size_t blemishKinds = 7;

/// What is tolerated in a clean sample.
namespace tolerance {
/// Between the clock readings before and after: less than any step of a clock, more than the probe's own
/// noise.
inline constexpr double clock = 0.01;
/// Integer throughput below the best seen on this very placement.
inline constexpr double alu = 0.03;
/// Of a sample, not running or in one gap: a timer tick takes about 5 µs, another program at least a slice.
inline constexpr double gapShare = 0.03;
inline constexpr double gapSeconds = 20e-6;
/// Of the stretch between two counter reads: memory by itself is that uneven.
inline constexpr double gapChunkShare = 0.5;
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
  double lowestGhz = 0;                               ///< over all samples
  double highestGhz = 0;
  std::uint64_t majorFaults = 0;
  std::optional<double> stolenPercent;  ///< of the step's time, as the system counts it
  /// Of the step's time, in which a thread did not run though it never waited: the largest of all threads.
  std::optional<double> otherLoadPercent;
  std::optional<double> halfWidthPercent;  ///< of the figure's interval
  std::optional<double> limitShare;        ///< figure ÷ physical limit
  bool bound = true;
  bool shareCpus = false;  ///< samples are not filtered, and there is one window only
  std::size_t threads = 1;
  std::size_t cpus = 1;
  std::optional<double> sharingEfficiency;  ///< sum ÷ (one thread's figure × CPUs)
  std::optional<double> plannedS;           ///< set with usedS when the step was extended
  std::optional<double> usedS;
};

/// A figure below these counts of clean samples is at most fair, or poor.
inline constexpr std::size_t enoughSamples = 30;
inline constexpr std::size_t fewSamples = 10;
/// The half-width of the interval, in percent of the figure, that sampling aims at.
inline constexpr double wantedHalfWidthPercent = 1.0;

Verdict judge(const Evidence& evidence);

}  // namespace strata
