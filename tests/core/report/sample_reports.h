// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/run.h"
#include "core/stats/comparison.h"

/// Runs for the reports that people look at, the same at each call.
namespace strata {

/// Bandwidth and latency at many footprints, as a full sweep has them.
Run sweepRun();

/// Repetitions of a series: the classic run with figures that differ by a few per cent.
std::vector<Run> sampleSeries(int repetitions);

/// A run whose texts are meant to do harm: markup, quotes, control characters, bytes that are no UTF-8, and
/// characters that turn the direction of writing.
Run hostileRun();

/// Two series and a single run, the second series faster in some cells and slower in others.
Comparison sampleComparison();

/// A cell with a latency of so many nanoseconds, known to one of them, from samples that are all clean.
CellResult latencyCell(Test test, const std::string& kernel, int threads, double ns,
                       const std::string& statistic);

struct SampleReport {
  std::string file;  ///< its name, which tells the form
  std::string content;
};

/// One of each kind of run, in every form for people.
std::vector<SampleReport> sampleReports();

}  // namespace strata
