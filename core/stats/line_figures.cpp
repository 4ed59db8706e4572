// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/line_figures.h"

#include <algorithm>
#include <map>

#include "core/stats/headline.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

bool usesAll(const LineValues& values) {
  return std::ranges::find(values.clean, true) == values.clean.end();
}

}  // namespace

std::vector<double> usedValues(const LineValues& values) {
  if (usesAll(values)) return values.values;
  std::vector<double> used;
  for (std::size_t i = 0; i < values.values.size(); ++i)
    if (values.clean[i]) used.push_back(values.values[i]);
  return used;
}

std::vector<double> figuresOfLines(const LineValues& values) {
  const bool all = usesAll(values);
  std::map<std::size_t, std::vector<double>> ofLine;
  for (std::size_t i = 0; i < values.values.size(); ++i)
    if (all || values.clean[i]) ofLine[values.lines[i]].push_back(values.values[i]);
  std::vector<double> figures;
  for (const auto& [line, used] : ofLine) figures.push_back(quantile(used, quantileOfTimes));
  return figures;
}

std::optional<Interval> intervalOfLines(const std::vector<double>& figures) {
  return blockBootstrap(
      figures,
      [](std::span<const double> drawn) { return median(std::vector<double>(drawn.begin(), drawn.end())); },
      1);
}

}  // namespace strata
