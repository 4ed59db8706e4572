// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/summary.h"

#include <algorithm>
#include <boost/math/statistics/univariate_statistics.hpp>
#include <cmath>
#include <numeric>

namespace strata {

double quantileOfSorted(std::span<const double> ascending, double p) {
  const double place = p * static_cast<double>(ascending.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, ascending.size() - 1);
  const double fraction = place - static_cast<double>(below);
  return ascending[below] + fraction * (ascending[above] - ascending[below]);
}

double quantile(std::span<const double> values, double p) {
  // Selection rather than sorting: the bootstrap asks this hundreds of times for each look at a step.
  std::vector<double> copy(values.begin(), values.end());
  const double place = p * static_cast<double>(copy.size() - 1);
  const auto below = static_cast<std::ptrdiff_t>(place);
  std::nth_element(copy.begin(), copy.begin() + below, copy.end());
  const double lower = copy[static_cast<std::size_t>(below)];
  const double fraction = place - static_cast<double>(below);
  if (fraction == 0) return lower;
  return lower + fraction * (*std::min_element(copy.begin() + below + 1, copy.end()) - lower);
}

double median(std::span<const double> values) {
  return quantile(values, 0.5);
}

double mean(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double medianAbsoluteDeviation(std::span<const double> values) {
  const double centre = median(values);
  std::vector<double> distances;
  distances.reserve(values.size());
  for (const double value : values) distances.push_back(std::abs(value - centre));
  return median(distances);
}

double standardDeviation(std::span<const double> values) {
  return values.size() < 2
             ? 0
             : std::sqrt(boost::math::statistics::sample_variance(values.begin(), values.end()));
}

double asStored(double value) {
  return static_cast<double>(static_cast<float>(value));
}

std::vector<double> quantilesToStore(std::span<const double> values) {
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  std::vector<double> result;
  result.reserve(storedQuantiles.size());
  for (const double p : storedQuantiles) result.push_back(asStored(quantileOfSorted(sorted, p)));
  return result;
}

std::vector<std::size_t> evenlySpaced(std::size_t count, std::size_t most) {
  std::vector<std::size_t> indices;
  const std::size_t taken = std::min(count, most);
  indices.reserve(taken);
  for (std::size_t i = 0; i < taken; ++i)
    indices.push_back(taken == 1 ? 0 : (i * (count - 1) + (taken - 1) / 2) / (taken - 1));
  return indices;
}

}  // namespace strata
