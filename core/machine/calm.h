// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "core/model/health.h"
#include "core/model/machine.h"

/// Waiting until load and clock of a machine are steady.
namespace strata {

/// CPU time in seconds that other processes than this one have taken of all CPUs, counted from an arbitrary
/// moment: only differences are meaningful. It may fall a little, since the two times behind it are counted
/// in different ways. Absent where the system does not report it.
std::optional<double> othersBusySeconds();

/// The load of all CPUs by other processes than this one.
class OthersLoad {
 public:
  /// CPUs that they have kept busy since the call before; absent at the first, and where the system does not
  /// report it.
  std::optional<double> sinceLast();

 private:
  std::optional<double> m_busyS;
  std::chrono::steady_clock::time_point m_then;
};

/// One look at the machine. Values are absent where the system does not report them.
struct CalmLook {
  std::optional<double> busyCpus;  ///< CPUs kept busy by other processes since the look before
  std::optional<double> clockGhz;  ///< absent also where the two ways of reading it disagree
};

/// The number of looks in a row that must be calm.
inline constexpr std::size_t looksOfCalm = 4;

/// Whether the last looks are calm: other processes keep less than a tenth of a CPU busy, and the clock stays
/// within 2 %. A look without a clock is not calm. Where the load is not reported, the clock alone counts.
bool isCalm(std::span<const CalmLook> looks);

/// The functions that waiting needs; tests inject their own.
struct CalmWatch {
  std::function<CalmLook()> look;                    ///< values since the look before
  std::function<double()> seconds;                   ///< seconds of a steady clock
  std::function<void(const std::stop_token&)> rest;  ///< pause between two looks
};
CalmWatch calmWatchOf(const Machine& machine);

/// Waits until the machine is calm, at most `mostSeconds`, or until a stop.
CalmWait waitForCalm(double mostSeconds, const CalmWatch& watch, const std::stop_token& stop);

}  // namespace strata
