// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/sample_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"
#include "tests/gui/disk_samples.h"
#include "tests/gui/network_samples.h"

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
double linearBlend(double footprint, double edge, double within, double beyond) {
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
  const double rate = linearBlend(
      footprint, 16.5e6, linearBlend(footprint, 2.1e6, linearBlend(footprint, 49e3, l1, l2), l3), memory);
  // A core slows a little when its neighbour works; memory gives two of them not twice as much.
  const double together = footprint > 16e6 ? 0.72 : footprint > 2e6 ? 0.88 : 0.99;
  return parameters.threads == 1 ? rate : rate * together;
}

/// Nanoseconds.
double latencyOf(const Parameters& parameters) {
  const auto footprint = static_cast<double>(*parameters.regionBytes);
  // In large pages the TLB holds the whole region.
  const bool local = parameters.blockBytes.has_value() || parameters.pages == "huge";
  const double l2 = local ? 4.69 : 4.69 + linearBlend(footprint, 390e3, 0, 2.1);
  const double l3 = local ? 31.6 : 47.2;
  const double memory = local ? 121.4 : 177.3;
  return linearBlend(footprint, 16.5e6,
                     linearBlend(footprint, 2.1e6, linearBlend(footprint, 49e3, 1.4654, l2), l3), memory);
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
  if (cell.test == Test::Bandwidth) return bandwidthOf(cell.parameters);
  if (cell.test == Test::Latency) return latencyOf(cell.parameters);
  if (cell.test == Test::Integer) return 1423.7;
  if (cell.test == Test::Floating) return 842.4;
  if (cell.parameters.queueDepth) return sampleRowRate(cell);
  if (cell.test == Test::Disk) return cell.parameters.op == "write" ? 1184.0 : 2062.0;
  if (cell.test == Test::Copy) return copyRate(cell.kernel);
  if (cell.test == Test::Library)
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
  if (cell.test == Test::Bandwidth && parameters.op == "write") {
    const double footprint = static_cast<double>(*parameters.regionBytes);
    if (footprint > 4e6 && footprint < 16e6)
      return {Grade::Fair, {{"contended", {{"excluded_percent", 12.0}}}}};
    if (footprint > 60e6)
      return {Grade::Poor,
              {{"clock-moved", {{"low_ghz", 3.2}, {"high_ghz", 3.41}, {"excluded_percent", 61.0}}}}};
  }
  if (cell.test == Test::Disk && parameters.op == "write" &&
      (!parameters.queueDepth || *parameters.queueDepth == 1))
    return {Grade::Fair, {{"wide-interval", {{"half_width_percent", 4.6}}}}};
  if (cell.kernel == "copy-elements")
    return {Grade::Fair, {{"wide-interval", {{"half_width_percent", 4.6}}}}};
  if (cell.test != Test::Memory || *parameters.widthBytes != 2) return {};
  const std::size_t level = levelOf(Bytes{*parameters.regionBytes});
  if (level == 1 && parameters.pattern == "random")
    return {Grade::Fair, {{"contended", {{"excluded_percent", 22.0}}}}};
  if (level == 3 && parameters.pattern == "serial")
    return {Grade::Poor,
            {{"clock-moved", {{"low_ghz", 2.91}, {"high_ghz", 3.41}, {"excluded_percent", 61.0}}},
             {"too-few-samples", {{"clean", std::int64_t{9}}, {"wanted", std::int64_t{30}}}}}};
  return {};
}

}  // namespace

CellResult sampleResult(const Plan& plan, const Step& step, std::size_t cell) {
  const PlannedCell& planned = step.cells[cell];
  if (step.group == TestGroup::Network) return sampleNetworkResult(planned);
  CellResult result{planned};
  const bool processor = step.group == TestGroup::Processor;
  result.metric = processor ? "operations" : "rate";
  result.unit = processor ? "MOPs/s" : isCommit(planned) ? "commits/s" : "MB/s";
  const bool latency = step.group == TestGroup::Latency;
  if (latency) {
    result.metric = "latency";
    result.unit = "ns";
    result.higherIsBetter = false;
  }

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
  if (step.group != TestGroup::Disk) measured.clockGhz = clockGhz;
  for (std::size_t thread = 0; thread < threads; ++thread)
    measured.placement.push_back(*plan.threads[thread].cpu);
  if (planned.unitsPerCycleLimit)
    measured.limit = *planned.unitsPerCycleLimit * static_cast<double>(*planned.parameters.widthBytes) *
                     clockGhz * 1000 * static_cast<double>(threads);
  if (step.group == TestGroup::Memory) measured.pagesObtained = "4K";
  if (step.group == TestGroup::Bandwidth && threads > 1) {
    PlannedCell one = planned;
    one.parameters.threads = 1;
    measured.oneThread = valueOf(one);
  }
  if (planned.parameters.queueDepth) measured.disk = sampleDiskFigures(planned);
  if (isCommit(planned)) measured.iterations = static_cast<std::uint64_t>(measured.value * planned.seconds);
  measured.verdict = verdict;
  result.outcome = measured;
  return result;
}

LiveFigure sampleLive(const Plan& plan, const Step& step, std::size_t cell, double share) {
  const double wobble = 1 - 0.02 * (1 - share) * std::cos(7 * share + static_cast<double>(cell));
  LiveFigure live;
  live.cell = cell;
  live.perThread = perThread(valueOf(step.cells[cell]) * wobble,
                             step.group == TestGroup::Latency ? 1 : threadsOf(step, plan.threads.size()));
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
  run.remeasures = plan.selection.remeasures;
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
