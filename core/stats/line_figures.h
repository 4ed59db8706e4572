// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/stats/bootstrap.h"

/// Figures of hand-overs of cache lines. A line's place decides which slice of the last cache keeps its
/// state, and so how far it goes: the figure of a pair of CPUs is that of the middle line.
namespace strata {

/// The times of hand-overs of several lines, in the order in which they were taken.
struct LineValues {
  std::vector<double> values;
  std::vector<bool> clean;
  std::vector<std::size_t> lines;  ///< which line each is of

  void add(std::size_t line, double value, bool isClean) {
    values.push_back(value);
    clean.push_back(isClean);
    lines.push_back(line);
  }
};

/// The clean values, or all where none is clean.
std::vector<double> usedValues(const LineValues& values);

/// The 10th percentile of each line's used values, by line; a line that has none is left out.
std::vector<double> figuresOfLines(const LineValues& values);

/// The interval of the median over the lines; nothing under three.
std::optional<Interval> intervalOfLines(const std::vector<double>& figures);

}  // namespace strata
