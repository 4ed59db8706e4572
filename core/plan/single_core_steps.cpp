// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of cores: every core by itself, and both hardware threads of one together.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/model/core_kinds.h"
#include "core/plan/plan_memory.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

/// Enough for a hundred samples in a cache …
constexpr double visitS = 0.1;
constexpr double visitOfMemoryS = 0.15;  // … and for thirty of memory, with the probes around them

/// A core, by its hardware threads that may be used: the first comes first.
using CoreCpus = std::vector<LogicalCpu>;

/// The cores, neighbours next to each other.
std::vector<CoreCpus> coresOf(const std::vector<LogicalCpu>& cpus) {
  std::vector<CoreCpus> cores;
  for (const LogicalCpu& cpu : cpus) {
    if (cores.empty() || cores.back().front().core != cpu.core) cores.emplace_back();
    cores.back().push_back(cpu);
  }
  return cores;
}

/// Some of the cores, evenly spaced among those of each kind; each kind has its share.
std::vector<CoreCpus> sampleOf(const std::vector<CoreCpus>& cores) {
  std::map<int, std::vector<CoreCpus>> ofKind;
  for (const CoreCpus& core : cores) ofKind[core.front().kind].push_back(core);
  std::vector<CoreCpus> sample;
  for (const auto& [kind, all] : ofKind) {
    const std::size_t wanted = std::max<std::size_t>(1, all.size() * mostCores / cores.size());
    for (std::size_t i = 0; i < wanted; ++i) sample.push_back(all[i * all.size() / wanted]);
  }
  return sample;
}

/// What each core reads, the same of all of them: what differs is the core.
struct Regions {
  Bytes firstLevel;   ///< a quarter of the smallest of all kinds
  Bytes secondLevel;  ///< likewise
  Bytes memory;       ///< that of the kind with the largest last level
};

Regions regionsFor(const std::vector<CoreCpus>& cores, const PlanRequest& request) {
  std::optional<Regions> regions;
  std::set<int> seen;
  for (const CoreCpus& core : cores) {
    if (!seen.insert(core.front().kind).second) continue;
    const std::vector<Bytes> all = defaultRegions(machineFor({core.front().osIndex}, request.machine), 1);
    const Regions ofKind{all.at(0), all.at(1), all.back()};
    if (!regions) {
      regions = ofKind;
      continue;
    }
    regions->firstLevel = std::min(regions->firstLevel, ofKind.firstLevel);
    regions->secondLevel = std::min(regions->secondLevel, ofKind.secondLevel);
    regions->memory = std::max(regions->memory, ofKind.memory);
  }
  regions->memory = std::min(regions->memory, wholeLines(largestFootprintOf(request, 1)));
  return *regions;
}

PlannedCell cellOf(const Kernel& kernel, const std::vector<ThreadPlace>& places) {
  PlannedCell cell;
  cell.test = Test::Cores;
  cell.kernel = kernel.id;
  cell.parameters.threads = std::max<std::int64_t>(1, std::ssize(places));
  if (!places.empty()) cell.parameters.cpuA = places[0].cpu;
  if (places.size() > 1) cell.parameters.cpuB = places[1].cpu;
  cell.seconds = visitsOfCore * visitS;
  return cell;
}

Step stepOn(std::vector<ThreadPlace> places, BoundBy boundBy) {
  Step step{TestGroup::Cores, boundBy, {}, {}, 0};
  step.places = std::move(places);
  step.visits = visitsOfCore;
  return step;
}

bool isArithmetic(const Kernel& kernel) {
  return kernel.family == Family::Heapsort || kernel.family == Family::Floating;
}

void addArithmetic(const PlanRequest& request, Step& step) {
  for (const Kernel& kernel : kernels::catalog())
    if (isArithmetic(kernel) && wants(request.selection.kernels, kernel.id))
      step.cells.push_back(cellOf(kernel, step.places));
}

PlannedCell* addRead(const PlanRequest& request, Bytes region, Step& step) {
  const Kernel& kernel = widestRead(request.machine);
  if (!wants(request.selection.kernels, kernel.id)) return nullptr;
  PlannedCell& cell = step.cells.emplace_back(cellOf(kernel, step.places));
  cell.parameters.regionBytes = region.count;
  cell.parameters.widthBytes = kernel.widthBytes;
  cell.parameters.pattern = patternName(kernel.pattern);
  cell.parameters.op = "read";
  cell.parameters.pages = pagesName(request);
  return &cell;
}

/// Adds the steps of one CPU by itself.
void addStepsOn(int cpu, const Regions& regions, const PlanRequest& request, std::vector<Step>& steps) {
  Step inCore = stepOn({{cpu, {}}}, BoundBy::Core);
  addArithmetic(request, inCore);
  if (PlannedCell* read = addRead(request, regions.firstLevel, inCore))
    limitByCore(*read, designOf({cpu}, request.machine), ElementUse::Read,
                static_cast<std::uint32_t>(*read->parameters.widthBytes));
  addRead(request, regions.secondLevel, inCore);
  Step beyond = stepOn({{cpu, {}}}, BoundBy::Shared);
  if (PlannedCell* read = addRead(request, regions.memory, beyond))
    read->seconds = visitsOfCore * visitOfMemoryS;
  for (Step* step : {&inCore, &beyond})
    if (!step->cells.empty()) steps.push_back(std::move(*step));
}

Step skippedStep(const PlanRequest& request, const Reason& reason) {
  Step step{TestGroup::Cores, BoundBy::Core, {}, {}, 0};
  addArithmetic(request, step);
  for (PlannedCell& cell : step.cells) cell.skip = reason;
  return step;
}

}  // namespace

bool measuresCores(const Kernel& kernel) {
  return isArithmetic(kernel) ||
         (kernel.family == Family::Read && kernel.variant == kernels::Variant::Plain &&
          kernel.pattern == kernels::Pattern::Serial);
}

std::vector<Step> singleCoreSteps(const PlanRequest& request) {
  const std::vector<LogicalCpu> cpus = chosenCpus(request);
  if (cpus.size() < 2) return {skippedStep(request, {"needs-two-cpus", {}})};
  // Nobody knows which core it was that a thread ran on.
  if (request.settings.binding == Binding::None || !request.machine.bindsThreads)
    return {skippedStep(request, {"needs-binding", {}})};
  const bool isFull = request.selection.sweep.sizes == Sweep::Full;
  std::vector<CoreCpus> cores = coresOf(cpus);
  if (cores.size() > mostCores && !isFull) cores = sampleOf(cores);
  const Regions regions = regionsFor(cores, request);
  std::vector<Step> steps;
  for (const CoreCpus& core : cores)
    for (std::size_t thread = 0; thread < (isFull ? core.size() : 1); ++thread)
      addStepsOn(core[thread].osIndex, regions, request, steps);
  for (const CoreCpus& core : cores) {
    if (core.size() < 2) continue;
    Step both = stepOn({{core[0].osIndex, {}}, {core[1].osIndex, {}}}, BoundBy::Core);
    addArithmetic(request, both);
    if (!both.cells.empty()) steps.push_back(std::move(both));
  }
  return steps;
}

}  // namespace strata
