// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/rate_unit.h"

namespace strata {

namespace {

constexpr double bytesPerMegabyte = 1e6;
constexpr double bytesPerMebibyte = 1048576;
constexpr double megabytesPerGigabyte = 1e3;
constexpr double bitsPerByte = 8;

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
    case RateUnit::MegabitsPerSecond:
      return megabytesPerSecond * bitsPerByte;
    case RateUnit::GigabitsPerSecond:
      return megabytesPerSecond * bitsPerByte / megabytesPerGigabyte;
  }
  return std::nullopt;
}

RateUnit unitWithoutClock(RateUnit unit) {
  return unit == RateUnit::BytesPerCycle ? RateUnit::MegabytesPerSecond : unit;
}

RateUnit unitOfNetwork(RateUnit unit) {
  return unit == RateUnit::GigabytesPerSecond ? RateUnit::GigabitsPerSecond : RateUnit::MegabitsPerSecond;
}

RateUnit unitOfDrives(RateUnit unit) {
  return unit == RateUnit::GigabytesPerSecond ? RateUnit::MegabytesPerSecond : unit;
}

std::string_view rateId(RateUnit unit) {
  switch (unit) {
    case RateUnit::MegabytesPerSecond:
      return "mb";
    case RateUnit::MebibytesPerSecond:
      return "mib";
    case RateUnit::GigabytesPerSecond:
      return "gb";
    case RateUnit::BytesPerCycle:
      return "cycle";
    case RateUnit::MegabitsPerSecond:
      return "mbit";
    case RateUnit::GigabitsPerSecond:
      return "gbit";
  }
  return {};
}

}  // namespace strata
