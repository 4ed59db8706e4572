// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/model/machine.h"

namespace strata {

/// How long a cache line takes from either of two CPUs to the other.
struct PairTime {
  int cpuA = 0;
  int cpuB = 0;
  std::optional<double> ns;  ///< absent: to be measured
};

/// The times of pairs as a table, and the clusters that they show: CPUs that hand lines to each other faster
/// than to any other.
struct PairMatrix {
  /// Rows and columns, by the system's numbers: cluster after cluster, neighbours next to each other.
  std::vector<int> cpus;
  std::vector<std::vector<std::optional<double>>> ns;  ///< both ways the same; absent: not measured
  std::vector<std::size_t> clusters;  ///< of how many CPUs each is; one of all where none are seen
  /// Medians; absent where there is one cluster.
  std::optional<double> within;
  std::optional<double> between;
};

/// Clusters are seen where a gap in the times, of a factor of 1.5 or more, tells pairs within sets of CPUs
/// from all other pairs; of several such gaps the widest counts.
PairMatrix pairMatrix(const std::vector<PairTime>& times, const std::vector<LogicalCpu>& cpus);

}  // namespace strata
