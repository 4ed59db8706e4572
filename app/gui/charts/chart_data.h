// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/charts/disk_rows_data.h"
#include "app/gui/charts/network_data.h"
#include "app/gui/charts/scaling_data.h"
#include "app/gui/results/result_row.h"
#include "core/chart/chart_figure.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/stats/levels.h"

/// What the charts are made from, as plain values: the figures of the rows, and what the engine's events tell
/// besides.
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

struct ChartData {
  std::vector<ChartFigure> figures;  ///< of all cells, planned and measured: axes cover them from the start
  bool close = false;                ///< threads that move are bound near each other: see threadsInOne
  InferredLevels inferred;           ///< from the latency of a full sweep; no levels before there is one
  ScalingData scaling;               ///< of the last run that went through several numbers of threads
  DiskChartData disk;
  DiskRowsData diskRows;  ///< what several runs have measured
  DiskTest latestDisk = DiskTest::Classic;
  NetworkChartData network;
  /// Of the latest result that has one. Kept from run to run: live figures have no clock of their own, and
  /// bytes per cycle need one.
  std::optional<double> latestClockGhz = {};

  friend bool operator==(const ChartData&, const ChartData&) = default;
};

/// Takes the figures of the rows, as they are now.
void takeFigures(ChartData& data, const std::vector<ResultRow>& rows);

/// No levels where the measured cells among these show none. Takes milliseconds: not for every figure that
/// comes in.
InferredLevels inferredFrom(const std::vector<ResultRow>& rows);

/// A line of the disk chart holds no more stretches than this: when full, neighbours are merged two by two.
inline constexpr std::size_t mostStretches = 1024;

/// `stretches` as at most `most` of them: as many neighbours merged into each, by their time, as that takes.
std::vector<DiskStretch> thinned(const std::vector<DiskStretch>& stretches, std::size_t most);

/// What goes on over time in the disk and the network, which no row tells. Empties the charts of those of the
/// two that the plan has; the others keep what they show.
void begin(ChartData& data, const Plan& plan);
/// The plan goes on with this step, which was not known when the run began.
void addStep(ChartData& data, const Step& step);
void apply(ChartData& data, const Plan& plan, const Progress& progress);
void apply(ChartData& data, const Plan& plan, const StepFinished& finished);
/// Takes away what came to no result, because the run was stopped.
void end(ChartData& data);

}  // namespace strata::gui
