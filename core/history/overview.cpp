// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/overview.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "core/model/memory_levels.h"
#include "core/plan/network_plan.h"

namespace strata {

namespace {

constexpr std::array first{Test::Integer, Test::Memory, Test::Bandwidth, Test::Disk, Test::Network};

/// Greater for what says more about the test.
auto weight(const CellResult& result) {
  const Parameters& parameters = result.parameters;
  // For the network, what came here in streams says most; with several machines, what came from all together.
  const bool streams = result.kernel == "network-stream";
  return std::tuple(streams, streams && parameters.direction == "from", parameters.peer == allPeers,
                    parameters.streams.value_or(0), parameters.regionBytes.value_or(0),
                    parameters.pattern != "random", parameters.widthBytes.value_or(0));
}

/// A rate of the first cache is no rate of memory, and looks thirty times as good.
std::optional<int> levelOf(const CellResult& result, const Run& run) {
  if (run.origin || (result.test != Test::Bandwidth && result.test != Test::Latency)) return std::nullopt;
  if (!result.parameters.regionBytes) return std::nullopt;
  const auto threads =
      static_cast<int>(std::clamp<std::int64_t>(result.parameters.threads.value_or(1), 1, 4096));
  const auto level = levelShownBy(footprintOf(result.parameters), run.machine, threads);
  return level ? std::optional(level->level) : std::nullopt;
}

std::size_t rankOf(const TestId& test) {
  return static_cast<std::size_t>(std::find(first.begin(), first.end(), test) - first.begin());
}

}  // namespace

std::vector<const CellResult*> headlineResults(const Run& run) {
  // A single pass does for all tests: a file may name as many tests as it has results.
  std::map<TestId, const CellResult*> figures;
  std::vector<TestId> order;
  for (const CellResult& result : run.results) {
    const auto [figure, isNew] = figures.try_emplace(result.test, nullptr);
    if (isNew) order.push_back(result.test);
    if (measuredOf(&result) == nullptr) continue;
    const CellResult*& best = figure->second;
    if (best == nullptr || weight(*best) < weight(result)) best = &result;
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& a, const auto& b) { return rankOf(a) < rankOf(b); });
  std::vector<const CellResult*> results;
  for (const TestId& test : order)
    if (const CellResult* figure = figures.at(test)) results.push_back(figure);
  return results;
}

Overview overviewOf(const Run& run) {
  Overview overview;
  std::set<TestId> seen;
  for (const CellResult& result : run.results) {
    if (seen.insert(result.test).second) overview.tests.push_back(result.test);
    if (const Measured* measured = measuredOf(&result))
      overview.verdict = std::max(overview.verdict.value_or(Grade::Good), measured->verdict.grade);
  }
  for (const CellResult* figure : headlineResults(run)) {
    if (overview.headline.size() == mostHeadlineFigures) break;
    overview.headline.push_back({figure->test, figure->kernel, std::get<Measured>(figure->outcome).value,
                                 figure->unit, levelOf(*figure, run)});
  }
  return overview;
}

}  // namespace strata
