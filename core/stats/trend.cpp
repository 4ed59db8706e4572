// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/trend.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/stats/comparison.h"
#include "core/stats/expected_range.h"
#include "core/stats/floors.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

/// What a series has measured so far.
struct Sum {
  double logarithms = 0;
  double count = 0;
};

struct Found {
  const Run* run = nullptr;
  const Measured* measured = nullptr;
};

const Measured* measuredAlike(const Run& run, const CellResult& cell) {
  for (const CellResult& result : run.results)
    if (const Measured* measured = measuredOf(&result); measured != nullptr && isMadeAlike(result, cell))
      return measured;
  return nullptr;
}

bool isCounted(const Measured& measured) {
  return measured.value > 0 && measured.verdict.grade != Grade::Poor;
}

const std::string& seriesOf(const Run& run) {
  return run.series.empty() ? run.id : run.series;
}

std::vector<double> meansBesides(const std::string& series, const std::map<std::string, Sum>& sums) {
  std::vector<double> means;
  for (const auto& [name, sum] : sums)
    if (name != series) means.push_back(sum.logarithms / sum.count);
  return means;
}

double medianOf(const std::vector<Found>& found) {
  std::vector<double> all;
  std::vector<double> counted;
  for (const Found& one : found) {
    all.push_back(one.measured->value);
    if (isCounted(*one.measured)) counted.push_back(one.measured->value);
  }
  return median(counted.empty() ? all : counted);
}

}  // namespace

std::size_t Trend::outside() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(points, [](const TrendPoint& point) { return point.isOutside(); }));
}

Trend trendOf(std::span<const Run> others, const Run& run, const CellResult& cell) {
  std::vector<Found> found{{&run, measuredOf(&cell)}};
  for (const Run& other : others)
    if (other.id != run.id && isUnchanged(other, run))
      if (const Measured* measured = measuredAlike(other, cell)) found.push_back({&other, measured});
  std::ranges::stable_sort(found,
                           [](const Found& a, const Found& b) { return a.run->started < b.run->started; });

  const double margin = std::log1p(usualFloor(cell));
  Trend trend{cell, {}, medianOf(found)};
  std::map<std::string, Sum> sums;
  for (const auto& [one, measured] : found) {
    TrendPoint& point = trend.points.emplace_back();
    point.run = one->id;
    point.started = one->started;
    point.label = one->label;
    point.value = measured->value;
    point.grade = measured->verdict.grade;
    if (!isCounted(*measured)) continue;
    const std::vector<double> means = meansBesides(seriesOf(*one), sums);
    if (const auto half = halfWidthOfNext(means, expectedErrorRate)) {
      const double centre = median(means);
      point.low = std::exp(centre - std::max(*half, margin));
      point.high = std::exp(centre + std::max(*half, margin));
    }
    Sum& sum = sums[seriesOf(*one)];
    sum.logarithms += std::log(measured->value);
    sum.count += 1;
  }
  return trend;
}

}  // namespace strata
