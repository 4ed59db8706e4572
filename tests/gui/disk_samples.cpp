// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/disk_samples.h"
#include "core/model/kernel_id.h"
#include "core/plan/plan_parts.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace strata::gui {

namespace {

PlannedCell cellOf(const DiskRow& row, const std::string& op, const Settings& settings, bool zeros) {
  PlannedCell cell;
  cell.test = Test::Disk;
  cell.kernel = "disk-" + op + (row.random ? "-random" : "-serial");
  cell.parameters.op = op;
  cell.parameters.pattern = row.random ? "random" : "serial";
  cell.parameters.blockBytes = row.block.count;
  cell.parameters.queueDepth = row.queueDepth;
  cell.parameters.threads = row.threads;
  cell.parameters.fileBytes = settings.diskFile.count;
  if (op == "mixed") cell.parameters.readPercent = settings.diskReadPercent;
  if (zeros) cell.parameters.fill = "zeros";
  cell.seconds = settings.diskSeconds;
  return cell;
}

bool isEndurance(const PlannedCell& cell) {
  return cell.kernel == "disk-endurance";
}

/// µs, of half of the operations.
double medianUs(const PlannedCell& cell) {
  const auto block = static_cast<double>(*cell.parameters.blockBytes);
  const auto inFlight =
      static_cast<double>(*cell.parameters.queueDepth * cell.parameters.threads.value_or(1));
  return (isCommit(cell) ? 1e6 : block) * inFlight / sampleRowRate(cell);
}

}  // namespace

FolderFacts sampleFolder() {
  FolderFacts folder{"/home/ada", Bytes{120'000'000'000}, "sda1", "ext4", 512_B};
  folder.capacity = Bytes{1'000'000'000'000};
  folder.mountOptions = "rw,relatime";
  folder.physicalSector = 512_B;
  folder.model = "Samsung SSD 980 PRO 1TB";
  folder.link = "PCIe 4.0 x4";
  return folder;
}

Step sampleDiskRows(const Settings& settings, const Selection& selection) {
  Step step{TestGroup::Disk, BoundBy::Disk, {}, {}, 0};
  if (selection.disk.endurance) {
    PlannedCell cell = cellOf({false, 1_MiB, 8, 1}, "write", settings, false);
    cell.kernel = "disk-endurance";
    cell.seconds = 8;
    step.cells.push_back(cell);
  } else {
    std::vector<std::string> ops{"read", "write"};
    if (settings.diskProfile == DiskProfile::Mixed) ops = {"mixed"};
    if (settings.diskProfile == DiskProfile::Database) ops = {"commit"};
    for (const DiskRow& row : diskRows(settings.diskProfile, settings.diskCustom)) {
      if (!selection.disk.rows.empty() &&
          std::find(selection.disk.rows.begin(), selection.disk.rows.end(), row) == selection.disk.rows.end())
        continue;
      for (const std::string& op : ops) {
        if (!wants(selection.disk.ops, op)) continue;
        step.cells.push_back(cellOf(row, op, settings, false));
        if (settings.diskZeros) step.cells.push_back(cellOf(row, op, settings, true));
      }
    }
  }
  for (const PlannedCell& cell : step.cells) step.expectedSeconds += cell.seconds;
  return step;
}

bool isInRows(const Step& step) {
  return !step.cells.empty() && step.cells.front().parameters.queueDepth.has_value();
}

double sampleRowRate(const PlannedCell& cell) {
  const bool writes = cell.parameters.op == "write";
  const auto depth = static_cast<double>(*cell.parameters.queueDepth * cell.parameters.threads.value_or(1));
  const bool random = cell.parameters.pattern == "random";
  const double zeros = cell.parameters.fill ? 1.08 : 1;
  if (isEndurance(cell)) return 1873;
  if (isCommit(cell)) return random ? 1240 * std::pow(depth, 0.8) : 1680;
  if (random) return zeros * (writes ? 180 : 71) * std::pow(depth, writes ? 0.45 : 0.62);
  return zeros * (writes ? 4890 : 6810) * (depth > 1 ? 1 : 0.52);
}

Progress sampleRowProgress(const Step& step, double share) {
  Progress progress;
  const double place = share * static_cast<double>(step.cells.size());
  const auto at = std::min(static_cast<std::size_t>(place), step.cells.size() - 1);
  for (std::size_t cell = 0; cell <= at; ++cell) {
    const double rate = sampleRowRate(step.cells[cell]);
    progress.figures.push_back({cell, rate, 0.98 * rate, 1.02 * rate, {}});
    // All moments so far of the cell that runs: a test tells few times what a run tells often.
    if (cell != at) continue;
    const PlannedCell& planned = step.cells[cell];
    const double within = std::clamp(place - static_cast<double>(at), 0.02, 1.0);
    for (int i = 1; i <= 40; ++i) {
      const double part = within * i / 40;
      const double cliff = isEndurance(planned) && part > 0.37 ? 0.31 : 1;
      const double wave = 1 + 0.05 * std::sin(9.0 * part * 6) * std::cos(31 * part);
      Moment moment;
      moment.cell = cell;
      moment.seconds = part * planned.seconds;
      const double unit = isCommit(planned) ? static_cast<double>(*planned.parameters.blockBytes) : 1e6;
      moment.bytes = part * planned.seconds * rate * unit;
      moment.rate = rate * wave * cliff * unit / 1e6;
      moment.p50Ns = static_cast<std::uint64_t>(1e3 * medianUs(planned) / wave / cliff);
      moment.p99Ns = static_cast<std::uint64_t>(2.3e3 * medianUs(planned) / wave / cliff);
      progress.moments.push_back(moment);
    }
  }
  return progress;
}

DiskFigures sampleDiskFigures(const PlannedCell& cell) {
  DiskFigures figures;
  figures.engine = isCommit(cell) ? "fdatasync" : "io-uring";
  const double rate = sampleRowRate(cell);
  figures.operationsPerSecond =
      isCommit(cell) ? rate : rate * 1e6 / static_cast<double>(*cell.parameters.blockBytes);
  figures.medianOperationRate = rate * 1.02;
  figures.cpuPercent = cell.parameters.pattern == "random" ? 31 : 4.2;
  const double median = medianUs(cell);
  for (const auto& [fraction, factor] :
       {std::pair{0.5, 1.0}, {0.9, 1.35}, {0.99, 1.9}, {0.999, 4.6}, {0.9999, 11.0}, {1.0, 38.0}})
    figures.latency.push_back({fraction, static_cast<std::uint64_t>(1e3 * median * factor)});
  if (!isEndurance(cell)) return figures;
  constexpr std::uint64_t stretchBytes = std::uint64_t{1} << 29;
  for (std::uint64_t i = 1; i <= 128; ++i) {
    const double cliff = i > 48 ? 0.31 : 1;
    const double wave = 1 + 0.04 * std::sin(static_cast<double>(i));
    figures.stretches.push_back(
        {i * stretchBytes, 4870 * cliff * wave, static_cast<std::uint64_t>(1.7e6 / cliff),
         static_cast<std::uint64_t>(3.4e6 / cliff / wave), static_cast<std::uint64_t>(9e6 / cliff)});
  }
  return figures;
}

}  // namespace strata::gui
