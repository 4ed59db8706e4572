// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/model/run.h"

/// The figure of a CPU that was watched, and that of wake-ups, from what was seen. Pure.
namespace strata {

/// A longer stretch between two readings of the counter is a pause. What hwlat and osnoise of Linux report by
/// default is 10 µs and 5 µs: a reading takes a hundredth of that, and a system call less than that.
inline constexpr std::uint64_t leastPauseNs = 5'000;

/// The lost time is known of so many parts of the watch, of equal length: the interval is drawn from them.
inline constexpr std::size_t partsOfWatch = 10;

/// The longest of the pauses that it is given, and what all of them come to.
class PauseTally {
 public:
  /// Takes pauses in the order in which they begin. What is no longer than leastPauseNs is none.
  void add(const Pause& pause);
  /// Pauses of which nothing but their number and their time is known.
  void addFurther(std::uint64_t count, std::uint64_t ns, std::uint64_t longestNs);

  std::uint64_t count() const { return m_count; }
  std::uint64_t lostNs() const { return m_lostNs; }
  std::uint64_t longestNs() const { return m_longestNs; }
  std::uint64_t leftOut() const { return m_count - m_kept.size(); }
  /// The longest pauses, mostStoredPauses at most, by their begin.
  std::vector<Pause> longest() const;

 private:
  std::uint64_t m_count = 0;
  std::uint64_t m_lostNs = 0;
  std::uint64_t m_longestNs = 0;
  std::vector<Pause> m_kept;  // a heap, the shortest on top
};

/// What is known of a CPU that was watched.
struct WatchedCpu {
  std::vector<Pause> pauses;           ///< by their begin
  std::uint64_t furtherCount = 0;      ///< pauses beyond those …
  std::uint64_t furtherNs = 0;         ///< … which took so long together …
  std::uint64_t furtherLongestNs = 0;  ///< … and the longest of them
  double watchedS = 0;                 ///< from the first reading to the last, above 0
  std::optional<double> cpuS = {};     ///< of the thread, meanwhile, by the system's word
  std::optional<double> stolenS = {};
  std::optional<std::uint64_t> switches = {};
};

/// The value is the lost time in percent of the watched time: the sum of all pauses ÷ the time from the first
/// reading to the last. Its interval is that of the mean over partsOfWatch parts (blockBootstrap); there is
/// none where pauses were too many to be told one by one. Pauses are what is measured: they lower no grade.
Measured measuredPauses(const WatchedCpu& cpu, std::uint64_t seed);

/// Share of the watched time that the pauses of each part took, in percent, the first part first: a pause
/// belongs to all parts that it lies in.
std::vector<double> lostByPart(const std::vector<Pause>& pauses, double watchedS);

/// The value is the median of the delays, in ns; of none there is no figure. Graded by judgeByCount, without
/// the width of the interval: that delays differ is what is measured.
std::optional<Measured> measuredWakeUps(const std::vector<std::uint64_t>& delaysNs, double elapsedS,
                                        std::uint64_t seed);

/// The least of the values that at least that fraction (0 … 1) of them do not exceed; of one value at least.
std::uint64_t nearestRank(const std::vector<std::uint64_t>& ascending, double fraction);

}  // namespace strata
