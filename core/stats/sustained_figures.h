// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/run.h"

/// Sustained performance: whether a rate falls for good, and to which level. Pure.
namespace strata {

/// The first rate is the median from here.
inline constexpr std::size_t referenceBeginS = 2;
/// It ends here: what a processor reaches in these seconds is its turbo, which reviews call peak performance.
inline constexpr std::size_t referenceEndS = 12;
/// A fall is looked for in the medians of so many seconds in a row.
inline constexpr std::size_t medianOfS = 10;
/// They have to lie so far under the first rate.
inline constexpr double leastFallPercent = 5;
/// Others took so much of the threads' time: rates are work per CPU time then.
inline constexpr double leastOffCpuPercent = 2;
/// Others took so much of it: the grade is lowered once, and once more.
inline constexpr double offCpuForCautionPercent = 5;
inline constexpr double offCpuForUnreliablePercent = 25;

/// Median of the rates of seconds 2 to 12, or of as many of them as there are; of rates one a second, the
/// first second first. Absent before the third.
std::optional<double> referenceRateOf(std::span<const double> rates);

struct Fall {
  std::size_t atS = 0;  ///< seconds since the load began
  double rate = 0;      ///< median from there on
};
/// The first moment from which on every median of medianOfS seconds lies leastFallPercent or more under the
/// reference; of rates one a second. A median belongs to the middle of its seconds. Where the rates scatter,
/// the threshold is nearer to the reference by four standard errors of such a median, at most by half of the
/// fall, so that one of them that errs does not hide a fall; the median of all that follows has to lie
/// leastFallPercent under the reference, but for two of its own standard errors, and its distance from the
/// reference has to be four of them. Absent where the rate does not fall, rises again, or is known for less
/// than medianOfS seconds after the reference.
std::optional<Fall> findFall(std::span<const double> rates);

/// One second of the load.
struct SustainedSecond {
  double rate = 0;                          ///< of all threads together, units of work a second
  std::optional<double> onCpuShare = {};    ///< of the threads' time, 0 to 1
  std::optional<double> clockGhz = {};      ///< median over the threads
  std::optional<double> temperatureC = {};  ///< at its end
  std::optional<double> powerW = {};
  std::optional<double> limitPercent = {};
};

/// What is known of a load beside its seconds.
struct SustainedLoad {
  double plannedS = 0;
  double perUnit = 1;    ///< units a second to `rateUnit`
  std::string rateUnit;  ///< "MOPs/s", "MB/s"
  /// The threads have CPUs of their own: time on no CPU is that of others.
  bool hasOwnCpus = true;
  std::optional<double> stolenPercent = {};
  std::optional<std::uint64_t> throttles = {};
  std::optional<ThermalState> thermalState = {};  ///< the hottest
};

/// The value is the level in percent of the reference: 100 where the rate does not fall. Its interval is that
/// of the median after the fall, or after the second second (blockBootstrap). Where others took
/// leastOffCpuPercent of the time or more, rates are work per CPU time: a fall is the computer's own then.
/// Graded by that share: `sustained-disturbed` (off_cpu_percent). Nothing before the third second.
std::optional<Measured> measuredSustained(const std::vector<SustainedSecond>& seconds,
                                          const SustainedLoad& load, std::uint64_t seed);

}  // namespace strata
