// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/expected_range.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <string>

#include "core/stats/comparison.h"
#include "core/stats/floors.h"
#include "core/stats/summary.h"
#include "core/stats/tails.h"

namespace strata {

namespace {

const Measured* countedOf(const CellResult& result) {
  const Measured* measured = measuredOf(&result);
  return measured != nullptr && measured->value > 0 && measured->verdict.grade != Grade::Poor ? measured
                                                                                              : nullptr;
}

/// The mean logarithm of a cell in each series.
std::vector<double> meansOfSeries(const std::vector<const Run*>& runs, const CellResult& cell) {
  std::map<std::string, std::vector<double>> bySeries;
  for (const Run* run : runs)
    for (const CellResult& result : run->results)
      if (const Measured* measured = countedOf(result); measured != nullptr && isMadeAlike(result, cell))
        bySeries[run->series.empty() ? run->id : run->series].push_back(std::log(measured->value));
  std::vector<double> means;
  for (const auto& [series, values] : bySeries)
    means.push_back(std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()));
  return means;
}

}  // namespace

std::optional<double> halfWidthOfNext(std::span<const double> logarithms, double errorRate) {
  if (logarithms.size() < leastExpectedGroups) return std::nullopt;
  const auto count = static_cast<double>(logarithms.size());
  return studentsTOfTail(errorRate / 2, count - 1) * standardDeviation(logarithms) *
         std::sqrt(1 + std::numbers::pi / (2 * count));
}

std::vector<ExpectedRange> expectedRanges(std::span<const Run> earlier, const Run& run) {
  std::vector<const Run*> unchanged;
  for (const Run& other : earlier)
    if (other.id != run.id && (run.series.empty() || other.series != run.series) && isUnchanged(other, run))
      unchanged.push_back(&other);

  struct Known {
    const CellResult* cell;
    std::vector<double> means;
  };
  std::vector<Known> known;
  for (const CellResult& cell : run.results) {
    if (countedOf(cell) == nullptr) continue;
    std::vector<double> means = meansOfSeries(unchanged, cell);
    if (means.size() >= leastExpectedGroups) known.push_back({&cell, std::move(means)});
  }

  std::vector<ExpectedRange> ranges;
  for (const Known& one : known) {
    const double half =
        std::max(*halfWidthOfNext(one.means, expectedErrorRate / static_cast<double>(known.size())),
                 std::log1p(usualFloor(*one.cell)));
    const double median = quantile(one.means, 0.5);
    ranges.push_back({static_cast<std::size_t>(one.cell - run.results.data()), countedOf(*one.cell)->value,
                      std::exp(median - half), std::exp(median + half), one.means.size()});
  }
  return ranges;
}

}  // namespace strata
