// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/stats/bootstrap.h"
#include "core/stats/sample.h"
#include "core/stats/unit_value.h"
#include "core/stats/validity.h"

/// Makes the figures of cells from the samples of a step. Pure: the same samples give the same figures.
namespace strata {

/// The samples of a step, sorted out.
struct SortedSamples {
  Reference reference;
  std::vector<Blemishes> blemishes;  ///< of each sample
  std::vector<double> clockGhz;      ///< of each thread: median over the clean samples; zero where unknown

  bool clockKnown() const;
};
SortedSamples sortOut(std::span<const Sample> samples, const std::vector<std::optional<int>>& placement);

/// The samples of each visit (Sample::group) by themselves: a machine that was busy, or hot, at one of them
/// is no measure for the others. Samples are in the order of visits, and so are those of the result.
std::vector<SortedSamples> sortOutByVisit(std::span<const Sample> samples,
                                          const std::vector<std::optional<int>>& placement);
/// All of them in one: the clock is the median of the visits at which it is known. No reference.
SortedSamples joined(const std::vector<SortedSamples>& visits);

/// The figures of one cell's samples, in the cell's unit.
///
/// Core-bound cells are taken as work per cycle of the core as it was running, times the clock of the whole
/// step, so that a clock that walks does not widen them; cells that depend on shared parts are taken as
/// rates. The headline is the 90th percentile: disturbances only ever slow a sample down, and the best one is
/// an outlier of the clock probe; of times it is the 10th. Where the clock is unknown, core-bound cells fall
/// back to rates. What the other threads decide gets better where one of them is disturbed, so that the
/// median is the headline; under the load of others only the first thread is timed. A time of several threads
/// is that of one of them, at the mean of their rates.
struct CellFigures {
  std::vector<double> values;  ///< of each sample of the cell, in order
  std::vector<bool> clean;
  std::string statistic;
  double headlineQuantile = 0.90;
  double value = 0;
  std::vector<double> perThread;
  /// The figure of each line or visit; empty unless figuresOfLines() or figuresOfVisits() made it.
  std::vector<double> ofGroups = {};
};
/// `unitValue`: how units of work a second become the cell's unit. Nothing when the cell has no sample.
std::optional<CellFigures> figuresOf(std::span<const Sample> samples, const SortedSamples& sorted,
                                     std::size_t cell, BoundBy boundBy, UnitValue unitValue);

/// The same of hand-overs of cache lines. A line's place decides which slice of the last cache keeps its
/// state, and so how far it goes. So each line has a figure of its own, the 10th percentile of its used
/// times, and the headline is the median of the lines. Both threads of a sample have the same time.
std::optional<CellFigures> figuresOfLines(std::span<const Sample> samples, const SortedSamples& sorted,
                                          std::size_t cell, UnitValue unitValue);

/// The same of a step that was visited several times, by what sortOutByVisit() gives. Each visit has a figure
/// of its own, as figuresOf() has it, and the headline is the median of the visits: what changes from one to
/// the next, such as heat, or what else runs, widens the interval.
std::optional<CellFigures> figuresOfVisits(std::span<const Sample> samples,
                                           const std::vector<SortedSamples>& visits, std::size_t cell,
                                           BoundBy boundBy, UnitValue unitValue);

/// The interval of the headline, over lines or visits where there are any, of fewer than eight by Student's
/// t; nothing under three clean samples, lines or visits.
std::optional<Interval> intervalOf(const CellFigures& figures);

/// The same values that a headline is taken from: clean ones, or all where none is clean.
std::vector<double> usedValues(const CellFigures& figures);

inline constexpr double quantileOfRates = 0.90;
inline constexpr double quantileOfTimes = 0.10;

}  // namespace strata
