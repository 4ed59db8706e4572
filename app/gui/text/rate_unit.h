// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>

#include "core/chart/rate_unit.h"
#include "core/model/test.h"

namespace strata::gui {

/// "MB/s", "MiB/s", "GB/s", "B/cycle", in the language of the window.
QString rateUnitName(RateUnit unit);

/// The unit of the test's rates in lists of runs, which follow no clock: see unitOfNetwork and unitOfDrives.
RateUnit unitInLists(const TestId& test, RateUnit chosen);

/// The name to store it by: see rateId.
QString rateUnitId(RateUnit unit);
/// Nothing for an id that this version does not know.
std::optional<RateUnit> rateUnitOfId(QStringView id);

}  // namespace strata::gui
