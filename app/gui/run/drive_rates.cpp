// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/drive_rates.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>

#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "core/plan/disk_plan.h"

namespace strata::gui {

namespace {

class DiskWritesText {
  Q_DECLARE_TR_FUNCTIONS(DiskWritesText)
};

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

QString diskWritesText(const DiskWrites& writes) {
  const QLocale locale;
  const QString written = sizeText(writes.written, locale);
  const QString files = sizeText(writes.files, locale);
  if (writes.atLastRates)
    return (writes.isOneFile
                ? DiskWritesText::tr("Writes about %1 at the rates of this drive's last run, to a file of %2",
                                     "size, size")
                : DiskWritesText::tr("Writes about %1 at the rates of these drives' last run, to files of %2",
                                     "size, size"))
        .arg(written, files);
  // Rows that write go on for their time, so the drive decides how much that is.
  return (writes.isOneFile
              ? DiskWritesText::tr("Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3",
                                   "size, rate, size")
              : DiskWritesText::tr("Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3",
                                   "size, rate, size"))
      .arg(written, locale.toString(assumedDiskRate), files);
}

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

std::optional<double> DriveRates::fastestWriteOf(const std::vector<FolderFacts>& folders) const {
  if (m_rates.empty() || drivesOf(folders) != m_drives) return std::nullopt;
  return std::ranges::max_element(m_rates, {}, &std::pair<DiskCell, double>::second)->second;
}

std::optional<double> DriveRates::fastestWrite(const FolderFacts& folder) const {
  return fastestWriteOf({folder});
}

std::optional<Bytes> DriveRates::expectedWrites(const Plan& plan) const {
  const std::optional<double> fastest = fastestWriteOf(plan.folders);
  if (!fastest) return std::nullopt;
  return expectedDiskWrites(plan, [&](const PlannedCell& planned) -> std::optional<double> {
    const auto cell = diskCellOf(planned);
    if (!cell) return std::nullopt;
    const auto at = std::ranges::find(m_rates, *cell, &std::pair<DiskCell, double>::first);
    return at == m_rates.end() ? *fastest : at->second;
  });
}

DiskWrites DriveRates::writesOf(const Plan& plan) const {
  const std::optional<Bytes> known = expectedWrites(plan);
  // Each thread of a plan may have the folder of another.
  const bool isOneFile = std::ranges::all_of(
      plan.folders, [&](const FolderFacts& folder) { return folder.path == plan.folders.front().path; });
  return {known.value_or(plan.diskWritten), known.has_value(), plan.diskNeeded, isOneFile};
}

}  // namespace strata::gui
