// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_data.h"

#include <algorithm>

namespace strata::gui {

namespace {

void beginProcessor(ProcessorChartData& chart, const Plan& plan, const Step& step) {
  chart.threads = plan.threads.size();
  // Where threads scale, each number of them has a step: the bars are of the last.
  for (const PlannedCell& cell : step.cells)
    if (std::ranges::find(chart.tests, cell.test, &ProcessorBars::test) == chart.tests.end())
      chart.tests.push_back({cell.test, {}});
}

MemoryLine& lineOf(MemoryChartData& chart, const Parameters& parameters) {
  const std::int64_t width = parameters.widthBytes.value_or(0);
  const std::string pattern = parameters.pattern.value_or("");
  const auto found = std::find_if(chart.lines.begin(), chart.lines.end(), [&](const MemoryLine& line) {
    return line.widthBytes == width && line.pattern == pattern;
  });
  if (found != chart.lines.end()) return *found;
  return chart.lines.emplace_back(MemoryLine{width, pattern, {}});
}

void beginMemory(MemoryChartData& chart, const Plan& plan, const Step& step) {
  chart.threads = plan.threads.size();
  chart.close = plan.settings.binding == Binding::Close;
  const auto place = std::lower_bound(chart.regions.begin(), chart.regions.end(), step.region);
  if (place == chart.regions.end() || *place != step.region) chart.regions.insert(place, step.region);
  for (const PlannedCell& cell : step.cells) lineOf(chart, cell.parameters);
}

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

void setBars(ProcessorChartData& chart, const ProcessorBars& figures) {
  for (ProcessorBars& bars : chart.tests) {
    if (bars.test != figures.test) continue;
    bars = figures;
    return;
  }
}

ProcessorBars barsOf(const CellResult& result) {
  ProcessorBars bars{result.test, {}, true};
  const auto* measured = std::get_if<Measured>(&result.outcome);
  if (measured == nullptr) return bars;
  bars.perThread = measured->perThread.empty() ? std::vector{measured->value} : measured->perThread;
  bars.low = measured->low;
  bars.high = measured->high;
  bars.grade = measured->verdict.grade;
  return bars;
}

void setPoint(MemoryLine& line, const RegionPoint& point) {
  const auto place = std::lower_bound(line.points.begin(), line.points.end(), point.region,
                                      [](const RegionPoint& p, Bytes region) { return p.region < region; });
  if (place != line.points.end() && place->region == point.region)
    *place = point;
  else
    line.points.insert(place, point);
}

void removePoint(MemoryLine& line, Bytes region) {
  std::erase_if(line.points, [&](const RegionPoint& point) { return point.region == region; });
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

void applyResult(ChartData& data, const Step& step, const CellResult& result) {
  const auto* measured = std::get_if<Measured>(&result.outcome);
  if (measured != nullptr && measured->clockGhz) data.latestClockGhz = measured->clockGhz;
  switch (step.group) {
    case TestGroup::Processor:
      setBars(data.processor, barsOf(result));
      break;
    case TestGroup::Memory:
      if (MemoryLine& line = lineOf(data.memory, result.parameters); measured == nullptr)
        removePoint(line, step.region);
      else
        setPoint(line, {step.region, measured->value, measured->low, measured->high, true, measured->clockGhz,
                        measured->verdict.grade});
      break;
    case TestGroup::Disk:
      applyDiskResult(data.diskRows, result);
      if (result.parameters.queueDepth) break;
      for (DiskLine& line : data.disk.lines)
        if (measured != nullptr && line.op == result.parameters.op) line.grade = measured->verdict.grade;
      break;
    case TestGroup::Network:
      applyNetworkResult(data.network, result);
      break;
    default:
      break;  // what is not of here is made from the rows
  }
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

void begin(ChartData& data, const Plan& plan) {
  const auto has = [&](TestGroup kind) {
    return std::any_of(plan.steps.begin(), plan.steps.end(),
                       [&](const Step& step) { return step.group == kind; });
  };
  if (has(TestGroup::Processor)) data.processor = {};
  if (has(TestGroup::Memory)) data.memory = {};
  // Classic and rows leave each other's charts alone.
  const std::optional<DiskTest> disk = diskTestOf(plan);
  data.latestDisk = disk.value_or(data.latestDisk);
  if (disk == DiskTest::Classic) data.disk = {};
  if (has(TestGroup::Network)) data.network = {};
  for (const Step& step : plan.steps) {
    switch (step.group) {
      case TestGroup::Processor:
        beginProcessor(data.processor, plan, step);
        break;
      case TestGroup::Memory:
        beginMemory(data.memory, plan, step);
        break;
      case TestGroup::Disk:
        if (disk == DiskTest::Classic) beginDisk(data.disk, plan, step);
        beginDiskRows(data.diskRows, plan, step);
        break;
      default:
        addStep(data, step);
        break;
    }
  }
}

void addStep(ChartData& data, const Step& step) {
  if (step.group == TestGroup::Network) addNetworkStep(data.network, step);
}

namespace {

/// The chart of moves shows what all threads do: how fewer fare is in that of scaling.
bool isOfFewer(const Plan& plan, const Step& step) {
  return step.group == TestGroup::Memory && threadsOf(step, plan.threads.size()) < plan.threads.size();
}

}  // namespace

void apply(ChartData& data, const Plan& plan, const Progress& progress) {
  if (progress.step >= plan.steps.size() || isOfFewer(plan, plan.steps[progress.step])) return;
  const Step& step = plan.steps[progress.step];
  for (const LiveFigure& figure : progress.figures) {
    if (figure.cell >= step.cells.size()) continue;
    const PlannedCell& cell = step.cells[figure.cell];
    if (step.group == TestGroup::Processor)
      setBars(data.processor,
              {cell.test, figure.perThread.empty() ? std::vector{figure.value} : figure.perThread, false,
               figure.low, figure.high});
    if (step.group == TestGroup::Memory)
      setPoint(lineOf(data.memory, cell.parameters),
               {step.region, figure.value, figure.low, figure.high, false, data.latestClockGhz});
  }
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
  if (finished.step >= plan.steps.size() || isOfFewer(plan, plan.steps[finished.step])) return;
  const Step& step = plan.steps[finished.step];
  for (const CellResult& result : finished.results) applyResult(data, step, result);
}

void end(ChartData& data) {
  for (ProcessorBars& bars : data.processor.tests)
    if (!bars.final) bars = {bars.test, {}};
  for (MemoryLine& line : data.memory.lines)
    std::erase_if(line.points, [](const RegionPoint& point) { return !point.final; });
  endDiskRows(data.diskRows);
}

}  // namespace strata::gui
