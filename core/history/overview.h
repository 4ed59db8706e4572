// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/run.h"

namespace strata {

/// A figure that stands for a test in a list of runs.
struct HeadlineFigure {
  TestId test;
  std::string kernel;
  double value = 0;
  std::string unit;

  friend bool operator==(const HeadlineFigure&, const HeadlineFigure&) = default;
};

/// What a list shows of a run besides its own texts.
struct Overview {
  std::vector<TestId> tests;             ///< ids, in the order in which they were run
  std::optional<Grade> verdict;          ///< the worst of all figures; absent where nothing was measured
  std::vector<HeadlineFigure> headline;  ///< at most three, one a test

  friend bool operator==(const Overview&, const Overview&) = default;
};

/// Of each test the figure of the last level that it reached (the largest region, then the widest operand,
/// serial before random; of the network what came here, of all machines together, in the most streams); of
/// several tests those that come first here: integer, memory, bandwidth, disk, network, and then the others
/// as they were run.
Overview overviewOf(const Run& run);

}  // namespace strata
