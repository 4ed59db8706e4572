// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/difference.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/stats/tails.h"

namespace strata {

namespace {

struct LogSide {
  double mean = 0;
  double squaredError = 0;  ///< of the mean
  double freedom = 0;
};

/// Repetitions may agree by luck: four equal figures are no proof of a spread of zero. A fifth of the floor
/// is taken for the least standard deviation of one, since series lie further apart than what is within one.
LogSide logSide(const std::vector<double>& figures, double floor) {
  const double count = static_cast<double>(figures.size());
  LogSide side;
  for (const double figure : figures) side.mean += std::log(figure) / count;
  double variance = 0;
  for (const double figure : figures) variance += std::pow(std::log(figure) - side.mean, 2);
  side.freedom = count - 1;
  variance = figures.size() > 1 ? variance / side.freedom : 0;
  const double least = std::log1p(std::max(leastMargin, floor)) / 5;
  side.squaredError = std::max(variance, least * least) / count;
  return side;
}

/// What is known before the confidence is chosen.
struct Estimate {
  bool usable = false;  ///< both sides have an interval
  double difference = 0;
  double error = 0;
  double freedom = 1;
  double margin = 0;  ///< of the logarithm
};

Estimate estimateOf(const Sides& sides) {
  Estimate estimate;
  if (sides.first.empty() || sides.second.empty()) return estimate;
  const LogSide first = logSide(sides.first, sides.floor);
  const LogSide second = logSide(sides.second, sides.floor);
  estimate.difference = second.mean - first.mean;
  estimate.margin = std::log1p(std::max(leastMargin, sides.floor));
  if (sides.untested || sides.first.size() < 2 || sides.second.size() < 2) return estimate;
  estimate.usable = true;
  const double sum = first.squaredError + second.squaredError;
  estimate.error = std::sqrt(sum);
  estimate.freedom =
      sum * sum /
      (std::pow(first.squaredError, 2) / first.freedom + std::pow(second.squaredError, 2) / second.freedom);
  return estimate;
}

/// The probability that chance alone puts a difference within the margin this far beyond it. For a usable
/// estimate.
double beyondMarginP(const Estimate& estimate) {
  const double beyond = (std::abs(estimate.difference) - estimate.margin) / estimate.error;
  return std::min(1.0, 2 * studentsTAbove(beyond, estimate.freedom));
}

Finding findingOf(const Sides& sides, const Estimate& estimate, double low, double high) {
  if (std::min(sides.first.size(), sides.second.size()) < leastRepetitions) return Finding::SingleRuns;
  if (low >= -estimate.margin && high <= estimate.margin) return Finding::NoDifference;
  if (low > estimate.margin) return sides.higherIsBetter ? Finding::Faster : Finding::Slower;
  if (high < -estimate.margin) return sides.higherIsBetter ? Finding::Slower : Finding::Faster;
  return Finding::NotDecided;
}

Difference differenceAt(const Sides& sides, const Estimate& estimate, double errorRate) {
  Difference difference;
  difference.ratio = std::exp(estimate.difference);
  difference.margin = std::max(leastMargin, sides.floor);
  if (sides.untested) {
    difference.finding = *sides.untested;
    return difference;
  }
  const std::size_t fewer = std::min(sides.first.size(), sides.second.size());
  if (fewer < leastRepetitions) difference.repetitionsMissing = leastRepetitions - fewer;
  if (!estimate.usable) return difference;
  const double half = estimate.error * studentsTOfTail(errorRate / 2, estimate.freedom);
  const double low = estimate.difference - half;
  const double high = estimate.difference + half;
  difference.low = std::exp(low);
  difference.high = std::exp(high);
  difference.finding = findingOf(sides, estimate, low, high);
  return difference;
}

}  // namespace

double correctedErrorRate(std::vector<double> p, double errorRate) {
  if (p.empty()) return errorRate;
  // Step up: the largest k whose k-th smallest p is at most the rate × k / rows.
  std::sort(p.begin(), p.end());
  std::size_t chosen = 1;
  for (std::size_t k = 1; k <= p.size(); ++k)
    if (p[k - 1] <= errorRate * static_cast<double>(k) / static_cast<double>(p.size())) chosen = k;
  return errorRate * static_cast<double>(chosen) / static_cast<double>(p.size());
}

std::vector<Difference> differencesOf(std::span<const Sides> rows) {
  std::vector<Estimate> estimates;
  std::vector<double> p;
  for (const Sides& sides : rows) {
    estimates.push_back(estimateOf(sides));
    if (!sides.untested && std::min(sides.first.size(), sides.second.size()) >= leastRepetitions)
      p.push_back(beyondMarginP(estimates.back()));
  }
  const double rate = correctedErrorRate(std::move(p), significanceLevel);

  std::vector<Difference> differences;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Difference difference = differenceAt(rows[i], estimates[i], significanceLevel);
    // A difference may be beyond the margin by itself, but not among so many rows.
    const bool differs = difference.finding == Finding::Faster || difference.finding == Finding::Slower;
    if (differs) difference = differenceAt(rows[i], estimates[i], rate);
    differences.push_back(difference);
  }
  return differences;
}

}  // namespace strata
