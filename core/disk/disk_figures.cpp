// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/disk_figures.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <span>

#include "core/stats/bootstrap.h"
#include "core/stats/distribution.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"
#include "core/stats/validity.h"

namespace strata {

namespace {

/// Draws for the interval: more operations than these are thinned out evenly, so that a huge file takes no
/// minutes.
constexpr std::size_t mostRounds = 4096;

struct Window {
  std::uint64_t startNs;
  std::uint64_t endNs;
};

Window commonWindow(const DiskPhase& phase) {
  Window window{phase.startNs, std::numeric_limits<std::uint64_t>::max()};
  for (const auto& operations : phase.threads) window.endNs = std::min(window.endNs, operations.back().endNs);
  window.endNs = std::max(window.endNs, window.startNs);
  return window;
}

std::uint64_t durationNs(const DiskOperation& operation) {
  return operation.endNs - operation.beginNs;
}

/// Bytes of the operation that belong to the window, rounded down.
std::uint64_t bytesInside(const DiskOperation& operation, const Window& window) {
  if (operation.beginNs >= window.endNs) return 0;
  if (operation.endNs <= window.endNs) return operation.size.count;
  // 53 bits are enough for blocks of 16 MiB, and the part is an estimate anyway.
  const double part =
      static_cast<double>(window.endNs - operation.beginNs) / static_cast<double>(durationNs(operation));
  return static_cast<std::uint64_t>(part * static_cast<double>(operation.size.count));
}

/// The operations of one thread that its figure is taken from.
std::vector<DiskOperation> countedOperations(const std::vector<DiskOperation>& all, Bytes block,
                                             const Window& window) {
  std::vector<DiskOperation> counted;
  for (const DiskOperation& operation : all)
    if (operation.beginNs < window.endNs && operation.size == block) counted.push_back(operation);
  if (counted.empty()) counted.push_back(all.front());
  return counted;
}

double rateOf(const DiskOperation& operation) {
  return megabytesPerSecond(operation.size.count, static_cast<double>(durationNs(operation)));
}

/// Block ÷ median time. The median is that of the times, not of the rates: an even number of operations has
/// its median between two.
double medianRate(std::uint64_t blockBytes, std::span<const double> timesNs) {
  return megabytesPerSecond(blockBytes, median(timesNs));
}

using Operations = std::vector<std::vector<DiskOperation>>;

/// Rounds are the steps of the bootstrap: round r holds the operation of each thread that lies at that share
/// of its way, as threads of different speeds are then together in time.
std::optional<Interval> intervalOf(const Operations& counted, std::uint64_t seed) {
  std::size_t most = 0;
  for (const auto& operations : counted) most = std::max(most, operations.size());
  const std::size_t rounds = std::min(most, mostRounds);

  std::vector<double> roundNumbers(rounds);
  std::iota(roundNumbers.begin(), roundNumbers.end(), 0.0);
  std::vector<double> timesNs(rounds);
  const auto sumOfMedians = [&](std::span<const double> drawn) {
    double sum = 0;
    for (const auto& operations : counted) {
      for (std::size_t i = 0; i < drawn.size(); ++i) {
        const std::size_t at = static_cast<std::size_t>(drawn[i]) * operations.size() / rounds;
        timesNs[i] = static_cast<double>(durationNs(operations[at]));
      }
      sum += medianRate(operations.front().size.count, timesNs);
    }
    return sum;
  };
  return blockBootstrap(roundNumbers, sumOfMedians, usualBlockLength(rounds), 0.95, 200, seed);
}

std::vector<double> ratesInTimeOrder(const Operations& counted) {
  std::vector<DiskOperation> all;
  for (const auto& operations : counted) all.insert(all.end(), operations.begin(), operations.end());
  std::stable_sort(all.begin(), all.end(),
                   [](const DiskOperation& a, const DiskOperation& b) { return a.endNs < b.endNs; });
  std::vector<double> rates;
  rates.reserve(all.size());
  for (const DiskOperation& operation : all) rates.push_back(rateOf(operation));
  return rates;
}

}  // namespace

double operationsPerSecond(double megabytesPerSecond, Bytes block) {
  return megabytesPerSecond * 1e6 / static_cast<double>(block.count);
}

double megabytesPerSecond(std::uint64_t bytes, double elapsedNs) {
  // Bytes a nanosecond are 10^9 bytes a second.
  return static_cast<double>(bytes) * 1000 / std::max(elapsedNs, 1.0);
}

Measured measureDisk(const DiskPhase& phase, std::uint64_t seed) {
  const Window window = commonWindow(phase);
  Measured measured;
  measured.statistic = "p50-operation";

  Operations counted;
  for (const auto& operations : phase.threads) {
    counted.push_back(countedOperations(operations, phase.block, window));
    std::vector<double> timesNs;
    for (const DiskOperation& operation : counted.back())
      timesNs.push_back(static_cast<double>(durationNs(operation)));
    measured.perThread.push_back(medianRate(counted.back().front().size.count, timesNs));
    for (const DiskOperation& operation : operations) {
      if (operation.beginNs >= window.endNs) break;
      measured.bytes += bytesInside(operation, window);
      ++measured.iterations;
    }
  }
  measured.value = std::accumulate(measured.perThread.begin(), measured.perThread.end(), 0.0);

  const std::uint64_t windowNs = window.endNs - window.startNs;
  measured.elapsedS = static_cast<double>(windowNs) / 1e9;
  measured.totalRate = megabytesPerSecond(measured.bytes, static_cast<double>(windowNs));

  const std::vector<double> rates = ratesInTimeOrder(counted);
  describeCleanSamples(measured, rates);

  if (const auto interval = intervalOf(counted, seed)) {
    measured.low = interval->low;
    measured.high = interval->high;
  }
  std::size_t fewest = counted.front().size();
  for (const auto& operations : counted) fewest = std::min(fewest, operations.size());
  judgeByCount(measured, fewest);
  return measured;
}

}  // namespace strata
