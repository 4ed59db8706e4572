// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/plan.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <set>

#include "core/model/plan_memory.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;
using kernels::Pattern;

constexpr Bytes l1WhenUnknown = 32_KiB;
constexpr Bytes l2WhenUnknown = 256_KiB;
constexpr Bytes lastLevelWhenUnknown = 8_MiB;

/// Left free, so that the system has room for its own.
constexpr Bytes diskReserve = 64_MiB;

const Cache* cacheOf(const Machine& machine, int level) {
  const auto found = std::find_if(machine.caches.begin(), machine.caches.end(),
                                  [&](const Cache& cache) { return cache.level == level; });
  return found == machine.caches.end() ? nullptr : &*found;
}

/// How many of `threads`, spread as far as can be, share one cache of that kind.
std::uint64_t threadsSharing(const Cache* cache, const Machine& machine, int threads) {
  if (cache == nullptr) return 1;
  const int cpus = std::max(1, static_cast<int>(machine.cpus.size()));
  const int instances = std::max(1, cpus / std::max(1, cache->sharedBy));
  return static_cast<std::uint64_t>(std::max(1, (threads + instances - 1) / instances));
}

Bytes sizeOr(const Cache* cache, Bytes otherwise) {
  return cache == nullptr ? otherwise : cache->size;
}

Bytes lastLevel(const Machine& machine) {
  if (machine.usableLastLevel) return *machine.usableLastLevel;
  const Cache* l3 = cacheOf(machine, 3);
  return sizeOr(l3, machine.caches.empty() ? lastLevelWhenUnknown : machine.caches.back().size);
}

std::vector<Bytes> chosenRegions(const Settings& settings, const Machine& machine, int threads) {
  if (!settings.regions) return defaultRegions(machine, threads);
  std::vector<Bytes> regions;
  for (const Bytes region : *settings.regions)
    if (region > 0_B) regions.push_back(region);
  return regions;
}

bool wants(const std::vector<int>& chosen, int value) {
  return chosen.empty() || std::find(chosen.begin(), chosen.end(), value) != chosen.end();
}
bool wants(const std::vector<std::string>& chosen, std::string_view value) {
  return chosen.empty() || std::find(chosen.begin(), chosen.end(), value) != chosen.end();
}

std::string_view patternName(Pattern pattern) {
  return pattern == Pattern::Random ? "random" : "serial";
}

/// The design is that of the fastest kind of core: true when all threads are bound to such.
bool onFastestCores(const std::vector<ThreadPlace>& threads, const Machine& machine) {
  const auto efficiency = [&](int kind) {
    const auto index = static_cast<std::size_t>(kind);
    return index < machine.coreKinds.size() ? machine.coreKinds[index].efficiency : 0;
  };
  int fastest = 0;
  for (const LogicalCpu& cpu : machine.cpus) fastest = std::max(fastest, efficiency(cpu.kind));
  return std::all_of(threads.begin(), threads.end(), [&](const ThreadPlace& place) {
    return std::any_of(machine.cpus.begin(), machine.cpus.end(), [&](const LogicalCpu& cpu) {
      return place.cpu == cpu.osIndex && efficiency(cpu.kind) == fastest;
    });
  });
}

/// Moves that one core can make in a cycle: each is a load and a store.
std::optional<double> movesPerCycle(const std::vector<ThreadPlace>& threads, const Machine& machine) {
  if (!machine.coreClass || !onFastestCores(threads, machine)) return std::nullopt;
  const CoreClass& core = *machine.coreClass;
  return std::min({core.loadsPerCycle, core.storesPerCycle, core.accessesPerCycle / 2});
}

Step processorStep(const Settings& settings, const Selection& selection, int threads) {
  Step step{StepKind::Processor, BoundBy::Core, {}, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    const bool integer = kernel.family == Family::Heapsort;
    if (!integer && kernel.family != Family::Floating) continue;
    if (!wants(selection.kernels, kernel.id)) continue;
    PlannedCell cell;
    cell.test = integer ? "integer" : "floating";
    cell.kernel = kernel.id;
    cell.parameters.threads = threads;
    cell.seconds = integer ? settings.integerSeconds : settings.floatingSeconds;
    step.cells.push_back(std::move(cell));
  }
  return step;
}

Step memoryStep(Bytes region, const Settings& settings, const Selection& selection, const Machine& machine,
                const std::vector<ThreadPlace>& places) {
  const int threads = static_cast<int>(places.size());
  const Cache* l1 = cacheOf(machine, 1);
  const Cache* l2 = cacheOf(machine, 2);
  const Bytes footprint = region * buffersOfMove;
  const bool inL1 = footprint * threadsSharing(l1, machine, threads) <= sizeOr(l1, l1WhenUnknown);
  const bool inL2 = footprint * threadsSharing(l2, machine, threads) <= sizeOr(l2, l2WhenUnknown);

  Step step{StepKind::Memory, inL2 ? BoundBy::Core : BoundBy::Shared, region, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Move) continue;
    if (!wants(selection.widths, static_cast<int>(kernel.widthBytes))) continue;
    if (!wants(selection.patterns, patternName(kernel.pattern))) continue;
    if (!wants(selection.kernels, kernel.id)) continue;
    PlannedCell cell;
    cell.test = "memory";
    cell.kernel = kernel.id;
    cell.parameters.regionBytes = region.count;
    cell.parameters.widthBytes = kernel.widthBytes;
    cell.parameters.pattern = patternName(kernel.pattern);
    cell.parameters.op = "move";
    cell.parameters.threads = threads;
    cell.parameters.pages = "default";
    if (inL1) cell.unitsPerCycleLimit = movesPerCycle(places, machine);
    const std::uint64_t elements = region.count / kernel.widthBytes;
    if (kernel.pattern == Pattern::Random && elements > std::uint64_t{1} << 32)
      cell.skip =
          Reason{"too-many-elements", {{"width_bytes", static_cast<std::int64_t>(kernel.widthBytes)}}};
    step.cells.push_back(std::move(cell));
  }
  const auto measured =
      std::count_if(step.cells.begin(), step.cells.end(), [](const PlannedCell& cell) { return !cell.skip; });
  for (PlannedCell& cell : step.cells)
    if (measured > 0) cell.seconds = settings.memorySeconds / static_cast<double>(measured);
  return step;
}

Step diskStep(const Plan& plan, const Selection& selection, int threads) {
  Step step{StepKind::Disk, BoundBy::Disk, {}, {}, 0};
  for (const char* op : {"write", "read"}) {
    PlannedCell cell;
    cell.test = "disk";
    cell.kernel = std::string("disk-") + op + "-serial";
    if (!wants(selection.kernels, cell.kernel)) continue;
    cell.parameters.op = op;
    cell.parameters.pattern = "serial";
    cell.parameters.threads = threads;
    cell.parameters.fileBytes = plan.diskFile.count;
    cell.parameters.blockBytes = plan.diskBlock.count;
    step.cells.push_back(std::move(cell));
  }
  return step;
}

/// Rough, for the progress bar and for Setup: pages are made and filled at about 2 GB/s a thread, a disk does
/// 500 MB/s.
double expectedSeconds(const Step& step, const Plan& plan) {
  constexpr double warmUp = 0.1;
  constexpr double fillRate = 2e9;  // of one CPU
  constexpr double diskRate = 500e6;
  if (step.kind == StepKind::Disk) return 2 * static_cast<double>(plan.diskNeeded.count) / diskRate;
  double seconds = warmUp;
  for (const PlannedCell& cell : step.cells)
    seconds += plan.shareCpus ? sharedWindowSeconds(plan, cell) : cell.seconds;
  const auto threads = static_cast<double>(plan.threads.size());
  const double turns =
      std::max(1.0, threads / static_cast<double>(std::max<std::size_t>(1, plan.usableCpus)));
  return seconds + turns * static_cast<double>((step.region * buffersOfMove).count) / fillRate;
}

std::optional<Error> planDisk(Plan& plan, const Settings& settings, const std::vector<FolderFacts>& folders) {
  Bytes sector = 512_B;
  for (const FolderFacts& folder : folders) sector = std::max(sector, folder.sector);
  const std::uint64_t sectors = (settings.diskFile.count + sector.count - 1) / sector.count;
  plan.diskFile = sector * sectors;
  // At least 64 operations a file where it is large enough, so that their median means something.
  const Bytes block{std::bit_floor(plan.diskFile.count / 64)};
  plan.diskBlock = std::max(sector, std::clamp(block, 64_KiB, 1_MiB));

  for (std::size_t i = 0; i < plan.threads.size(); ++i) {
    plan.folders.push_back(folders[i % folders.size()]);
    plan.threads[i].folder = plan.folders.back().path;
  }
  plan.diskNeeded = plan.diskFile * static_cast<std::uint64_t>(plan.threads.size());
  for (const FolderFacts& folder : plan.folders) {
    const auto files = static_cast<std::uint64_t>(
        std::count_if(plan.folders.begin(), plan.folders.end(),
                      [&](const FolderFacts& other) { return other.device == folder.device; }));
    if (folder.largestFile && plan.diskFile > *folder.largestFile)
      return Error{"file-too-large",
                   {{"folder", folder.path},
                    {"file_bytes", static_cast<std::int64_t>(plan.diskFile.count)},
                    {"largest_file_bytes", static_cast<std::int64_t>(folder.largestFile->count)}}};
    const Bytes usable = folder.free > diskReserve ? folder.free - diskReserve : 0_B;
    if (plan.diskFile * files <= usable) continue;
    Error error{"not-enough-disk",
                {{"folder", folder.path},
                 {"needed_bytes", static_cast<std::int64_t>((plan.diskFile * files).count)},
                 {"free_bytes", static_cast<std::int64_t>(usable.count)}}};
    // In whole sectors, since a file is rounded up to them.
    const Bytes fits = sector * (usable.count / files / sector.count);
    if (fits >= diskFileRange.least)
      error.data.push_back({"largest_file_bytes", static_cast<std::int64_t>(fits.count)});
    return error;
  }
  return std::nullopt;
}

/// CPUs of cores that no measured thread runs on: a busy sibling would disturb as much as a busy CPU.
std::vector<int> cpusToSpare(const Plan& plan, const Machine& machine) {
  std::set<int> measuredCores;
  for (const ThreadPlace& place : plan.threads)
    for (const LogicalCpu& cpu : machine.cpus)
      if (place.cpu == cpu.osIndex) measuredCores.insert(cpu.core);
  std::vector<int> spare;
  for (const LogicalCpu& cpu : machine.cpus)
    if (!measuredCores.contains(cpu.core)) spare.push_back(cpu.osIndex);
  return spare;
}

bool cpusAreShared(const Plan& plan) {
  std::set<int> used;
  for (const ThreadPlace& place : plan.threads)
    if (!place.cpu || !used.insert(*place.cpu).second) return true;
  return false;
}

}  // namespace

int threadCount(const Settings& settings, const Machine& machine) {
  switch (settings.threadMode) {
    case ThreadMode::Count:
      return settings.threads;
    case ThreadMode::Auto:
      return std::max(1, static_cast<int>(machine.cpus.size()));
    case ThreadMode::Cores:
      break;
  }
  std::set<int> cores;
  for (const LogicalCpu& cpu : machine.cpus) cores.insert(cpu.core);
  return std::max(1, static_cast<int>(cores.size()));
}

double sharedWindowSeconds(const Plan& plan, const PlannedCell& cell) {
  std::set<std::optional<int>> cpus;
  for (const ThreadPlace& place : plan.threads) cpus.insert(place.cpu);
  const bool unbound = cpus.contains(std::nullopt);
  const double count = static_cast<double>(unbound ? std::max<std::size_t>(1, plan.usableCpus) : cpus.size());
  return std::max(cell.seconds, plan.leastTurnS * static_cast<double>(plan.threads.size()) / count);
}

std::vector<Bytes> defaultRegions(const Machine& machine, int threads) {
  const Cache* l1 = cacheOf(machine, 1);
  const Cache* l2 = cacheOf(machine, 2);
  const Cache* l3 = cacheOf(machine, 3);
  std::vector<Bytes> regions;
  regions.push_back(wholeLines(sizeOr(l1, l1WhenUnknown) / 4 / threadsSharing(l1, machine, threads)));
  regions.push_back(wholeLines(sizeOr(l2, l2WhenUnknown) / 4 / threadsSharing(l2, machine, threads)));
  const bool hasLast = l3 != nullptr || machine.caches.empty() || machine.usableLastLevel.has_value();
  const Bytes last = lastLevel(machine);
  // Never so small that it lies in L2, where most of the last level is taken or shared by many.
  if (hasLast)
    regions.push_back(
        std::max(wholeLines(last / 4 / threadsSharing(l3, machine, threads)), sizeOr(l2, l2WhenUnknown)));
  regions.push_back(std::clamp(last * 4, 64_MiB, 512_MiB));
  std::sort(regions.begin(), regions.end());
  regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
  return regions;
}

Result<Plan> makePlan(const Settings& settings, const Selection& selection, const Machine& machine,
                      const std::vector<FolderFacts>& folders) {
  if (auto error = checkRanges(settings)) return *error;
  const int threads = threadCount(settings, machine);
  auto places = placeThreads(settings, machine, threads);
  if (!places) return places.error();

  Plan plan;
  plan.settings = settings;
  plan.usableCpus = machine.cpus.size();
  for (const std::optional<int>& cpu : *places) plan.threads.push_back({cpu, {}});
  plan.shareCpus = cpusAreShared(plan);
  plan.spareCpus = cpusToSpare(plan, machine);

  if (selection.disk && !folders.empty())
    if (auto error = planDisk(plan, settings, folders)) return *error;

  Bytes largest;
  if (selection.processor) plan.steps.push_back(processorStep(settings, selection, threads));
  if (selection.memory) {
    for (const Bytes region : chosenRegions(settings, machine, threads)) {
      plan.steps.push_back(memoryStep(region, settings, selection, machine, plan.threads));
      largest = std::max(largest, region);
    }
  }
  if (selection.disk && !folders.empty()) plan.steps.push_back(diskStep(plan, selection, threads));
  std::erase_if(plan.steps, [](const Step& step) { return step.cells.empty(); });
  if (plan.steps.empty()) return Error{"nothing-selected", {}};

  if (auto error = refuseMemory(plan, machine, largest)) return *error;
  for (Step& step : plan.steps) {
    step.expectedSeconds = expectedSeconds(step, plan);
    plan.expectedSeconds += step.expectedSeconds;
  }
  return plan;
}

}  // namespace strata
