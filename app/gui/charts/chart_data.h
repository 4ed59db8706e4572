// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/results/result_row.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/network_cell.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/report/chart_builders.h"

/// The input of the charts, as plain values: the values of the result rows, and what the engine's events add.
namespace strata::gui {

/// Nanoseconds in a microsecond, the unit of these charts.
inline constexpr double nsOfUs = 1e3;

/// How a cell of the disk or the network went, moment by moment.
struct LineMoment {
  double seconds = 0;  ///< since the cell began
  double bytes = 0;    ///< moved since then
  double rate = 0;     ///< MB/s since the moment before; commits per second where the row has commits
  std::optional<double> p50Us = {};
  std::optional<double> p99Us = {};

  friend bool operator==(const LineMoment&, const LineMoment&) = default;
};

/// A line holds no more moments than this: when full, neighbours are merged two by two.
inline constexpr std::size_t mostMoments = 1024;

/// Adds what was told; a moment that is no later than the last one begins the line anew.
void addTo(std::vector<LineMoment>& moments, const Moment& moment);

/// One cell: a row of a profile and what is done in it, or the endurance test.
struct DiskRowLine {
  DiskCell cell;
  std::vector<LineMoment> moments;
  std::vector<LatencyQuantile> latency;     ///< of the result
  std::vector<EnduranceStretch> stretches;  ///< likewise
  std::optional<Grade> grade = {};
  bool isOfEarlierRun = false;  ///< what the run in progress tells first takes its place

  friend bool operator==(const DiskRowLine&, const DiskRowLine&) = default;
};

/// What the charts of the disk test in rows show.
struct DiskRowsData {
  std::vector<DiskRowLine> lines;        ///< in the order in which they were first planned
  std::vector<DiskRowLine> before = {};  ///< of earlier runs, while that in progress measures them anew
  std::optional<DiskRow> latest = {};    ///< the row that told a moment last
  double seconds = 2;                    ///< that a cell is measured for
  std::optional<Bytes> endurance = {};   ///< that are to be written in all folders together

  friend bool operator==(const DiskRowsData&, const DiskRowsData&) = default;
};

/// The lines that the plan measures anew keep what they show until there is something newer.
void beginDiskRows(DiskRowsData& data, const Plan& plan, const Step& step);
void addMoment(DiskRowsData& data, const PlannedCell& cell, const Moment& moment);
void applyDiskResult(DiskRowsData& data, const CellResult& result);
/// Puts back the lines of before a stopped run, where it came to no result or to one of a part of the time.
void endDiskRows(DiskRowsData& data);

/// The rows of that profile only, and the endurance test.
DiskRowsData ofProfile(DiskRowsData data, const Settings& settings);

struct NetworkLine {
  NetworkCell cell;
  std::vector<LineMoment> moments;
  std::vector<LatencyQuantile> latency;  ///< of the result
  std::optional<Grade> grade = {};

  friend bool operator==(const NetworkLine&, const NetworkLine&) = default;
};

/// What the charts of the network test over time and over percentiles show.
struct NetworkChartData {
  std::vector<NetworkLine> lines;          ///< in the order in which they were planned
  std::optional<NetworkCell> latest = {};  ///< that told a moment last
  double seconds = 2;                      ///< that the longest cell is measured for

  friend bool operator==(const NetworkChartData&, const NetworkChartData&) = default;
};

/// Adds the cells of the step.
void addNetworkStep(NetworkChartData& data, const Step& step);
void addMoment(NetworkChartData& data, const PlannedCell& planned, const Moment& moment);
void applyNetworkResult(NetworkChartData& data, const CellResult& result);

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
  /// The clock of the latest result that has one. It is kept from run to run, because live figures have no
  /// clock of their own and bytes per cycle need one.
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
