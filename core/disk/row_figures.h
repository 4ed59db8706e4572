// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/disk/row_tally.h"
#include "core/model/run.h"

namespace strata {

/// What all threads did in the counted time of a row.
struct RowWork {
  struct Thread {
    SliceBytes bytes{};
    std::uint64_t operations = 0;
  };

  Bytes block;
  int queueDepth = 1;
  std::uint64_t sliceNs = 1;
  std::size_t slices = rowSlices;  ///< the first so many are whole: fewer where it ended early
  std::vector<Thread> threads;
  LatencyHistogram latency;  ///< of all operations of all threads
  std::string engine;
  std::optional<double> cpuPercent;  ///< of one CPU
  bool commits = false;              ///< figures are blocks a second, not MB/s
};

/// The figures of a row, or nothing when nothing was moved: everything of Measured but what the work does not
/// know (flush, the reasons `buffered` and `shared-device`).
///
/// The figure is all bytes over all time ("total"), since that is what a program gets. The interval is a
/// moving block bootstrap over the slices; absent under three. Reasons: `too-few-samples` (clean: operations
/// of the slowest thread, needed) under 30 fair, under 10 poor; `wide-interval` (half_width_percent) over 10
/// fair, over 30 poor.
std::optional<Measured> measureRow(const RowWork& work, std::uint64_t seed);

}  // namespace strata
