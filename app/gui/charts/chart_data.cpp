// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_data.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/disk/disk_figures.h"
#include "core/stats/enough_requests.h"
#include "core/stats/sweep_curve.h"

namespace strata::gui {

namespace {

std::optional<double> microseconds(const std::optional<std::uint64_t>& ns) {
  if (!ns) return std::nullopt;
  return static_cast<double>(*ns) / nsOfUs;
}

/// The longer of two percentiles: they cannot be merged, and no peak may be lost.
std::optional<double> longer(std::optional<double> a, std::optional<double> b) {
  if (!a || !b) return a ? a : b;
  return std::max(*a, *b);
}

void halve(std::vector<LineMoment>& moments) {
  std::vector<LineMoment> kept;
  double before = 0;
  for (std::size_t i = 0; i + 1 < moments.size(); i += 2) {
    const LineMoment& first = moments[i];
    LineMoment both = moments[i + 1];
    const double time = both.seconds - before;
    if (time > 0)
      both.rate = (first.rate * (first.seconds - before) + both.rate * (both.seconds - first.seconds)) / time;
    both.p50Us = longer(first.p50Us, both.p50Us);
    both.p99Us = longer(first.p99Us, both.p99Us);
    before = both.seconds;
    kept.push_back(both);
  }
  if (moments.size() % 2 == 1) kept.push_back(moments.back());
  moments = std::move(kept);
}

}  // namespace

void addTo(std::vector<LineMoment>& moments, const Moment& moment) {
  if (!moments.empty() && moment.seconds <= moments.back().seconds) moments.clear();
  moments.push_back(
      {moment.seconds, moment.bytes, moment.rate, microseconds(moment.p50Ns), microseconds(moment.p99Ns)});
  if (moments.size() > mostMoments) halve(moments);
}

namespace {

/// The endurance test has one line, whatever the last one was like.
bool isSame(const DiskCell& a, const DiskCell& b) {
  return a == b || (a.isEndurance && b.isEndurance);
}

DiskRowLine* lineOf(DiskRowsData& data, const DiskCell& cell) {
  const auto found =
      std::ranges::find_if(data.lines, [&](const DiskRowLine& line) { return isSame(line.cell, cell); });
  return found == data.lines.end() ? nullptr : &*found;
}

/// What an earlier run measured, while that in progress measures it anew.
DiskRowLine* earlierLineOf(DiskRowsData& data, const DiskCell& cell) {
  const auto found =
      std::ranges::find_if(data.before, [&](const DiskRowLine& line) { return isSame(line.cell, cell); });
  return found == data.before.end() ? nullptr : &*found;
}

/// The line of the run in progress: what it shows of an earlier one goes.
DiskRowLine* currentLineOf(DiskRowsData& data, const DiskCell& cell) {
  DiskRowLine* line = lineOf(data, cell);
  if (line != nullptr && line->isOfEarlierRun) *line = {line->cell, {}, {}, {}};
  return line;
}

}  // namespace

void beginDiskRows(DiskRowsData& data, const Plan& plan, const Step& step) {
  for (const PlannedCell& planned : step.cells) {
    const auto cell = diskCellOf(planned);
    if (!cell) continue;
    data.seconds = plan.settings.diskSeconds;
    if (cell->isEndurance) data.endurance = plan.diskWritten;
    if (DiskRowLine* line = lineOf(data, *cell)) {
      if (!line->isOfEarlierRun) data.before.push_back(*line);
      line->cell = *cell;
      line->isOfEarlierRun = true;
    } else {
      data.lines.push_back({*cell, {}, {}, {}});
    }
  }
}

void addMoment(DiskRowsData& data, const PlannedCell& planned, const Moment& moment) {
  const auto cell = diskCellOf(planned);
  if (!cell) return;
  DiskRowLine* line = currentLineOf(data, *cell);
  if (line == nullptr) return;
  Moment told = moment;
  if (cell->row.commits) told.rate = operationsPerSecond(told.rate, cell->row.block);
  addTo(line->moments, told);
  if (!cell->isEndurance) data.latest = cell->row;
}

void applyDiskResult(DiskRowsData& data, const CellResult& result) {
  const auto cell = diskCellOf(result);
  const Measured* measured = measuredOf(&result);
  DiskRowLine* line = cell && measured != nullptr ? currentLineOf(data, *cell) : nullptr;
  if (line == nullptr || (isCutShort(result) && earlierLineOf(data, *cell) != nullptr)) return;
  line->grade = measured->verdict.grade;
  if (!measured->disk) return;
  line->latency = measured->disk->latency;
  std::erase_if(line->latency,
                [&](const LatencyQuantile& at) { return hasTooFewFor(at.fraction, *measured); });
  line->stretches = measured->disk->stretches;
}

void endDiskRows(DiskRowsData& data) {
  for (DiskRowLine& line : data.lines) {
    if (DiskRowLine* before = earlierLineOf(data, line.cell); before != nullptr && !line.grade)
      line = std::move(*before);
    line.isOfEarlierRun = false;
  }
  data.before.clear();
}

DiskRowsData ofProfile(DiskRowsData data, const Settings& settings) {
  const std::vector<DiskRow> rows = diskRows(settings.diskProfile, settings.diskCustom);
  const auto has = [&](const DiskRow& row) { return std::ranges::find(rows, row) != rows.end(); };
  std::erase_if(data.lines, [&](const DiskRowLine& line) {
    return !line.cell.isEndurance &&
           (!has(line.cell.row) || (line.cell.zeros && !settings.diskZeros) ||
            (line.cell.op == "mixed") != (settings.diskProfile == DiskProfile::Mixed));
  });
  if (data.latest && !has(*data.latest)) data.latest.reset();
  return data;
}

namespace {

NetworkLine* lineOf(NetworkChartData& data, const std::optional<NetworkCell>& cell) {
  if (!cell) return nullptr;
  const auto found = std::ranges::find(data.lines, *cell, &NetworkLine::cell);
  return found == data.lines.end() ? nullptr : &*found;
}

}  // namespace

void addNetworkStep(NetworkChartData& data, const Step& step) {
  for (const PlannedCell& planned : step.cells) {
    const auto cell = networkCellOf(planned);
    if (!cell) continue;
    data.seconds = std::max(data.seconds, planned.seconds);
    if (NetworkLine* line = lineOf(data, cell))
      *line = {*cell, {}, {}, {}};
    else
      data.lines.push_back({*cell, {}, {}, {}});
  }
}

void addMoment(NetworkChartData& data, const PlannedCell& planned, const Moment& moment) {
  NetworkLine* line = lineOf(data, networkCellOf(planned));
  if (line == nullptr) return;
  addTo(line->moments, moment);
  data.latest = line->cell;
}

void applyNetworkResult(NetworkChartData& data, const CellResult& result) {
  NetworkLine* line = lineOf(data, networkCellOf(result));
  const Measured* measured = measuredOf(&result);
  if (line == nullptr || measured == nullptr) return;
  line->grade = measured->verdict.grade;
  if (measured->network) line->latency = measured->network->latency;
}

namespace {

void beginDisk(DiskChartData& chart, const Plan& plan, const Step& step) {
  chart.file = plan.diskFile;
  chart.threads = plan.threads.size();
  // When a scaling run has a step for each number of threads, the chart shows the lines of all threads.
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
  ChartFigure figure{row, {}};
  const Measured* shown = shownOf(row);
  if (shown == nullptr) return figure;
  figure.value = shown->value;
  figure.clockGhz = shown->clockGhz;
  figure.trafficRate = shown->trafficRate;
  figure.final = row.result.has_value();
  if (!figure.final && !row.live) return figure;
  figure.low = shown->low;
  figure.high = shown->high;
  figure.ofTest() = shown->ofTest();
  figure.perThread = shown->perThread;
  if (!figure.final) return figure;
  figure.limit = shown->limit;
  figure.grade = shown->verdict.grade;
  figure.visits = shown->visits;
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
