// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace strata {

/// Rates are measured and kept in MB/s. This is how they are shown, without measuring anew.
enum class RateUnit : std::uint8_t {
  MegabytesPerSecond,
  MebibytesPerSecond,
  GigabytesPerSecond,
  BytesPerCycle,
  MegabitsPerSecond,
  GigabitsPerSecond
};

/// The units that a person can choose, in their order; networks have bits instead, see unitOfNetwork().
inline constexpr std::array allRateUnits{RateUnit::MegabytesPerSecond, RateUnit::MebibytesPerSecond,
                                         RateUnit::GigabytesPerSecond, RateUnit::BytesPerCycle};

/// The rate in `unit`. MB, GB, Mbit and Gbit are powers of ten, MiB is 2^20 bytes. Bytes per cycle are those
/// of all threads together, over the cycles of one core at `clockGhz`: nothing without a clock.
std::optional<double> inUnit(double megabytesPerSecond, std::optional<double> clockGhz, RateUnit unit);

/// The unit for what follows no clock of the core, such as disks and networks: bytes per cycle become MB/s.
RateUnit unitWithoutClock(RateUnit unit);
/// The unit of network rates where a person chose `unit`: Gbit/s for GB/s, else Mbit/s. Networks are sold in
/// bits, and other programs report bits.
RateUnit unitOfNetwork(RateUnit unit);

/// The unit of a page of drives: MB/s for GB/s. A table of theirs goes from random writes of 5 MB/s to 7
/// GB/s, and drives are sold and compared in MB/s.
RateUnit unitOfDrives(RateUnit unit);

/// The name to store it by: "mb", "mib", "gb", "cycle". The same in every language and version.
std::string_view rateId(RateUnit unit);

}  // namespace strata
