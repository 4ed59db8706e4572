// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <cstdint>

#include "app/gui/disk/disk_values.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/text/rate_unit.h"

/// What the buttons of the disk's table show and say, in the user's language.
namespace strata::gui {

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

}  // namespace strata::gui
