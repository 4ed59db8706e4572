// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/panel/panel_faces.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/results/result_row.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/rate_unit.h"
#include "core/model/settings.h"

/// The table of the disk's page: which figure stands in which cell, what its buttons show and say in the
/// user's language, and what they ask the engine to measure.
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

/// The row of the latest sustained write; absent where there is none.
std::optional<ResultRow> enduranceOf(const std::vector<ResultRow>& rows);

QString diskMeasureText(DiskMeasure measure);  ///< "Rate"

PanelFace faceOfAll(const DiskTable& table);
PanelFace faceOfDiskColumn(const DiskTable& table, std::size_t column, DiskMeasure measure, RateUnit unit);
PanelFace faceOfDiskRow(const DiskTable& table, std::size_t row);
PanelFace faceOfDiskFigure(const DiskTable& table, std::size_t row, std::size_t column, DiskMeasure measure,
                           RateUnit unit);

/// Rows and columns with all figures, columns parted by tabs.
QString diskTableText(const DiskTable& table, RateUnit unit);

/// "64.0 GiB written: 1,180 MB/s at first, 310 MB/s at last." Empty without stretches.
QString enduranceText(const ResultRow& row, RateUnit unit);

/// One cell; all of a row or a column where the other is absent; the whole profile where both are. Zeros are
/// measured with the column that they belong to.
RunRequest diskRequest(const DiskTable& table, std::optional<std::size_t> row,
                       std::optional<std::size_t> column);

/// Writes so many bytes in each folder, round and round through its file. Classic, which has no rows, gives
/// way to the default profile.
RunRequest enduranceRequest(Bytes bytes, bool verify, DiskProfile profile);

/// Reads a file that exists, and writes nothing. A profile without rows that only read gives way to the
/// default one.
RunRequest readFileRequest(const QString& path, DiskProfile profile);

}  // namespace strata::gui
