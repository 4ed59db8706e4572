// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/charts/disk_rows_data.h"
#include "app/gui/charts/network_data.h"
#include "app/gui/results/result_row.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/report/chart_builders.h"

/// The input of the charts, as plain values: the values of the result rows, and what the engine's events add.
namespace strata::gui {

struct DiskStretch {
  double bytesDone = 0;  ///< of this thread's file, at the end of the stretch
  double rate = 0;       ///< MB/s

  friend bool operator==(const DiskStretch&, const DiskStretch&) = default;
};

/// What one thread did in one pass over its file.
struct DiskLine {
  std::string op;  ///< "write", "read"
  std::size_t thread = 0;
  std::vector<DiskStretch> stretches;
  std::optional<Grade> grade = {};  ///< of the operation's result

  friend bool operator==(const DiskLine&, const DiskLine&) = default;
};

struct DiskChartData {
  Bytes file;  ///< of each thread
  std::size_t threads = 0;
  std::vector<DiskLine> lines;  ///< by operation in the plan's order, then by thread

  friend bool operator==(const DiskChartData&, const DiskChartData&) = default;
};

/// The kinds of test of the disk, each with charts of its own.
enum class DiskTest { Classic, Rows, Endurance };

struct ChartData : ChartFigures {
  ScalingData scaling;  ///< scaling of the latest run with several numbers of threads
  DiskChartData disk;
  DiskRowsData diskRows;  ///< what several runs have measured
  DiskTest latestDisk = DiskTest::Classic;
  NetworkChartData network;
  /// Of the latest result that has one. Kept from run to run: live figures have no clock of their own, and
  /// bytes per cycle need one.
  std::optional<double> latestClockGhz = {};

  friend bool operator==(const ChartData&, const ChartData&) = default;
};

/// Copies the current values of the rows.
void takeFigures(ChartData& data, const std::vector<ResultRow>& rows);

/// The levels that the measured cells among the rows show; empty where they show none. Takes milliseconds,
/// too long to call for every value that arrives.
InferredLevels inferredFrom(const std::vector<ResultRow>& rows);

/// A line of the disk chart holds no more stretches than this: when full, neighbours are merged two by two.
inline constexpr std::size_t mostStretches = 1024;

/// `stretches` as at most `most` of them: as many neighbours merged into each, by their time, as that takes.
std::vector<DiskStretch> thinned(const std::vector<DiskStretch>& stretches, std::size_t most);

/// Disk and network results over time, which the rows do not hold. begin() empties the charts of the tests
/// that the plan has; the others keep their content.
void begin(ChartData& data, const Plan& plan);
/// The plan goes on with this step, which was not known when the run began.
void addStep(ChartData& data, const Step& step);
void apply(ChartData& data, const Plan& plan, const Progress& progress);
void apply(ChartData& data, const Plan& plan, const StepFinished& finished);
/// Removes what gave no result, because the run was stopped.
void end(ChartData& data);

}  // namespace strata::gui
