// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the disk test in rows: over time, against percentiles, and against what was written.
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <optional>

#include "app/gui/charts/moments_plot.h"
#include "app/gui/charts/plot.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class DiskRowsPlot {
  Q_DECLARE_TR_FUNCTIONS(DiskRowsPlot)
};

QString keyOfRow(const DiskRow& row) {
  return QStringLiteral("row-%1").arg(QString::fromStdString(diskRowName(row)));
}

QString keyOfColumn(const DiskColumn& column) {
  return QStringLiteral("op-%1%2").arg(QString::fromStdString(column.op),
                                       column.zeros ? QStringLiteral("-zeros") : QString());
}

Qt::PenStyle dashOfColumn(const DiskColumn& column) {
  if (column.op == "write") return Qt::SolidLine;
  return column.op == "read" ? Qt::DashLine : Qt::DotLine;
}

/// The rows and columns of the lines, each in the order in which it came first.
struct DiskRowEntries {
  std::vector<DiskRow> rows;
  std::vector<DiskColumn> columns;
  int readPercent = 0;
};

DiskRowEntries entriesOf(const DiskRowsData& data) {
  DiskRowEntries entries;
  for (const DiskRowLine& line : data.lines) {
    if (line.cell.isEndurance) continue;
    const DiskColumn column{line.cell.op, line.cell.zeros};
    if (std::ranges::find(entries.rows, line.cell.row) == entries.rows.end())
      entries.rows.push_back(line.cell.row);
    if (std::ranges::find(entries.columns, column) == entries.columns.end())
      entries.columns.push_back(column);
    entries.readPercent = std::max(entries.readPercent, line.cell.readPercent);
  }
  return entries;
}

/// Colour and mark tell the row, the dash what is done in it; zeros are thin.
PlotStyle styleOf(const DiskRowEntries& entries, const DiskCell& cell) {
  const auto row = static_cast<std::size_t>(std::ranges::find(entries.rows, cell.row) - entries.rows.begin());
  return {row, lineMarks[row % lineMarks.size()], dashOfColumn({cell.op, cell.zeros}), cell.zeros};
}

bool isDrawn(const Plot& plot, const QString& key) {
  return std::ranges::any_of(plot.lines, [&](const PlotLine& line) { return line.keys.contains(key); });
}

/// The legend has the lines that the plot has: there is nothing to show or hide of what waits for its turn.
void addLegend(Plot& plot, const DiskRowEntries& entries, bool withMarks) {
  for (std::size_t i = 0; i < entries.rows.size(); ++i)
    if (const QString key = keyOfRow(entries.rows[i]); isDrawn(plot, key))
      plot.legend.append({key,
                          diskRowText(entries.rows[i]),
                          {i, withMarks ? lineMarks[i % lineMarks.size()] : Mark::Square, Qt::NoPen}});
  if (entries.columns.size() < 2) return;
  for (const DiskColumn& column : entries.columns)
    if (const QString key = keyOfColumn(column); isDrawn(plot, key))
      plot.legend.append(
          {key, diskColumnText(column, entries.readPercent), {{}, {}, dashOfColumn(column), column.zeros}});
}

PlotLine lineOf(const DiskRowEntries& entries, const DiskRowLine& line) {
  const DiskColumn column{line.cell.op, line.cell.zeros};
  PlotLine drawn;
  drawn.keys = {keyOfRow(line.cell.row), keyOfColumn(column)};
  drawn.id = drawn.keys.join(u'/');
  const QString op = diskColumnText(column, line.cell.readPercent);
  drawn.name =
      DiskRowsPlot::tr("%1, %2", "row of a profile, what is done").arg(diskRowText(line.cell.row), op);
  drawn.shortName =
      DiskRowsPlot::tr("%1 %2", "row of a profile, what is done; short").arg(diskRowText(line.cell.row), op);
  drawn.style = styleOf(entries, line.cell);
  return drawn;
}

/// All lines of one row at a time: rates of rows lie apart by a factor of a hundred.
void showOneRow(Plot& plot, const DiskRowsData& data, const DiskRowEntries& entries) {
  if (!data.latest || entries.rows.size() < 2) return;
  for (const DiskRow& row : entries.rows)
    if (row != *data.latest) plot.quiet.insert(keyOfRow(row));
}

/// Of the rows, not of the endurance test.
std::vector<TimedLine> timedLines(const DiskRowsData& data, const DiskRowEntries& entries) {
  std::vector<TimedLine> lines;
  for (const DiskRowLine& line : data.lines)
    if (!line.cell.isEndurance)
      lines.push_back({lineOf(entries, line), &line.moments, &line.latency, line.grade});
  return lines;
}

Plot overTime(const DiskRowsData& data, const std::vector<TimedLine>& lines) {
  Plot plot;
  setTimeAxis(plot, lines, data.seconds);
  plot.xTitle = DiskRowsPlot::tr("Seconds since the row started");
  plot.xName = DiskRowsPlot::tr("Seconds");
  return plot;
}

const DiskRowLine* enduranceLine(const DiskRowsData& data) {
  const auto found =
      std::ranges::find_if(data.lines, [](const DiskRowLine& line) { return line.cell.isEndurance; });
  return found == data.lines.end() ? nullptr : &*found;
}

/// Of the result, or of the moments so far.
std::vector<LineMoment> stretchesOf(const DiskRowLine& line) {
  if (line.stretches.empty()) return line.moments;
  std::vector<LineMoment> stretches;
  for (const EnduranceStretch& stretch : line.stretches)
    stretches.push_back({0, static_cast<double>(stretch.bytes), stretch.rate,
                         static_cast<double>(stretch.p50Ns) / nsOfUs,
                         static_cast<double>(stretch.p99Ns) / nsOfUs});
  return stretches;
}

/// The one line of an endurance test.
PlotLine enduranceLineDrawn() {
  PlotLine drawn;
  drawn.id = QStringLiteral("endurance");
  drawn.keys = {drawn.id};
  drawn.name = operationName("write");
  drawn.shortName = drawn.name;
  drawn.style = {0, {}, Qt::SolidLine};
  return drawn;
}

Plot overBytes(const DiskRowsData& data) {
  Plot plot;
  plot.shape = PlotShape::Lines;
  plot.xKind = AxisKind::File;
  plot.xTitle = DiskRowsPlot::tr("Written since the test began");
  plot.xName = DiskRowsPlot::tr("Written");
  double last = data.endurance ? static_cast<double>(data.endurance->count) : 0;
  if (const DiskRowLine* line = enduranceLine(data))
    for (const LineMoment& stretch : stretchesOf(*line)) last = std::max(last, stretch.bytes);
  plot.full = {0, last > 0 ? last : static_cast<double>((1_GiB).count)};
  return plot;
}

/// Its lines are of p50, each with a band up to p99.
Plot ofLatencies(Plot plot) {
  plot.yKind = AxisKind::LogRate;
  plot.yName = DiskRowsPlot::tr("p50", "percentile of latencies");
  plot.foldName = DiskRowsPlot::tr("p99", "percentile of latencies");
  plot.unit = microsecondUnit();
  return plot;
}

QString howToMeasureEndurance() {
  return DiskRowsPlot::tr(
      "No sustained write yet. Press Sustained write… to see how the rate falls when the drive's SLC cache "
      "is full, or when it gets hot.");
}

}  // namespace

Plot diskRatePlot(const DiskRowsData& data, const PlotChoices& choices) {
  const DiskRowEntries entries = entriesOf(data);
  const std::vector<TimedLine> lines = timedLines(data, entries);
  Plot plot = overTime(data, lines);
  plot.title = DiskRowsPlot::tr("Rate over time");
  plot.yName = DiskRowsPlot::tr("Rate");
  // A disk does not follow the core's clock: bytes per cycle would say nothing.
  addRates(plot, lines, unitWithoutClock(choices.unit));
  if (plot.lines.empty()) {
    plot.note = DiskRowsPlot::tr("Nothing measured in this session yet. Press a row to see its rate.");
    return plot;
  }
  addLegend(plot, entries, false);
  showOneRow(plot, data, entries);
  return plot;
}

Plot diskLatencyPlot(const DiskRowsData& data) {
  const DiskRowEntries entries = entriesOf(data);
  const std::vector<TimedLine> lines = timedLines(data, entries);
  Plot plot = ofLatencies(overTime(data, lines));
  plot.title = DiskRowsPlot::tr("Latency over time (p50 to p99)");
  addLatencies(plot, lines);
  if (plot.lines.empty()) {
    plot.note = DiskRowsPlot::tr("Nothing measured in this session yet. Press a row to see its latency.");
    return plot;
  }
  addLegend(plot, entries, false);
  showOneRow(plot, data, entries);
  return plot;
}

Plot percentilePlot(const DiskRowsData& data) {
  const DiskRowEntries entries = entriesOf(data);
  Plot plot;
  plot.title = DiskRowsPlot::tr("Latency by percentile");
  plot.xTitle = DiskRowsPlot::tr("Percentile of operations");
  plot.xName = DiskRowsPlot::tr("Percentile");
  plot.unit = microsecondUnit();
  addPercentiles(plot, timedLines(data, entries));
  if (plot.lines.empty())
    plot.note = DiskRowsPlot::tr("No latencies yet. Press a row, or All to compare the rows.");
  else
    addLegend(plot, entries, true);
  return plot;
}

Plot enduranceRatePlot(const DiskRowsData& data, const PlotChoices& choices) {
  const RateUnit unit = unitWithoutClock(choices.unit);
  Plot plot = overBytes(data);
  plot.title = DiskRowsPlot::tr("Sustained write: rate vs. data written");
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(unit);
  const DiskRowLine* line = enduranceLine(data);
  const std::vector<LineMoment> stretches = line == nullptr ? std::vector<LineMoment>() : stretchesOf(*line);
  if (stretches.empty()) {
    plot.note = howToMeasureEndurance();
    return plot;
  }
  PlotLine drawn = enduranceLineDrawn();
  for (const LineMoment& stretch : stretches) {
    PlotPoint point{stretch.bytes, inUnit(stretch.rate, std::nullopt, unit).value_or(stretch.rate)};
    point.final = line->grade.has_value();
    point.grade = line->grade;
    // A stretch is known by its end; its rate holds from where the one before ended.
    if (drawn.points.empty()) {
      drawn.points.push_back(point);
      drawn.points.back().x = 0;
    }
    drawn.points.push_back(point);
  }
  plot.lines.push_back(std::move(drawn));
  return plot;
}

Plot enduranceLatencyPlot(const DiskRowsData& data) {
  Plot plot = ofLatencies(overBytes(data));
  plot.title = DiskRowsPlot::tr("Sustained write: latency vs. data written (p50 to p99)");
  const DiskRowLine* line = enduranceLine(data);
  PlotLine drawn = enduranceLineDrawn();
  drawn.isFold = true;
  if (line != nullptr)
    for (const LineMoment& stretch : stretchesOf(*line)) {
      if (!stretch.p50Us || !(*stretch.p50Us > 0)) continue;
      PlotPoint point{stretch.bytes, *stretch.p50Us, stretch.p50Us, stretch.p99Us};
      point.final = line->grade.has_value();
      drawn.points.push_back(point);
    }
  if (drawn.points.empty())
    plot.note = howToMeasureEndurance();
  else
    plot.lines.push_back(std::move(drawn));
  return plot;
}

Plot latestDiskPlot(const ChartData& data, const PlotChoices& choices) {
  switch (data.latestDisk) {
    case DiskTest::Classic:
      return diskPlot(data.disk, choices);
    case DiskTest::Rows:
      return diskRatePlot(data.diskRows, choices);
    case DiskTest::Endurance:
      break;
  }
  return enduranceRatePlot(data.diskRows, choices);
}

}  // namespace strata::gui
