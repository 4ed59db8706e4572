// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace strata {

/// What one thread did and saw in one sample of one cell.
struct ThreadSample {
  double units = 0;  ///< work done inside the counted window
  /// Length of that window: the same for all threads of a sample, unless each made a pass of its own.
  double seconds = 0;
  double clockBeforeGhz = 0;
  double clockAfterGhz = 0;
  bool clockConfirmed = false;  ///< both readings were confirmed by the second chain
  double aluPerCycle = 0;       ///< the lesser of the readings before and after
  bool late = false;            ///< began after the window had opened
  double chunkS = 0;            ///< the shortest stretch between two counter reads inside the sample
  double longestGapS = 0;  ///< by which the longest stretch between two counter reads exceeds the usual one
  std::optional<std::uint64_t> involuntarySwitches;  ///< during the sample
  std::optional<std::uint64_t> majorFaults;          ///< during the sample
  std::optional<double> lostS;  ///< time of the sample, probes included, that the thread did not run
  std::optional<int> cpu;
  bool affinityChanged = false;  ///< it may run elsewhere than it was bound to: someone changed that
  double suspendedS = 0;         ///< of the time around the sample, that the machine slept

  double clockGhz() const { return (clockBeforeGhz + clockAfterGhz) / 2; }

  /// False when a probe yielded no number that can be: then none of the three means anything.
  bool probesMakeSense() const {
    const auto makesSense = [](double value) { return std::isfinite(value) && value > 0; };
    return makesSense(clockBeforeGhz) && makesSense(clockAfterGhz) && makesSense(aluPerCycle);
  }
};

/// One sample: all threads over one window.
struct Sample {
  std::size_t cell = 0;
  std::vector<ThreadSample> threads;
  /// Core to core: which of the lines was handed over. Cores: at which visit. 0 for others.
  std::size_t group = 0;
};

}  // namespace strata
