// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include "core/model/memory_levels.h"
#include "core/plan/plan_parts.h"
#include "core/plan/sweep.h"
#include "tests/gui/disk_samples.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

PlannedCell processorCell(Test test, const char* kernel, int seconds, std::int64_t threads) {
  PlannedCell cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.parameters.threads = threads;
  cell.seconds = seconds;
  return cell;
}

Step memoryStep(Bytes region, std::int64_t threads) {
  Step step{TestGroup::Memory, region <= 1_MiB ? BoundBy::Core : BoundBy::Shared, region, {}, 2.1};
  for (const char* pattern : {"serial", "random"})
    for (const std::int64_t width : {1, 2, 4, 8}) {
      PlannedCell cell;
      cell.test = Test::Memory;
      cell.kernel = std::string("move-") + pattern + "-" + std::to_string(width);
      cell.parameters.regionBytes = region.count;
      cell.parameters.widthBytes = width;
      cell.parameters.pattern = pattern;
      cell.parameters.op = "move";
      cell.parameters.threads = threads;
      cell.parameters.pages = "default";
      cell.seconds = 0.25;
      step.cells.push_back(cell);
    }
  return step;
}

/// Levels, quick or full, as the engine lays them out, but no further than 128 MiB.
std::vector<Bytes> footprintsOf(const Selection& selection, const Machine& machine, int threads) {
  constexpr Bytes most = 128_MiB;
  switch (selection.sweep.sizes.value_or(Sweep::Quick)) {
    case Sweep::Quick:
      return quickSweepFootprints(machine, threads, most);
    case Sweep::Full:
      return fullSweepFootprints(most);
    case Sweep::Levels:
      break;
  }
  std::vector<Bytes> footprints;
  for (const MemoryLevel& level : memoryLevels(machine))
    if (selection.sweep.levels.empty() ||
        std::find(selection.sweep.levels.begin(), selection.sweep.levels.end(), level.level) !=
            selection.sweep.levels.end())
      footprints.push_back(footprintOfLevel(level, machine, threads, most));
  return footprints;
}

PlannedCell bandwidthCell(const std::string& op, int width, Bytes footprint, std::int64_t threads) {
  PlannedCell cell;
  cell.test = Test::Bandwidth;
  cell.kernel = op + "-serial-" + std::to_string(width);
  cell.parameters.regionBytes = footprint.count / (op == "copy" ? 2 : 1);
  cell.parameters.widthBytes = width;
  cell.parameters.pattern = "serial";
  cell.parameters.op = op;
  cell.parameters.threads = threads;
  cell.parameters.pages = "default";
  const double perCycle = op == "read" ? 2.0 : 1.0;
  if (footprint <= 48_KiB) cell.unitsPerCycleLimit = perCycle;
  cell.seconds = 0.25;
  return cell;
}

Step bandwidthStep(Bytes footprint, const Selection& selection, std::int64_t threads) {
  Step step{TestGroup::Bandwidth, footprint <= 2_MiB ? BoundBy::Core : BoundBy::Shared, footprint, {}, 0.8};
  for (const char* op : {"read", "write", "copy"})
    for (const int width : {64, 32, 16, 8, 4, 2, 1}) {
      if (!wants(selection.ops, op) || (width < 64 && selection.sweep.sizes == Sweep::Levels)) continue;
      PlannedCell cell = bandwidthCell(op, width, footprint, threads);
      if (wants(selection.kernels, cell.kernel)) step.cells.push_back(cell);
    }
  return step;
}

Step latencyStep(Bytes footprint) {
  Step step{TestGroup::Latency, footprint <= 2_MiB ? BoundBy::Core : BoundBy::Shared, footprint, {}, 0.5};
  for (const bool local : {true, false}) {
    PlannedCell cell;
    cell.test = Test::Latency;
    cell.kernel = "chase-1";
    cell.parameters.regionBytes = footprint.count;
    cell.parameters.pattern = "random";
    cell.parameters.op = "latency";
    cell.parameters.threads = 1;
    cell.parameters.pages = "default";
    if (local) cell.parameters.blockBytes = (64_KiB).count;
    cell.seconds = 0.25;
    step.cells.push_back(cell);
  }
  return step;
}

Step copyStep(Bytes region, std::int64_t threads) {
  Step step{TestGroup::Copy, BoundBy::Shared, region, {}, 2.1};
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"}) {
    PlannedCell cell;
    cell.test = Test::Copy;
    cell.kernel = kernel;
    cell.parameters.regionBytes = region.count;
    cell.parameters.op = "copy";
    cell.parameters.threads = threads;
    cell.parameters.pages = "default";
    if (cell.kernel == "copy-blocks") cell.parameters.blockBytes = (256_KiB).count;
    cell.seconds = 0.7;
    step.cells.push_back(cell);
  }
  return step;
}

Step libraryStep(Bytes size, std::int64_t threads) {
  Step step{TestGroup::Library, size <= 1_MiB ? BoundBy::Core : BoundBy::Shared, size, {}, 2.1};
  for (const char* function : {"memcpy", "memmove", "memset", "memcmp", "memchr", "strlen", "strcpy"}) {
    PlannedCell cell;
    cell.test = Test::Library;
    cell.kernel = std::string("library-") + function;
    cell.parameters.regionBytes = size.count;
    cell.parameters.threads = threads;
    cell.parameters.pages = "default";
    cell.seconds = 0.3;
    step.cells.push_back(cell);
  }
  return step;
}

/// Each step once in each kind of pages that is asked for.
void addKindsOfPages(std::vector<Step>& steps, const std::vector<PagePolicy>& kinds) {
  std::vector<Step> all;
  for (const Step& step : steps) {
    if (step.group == TestGroup::Processor || step.group == TestGroup::Disk) {
      all.push_back(step);
      continue;
    }
    for (const PagePolicy pages : kinds) {
      all.push_back(step);
      all.back().pages = pages;
      for (PlannedCell& cell : all.back().cells) cell.parameters.pages = pagesName(pages);
    }
  }
  steps = std::move(all);
}

}  // namespace

Machine sampleMachine() {
  Machine machine;
  machine.cpuModel = "Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz";
  machine.architecture = "x86-64";
  machine.cores = 2;
  machine.cpus = {{0, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}};
  machine.coreKinds = {{"", 0, 2}};
  machine.caches = {{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 105_MiB, 2}};
  machine.memory = Bytes{8'254'390'272};
  machine.memoryAvailable = Bytes{6'916'210'688};
  machine.pageSize = 4_KiB;
  machine.usableLastLevel = 16_MiB;
  machine.system = "Debian GNU/Linux 12, Linux 6.1";
  machine.hypervisor = "KVM";
  machine.provides = {kernels::Needs::Sse41, kernels::Needs::Avx, kernels::Needs::Avx2,
                      kernels::Needs::Avx512};
  return machine;
}

MachineParts sampleParts() {
  MachineParts parts;
  parts.packages = {{0, "Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz", {0, 1}}};
  parts.nodes = {{0, sampleMachine().memory, {0, 1}}};
  for (const int cpu : {0, 1}) {
    parts.caches.push_back({1, true, false, 48_KiB, 64_B, 12, {cpu}});
    parts.caches.push_back({1, false, true, 32_KiB, 64_B, 8, {cpu}});
    parts.caches.push_back({2, true, true, 2_MiB, 64_B, 16, {cpu}});
    parts.cores.push_back({cpu, "", {cpu}});
  }
  parts.caches.push_back({3, true, true, 105_MiB, 64_B, 15, {0, 1}});
  parts.usable = {0, 1};
  return parts;
}

Plan samplePlan(const Settings& settings, const Selection& selection, const Machine& machine) {
  Plan plan;
  plan.settings = settings;
  plan.usableCpus = machine.cpus.size();
  const int count = threadCount(settings, machine);
  const std::int64_t threads = count;
  for (int thread = 0; thread < count; ++thread)
    plan.threads.push_back({thread % static_cast<int>(machine.cpus.size()), {}});
  for (std::size_t cpu = plan.threads.size(); cpu < machine.cpus.size(); ++cpu)
    plan.spareCpus.push_back(machine.cpus[cpu].osIndex);
  std::vector<int> counts =
      settings.threadMode == ThreadMode::Scale ? scaleCounts(count, false) : std::vector{count};
  if (selection.wholeMachine && count > 1) counts = {1, count};
  const auto processorStep = [&](int some) {
    return Step{TestGroup::Processor,
                BoundBy::Core,
                {},
                {processorCell(Test::Integer, "heapsort-1000", settings.integerSeconds, some),
                 processorCell(Test::Floating, "floating-mix", settings.floatingSeconds, some)},
                4.1};
  };
  const auto addOfEachCount = [&](auto stepOf) {
    for (const int some : counts) {
      plan.steps.push_back(stepOf(some));
      if (some < count) plan.steps.back().threads = static_cast<std::size_t>(some);
    }
  };
  if (selection.tests.contains(TestGroup::Processor)) addOfEachCount(processorStep);
  if (selection.tests.contains(TestGroup::Memory))
    for (const Bytes region : {12_KiB, 512_KiB, 4_MiB, 64_MiB})
      addOfEachCount([&](int some) { return memoryStep(region, some); });
  if (selection.tests.contains(TestGroup::Bandwidth))
    for (const Bytes footprint : footprintsOf(selection, machine, count))
      addOfEachCount([&](int some) { return bandwidthStep(footprint, selection, some); });
  if (selection.tests.contains(TestGroup::Latency))
    for (const Bytes footprint : footprintsOf(selection, machine, 1))
      plan.steps.push_back(latencyStep(footprint));
  if (selection.tests.contains(TestGroup::Copy))
    for (const Bytes region : settings.regions.value_or(std::vector{64_MiB}))
      addOfEachCount([&](int some) { return copyStep(region, some); });
  if (selection.tests.contains(TestGroup::Library))
    for (const Bytes size : {16_B, 256_B, 4_KiB, 512_KiB, 64_MiB})
      addOfEachCount([&](int some) { return libraryStep(size, some); });
  if (selection.tests.contains(TestGroup::Disk)) {
    plan.diskFile = settings.diskFile;
    plan.diskBlock = 1_MiB;
    plan.diskFileToRead = selection.disk.fileToRead;
    plan.folders.assign(plan.threads.size(), sampleFolder());
  }
  if (selection.tests.contains(TestGroup::Disk) &&
      (settings.diskProfile != DiskProfile::Classic || selection.disk.endurance)) {
    plan.diskNeeded = settings.diskFile;
    plan.diskWritten = 8_GiB;
    plan.steps.push_back(sampleDiskRows(settings, selection));
  } else if (selection.tests.contains(TestGroup::Disk)) {
    Step step{TestGroup::Disk, BoundBy::Disk, {}, {}, 1.1};
    for (const char* op : {"write", "read"}) {
      PlannedCell cell;
      cell.test = Test::Disk;
      cell.kernel = std::string("disk-") + op + "-serial";
      cell.parameters.op = op;
      cell.parameters.pattern = "serial";
      cell.parameters.threads = threads;
      cell.parameters.fileBytes = plan.diskFile.count;
      cell.parameters.blockBytes = plan.diskBlock.count;
      step.cells.push_back(cell);
    }
    plan.steps.push_back(step);
  }
  addKindsOfPages(plan.steps, pagesToMeasure(selection.pages));
  for (const Step& step : plan.steps) plan.expectedSeconds += step.expectedSeconds;
  plan.selection = selection;
  keepOnly(selection.cells, plan);
  return plan;
}

}  // namespace strata::gui
