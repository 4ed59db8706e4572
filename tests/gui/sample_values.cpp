// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/sample_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/model/memory_levels.h"
#include "core/model/sweep.h"
#include "tests/gui/disk_samples.h"

namespace strata::gui {

namespace {

constexpr double clockGhz = 3.412;

/// MB/s of one thread for a byte of width, by level: L1, L2, L3, memory.
constexpr std::array<double, 4> serialPerByte{3412, 3391, 2870, 1460};
constexpr std::array<double, 4> randomPerByte{2353, 745, 118, 12.6};

std::size_t levelOf(Bytes region) {
  if (region <= 16_KiB) return 0;
  if (region <= 1_MiB) return 1;
  return region <= 8_MiB ? 2 : 3;
}

/// From one level to the next as the share of hits falls.
double blend(double footprint, double edge, double within, double beyond) {
  return within + (beyond - within) / (1 + std::pow(edge / footprint, 6));
}

/// MB/s of one thread with the widest operand; narrower ones carry less from the near levels.
double bandwidthOf(const Parameters& parameters) {
  const bool copies = parameters.op == "copy";
  const bool reads = parameters.op == "read";
  const auto footprint = static_cast<double>(*parameters.regionBytes) * (copies ? 2 : 1);
  const double near = static_cast<double>(*parameters.widthBytes) / 64;
  // All but the first edge lie where the machine says; the last cache gives less than it says.
  const double l1 = (reads ? 432300.0 : copies ? 212800.0 : 216600.0) * near;
  const double l2 = std::min(l1, reads ? 188700.0 : copies ? 45200.0 : 61300.0);
  const double l3 = std::min(l1, reads ? 30120.0 : copies ? 15180.0 : 28230.0);
  const double memory = std::min(l1, reads ? 20580.0 : copies ? 9870.0 : 11940.0);
  const double rate =
      blend(footprint, 16.5e6, blend(footprint, 2.1e6, blend(footprint, 49e3, l1, l2), l3), memory);
  // A core slows a little when its neighbour works; memory gives two of them not twice as much.
  const double together = footprint > 16e6 ? 0.72 : footprint > 2e6 ? 0.88 : 0.99;
  return parameters.threads == 1 ? rate : rate * together;
}

/// Nanoseconds.
double latencyOf(const Parameters& parameters) {
  const auto footprint = static_cast<double>(*parameters.regionBytes);
  // In large pages the TLB holds the whole region.
  const bool local = parameters.blockBytes.has_value() || parameters.pages == "huge";
  const double l2 = local ? 4.69 : 4.69 + blend(footprint, 390e3, 0, 2.1);
  const double l3 = local ? 31.6 : 47.2;
  const double memory = local ? 121.4 : 177.3;
  return blend(footprint, 16.5e6, blend(footprint, 2.1e6, blend(footprint, 49e3, 1.4654, l2), l3), memory);
}

double copyRate(const std::string& kernel) {
  if (kernel == "copy-memcpy") return 9480;
  return kernel == "copy-elements" ? 6120 : 8850;
}

/// Calls cost a few nanoseconds, and memory is slower than the caches.
double libraryRate(const std::string& kernel, double bytes) {
  const double most = kernel == "library-memcpy"    ? 78e3
                      : kernel == "library-memmove" ? 74e3
                      : kernel == "library-memset"  ? 91e3
                      : kernel == "library-strcpy"  ? 22e3
                                                    : 55e3;
  const double rate = bytes > 16e6 ? most / 8 : bytes > 256e3 ? most / 2 : most;
  return bytes / (2e-3 + bytes / rate);
}

double valueOf(const PlannedCell& cell) {
  if (cell.test == "bandwidth") return bandwidthOf(cell.parameters);
  if (cell.test == "latency") return latencyOf(cell.parameters);
  if (cell.test == "integer") return 1423.7;
  if (cell.test == "floating") return 842.4;
  if (cell.parameters.queueDepth) return sampleRowRate(cell);
  if (cell.test == "disk") return cell.parameters.op == "write" ? 1184.0 : 2062.0;
  if (cell.test == "copy") return copyRate(cell.kernel);
  if (cell.test == "library")
    return libraryRate(cell.kernel, static_cast<double>(*cell.parameters.regionBytes));
  const std::size_t level = levelOf(Bytes{*cell.parameters.regionBytes});
  const auto width = static_cast<double>(*cell.parameters.widthBytes);
  const bool random = cell.parameters.pattern == "random";
  const double rate = (random ? randomPerByte : serialPerByte)[level] * width;
  // One core cannot draw more than that from the shared levels.
  if (level == 2) return std::min(rate, 17450.0);
  if (level == 3) return std::min(rate, 9120.0);
  return rate;
}

double threadShare(std::size_t thread) {
  return 1 - 0.013 * static_cast<double>(thread % 5);
}

std::vector<double> perThread(double value, std::size_t threads) {
  std::vector<double> values;
  for (std::size_t thread = 0; thread < threads; ++thread) values.push_back(value * threadShare(thread));
  return values;
}

double sum(const std::vector<double>& values) {
  double total = 0;
  for (const double value : values) total += value;
  return total;
}

Verdict verdictOf(const PlannedCell& cell) {
  const Parameters& parameters = cell.parameters;
  if (cell.test == "bandwidth" && parameters.op == "write") {
    const double footprint = static_cast<double>(*parameters.regionBytes);
    if (footprint > 4e6 && footprint < 16e6)
      return {Grade::Fair, {{"contended", {{"excluded_percent", 12.0}}}}};
    if (footprint > 60e6)
      return {Grade::Poor,
              {{"clock-moved", {{"low_ghz", 3.2}, {"high_ghz", 3.41}, {"excluded_percent", 61.0}}}}};
  }
  if (cell.test == "disk" && parameters.op == "write" &&
      (!parameters.queueDepth || *parameters.queueDepth == 1))
    return {Grade::Fair, {{"wide-interval", {{"half_width_percent", 4.6}}}}};
  if (cell.kernel == "copy-elements")
    return {Grade::Fair, {{"wide-interval", {{"half_width_percent", 4.6}}}}};
  if (cell.test != "memory" || *parameters.widthBytes != 2) return {};
  const std::size_t level = levelOf(Bytes{*parameters.regionBytes});
  if (level == 1 && parameters.pattern == "random")
    return {Grade::Fair, {{"contended", {{"excluded_percent", 22.0}}}}};
  if (level == 3 && parameters.pattern == "serial")
    return {Grade::Poor,
            {{"clock-moved", {{"low_ghz", 2.91}, {"high_ghz", 3.41}, {"excluded_percent", 61.0}}},
             {"too-few-samples", {{"clean", std::int64_t{9}}, {"wanted", std::int64_t{30}}}}}};
  return {};
}

PlannedCell processorCell(const char* test, const char* kernel, int seconds, std::int64_t threads) {
  PlannedCell cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.parameters.threads = threads;
  cell.seconds = seconds;
  return cell;
}

Step memoryStep(Bytes region, std::int64_t threads) {
  Step step{StepKind::Memory, region <= 1_MiB ? BoundBy::Core : BoundBy::Shared, region, {}, 2.1};
  for (const char* pattern : {"serial", "random"})
    for (const std::int64_t width : {1, 2, 4, 8}) {
      PlannedCell cell;
      cell.test = "memory";
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

bool wants(const std::vector<std::string>& chosen, const std::string& value) {
  return chosen.empty() || std::find(chosen.begin(), chosen.end(), value) != chosen.end();
}

/// Levels, quick or full, as the engine lays them out, but no further than 128 MiB.
std::vector<Bytes> footprintsOf(const Selection& selection, const Machine& machine, int threads) {
  constexpr Bytes most = 128_MiB;
  switch (selection.sweep.value_or(Sweep::Quick)) {
    case Sweep::Quick:
      return quickSweepFootprints(machine, threads, most);
    case Sweep::Full:
      return fullSweepFootprints(most);
    case Sweep::Levels:
      break;
  }
  std::vector<Bytes> footprints;
  for (const MemoryLevel& level : memoryLevels(machine))
    if (selection.levels.empty() ||
        std::find(selection.levels.begin(), selection.levels.end(), level.level) != selection.levels.end())
      footprints.push_back(footprintOfLevel(level, machine, threads, most));
  return footprints;
}

PlannedCell bandwidthCell(const std::string& op, int width, Bytes footprint, std::int64_t threads) {
  PlannedCell cell;
  cell.test = "bandwidth";
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
  Step step{StepKind::Bandwidth, footprint <= 2_MiB ? BoundBy::Core : BoundBy::Shared, footprint, {}, 0.8};
  for (const char* op : {"read", "write", "copy"})
    for (const int width : {64, 32, 16, 8, 4, 2, 1}) {
      if (!wants(selection.ops, op) || (width < 64 && selection.sweep == Sweep::Levels)) continue;
      PlannedCell cell = bandwidthCell(op, width, footprint, threads);
      if (wants(selection.kernels, cell.kernel)) step.cells.push_back(cell);
    }
  return step;
}

Step latencyStep(Bytes footprint) {
  Step step{StepKind::Latency, footprint <= 2_MiB ? BoundBy::Core : BoundBy::Shared, footprint, {}, 0.5};
  for (const bool local : {true, false}) {
    PlannedCell cell;
    cell.test = "latency";
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
  Step step{StepKind::Copy, BoundBy::Shared, region, {}, 2.1};
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"}) {
    PlannedCell cell;
    cell.test = "copy";
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
  Step step{StepKind::Library, size <= 1_MiB ? BoundBy::Core : BoundBy::Shared, size, {}, 2.1};
  for (const char* function : {"memcpy", "memmove", "memset", "memcmp", "memchr", "strlen", "strcpy"}) {
    PlannedCell cell;
    cell.test = "library";
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
    if (step.kind == StepKind::Processor || step.kind == StepKind::Disk) {
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
  if (selection.processor)
    plan.steps.push_back({StepKind::Processor,
                          BoundBy::Core,
                          {},
                          {processorCell("integer", "heapsort-1000", settings.integerSeconds, threads),
                           processorCell("floating", "floating-mix", settings.floatingSeconds, threads)},
                          4.1});
  const std::vector<int> counts =
      settings.threadMode == ThreadMode::Scale ? scaleCounts(count, false) : std::vector{count};
  const auto addOfEachCount = [&](auto stepOf) {
    for (const int some : counts) {
      plan.steps.push_back(stepOf(some));
      if (some < count) plan.steps.back().threads = static_cast<std::size_t>(some);
    }
  };
  if (selection.memory)
    for (const Bytes region : {12_KiB, 512_KiB, 4_MiB, 64_MiB})
      addOfEachCount([&](int some) { return memoryStep(region, some); });
  if (selection.bandwidth)
    for (const Bytes footprint : footprintsOf(selection, machine, count))
      addOfEachCount([&](int some) { return bandwidthStep(footprint, selection, some); });
  if (selection.latency)
    for (const Bytes footprint : footprintsOf(selection, machine, 1))
      plan.steps.push_back(latencyStep(footprint));
  if (selection.copy)
    for (const Bytes region : settings.regions.value_or(std::vector{64_MiB}))
      addOfEachCount([&](int some) { return copyStep(region, some); });
  if (selection.library)
    for (const Bytes size : {16_B, 256_B, 4_KiB, 512_KiB, 64_MiB})
      addOfEachCount([&](int some) { return libraryStep(size, some); });
  if (selection.disk) {
    plan.diskFile = settings.diskFile;
    plan.diskBlock = 1_MiB;
    plan.folders.assign(plan.threads.size(), sampleFolder());
  }
  if (selection.disk && (settings.diskProfile != DiskProfile::Classic || selection.diskEndurance)) {
    plan.diskNeeded = settings.diskFile;
    plan.diskWritten = 8_GiB;
    plan.steps.push_back(sampleDiskRows(settings, selection));
  } else if (selection.disk) {
    Step step{StepKind::Disk, BoundBy::Disk, {}, {}, 1.1};
    for (const char* op : {"write", "read"}) {
      PlannedCell cell;
      cell.test = "disk";
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
  return plan;
}

CellResult sampleResult(const Plan& plan, const Step& step, std::size_t cell) {
  const PlannedCell& planned = step.cells[cell];
  CellResult result;
  result.test = planned.test;
  result.kernel = planned.kernel;
  const bool processor = step.kind == StepKind::Processor;
  result.metric = processor ? "operations" : "rate";
  result.unit = processor ? "MOPs/s" : "MB/s";
  const bool latency = step.kind == StepKind::Latency;
  if (latency) {
    result.metric = "latency";
    result.unit = "ns";
    result.higherIsBetter = false;
  }
  result.parameters = planned.parameters;

  Measured measured;
  const std::size_t threads = threadsOf(step, plan.threads.size());
  measured.perThread = perThread(valueOf(planned), latency ? 1 : threads);
  measured.value = sum(measured.perThread);
  const Verdict verdict = verdictOf(planned);
  const double halfWidth = verdict.grade == Grade::Poor    ? 0.083
                           : verdict.grade == Grade::Fair  ? 0.046
                           : step.boundBy == BoundBy::Core ? 0.0009
                                                           : 0.0064;
  measured.statistic = step.boundBy == BoundBy::Core     ? "p90-per-clock"
                       : step.boundBy == BoundBy::Shared ? "p90"
                                                         : "p50";
  if (latency) measured.statistic = step.boundBy == BoundBy::Core ? "p10-per-clock" : "p10";
  measured.low = measured.value * (1 - halfWidth);
  measured.high = measured.value * (1 + halfWidth);
  measured.median = measured.value * 0.998;
  measured.mad = measured.value * halfWidth / 2;
  measured.count = 212;
  measured.cleanCount = verdict.grade == Grade::Poor ? 9 : 187;
  measured.elapsedS = planned.seconds;
  if (step.kind != StepKind::Disk) measured.clockGhz = clockGhz;
  for (std::size_t thread = 0; thread < threads; ++thread)
    measured.placement.push_back(*plan.threads[thread].cpu);
  if (planned.unitsPerCycleLimit)
    measured.limit = *planned.unitsPerCycleLimit * static_cast<double>(*planned.parameters.widthBytes) *
                     clockGhz * 1000 * static_cast<double>(threads);
  if (step.kind == StepKind::Memory) measured.pagesObtained = "4K";
  if (step.kind == StepKind::Bandwidth && threads > 1) {
    PlannedCell one = planned;
    one.parameters.threads = 1;
    measured.oneThread = valueOf(one);
  }
  if (planned.parameters.queueDepth) measured.disk = sampleDiskFigures(planned);
  measured.verdict = verdict;
  result.outcome = measured;
  return result;
}

LiveFigure sampleLive(const Plan& plan, const Step& step, std::size_t cell, double share) {
  const double wobble = 1 - 0.02 * (1 - share) * std::cos(7 * share + static_cast<double>(cell));
  LiveFigure live;
  live.cell = cell;
  live.perThread = perThread(valueOf(step.cells[cell]) * wobble,
                             step.kind == StepKind::Latency ? 1 : threadsOf(step, plan.threads.size()));
  live.value = sum(live.perThread);
  live.low = live.value * 0.98;
  live.high = live.value * 1.02;
  return live;
}

std::vector<DiskPoint> sampleStretches(const Plan& plan, std::size_t cell, double share) {
  std::vector<DiskPoint> points;
  for (std::size_t thread = 0; thread < plan.threads.size(); ++thread) {
    const double wave = std::sin(23 * share + static_cast<double>(cell)) * std::cos(61 * share);
    points.push_back({cell, thread, share * static_cast<double>(plan.diskFile.count),
                      (cell == 0 ? 1184.0 : 2062.0) * (1 + 0.07 * wave) * threadShare(thread)});
  }
  return points;
}

Run sampleRun(const Plan& plan, const Machine& machine, RunStatus status, std::vector<CellResult> results) {
  Run run;
  run.id = "0f5a7c1e-5a0e-4d4b-9a3e-3f2b1c9d8e70";
  run.series = run.id;
  run.started = "2026-03-14T09:26:53Z";
  run.finished = "2026-03-14T09:27:09Z";
  run.status = status;
  run.program = {"0.1.0", "GCC 12.2.0", methodRevision};
  run.machine = machine;
  run.environment.spareCpu = !plan.spareCpus.empty();
  run.environment.ticksPerSecond = 2.7e9;
  run.settings = plan.settings;
  run.seed = 20260314;
  run.results = std::move(results);
  return run;
}

}  // namespace strata::gui
