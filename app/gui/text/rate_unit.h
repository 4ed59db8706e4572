// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <string>

#include "core/chart/rate_unit.h"
#include "core/model/test.h"

namespace strata::gui {

/// "MB/s", "MiB/s", "GB/s", "B/cycle", in the language of the window.
QString rateUnitName(RateUnit unit);

/// A figure as a list of runs shows it.
struct ListedFigure {
  double value = 0;
  QString unit;
};
/// A rate in the unit that a person chose, as far as a list can have it, which follows no clock: see
/// unitOfNetwork and unitOfDrives. All other figures stay as they are. `unit`: that of the result.
ListedFigure listedFigure(const TestId& test, double value, const std::string& unit, RateUnit chosen);

/// The name to store it by: see rateId.
QString rateUnitId(RateUnit unit);
/// Nothing for an id that this version does not know.
std::optional<RateUnit> rateUnitOfId(QStringView id);

}  // namespace strata::gui
