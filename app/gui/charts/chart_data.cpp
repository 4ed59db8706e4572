// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_data.h"

#include <algorithm>

namespace strata::gui {

namespace {

void beginProcessor(ProcessorChartData& chart, const Plan& plan, const Step& step) {
  chart.threads = plan.threads.size();
  for (const PlannedCell& cell : step.cells) chart.tests.push_back({cell.test, {}, false});
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

void beginMemory(MemoryChartData& chart, const Step& step) {
  const auto place = std::lower_bound(chart.regions.begin(), chart.regions.end(), step.region);
  if (place == chart.regions.end() || *place != step.region) chart.regions.insert(place, step.region);
  for (const PlannedCell& cell : step.cells) lineOf(chart, cell.parameters);
}

void beginDisk(DiskChartData& chart, const Plan& plan, const Step& step) {
  chart.file = plan.diskFile;
  chart.threads = plan.threads.size();
  for (const PlannedCell& cell : step.cells)
    for (std::size_t thread = 0; thread < plan.threads.size(); ++thread)
      chart.lines.push_back({cell.parameters.op.value_or(""), thread, {}});
}

void setBars(ProcessorChartData& chart, const std::string& test, std::vector<double> perThread, bool final) {
  for (ProcessorBars& bars : chart.tests) {
    if (bars.test != test) continue;
    bars.perThread = std::move(perThread);
    bars.final = final;
    return;
  }
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

void thin(std::vector<DiskStretch>& stretches) {
  std::vector<DiskStretch> kept;
  kept.reserve(mostStretches);
  double bytesBefore = 0;
  for (std::size_t i = 0; i + 1 < stretches.size(); i += 2) {
    kept.push_back(merged(bytesBefore, stretches[i], stretches[i + 1]));
    bytesBefore = stretches[i + 1].bytesDone;
  }
  if (stretches.size() % 2 == 1) kept.push_back(stretches.back());
  stretches = std::move(kept);
}

void addStretch(DiskChartData& chart, const std::string& op, const DiskPoint& point) {
  for (DiskLine& line : chart.lines) {
    if (line.op != op || line.thread != point.thread) continue;
    line.stretches.push_back({point.bytesDone, point.rate});
    if (line.stretches.size() > mostStretches) thin(line.stretches);
  }
}

}  // namespace

void begin(ChartData& data, const Plan& plan) {
  const auto has = [&](StepKind kind) {
    return std::any_of(plan.steps.begin(), plan.steps.end(),
                       [&](const Step& step) { return step.kind == kind; });
  };
  if (has(StepKind::Processor)) data.processor = {};
  if (has(StepKind::Memory)) data.memory = {};
  if (has(StepKind::Disk)) data.disk = {};
  for (const Step& step : plan.steps) {
    switch (step.kind) {
      case StepKind::Processor:
        beginProcessor(data.processor, plan, step);
        break;
      case StepKind::Memory:
        beginMemory(data.memory, step);
        break;
      case StepKind::Disk:
        beginDisk(data.disk, plan, step);
        break;
    }
  }
}

void apply(ChartData& data, const Plan& plan, const Progress& progress) {
  if (progress.step >= plan.steps.size()) return;
  const Step& step = plan.steps[progress.step];
  for (const LiveFigure& figure : progress.figures) {
    if (figure.cell >= step.cells.size()) continue;
    const PlannedCell& cell = step.cells[figure.cell];
    if (step.kind == StepKind::Processor)
      setBars(data.processor, cell.test,
              figure.perThread.empty() ? std::vector{figure.value} : figure.perThread, false);
    if (step.kind == StepKind::Memory)
      setPoint(lineOf(data.memory, cell.parameters),
               {step.region, figure.value, figure.low, figure.high, false});
  }
  for (const DiskPoint& point : progress.diskPoints) {
    if (point.cell >= step.cells.size()) continue;
    addStretch(data.disk, step.cells[point.cell].parameters.op.value_or(""), point);
  }
}

void apply(ChartData& data, const Plan& plan, const StepFinished& finished) {
  if (finished.step >= plan.steps.size()) return;
  const Step& step = plan.steps[finished.step];
  for (const CellResult& result : finished.results) {
    const auto* measured = std::get_if<Measured>(&result.outcome);
    if (step.kind == StepKind::Processor) {
      if (measured == nullptr)
        setBars(data.processor, result.test, {}, true);
      else
        setBars(data.processor, result.test,
                measured->perThread.empty() ? std::vector{measured->value} : measured->perThread, true);
    }
    if (step.kind == StepKind::Memory) {
      MemoryLine& line = lineOf(data.memory, result.parameters);
      if (measured == nullptr)
        removePoint(line, step.region);
      else
        setPoint(line, {step.region, measured->value, measured->low.value_or(measured->value),
                        measured->high.value_or(measured->value), true});
    }
  }
}

void end(ChartData& data) {
  for (ProcessorBars& bars : data.processor.tests)
    if (!bars.final) bars.perThread.clear();
  for (MemoryLine& line : data.memory.lines)
    std::erase_if(line.points, [](const RegionPoint& point) { return !point.final; });
}

}  // namespace strata::gui
