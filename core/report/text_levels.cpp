// SPDX-License-Identifier: GPL-3.0-or-later
// What the curve of latency says of the levels of memory.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_tables.h"
#include "core/stats/levels.h"
#include "core/units.h"

namespace strata {

namespace {

const Measured* measuredOf(const CellResult& cell) {
  return std::get_if<Measured>(&cell.outcome);
}

/// By footprint, of one thread: the widest of the plain serial reads counts.
std::map<std::uint64_t, double> readRates(const Run& run) {
  std::map<std::uint64_t, std::pair<std::int64_t, double>> widest;
  for (const CellResult& cell : run.results) {
    const Measured* measured = measuredOf(cell);
    const std::int64_t width = cell.parameters.widthBytes.value_or(0);
    if (!measured || cell.test != "bandwidth" || cell.kernel != fmt::format("read-serial-{}", width))
      continue;
    const bool alone = cell.parameters.threads.value_or(1) == 1;
    if (!alone && !measured->oneThread) continue;
    const double rate = alone ? measured->value : *measured->oneThread;
    auto& best = widest[cell.parameters.regionBytes.value_or(0)];
    best = std::max(best, std::pair{width, rate});
  }
  std::map<std::uint64_t, double> rates;
  for (const auto& [footprint, best] : widest) rates[footprint] = best.second;
  return rates;
}

/// Of loads that stay among pages which the TLB holds, by footprint.
std::vector<SweepPoint> latencyCurve(const Run& run) {
  const std::map<std::uint64_t, double> rates = readRates(run);
  std::vector<SweepPoint> curve;
  for (const CellResult& cell : run.results) {
    const Measured* measured = measuredOf(cell);
    const bool isLocal = cell.test == "latency" && cell.parameters.blockBytes.has_value() &&
                         cell.parameters.chains.value_or(1) == 1;
    if (!measured || !isLocal) continue;
    const std::uint64_t footprint = cell.parameters.regionBytes.value_or(0);
    const auto rate = rates.find(footprint);
    curve.push_back({Bytes{footprint}, measured->value,
                     rate == rates.end() ? std::nullopt : std::optional(rate->second)});
  }
  std::ranges::sort(curve, {}, &SweepPoint::footprint);
  return curve;
}

}  // namespace

std::string levelTable(const Run& run, const Words& words, Notes&) {
  const std::vector<SweepPoint> curve = latencyCurve(run);
  if (!isFineEnough(curve)) return {};
  const InferredLevels inferred = inferLevels(curve);
  std::string text = spread(words("heading-levels", {}), "") + wrapped("", words("reading-levels", {}));
  if (inferred.caches.empty()) return text + wrapped("", words("levels-none", {}));

  TextTable table;
  table.labels.headings = {words("column-level", {})};
  TextColumn size{{words("column-size", {})}, {}, true, 0};
  TextColumn latency{{"ns"}, {}, true, 5};
  TextColumn rate{{words("column-reads", {})}, {}, true, 0};
  bool anyRate = false;
  const auto add = [&](const std::string& name, const std::string& sizeText, double ns,
                       std::optional<double> mbs) {
    table.labels.cells.push_back(name);
    size.cells.push_back(sizeText);
    latency.cells.push_back(threeDigits(ns));
    rate.cells.push_back(mbs ? threeDigits(*mbs) : "-");
    anyRate = anyRate || mbs;
  };
  int number = 0;
  for (const InferredLevel& level : inferred.caches)
    add(fmt::format("{}", ++number), formatSize(level.size), level.latencyNs, level.bandwidthMbs);
  if (inferred.memory)
    add(words("level-memory", {}), {}, inferred.memory->latencyNs, inferred.memory->bandwidthMbs);
  ColumnGroup group{"", {std::move(size), std::move(latency)}};
  if (anyRate) group.columns.push_back(std::move(rate));
  table.groups.push_back(std::move(group));
  text += render(table);
  for (const Reason& reason : levelMismatches(inferred, run.machine.caches))
    text += wrapped("", sentenceOf(reason, words));
  return text;
}

}  // namespace strata
