// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/gui/results/result_row.h"
#include "app/gui/text/disk_cell.h"
#include "app/gui/text/disk_text.h"
#include "core/model/settings.h"

/// The table of the disk's page as a plain value: which figure stands in which cell.
namespace strata::gui {

/// What stands large in a cell.
enum class DiskMeasure { Rate, Operations, Latency };

struct DiskTable {
  DiskProfile profile = DiskProfile::Default;
  int readPercent = 70;  ///< of "mixed"
  std::vector<DiskRow> rows;
  std::vector<DiskColumn> columns;
  std::vector<std::vector<std::optional<ResultRow>>> figures;  ///< by row, then by column

  bool hasFigures() const;
};

/// Operations of a profile, in the order of the columns.
std::vector<std::string> diskOpsOf(DiskProfile profile);

/// The rows of the profile that the settings name, with the figures that there are of them. `ops`: the
/// columns; empty: those of the profile.
DiskTable diskTableOf(const std::vector<ResultRow>& rows, const Settings& settings,
                      std::vector<std::string> ops = {});

/// Of the latest endurance test; nothing where there is none.
std::optional<ResultRow> enduranceOf(const std::vector<ResultRow>& rows);

}  // namespace strata::gui
