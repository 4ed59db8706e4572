// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <cstdint>

#include "app/gui/disk/disk_values.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/rate_unit.h"

/// What the buttons of the disk's table show and say, in the user's language.
namespace strata::gui {

QString diskProfileText(DiskProfile profile);  ///< "Default", "Real world"
QString diskMeasureText(DiskMeasure measure);  ///< "Rate"
/// "SEQ1M Q8T1": the same in every language.
QString diskRowText(const DiskRow& row);
/// "one after another, 1 MiB, 8 at once, 1 thread"
QString diskRowExplanation(const DiskRow& row);
/// "Read", "Mixed 70 % reads", "Read, zeros"
QString diskColumnText(const DiskColumn& column, int readPercent);
/// "io_uring"; what it is in plain words where it has no name.
QString diskEngineText(const std::string& engine);
/// "85 ns", "61.2 µs", "1.20 ms"
QString timeText(double ns);

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
