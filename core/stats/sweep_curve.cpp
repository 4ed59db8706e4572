// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/sweep_curve.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace strata {

namespace {

constexpr double leastPointsOfOctave = 4;

/// The rate of one thread, also where others read beside it later in the same run.
std::optional<double> rateOfOne(const CellResult& cell, const Measured& measured) {
  return cell.parameters.threads.value_or(1) == 1 ? std::optional(measured.value) : measured.oneThread;
}

/// The rate of the widest serial read by footprint, with its width.
std::map<std::uint64_t, std::pair<std::int64_t, double>> readRates(std::span<const CellResult* const> cells) {
  std::map<std::uint64_t, std::pair<std::int64_t, double>> widest;
  for (const CellResult* cell : cells) {
    const auto* measured = measuredOf(cell);
    const std::int64_t width = cell->parameters.widthBytes.value_or(0);
    if (!measured || cell->test != Test::Bandwidth || cell->kernel != "read-serial-" + std::to_string(width))
      continue;
    const auto rate = rateOfOne(*cell, *measured);
    if (!rate) continue;
    auto& best = widest[cell->parameters.regionBytes.value_or(0)];
    best = std::max(best, std::pair{width, *rate});
  }
  return widest;
}

/// The cells of one kind of pages, the default ones or else the first: each kind has a curve of its own.
std::vector<const CellResult*> inOneKindOfPages(std::span<const CellResult* const> cells) {
  std::optional<std::string> kind;
  const auto pagesOf = [](const CellResult& cell) { return cell.parameters.pages.value_or("default"); };
  for (const CellResult* cell : cells)
    if (cell->test == Test::Latency && (!kind || pagesOf(*cell) == "default")) kind = pagesOf(*cell);
  std::vector<const CellResult*> kept;
  for (const CellResult* cell : cells)
    if (pagesOf(*cell) == kind) kept.push_back(cell);
  return kept;
}

std::vector<SweepPoint> curveOf(std::span<const CellResult* const> all) {
  const std::vector<const CellResult*> cells = inOneKindOfPages(all);
  const auto rates = readRates(cells);
  std::vector<SweepPoint> curve;
  for (const CellResult* cell : cells) {
    const auto* measured = measuredOf(cell);
    const bool isLocal = cell->test == Test::Latency && cell->parameters.blockBytes.has_value() &&
                         cell->parameters.chains.value_or(1) == 1;
    const std::uint64_t footprint = cell->parameters.regionBytes.value_or(0);
    if (!measured || !isLocal || footprint == 0) continue;
    SweepPoint point{Bytes{footprint}, measured->value, {}};
    if (const auto rate = rates.find(point.footprint.count); rate != rates.end())
      point.bandwidthMbs = rate->second.second;
    curve.push_back(point);
  }
  std::ranges::stable_sort(curve, {}, &SweepPoint::footprint);
  // A foreign file may repeat a size as often as it likes; as elsewhere, the first counts.
  const auto repeated = std::ranges::unique(curve, {}, &SweepPoint::footprint);
  curve.erase(repeated.begin(), repeated.end());
  return curve;
}

bool isFineEnough(const std::vector<SweepPoint>& curve) {
  if (curve.size() < 2) return false;
  const double octaves = std::log2(static_cast<double>(curve.back().footprint.count) /
                                   static_cast<double>(curve.front().footprint.count));
  return static_cast<double>(curve.size() - 1) >= leastPointsOfOctave * octaves;
}

}  // namespace

std::optional<InferredLevels> inferLevels(std::span<const CellResult* const> cells) {
  const std::vector<SweepPoint> curve = curveOf(cells);
  if (!isFineEnough(curve)) return std::nullopt;
  return inferLevels(curve);
}

}  // namespace strata
