// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "core/model/health.h"
#include "core/model/machine.h"

/// Waiting until load and clock of a machine are steady.
namespace strata {

/// What one look at the machine shows. Absent where the system does not tell.
struct CalmLook {
  std::optional<double> busyCpus;  ///< so many CPUs were kept busy by others since the look before
  std::optional<double> clockGhz;  ///< absent also where the two ways of reading it disagree
};

/// So many looks in a row must be calm.
inline constexpr std::size_t looksOfCalm = 4;

/// Whether the last looks are: others keep less than a tenth of a CPU busy, and the clock stays within 2 %. A
/// look without a clock is not. Where the load is not told, the clock alone counts.
bool isCalm(std::span<const CalmLook> looks);

/// What waiting needs of the machine; tests inject their own.
struct CalmWatch {
  std::function<CalmLook()> look;                    ///< since the one before
  std::function<double()> seconds;                   ///< of a steady clock
  std::function<void(const std::stop_token&)> rest;  ///< between two looks
};
CalmWatch calmWatchOf(const Machine& machine);

/// Until it is calm, for so many seconds at most, or until a stop.
CalmWait waitForCalm(double mostSeconds, const CalmWatch& watch, const std::stop_token& stop);

}  // namespace strata
