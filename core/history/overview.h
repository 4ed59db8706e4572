// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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
  /// The level of memory that a rate or latency of it shows, as MemoryLevel::level; absent of other tests.
  std::optional<int> level = {};

  friend bool operator==(const HeadlineFigure&, const HeadlineFigure&) = default;
};

inline constexpr std::size_t mostHeadlineFigures = 3;

/// What a list shows of a run besides its own texts.
struct Overview {
  std::vector<TestId> tests;             ///< ids, in the order in which they were run
  std::optional<Grade> verdict;          ///< the worst of all figures; absent where nothing was measured
  std::vector<HeadlineFigure> headline;  ///< one result for each test, at most mostHeadlineFigures

  friend bool operator==(const Overview&, const Overview&) = default;
};

/// The measured results that stand for the run in a list, as Overview::headline has them, but all of them.
/// They point into the run.
std::vector<const CellResult*> headlineResults(const Run& run);

/// Takes from each test the result of the last level that it reached: the largest buffer, then the widest
/// operand, sequential before random. From the network it takes the rate of received data, of all servers
/// together, with the most streams. Tests come in this order: integer, memory, bandwidth, disk, network, then
/// the others as they were run.
Overview overviewOf(const Run& run);

}  // namespace strata
