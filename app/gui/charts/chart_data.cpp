// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_data.h"

#include <algorithm>

#include "core/stats/sweep_curve.h"

namespace strata::gui {

namespace {

void beginDisk(DiskChartData& chart, const Plan& plan, const Step& step) {
  chart.file = plan.diskFile;
  chart.threads = plan.threads.size();
  // Where threads scale, each number of them has a step: the lines are of all.
  for (const PlannedCell& cell : step.cells) {
    if (cell.parameters.queueDepth) continue;  // has charts of its own
    for (std::size_t thread = 0; thread < plan.threads.size(); ++thread) {
      const std::string op = cell.parameters.op.value_or("");
      const auto isThis = [&](const DiskLine& line) { return line.op == op && line.thread == thread; };
      if (std::ranges::none_of(chart.lines, isThis)) chart.lines.push_back({op, thread, {}});
    }
  }
}

/// Nothing where the plan does not measure the disk.
std::optional<DiskTest> diskTestOf(const Plan& plan) {
  for (const Step& step : plan.steps)
    for (const PlannedCell& planned : step.cells) {
      if (step.group != TestGroup::Disk) continue;
      const auto cell = diskCellOf(planned);
      return !cell ? DiskTest::Classic : cell->isEndurance ? DiskTest::Endurance : DiskTest::Rows;
    }
  return std::nullopt;
}

/// The rate of two stretches together is that of their bytes over their time, the harmonic mean by bytes.
DiskStretch merged(double bytesBefore, const DiskStretch& first, const DiskStretch& second) {
  const double firstBytes = first.bytesDone - bytesBefore;
  const double secondBytes = second.bytesDone - first.bytesDone;
  if (first.rate <= 0 || second.rate <= 0) return {second.bytesDone, (first.rate + second.rate) / 2};
  const double time = firstBytes / first.rate + secondBytes / second.rate;
  return {second.bytesDone, time > 0 ? (firstBytes + secondBytes) / time : second.rate};
}

void addStretch(DiskChartData& chart, const std::string& op, const DiskPoint& point) {
  for (DiskLine& line : chart.lines) {
    if (line.op != op || line.thread != point.thread) continue;
    // Another pass over the file, with more threads.
    if (!line.stretches.empty() && point.bytesDone <= line.stretches.back().bytesDone) line.stretches.clear();
    line.stretches.push_back({point.bytesDone, point.rate});
    line.grade.reset();  // the verdict comes after the last
    if (line.stretches.size() > mostStretches) line.stretches = thinned(line.stretches, mostStretches);
  }
}

void applyResult(ChartData& data, const CellResult& result) {
  applyDiskResult(data.diskRows, result);
  applyNetworkResult(data.network, result);
  const Measured* measured = measuredOf(&result);
  if (result.test != Test::Disk || result.parameters.queueDepth || measured == nullptr) return;
  for (DiskLine& line : data.disk.lines)
    if (line.op == result.parameters.op) line.grade = measured->verdict.grade;
}

/// The current value of the row: its result, else its provisional value, else that of an earlier run.
ChartFigure figureOf(const ResultRow& row) {
  ChartFigure figure{row};
  figure.value = valueOf(row);
  figure.clockGhz = clockOf(row);
  if (const Measured* measured = measuredOf(row)) {
    figure.low = measured->low;
    figure.high = measured->high;
    figure.perThread = measured->perThread;
    figure.final = true;
    figure.limit = measured->limit;
    figure.grade = measured->verdict.grade;
  } else if (row.live && !row.result) {
    figure.low = row.live->low;
    figure.high = row.live->high;
    figure.perThread = row.live->perThread;
  }
  return figure;
}

}  // namespace

std::vector<DiskStretch> thinned(const std::vector<DiskStretch>& stretches, std::size_t most) {
  const std::size_t together = (stretches.size() + most - 1) / most;
  if (together <= 1) return stretches;
  std::vector<DiskStretch> kept;
  kept.reserve(most);
  double bytesBefore = 0;
  for (std::size_t first = 0; first < stretches.size(); first += together) {
    const std::size_t end = std::min(first + together, stretches.size());
    DiskStretch sum = stretches[first];
    for (std::size_t i = first + 1; i < end; ++i) sum = merged(bytesBefore, sum, stretches[i]);
    kept.push_back(sum);
    bytesBefore = sum.bytesDone;
  }
  return kept;
}

void takeFigures(ChartData& data, const std::vector<ResultRow>& rows) {
  data.figures.clear();
  for (const ResultRow& row : rows) {
    data.figures.push_back(figureOf(row));
    if (row.planned && data.figures.back().final && data.figures.back().clockGhz)
      data.latestClockGhz = data.figures.back().clockGhz;
  }
  for (ChartFigure& figure : data.figures)
    if (!figure.final && !figure.clockGhz) figure.clockGhz = data.latestClockGhz;
}

InferredLevels inferredFrom(const std::vector<ResultRow>& rows) {
  std::vector<const CellResult*> cells;
  for (const ResultRow& row : rows)
    if (row.result) cells.push_back(&*row.result);
  return inferLevels(cells).value_or(InferredLevels{});
}

void begin(ChartData& data, const Plan& plan) {
  const auto has = [&](TestGroup kind) {
    return std::ranges::find(plan.steps, kind, &Step::group) != plan.steps.end();
  };
  if (has(TestGroup::Memory)) data.close = plan.settings.binding == Binding::Close;
  // Classic and rows leave each other's charts alone.
  const std::optional<DiskTest> disk = diskTestOf(plan);
  data.latestDisk = disk.value_or(data.latestDisk);
  if (disk == DiskTest::Classic) data.disk = {};
  if (has(TestGroup::Network)) data.network = {};
  for (const Step& step : plan.steps) {
    if (step.group == TestGroup::Disk) {
      if (disk == DiskTest::Classic) beginDisk(data.disk, plan, step);
      beginDiskRows(data.diskRows, plan, step);
    } else {
      addStep(data, step);
    }
  }
}

void addStep(ChartData& data, const Step& step) {
  if (step.group == TestGroup::Network) addNetworkStep(data.network, step);
}

void apply(ChartData& data, const Plan& plan, const Progress& progress) {
  if (progress.step >= plan.steps.size()) return;
  const Step& step = plan.steps[progress.step];
  for (const DiskPoint& point : progress.diskPoints) {
    if (point.cell >= step.cells.size()) continue;
    addStretch(data.disk, step.cells[point.cell].parameters.op.value_or(""), point);
  }
  for (const Moment& moment : progress.moments) {
    if (moment.cell >= step.cells.size()) continue;
    addMoment(data.diskRows, step.cells[moment.cell], moment);
    addMoment(data.network, step.cells[moment.cell], moment);
  }
}

void apply(ChartData& data, const Plan& plan, const StepFinished& finished) {
  if (finished.step >= plan.steps.size()) return;
  for (const CellResult& result : finished.results) applyResult(data, result);
}

void end(ChartData& data) {
  endDiskRows(data.diskRows);
}

}  // namespace strata::gui
