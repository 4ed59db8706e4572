// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>

#include "core/chart/rate_unit.h"

namespace strata::gui {

/// "MB/s", "MiB/s", "GB/s", "B/cycle", in the language of the window.
QString rateUnitName(RateUnit unit);

/// The name to store it by: see rateId.
QString rateUnitId(RateUnit unit);
/// Nothing for an id that this version does not know.
std::optional<RateUnit> rateUnitOfId(QStringView id);

}  // namespace strata::gui
