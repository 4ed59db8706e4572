// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <array>
#include <optional>

/// Rates are measured and kept in MB/s; this is how the window shows them, without measuring anew.
namespace strata::gui {

enum class RateUnit { MegabytesPerSecond, MebibytesPerSecond, GigabytesPerSecond, BytesPerCycle };

/// In the order in which they are offered.
inline constexpr std::array allRateUnits{RateUnit::MegabytesPerSecond, RateUnit::MebibytesPerSecond,
                                         RateUnit::GigabytesPerSecond, RateUnit::BytesPerCycle};

/// The rate in `unit`. MB and GB are powers of ten, MiB is 2^20 bytes. Bytes per cycle are those of all
/// threads together, over the cycles of one core at `clockGhz`: nothing without a clock.
std::optional<double> inUnit(double megabytesPerSecond, std::optional<double> clockGhz, RateUnit unit);

/// "MB/s", "MiB/s", "GB/s", "B/cycle", in the language of the window.
QString rateUnitName(RateUnit unit);

/// The name to store it by: "mb", "mib", "gb", "cycle". The same in every language and version.
QString rateUnitId(RateUnit unit);
/// Nothing for an id that this version does not know.
std::optional<RateUnit> rateUnitOfId(QStringView id);

}  // namespace strata::gui
