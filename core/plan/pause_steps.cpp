// SPDX-License-Identifier: GPL-3.0-or-later
// The step of pauses: which CPUs are watched, and on which a sleeping thread is woken.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/plan_parts.h"

namespace strata {

namespace {

/// The number of CPUs from which on one of them is left to the system and to the window or the terminal, as
/// people do who measure OS noise.
constexpr std::size_t leastForSpare = 3;
/// Wake-ups that are measured after the watch have this share of its time, on each CPU.
constexpr double shareOfWakeUps = 0.2;

void addCell(const PlanRequest& request, std::string_view kernel, std::optional<int> cpu, double seconds,
             Step& step) {
  if (!wants(request.selection.kernels, kernel)) return;
  PlannedCell& cell = step.cells.emplace_back();
  cell.test = Test::Pauses;
  cell.kernel = kernel;
  cell.parameters.threads = 1;
  cell.parameters.cpuA = cpu;
  cell.seconds = seconds;
}

}  // namespace

double watchSeconds(const Settings& settings) {
  return std::min(longestWatchS, watchPerMemorySecond * settings.memorySeconds);
}

std::vector<Step> pauseSteps(const PlanRequest& request) {
  Step step{TestGroup::Pauses, BoundBy::Threads, {}, {}, 0};
  // Nobody knows which CPU it was that a thread watched.
  if (request.settings.binding == Binding::None || !request.machine.bindsThreads) {
    for (const std::string_view kernel : {watchKernel, wakeUpKernel})
      addCell(request, kernel, std::nullopt, 0, step);
    for (PlannedCell& cell : step.cells) cell.skip = Reason{"needs-binding", {}};
    return {step};
  }
  std::vector<LogicalCpu> watched = chosenCpus(request);
  std::vector<LogicalCpu> woken = watched;
  const bool sparesOne = watched.size() >= leastForSpare;
  if (sparesOne) {
    // Systems give the first one most of their own work.
    woken.resize(1);
    watched.erase(watched.begin());
  }
  const double seconds = watchSeconds(request.settings);
  // All CPUs are watched at once: together their cells have the time of one watch.
  const double share = seconds / static_cast<double>(std::max<std::size_t>(1, watched.size()));
  for (const LogicalCpu& cpu : watched) {
    addCell(request, watchKernel, cpu.osIndex, share, step);
    step.places.push_back({cpu.osIndex, {}});
  }
  for (const LogicalCpu& cpu : woken)
    addCell(request, wakeUpKernel, cpu.osIndex, sparesOne ? 0 : shareOfWakeUps * seconds, step);
  // Wake-ups by themselves take as long as the watch, beside which they take no time.
  if (sparesOne && step.cells.size() == 1 && step.cells.front().kernel == wakeUpKernel)
    step.cells.front().seconds = seconds;
  return {step};
}

}  // namespace strata
