// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/sign_test.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "core/stats/compared_parameters.h"
#include "core/stats/summary.h"
#include "core/stats/tails.h"

namespace strata {

namespace {

/// The logarithms of the pairs' ratios, ascending.
std::vector<double> ratiosOf(const Sides& sides) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < std::min(sides.first.size(), sides.second.size()); ++i)
    ratios.push_back(std::log(sides.second[i] / sides.first[i]));
  std::sort(ratios.begin(), ratios.end());
  return ratios;
}

double marginOf(const Sides& sides) {
  return std::max(leastMargin, sides.floor);
}

/// How often chance alone would put so many pairs of a difference within the margin beyond it, on either
/// side.
double beyondMarginP(const Sides& sides) {
  const std::vector<double> ratios = ratiosOf(sides);
  const double margin = std::log1p(marginOf(sides));
  const auto above = ratios.end() - std::upper_bound(ratios.begin(), ratios.end(), margin);
  const auto below = std::lower_bound(ratios.begin(), ratios.end(), -margin) - ratios.begin();
  return std::min(1.0, 2 * tailOfFairCoin(static_cast<std::size_t>(std::max(above, below)), ratios.size()));
}

/// How many of the lowest ratios, and of the highest, lie outside of the interval; absent where even all of
/// them make none that is this sure.
std::optional<std::size_t> outsideOfInterval(std::size_t pairs, double errorRate) {
  std::optional<std::size_t> outside;
  for (std::size_t rank = 0; 2 * tailOfFairCoin(pairs - rank, pairs) <= errorRate; ++rank) outside = rank;
  return outside;
}

Difference differenceAt(const Sides& sides, double errorRate) {
  const std::vector<double> ratios = ratiosOf(sides);
  Difference difference;
  difference.margin = marginOf(sides);
  if (ratios.empty()) {
    difference.repetitionsMissing = leastPairs;
    return difference;
  }
  difference.ratio = std::exp(quantileOfSorted(ratios, 0.5));
  if (ratios.size() < leastPairs) {
    difference.repetitionsMissing = leastPairs - ratios.size();
    return difference;
  }
  difference.finding = Finding::NotDecided;
  const auto outside = outsideOfInterval(ratios.size(), errorRate);
  if (!outside) return difference;
  const double low = ratios[*outside];
  const double high = ratios[ratios.size() - 1 - *outside];
  difference.low = std::exp(low);
  difference.high = std::exp(high);
  const double margin = std::log1p(difference.margin);
  if (low >= -margin && high <= margin) difference.finding = Finding::NoDifference;
  if (low > margin) difference.finding = sides.higherIsBetter ? Finding::Faster : Finding::Slower;
  if (high < -margin) difference.finding = sides.higherIsBetter ? Finding::Slower : Finding::Faster;
  return difference;
}

bool isDifferent(const Difference& difference) {
  return difference.finding == Finding::Faster || difference.finding == Finding::Slower;
}

/// Whether the settings, not chance, put the threads on other CPUs. Both sides have runs.
bool isBoundOtherwise(const ComparedSide& first, const ComparedSide& second) {
  const Settings& a = first.runs.front().settings;
  const Settings& b = second.runs.front().settings;
  return a.binding != b.binding || a.cpuList != b.cpuList || a.cores != b.cores;
}

/// Results of a side by cell, as ComparedParameters has it, and by repetition.
using FiguresOfSide =
    std::map<CellResult, std::map<int, double>, bool (*)(const CellResult&, const CellResult&)>;

FiguresOfSide figuresOf(const ComparedSide& side, const ComparedParameters& compared) {
  FiguresOfSide figures(orderOfCells);
  for (const Run& run : side.runs)
    for (const CellResult& result : run.results) {
      const auto* measured = measuredOf(&result);
      if (measured == nullptr || !(measured->value > 0)) continue;
      figures[compared.keyOf(result)].try_emplace(run.repetition, measured->value);
    }
  return figures;
}

/// The results of each pair of runs that both measured the cell; `key` is that cell.
Sides pairsOf(const ComparisonRow& row, const CellResult& key, const FiguresOfSide& first,
              const FiguresOfSide& second) {
  Sides sides;
  sides.higherIsBetter = row.cell.higherIsBetter;
  sides.floor = row.floor.share;
  const std::map<int, double>& others = second.at(key);
  for (const auto& [repetition, figure] : first.at(key)) {
    const auto other = others.find(repetition);
    if (other == others.end()) continue;
    sides.first.push_back(figure);
    sides.second.push_back(other->second);
  }
  return sides;
}

}  // namespace

std::vector<Difference> pairedDifferencesOf(std::span<const Sides> rows) {
  std::vector<double> p;
  for (const Sides& sides : rows)
    if (std::min(sides.first.size(), sides.second.size()) >= leastPairs) p.push_back(beyondMarginP(sides));
  const double rate = correctedErrorRate(std::move(p), significanceLevel);
  std::vector<Difference> differences;
  for (const Sides& sides : rows) {
    Difference difference = differenceAt(sides, significanceLevel);
    // A difference may be beyond the margin by itself, but not among so many rows.
    if (isDifferent(difference)) difference = differenceAt(sides, rate);
    differences.push_back(difference);
  }
  return differences;
}

Comparison compareByTurns(const ComparedSide& first, const ComparedSide& second, const FloorOf& floorOf) {
  Comparison comparison = compare({first, second}, floorOf);
  const ComparedParameters compared({&first, &second});
  const FiguresOfSide ofFirst = figuresOf(first, compared);
  const FiguresOfSide ofSecond = figuresOf(second, compared);
  std::vector<Sides> table;
  for (const ComparisonRow& row : comparison.rows)
    table.push_back(pairsOf(row, compared.keyOf(row.cell), ofFirst, ofSecond));
  const std::vector<Difference> differences = pairedDifferencesOf(table);
  for (std::size_t i = 0; i < differences.size(); ++i) {
    ComparisonRow& row = comparison.rows[i];
    row.differences[1] = differences[i];
    // What is compared is no reservation.
    std::vector<Unlike>& unlike = row.unlike[1];
    std::erase(unlike, Unlike::Threads);
    if (isBoundOtherwise(first, second)) std::erase(unlike, Unlike::Placement);
    if (compared.hasPages(row.cell.test)) std::erase(unlike, Unlike::Pages);
  }
  comparison.byTurns = true;
  return comparison;
}

}  // namespace strata
