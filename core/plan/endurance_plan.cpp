// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/endurance_plan.h"

#include <algorithm>

namespace strata {

namespace {

/// Blocks of data that a request under way has, and one to be read into.
constexpr std::uint64_t blocksOfRequest = 5;
constexpr Bytes histograms = 544_KiB;

}  // namespace

Step enduranceStep(Plan& plan) {
  Step step{TestGroup::Disk, BoundBy::Disk, {}, {}, 0};
  PlannedCell cell;
  cell.test = Test::Disk;
  cell.kernel = enduranceKernel;
  cell.parameters.op = "write";
  cell.parameters.pattern = "serial";
  cell.parameters.blockBytes = enduranceBlock.count;
  cell.parameters.queueDepth = enduranceDepth;
  cell.parameters.threads = 1;
  cell.parameters.fileBytes = plan.diskFile.count;
  step.cells.push_back(std::move(cell));
  plan.diskWritten = plan.diskEndurance * plan.folders.size();
  return step;
}

bool isEndurance(const Step& step) {
  return !step.cells.empty() && step.cells.front().kernel == enduranceKernel;
}

Bytes enduranceMemory(const Plan& plan) {
  return (enduranceBlock * (enduranceDepth * blocksOfRequest) + histograms) * plan.folders.size();
}

double expectedEnduranceSeconds(const Plan& plan) {
  const double rounds = plan.selection.disk.verify ? 2 : 1;
  return rounds * static_cast<double>(plan.diskWritten.count) / (assumedDiskRate * 1e6);
}

}  // namespace strata
