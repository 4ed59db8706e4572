// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of sustained performance: a load each, by all threads together.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/model/memory_levels.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"
#include "kernels/kernel.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

constexpr double secondsOfMinute = 60;

/// The loop of a load, and what its cells are besides.
struct Load {
  std::string_view id;
  Family family;
  std::string_view op;  ///< empty: it computes, and needs no buffer
};
constexpr std::array loads{Load{"integer", Family::Heapsort, ""}, Load{"vectors", Family::Triad, "triad"},
                           Load{"memory", Family::Copy, "copy"}};

const Kernel* kernelOf(const Load& load, const Machine& machine) {
  if (!load.op.empty()) return &widestPlain(load.family, machine);
  const auto found = std::ranges::find(kernels::catalog(), load.family, &Kernel::family);
  return found == kernels::catalog().end() ? nullptr : &*found;
}

/// Every usable CPU, unless a number of threads was chosen, or one a core.
std::vector<ThreadPlace> placesFor(const PlanRequest& request) {
  Settings settings = request.settings;
  const bool isCounted = settings.threads > 1 || request.selection.sustained.oneThread;
  const bool isChosen =
      (settings.threadMode == ThreadMode::Count && isCounted) || settings.threadMode == ThreadMode::Cores;
  if (!isChosen) settings.threadMode = ThreadMode::Scale;
  const auto cpus = placeThreads(settings, request.machine, threadCount(settings, request.machine));
  std::vector<ThreadPlace> places;
  if (!cpus) return places;  // the plan has been refused for that
  for (const std::optional<int>& cpu : *cpus) places.push_back({cpu, {}});
  return places;
}

bool wantsLoad(const Selection& selection, const Load& load, const Kernel& kernel) {
  if (!wants(selection.kernels, kernel.id)) return false;
  if (!selection.sustained.loads.empty()) return wants(selection.sustained.loads, load.id);
  // One is enough for a first look, and it is the one that makes most heat.
  return !selection.kernels.empty() || load.id == usualLoad;
}

}  // namespace

bool isSustainedLoad(const Kernel& kernel) {
  if (kernel.family == Family::Heapsort) return true;
  return (kernel.family == Family::Triad || kernel.family == Family::Copy) &&
         kernel.variant == kernels::Variant::Plain && kernel.pattern == kernels::Pattern::Serial;
}

std::vector<Step> sustainedSteps(const PlanRequest& request) {
  const std::vector<ThreadPlace> places = placesFor(request);
  const int threads = std::max(1, static_cast<int>(places.size()));
  const std::vector<Bytes> regions = defaultRegions(request.machine, threads);
  std::vector<Step> steps;
  for (const Load& load : loads) {
    const Kernel* kernel = kernelOf(load, request.machine);
    if (kernel == nullptr || !wantsLoad(request.selection, load, *kernel)) continue;
    const bool isOfMemory = load.id == "memory";
    Step& step = steps.emplace_back(
        Step{TestGroup::Sustained, isOfMemory ? BoundBy::Shared : BoundBy::Core, {}, {}, 0});
    step.places = places;
    PlannedCell& cell = step.cells.emplace_back();
    cell.test = Test::Sustained;
    cell.kernel = kernel->id;
    cell.parameters.threads = threads;
    cell.seconds = secondsOfMinute * request.settings.sustainedMinutes;
    if (load.op.empty()) continue;
    step.region = isOfMemory ? regions.back() : regions.front();
    // What memory has no room for is not asked of a person who cannot choose it.
    if (isOfMemory)
      step.region =
          wholeLongestLines(std::min(step.region, largestFootprintOf(request, threads) / buffersOfCopy));
    cell.parameters.op = load.op;
    cell.parameters.regionBytes = step.region.count;
    cell.parameters.widthBytes = kernel->widthBytes;
    cell.parameters.pattern = patternName(kernel->pattern);
    cell.parameters.pages = pagesName(request);
  }
  return steps;
}

}  // namespace strata
