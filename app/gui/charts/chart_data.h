// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/charts/cell_data.h"
#include "app/gui/charts/disk_rows_data.h"
#include "app/gui/charts/network_data.h"
#include "app/gui/charts/scaling_data.h"
#include "app/gui/charts/sweep_data.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

/// What the charts show, as plain values filled from the engine's events; drawing is done elsewhere.
namespace strata::gui {

/// One test of the processor: a bar for each thread.
struct ProcessorBars {
  TestId test;                     ///< integer, floating
  std::vector<double> perThread;   ///< MOPs/s; empty before the first figure
  bool final = false;              ///< the test's result, not a figure on the way
  std::optional<double> low = {};  ///< interval of the figure of all threads together; MOPs/s
  std::optional<double> high = {};
  std::optional<Grade> grade = {};  ///< of the result

  friend bool operator==(const ProcessorBars&, const ProcessorBars&) = default;
};

struct ProcessorChartData {
  std::size_t threads = 0;
  std::vector<ProcessorBars> tests;  ///< in the plan's order

  friend bool operator==(const ProcessorChartData&, const ProcessorChartData&) = default;
};

struct RegionPoint {
  Bytes region;
  double rate = 0;                 ///< MB/s, of all threads together
  std::optional<double> low = {};  ///< interval of the rate
  std::optional<double> high = {};
  bool final = false;
  std::optional<double> clockGhz = {};  ///< measured beside the figure; live, of the latest result
  std::optional<Grade> grade = {};      ///< of the result

  friend bool operator==(const RegionPoint&, const RegionPoint&) = default;
};

/// The rate of one width and pattern against the size of the region.
struct MemoryLine {
  std::int64_t widthBytes = 0;
  std::string pattern;              ///< "serial", "random"
  std::vector<RegionPoint> points;  ///< by size; without the regions that have no figure

  friend bool operator==(const MemoryLine&, const MemoryLine&) = default;
};

struct MemoryChartData {
  std::vector<Bytes> regions;     ///< all of the plan, by size: the axis covers them from the start
  std::vector<MemoryLine> lines;  ///< in the plan's order
  std::size_t threads = 1;        ///< that move at the same time
  bool close = false;             ///< the threads are bound near each other: see threadsInOne

  friend bool operator==(const MemoryChartData&, const MemoryChartData&) = default;
};

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
  ProcessorChartData processor;
  MemoryChartData memory;
  DiskChartData disk;
  DiskRowsData diskRows;  ///< what several runs have measured
  DiskTest latestDisk = DiskTest::Classic;
  NetworkChartData network;
  SweepData sweeps;
  std::vector<CellFigure> cells;  ///< of the tests that have no data of their own
  ScalingData scaling;            ///< of the last run that went through several numbers of threads
  /// Of the latest result that has one. Kept from run to run: live figures have no clock of their own, and
  /// bytes per cycle need one.
  std::optional<double> latestClockGhz = {};

  friend bool operator==(const ChartData&, const ChartData&) = default;
};

/// A line of the disk chart holds no more stretches than this: when full, neighbours are merged two by two.
inline constexpr std::size_t mostStretches = 1024;

/// `stretches` as at most `most` of them: as many neighbours merged into each, by their time, as that takes.
std::vector<DiskStretch> thinned(const std::vector<DiskStretch>& stretches, std::size_t most);

/// Empties the charts of the tests that the plan has; the others keep what they show.
void begin(ChartData& data, const Plan& plan);
/// The plan goes on with this step, which was not known when the run began.
void addStep(ChartData& data, const Step& step);
void apply(ChartData& data, const Plan& plan, const Progress& progress);
/// Replaces the step's live figures by its results. A cell without a result loses its figure.
void apply(ChartData& data, const Plan& plan, const StepFinished& finished);
/// Takes away the live figures that came to no result, because the run was stopped.
void end(ChartData& data);

}  // namespace strata::gui
