// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/disk/marked_data.h"
#include "core/disk/target_reasons.h"
#include "core/model/result.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/stats/latency_histogram.h"

namespace strata {

/// What an endurance step is to do, in each folder of the plan.
struct EnduranceTask {
  Plan plan;
  Step step;  ///< of one cell
  Bytes block;
  std::size_t depth = 1;
  Bytes toWrite;        ///< whole blocks
  bool verify = false;  ///< each round is read back and compared
  std::uint64_t seed = 0;

  /// Whole blocks of the file.
  std::uint64_t blocksOfFile() const { return plan.diskFile.count / block.count; }
};

/// What was read and was not what had been written.
struct DataFaults {
  static constexpr std::size_t mostListed = 16;

  std::uint64_t count = 0;  ///< places, see FaultyPlace
  std::array<std::uint64_t, 3> ofFault{};
  std::vector<FaultyPlace> first;  ///< the first mostListed that were found

  void add(const FaultyPlace& place);
};

/// What came of one folder.
struct EnduranceRecord {
  std::string engine;
  std::vector<EnduranceStretch> stretches;
  Bytes written;
  Bytes verified;
  std::uint64_t operations = 0;
  std::uint64_t busyNs = 0;  ///< time of writing
  LatencyHistogram latency;
  std::optional<double> flushS;  ///< the last
  std::optional<TargetState> target;
  DataFaults faults;
  std::optional<Error> error;
};

}  // namespace strata
