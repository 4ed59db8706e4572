// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/rate_unit.h"

#include <QtCore/qcoreapplication.h>

namespace strata::gui {

namespace {

class RateUnits {
  Q_DECLARE_TR_FUNCTIONS(RateUnits)
};

constexpr double bytesPerMegabyte = 1e6;
constexpr double bytesPerMebibyte = 1048576;
constexpr double megabytesPerGigabyte = 1e3;

}  // namespace

std::optional<double> inUnit(double megabytesPerSecond, std::optional<double> clockGhz, RateUnit unit) {
  switch (unit) {
    case RateUnit::MegabytesPerSecond:
      return megabytesPerSecond;
    case RateUnit::MebibytesPerSecond:
      return megabytesPerSecond * bytesPerMegabyte / bytesPerMebibyte;
    case RateUnit::GigabytesPerSecond:
      return megabytesPerSecond / megabytesPerGigabyte;
    case RateUnit::BytesPerCycle:
      // 10^6 bytes a second over 10^9 cycles a second.
      if (!clockGhz || !(*clockGhz > 0)) return std::nullopt;
      return megabytesPerSecond / (*clockGhz * 1000);
  }
  return std::nullopt;
}

QString rateUnitName(RateUnit unit) {
  switch (unit) {
    case RateUnit::MegabytesPerSecond:
      return RateUnits::tr("MB/s");
    case RateUnit::MebibytesPerSecond:
      return RateUnits::tr("MiB/s");
    case RateUnit::GigabytesPerSecond:
      return RateUnits::tr("GB/s");
    case RateUnit::BytesPerCycle:
      return RateUnits::tr("B/cycle", "bytes per clock cycle");
  }
  return {};
}

QString rateUnitId(RateUnit unit) {
  switch (unit) {
    case RateUnit::MegabytesPerSecond:
      return QStringLiteral("mb");
    case RateUnit::MebibytesPerSecond:
      return QStringLiteral("mib");
    case RateUnit::GigabytesPerSecond:
      return QStringLiteral("gb");
    case RateUnit::BytesPerCycle:
      return QStringLiteral("cycle");
  }
  return {};
}

std::optional<RateUnit> rateUnitOfId(QStringView id) {
  for (const RateUnit unit : allRateUnits)
    if (id == rateUnitId(unit)) return unit;
  return std::nullopt;
}

}  // namespace strata::gui
