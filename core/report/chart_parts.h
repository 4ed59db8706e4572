// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/chart_builders.h"

/// Parts shared by the charts of moves, of bandwidth and latency by size, and of other tests.
namespace strata {

/// The end of `cache` at `x`, with a label and what it means: its size, and that `sharers` threads share it.
ChartEdge edgeOf(const CacheEdge& cache, double x, std::size_t sharers, const ChartTexts& texts);

/// The edges of caches over the footprint of one of so many threads.
std::vector<ChartEdge> reportedEdges(const std::vector<CacheEdge>& caches, std::size_t threads,
                                     const ChartTexts& texts);

/// The edges of caches over the size of one buffer, for loops that use two: both fit. `sentence`: the id of
/// what says so.
std::vector<ChartEdge> edgesOfTwoBuffers(std::size_t threads, bool close, std::string_view sentence,
                                         const ChartChoices& choices, const ChartTexts& texts);

/// The values of a test, in their order; where a cell was measured with several numbers of threads, that of
/// the most threads.
std::vector<const ChartFigure*> figuresOfMostThreads(const std::vector<ChartFigure>& figures,
                                                     std::optional<TestGroup> kind);

/// The value as a point at `x`, rates in that unit; absent where there is none yet, or none in that unit.
std::optional<ChartPoint> pointOf(const ChartFigure& figure, double x, RateUnit unit);

/// The axis of 1 to `most` threads, two at least, with room so that no mark is cut off, nor the name of an
/// upright line at the end.
Span spanOfThreads(std::int64_t most);

/// Chooses the axis of the chart's bars, and says it where that is logarithmic; for charts that have all of
/// their points.
void setBarAxis(Chart& chart, const ChartTexts& texts);

/// A CPU by the system's number: "CPU 3", and where the cores are of several kinds, of which: "CPU 3
/// (IntelAtom)".
std::string cpuLabel(int cpu, const Machine& machine, const ChartTexts& texts);

/// Whether so many sizes of a line are hardly one for each level, of so many caches and memory: from one to
/// the next, a straight line would show a slope where a cache has a step.
bool areLevelsOnly(std::size_t sizes, std::size_t caches);

/// ChartSeries::steps of a line with so many sizes, where these are of levels only. `edgeOf`: where the line
/// steps from a cache to the next level. Empty where there are more sizes, or nobody has told the caches.
std::vector<double> stepsOf(std::size_t sizes, const ChartChoices& choices,
                            const std::function<double(const CacheEdge& edge)>& edgeOf);

/// Says in the title where lines are steps of levels: nobody measured between them.
void tellSteps(Chart& chart, const ChartTexts& texts);

/// Whether any of these cells has a value.
bool hasFigures(const std::vector<const ChartFigure*>& figures);

/// Adds the line, muted, with its legend entry `name`, and widens the axis to hold it. `unit`: of rates;
/// absent: in ns. Nothing is added where the value cannot be converted to the unit.
void addCompared(Chart& chart, const SizedFigures& line, const std::string& name, ChartSeries like,
                 std::optional<RateUnit> unit);

}  // namespace strata
