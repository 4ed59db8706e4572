// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that measure how CPUs share cache lines: hand-overs, a step a pair of CPUs, and contention, a
// step a number of threads.
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"
#include "kernels/contention.h"

namespace strata {

namespace {

/// Rough, for the progress bar: samples of all lines, with the probes around them.
constexpr double expectedCellS = 0.025;

/// A cell of contention takes about fifty windows, with the probes around them.
constexpr double contentionCellS = 0.3;

/// Takes the CPUs in twos, spread evenly over the machine: hardware threads of one core, or neighbours, stay
/// together.
std::vector<LogicalCpu> sampleOf(const std::vector<LogicalCpu>& cpus) {
  const std::size_t twos = cpus.size() / 2;
  constexpr std::size_t wanted = mostCpusOfPairs / 2;
  std::vector<LogicalCpu> sample;
  for (std::size_t i = 0; i < wanted; ++i) {
    const std::size_t at = 2 * (i * twos / wanted);
    sample.push_back(cpus[at]);
    sample.push_back(cpus[at + 1]);
  }
  return sample;
}

/// How far two CPUs are from each other, the closest first: what they have in common, and of which kinds they
/// are.
auto distanceOf(const LogicalCpu& a, const LogicalCpu& b) {
  const int apart = a.package != b.package       ? 4
                    : a.node != b.node           ? 3
                    : a.lastCache != b.lastCache ? 2
                    : a.core != b.core           ? 1
                                                 : 0;
  return std::tuple(apart, std::min(a.kind, b.kind), std::max(a.kind, b.kind));
}

using CpuPair = std::pair<int, int>;

/// One of each distance in turn, until all are there.
std::vector<CpuPair> pairsInOrder(const std::vector<LogicalCpu>& cpus) {
  std::map<std::tuple<int, int, int>, std::vector<CpuPair>> ofDistance;
  for (std::size_t a = 0; a < cpus.size(); ++a)
    for (std::size_t b = a + 1; b < cpus.size(); ++b)
      ofDistance[distanceOf(cpus[a], cpus[b])].push_back(std::minmax(cpus[a].osIndex, cpus[b].osIndex));
  std::vector<CpuPair> order;
  for (std::size_t turn = 0;; ++turn) {
    const std::size_t before = order.size();
    for (const auto& [distance, pairs] : ofDistance)
      if (turn < pairs.size()) order.push_back(pairs[turn]);
    if (order.size() == before) return order;
  }
}

/// A cell for each way of handing over.
Step stepOf(const PlanRequest& request) {
  Step step{TestGroup::CoreToCore, BoundBy::Shared, {}, {}, 0};
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (kernel.family != kernels::Family::HandOver || !wants(request.selection.kernels, kernel.id)) continue;
    PlannedCell& cell = step.cells.emplace_back();
    cell.test = Test::CoreToCore;
    cell.kernel = kernel.id;
    cell.parameters.threads = 2;
    cell.seconds = expectedCellS;
  }
  return step;
}

/// A cell for each place of the words; the distances that only two threads have say how long a line is.
Step contentionStep(const PlanRequest& request, int threads, const std::optional<Reason>& skip) {
  Step step{TestGroup::Contention, BoundBy::Threads, {}, {}, 0};
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (kernel.family != kernels::Family::Contention || !wants(request.selection.kernels, kernel.id))
      continue;
    if (kernels::isForTwoThreads(kernel) && (threads != 2 || skip)) continue;
    PlannedCell& cell = step.cells.emplace_back();
    cell.test = Test::Contention;
    cell.kernel = kernel.id;
    cell.parameters.threads = threads;
    cell.seconds = contentionCellS;
    cell.skip = skip;
  }
  return step;
}

}  // namespace

std::vector<LogicalCpu> chosenCpus(const PlanRequest& request) {
  std::vector<LogicalCpu> cpus = request.machine.cpus;
  const std::vector<int>& list = request.settings.cpuList;
  if (request.settings.binding == Binding::List)
    std::erase_if(cpus,
                  [&](const LogicalCpu& cpu) { return std::ranges::find(list, cpu.osIndex) == list.end(); });
  std::ranges::stable_sort(cpus, {}, placeOf);
  return cpus;
}

std::vector<Step> coreSteps(const PlanRequest& request) {
  Step step = stepOf(request);
  std::vector<LogicalCpu> cpus = chosenCpus(request);
  if (cpus.size() < 2) {
    for (PlannedCell& cell : step.cells) cell.skip = Reason{"needs-two-cpus", {}};
    return {step};
  }
  step.places.resize(2);
  if (request.settings.binding == Binding::None || !request.machine.bindsThreads) return {step};
  if (cpus.size() > mostCpusOfPairs && request.selection.sweep.sizes != Sweep::Full) cpus = sampleOf(cpus);
  std::vector<Step> steps;
  for (const auto& [first, second] : pairsInOrder(cpus)) {
    Step& ofPair = steps.emplace_back(step);
    ofPair.places[0].cpu = first;
    ofPair.places[1].cpu = second;
    for (PlannedCell& cell : ofPair.cells) {
      cell.parameters.cpuA = first;
      cell.parameters.cpuB = second;
    }
  }
  return steps;
}

std::vector<Step> contentionSteps(const PlanRequest& request) {
  // One for each place of the binding, or more where more were asked for.
  Settings settings = request.settings;
  settings.threadMode = ThreadMode::Scale;
  const int cpus = threadCount(settings, request.machine);
  if (cpus < 2) return {contentionStep(request, 2, Reason{"needs-two-cpus", {}})};
  const bool isCounted = request.settings.threadMode == ThreadMode::Count;
  const int all = std::max(cpus, isCounted ? request.settings.threads : 0);
  std::vector<Step> steps;
  for (const int count : scaleCounts(all, request.selection.sweep.sizes == Sweep::Full)) {
    const auto places = placeThreads(settings, request.machine, count);
    if (!places) break;  // the plan has been refused for that
    steps.push_back(contentionStep(request, count, std::nullopt));
    for (const std::optional<int>& cpu : *places) steps.back().places.push_back({cpu, {}});
  }
  return steps;
}

}  // namespace strata
