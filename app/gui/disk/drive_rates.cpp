// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/drive_rates.h"

#include <algorithm>

#include "core/plan/disk_plan.h"

namespace strata::gui {

namespace {

/// Another drive under the same path, or another model, is another one.
std::vector<std::string> drivesOf(const std::vector<FolderFacts>& folders) {
  std::vector<std::string> drives;
  for (const FolderFacts& folder : folders)
    drives.push_back((folder.device.empty() ? folder.path : folder.device) + '\n' + folder.model);
  // Each thread of a plan may have the folder of another.
  std::ranges::sort(drives);
  const auto repeated = std::ranges::unique(drives);
  drives.erase(repeated.begin(), repeated.end());
  return drives;
}

}  // namespace

void DriveRates::take(const Run& run) {
  std::vector<std::pair<DiskCell, double>> rates;
  for (const CellResult& result : run.results) {
    const auto cell = diskCellOf(result);
    const Measured* measured = measuredOf(&result);
    if (!cell || cell->isEndurance || cell->op == "read" || measured == nullptr || result.unit != "MB/s")
      continue;
    rates.emplace_back(*cell, measured->value);
  }
  if (rates.empty() || run.disks.empty()) return;
  std::vector<std::string> drives = drivesOf(run.disks);
  if (drives == m_drives) {
    // A single row that was measured again leaves the others as they were.
    for (const auto& had : m_rates)
      if (std::ranges::find(rates, had.first, &std::pair<DiskCell, double>::first) == rates.end())
        rates.push_back(had);
  }
  m_drives = std::move(drives);
  m_rates = std::move(rates);
}

std::optional<Bytes> DriveRates::expectedWrites(const Plan& plan) const {
  if (m_rates.empty() || drivesOf(plan.folders) != m_drives) return std::nullopt;
  const double fastest = std::ranges::max_element(m_rates, {}, &std::pair<DiskCell, double>::second)->second;
  return expectedDiskWrites(plan, [&](const PlannedCell& planned) -> std::optional<double> {
    const auto cell = diskCellOf(planned);
    if (!cell) return std::nullopt;
    const auto at = std::ranges::find(m_rates, *cell, &std::pair<DiskCell, double>::first);
    return at == m_rates.end() ? fastest : at->second;
  });
}

}  // namespace strata::gui
