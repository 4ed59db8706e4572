// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/overview.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "core/plan/network_plan.h"

namespace strata {

namespace {

constexpr std::array first{Test::Integer, Test::Memory, Test::Bandwidth, Test::Disk, Test::Network};

/// Greater for what says more about the test.
auto weight(const CellResult& result) {
  const Parameters& parameters = result.parameters;
  // Of a line what came here in streams; with several machines of all together.
  const bool streams = result.kernel == "network-stream";
  return std::tuple(streams, streams && parameters.direction == "from", parameters.peer == allPeers,
                    parameters.streams.value_or(0), parameters.regionBytes.value_or(0),
                    parameters.pattern != "random", parameters.widthBytes.value_or(0));
}

std::size_t rankOf(const TestId& test) {
  return static_cast<std::size_t>(std::find(first.begin(), first.end(), test) - first.begin());
}

}  // namespace

Overview overviewOf(const Run& run) {
  Overview overview;
  // A single pass does for all tests: a file may name as many tests as it has results.
  std::map<TestId, const CellResult*> figures;
  for (const CellResult& result : run.results) {
    const auto [figure, isNew] = figures.try_emplace(result.test, nullptr);
    if (isNew) overview.tests.push_back(result.test);
    const Measured* measured = measuredOf(&result);
    if (measured == nullptr) continue;
    overview.verdict = std::max(overview.verdict.value_or(Grade::Good), measured->verdict.grade);
    const CellResult*& best = figure->second;
    if (best == nullptr || weight(*best) < weight(result)) best = &result;
  }
  std::vector<TestId> order = overview.tests;
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& a, const auto& b) { return rankOf(a) < rankOf(b); });
  for (const TestId& test : order) {
    const CellResult* figure = figures.at(test);
    if (figure == nullptr || overview.headline.size() == mostHeadlineFigures) continue;
    overview.headline.push_back(
        {test, figure->kernel, std::get<Measured>(figure->outcome).value, figure->unit});
  }
  return overview;
}

}  // namespace strata
