// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the disk: of Classic along its file; of rows over time, against percentiles, and against what was
// written.
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <optional>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/moments_plot.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class DiskPlot {
  Q_DECLARE_TR_FUNCTIONS(DiskPlot)
};

/// More threads than colours would only look as if they could be told apart.
constexpr std::size_t mostColouredThreads = 4;

/// All lines together. More take longer to draw than there is time between two drawings; where there are so
/// many, nobody sees each stretch.
constexpr std::size_t mostPoints = 8192;
constexpr std::size_t leastPointsOfALine = 64;

constexpr Bytes fileWhenUnknown = 256_MiB;

Dash dashOfOp(const std::string& op) {
  return op == "write" ? Dash::Solid : Dash::Dashed;
}

std::string keyOfOperation(const std::string& op) {
  return "op-" + op;
}

std::string keyOfThread(std::size_t thread) {
  return "thread-" + std::to_string(thread);
}

QString threadText(std::size_t thread) {
  return QLocale().toString(static_cast<qulonglong>(thread) + 1);
}

/// With one thread, colour and dash both tell writing from reading; with more, colour tells the threads
/// apart.
std::optional<std::size_t> colourOf(const DiskLine& line, std::size_t threads) {
  if (threads <= 1) return line.op == "write" ? 0 : 1;
  return threads > mostColouredThreads ? 0 : line.thread;
}

/// The points of the line, thinned to `most`, after one for its beginning.
std::vector<ChartPoint> pointsOf(const DiskLine& line, RateUnit unit, std::size_t most) {
  std::vector<ChartPoint> points;
  points.reserve(line.stretches.size() + 1);
  for (const DiskStretch& stretch : thinned(line.stretches, most)) {
    const std::optional<double> rate = inUnit(stretch.rate, std::nullopt, unit);
    if (!rate) continue;
    ChartPoint point{stretch.bytesDone, *rate};
    point.final = line.grade.has_value();
    point.grade = line.grade;
    // A stretch is known by its end; its rate holds from where the one before ended.
    if (points.empty()) {
      points.push_back(point);
      points.back().x = 0;
    }
    points.push_back(point);
  }
  return points;
}

std::vector<LegendEntry> legendOf(const DiskChartData& data) {
  const bool colourIsThread = data.threads > 1;
  std::vector<LegendEntry> entries;
  for (const DiskLine& line : data.lines) {
    const std::string key = keyOfOperation(line.op);
    if (std::any_of(entries.begin(), entries.end(), [&](const LegendEntry& e) { return e.key == key; }))
      continue;
    SeriesStyle style{{}, {}, dashOfOp(line.op)};
    if (!colourIsThread) style.colour = colourOf(line, data.threads);
    entries.push_back({key, operationName(line.op).toStdString(), style});
  }
  if (colourIsThread && data.threads <= mostColouredThreads)
    for (std::size_t thread = 0; thread < data.threads; ++thread)
      entries.push_back({keyOfThread(thread),
                         DiskPlot::tr("thread %1").arg(threadText(thread)).toStdString(),
                         {thread, Mark::Square, Dash::None}});
  return entries;
}

}  // namespace

/// Rate against the bytes done, a line for each thread and operation.
Chart diskChart(const ChartData& all, const ChartChoices& choices) {
  const DiskChartData& data = all.disk;
  // A disk does not follow the core's clock: bytes per cycle would say nothing.
  const RateUnit unit = unitWithoutClock(choices.unit);
  Chart plot;
  plot.title = DiskPlot::tr("Rate along the file of each thread").toStdString();
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::File;
  plot.xTitle = DiskPlot::tr("Written or read").toStdString();
  plot.xName = plot.xTitle;
  plot.full = {0, static_cast<double>((data.file > 0_B ? data.file : fileWhenUnknown).count)};
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(unit).toStdString();
  const std::size_t mostOfALine =
      std::max(leastPointsOfALine, mostPoints / std::max<std::size_t>(1, data.lines.size()));
  for (const DiskLine& line : data.lines) {
    ChartSeries drawn;
    drawn.id = line.op + '/' + std::to_string(line.thread);
    drawn.keys = {keyOfOperation(line.op), keyOfThread(line.thread)};
    drawn.name = (data.threads > 1 ? DiskPlot::tr("%1, thread %2", "operation, number")
                                         .arg(operationName(line.op), threadText(line.thread))
                                   : operationName(line.op))
                     .toStdString();
    drawn.shortName = (data.threads > 1 ? DiskPlot::tr("%1 %2", "operation, number of the thread; short")
                                              .arg(operationName(line.op), threadText(line.thread))
                                        : operationName(line.op))
                          .toStdString();
    drawn.style = {colourOf(line, data.threads), {}, dashOfOp(line.op), data.threads > mostColouredThreads};
    drawn.points = pointsOf(line, unit, mostOfALine);
    plot.series.push_back(std::move(drawn));
  }
  plot.legend = legendOf(data);
  return plot;
}

namespace {

class DiskRowsPlot {
  Q_DECLARE_TR_FUNCTIONS(DiskRowsPlot)
};

std::string keyOfRow(const DiskRow& row) {
  return "row-" + diskRowName(row);
}

std::string keyOfColumn(const DiskColumn& column) {
  return "op-" + column.op + (column.zeros ? "-zeros" : "");
}

Dash dashOfColumn(const DiskColumn& column) {
  if (column.op == "write" || column.op == "commit") return Dash::Solid;
  return column.op == "read" ? Dash::Dashed : Dash::Dotted;
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
SeriesStyle styleOf(const DiskRowEntries& entries, const DiskCell& cell) {
  const auto row = static_cast<std::size_t>(std::ranges::find(entries.rows, cell.row) - entries.rows.begin());
  return {row, seriesMarks[row % seriesMarks.size()], dashOfColumn({cell.op, cell.zeros}), cell.zeros};
}

bool isDrawn(const Chart& plot, const std::string& key) {
  return std::ranges::any_of(plot.series, [&](const ChartSeries& line) {
    return std::ranges::find(line.keys, key) != line.keys.end();
  });
}

/// The legend has the lines that the plot has: there is nothing to show or hide of what waits for its turn.
void addLegend(Chart& plot, const DiskRowEntries& entries, bool withMarks) {
  for (std::size_t i = 0; i < entries.rows.size(); ++i)
    if (const std::string key = keyOfRow(entries.rows[i]); isDrawn(plot, key))
      plot.legend.push_back(
          {key,
           diskRowText(entries.rows[i]).toStdString(),
           {i, withMarks ? seriesMarks[i % seriesMarks.size()] : Mark::Square, Dash::None}});
  if (entries.columns.size() < 2) return;
  for (const DiskColumn& column : entries.columns)
    if (const std::string key = keyOfColumn(column); isDrawn(plot, key))
      plot.legend.push_back({key,
                             diskColumnText(column, entries.readPercent).toStdString(),
                             {{}, {}, dashOfColumn(column), column.zeros}});
}

ChartSeries lineOf(const DiskRowEntries& entries, const DiskRowLine& line) {
  const DiskColumn column{line.cell.op, line.cell.zeros};
  ChartSeries drawn;
  drawn.keys = {keyOfRow(line.cell.row), keyOfColumn(column)};
  drawn.id = drawn.keys[0] + '/' + drawn.keys[1];
  const QString op = diskColumnText(column, line.cell.readPercent);
  drawn.name = DiskRowsPlot::tr("%1, %2", "row of a profile, what is done")
                   .arg(diskRowText(line.cell.row), op)
                   .toStdString();
  drawn.shortName = DiskRowsPlot::tr("%1 %2", "row of a profile, what is done; short")
                        .arg(diskRowText(line.cell.row), op)
                        .toStdString();
  drawn.style = styleOf(entries, line.cell);
  return drawn;
}

/// Whether the rates of the lines are commits a second.
bool hasCommits(const DiskRowsData& data) {
  return std::ranges::any_of(data.lines, [](const DiskRowLine& line) { return line.cell.row.commits; });
}

/// Commits have an axis of their own: without the lines of the other kind than the latest, or the first.
DiskRowsData ofOneUnit(DiskRowsData data) {
  if (data.lines.empty()) return data;
  const bool commits = data.latest ? data.latest->commits : data.lines.front().cell.row.commits;
  std::erase_if(data.lines, [&](const DiskRowLine& line) { return line.cell.row.commits != commits; });
  return data;
}

/// All lines of one row at a time: rates of rows lie apart by a factor of a hundred.
void showOneRow(Chart& plot, const DiskRowsData& data, const DiskRowEntries& entries) {
  if (!data.latest || entries.rows.size() < 2) return;
  for (const DiskRow& row : entries.rows)
    if (row != *data.latest) plot.quiet.insert(keyOfRow(row));
}

/// The lines of the rows; sustained write has a chart of its own.
std::vector<TimedLine> timedLines(const DiskRowsData& data, const DiskRowEntries& entries) {
  std::vector<TimedLine> lines;
  for (const DiskRowLine& line : data.lines)
    if (!line.cell.isEndurance)
      lines.push_back({lineOf(entries, line), &line.moments, &line.latency, line.grade});
  return lines;
}

Chart overTime(const DiskRowsData& data, const std::vector<TimedLine>& lines) {
  Chart plot;
  setTimeAxis(plot, lines, data.seconds);
  plot.xTitle = DiskRowsPlot::tr("Seconds since the row started").toStdString();
  plot.xName = DiskRowsPlot::tr("Seconds").toStdString();
  return plot;
}

const DiskRowLine* enduranceLine(const DiskRowsData& data) {
  const auto found =
      std::ranges::find_if(data.lines, [](const DiskRowLine& line) { return line.cell.isEndurance; });
  return found == data.lines.end() ? nullptr : &*found;
}

/// The stretches of the result; without one, the moments so far.
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
ChartSeries enduranceLineDrawn() {
  ChartSeries drawn;
  drawn.id = "endurance";
  drawn.keys = {drawn.id};
  drawn.name = operationName("write").toStdString();
  drawn.shortName = drawn.name;
  drawn.style = {0, {}, Dash::Solid};
  return drawn;
}

Chart overBytes(const DiskRowsData& data) {
  Chart plot;
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::File;
  plot.xTitle = DiskRowsPlot::tr("Written since the test began").toStdString();
  plot.xName = DiskRowsPlot::tr("Written").toStdString();
  double last = data.endurance ? static_cast<double>(data.endurance->count) : 0;
  if (const DiskRowLine* line = enduranceLine(data))
    for (const LineMoment& stretch : stretchesOf(*line)) last = std::max(last, stretch.bytes);
  plot.full = {0, last > 0 ? last : static_cast<double>((1_GiB).count)};
  return plot;
}

/// Its lines are of p50, each with a band up to p99.
Chart ofLatencies(Chart plot) {
  plot.yKind = AxisKind::LogRate;
  plot.yName = DiskRowsPlot::tr("p50", "percentile of latencies").toStdString();
  plot.foldName = DiskRowsPlot::tr("p99", "percentile of latencies").toStdString();
  plot.unit = microsecondUnit().toStdString();
  return plot;
}

QString howToMeasureEndurance() {
  return DiskRowsPlot::tr(
      "No sustained write yet. Press Sustained write… to see how the rate falls when the drive's SLC cache "
      "is full, or when it gets hot.");
}

/// The chart with its legend, of one row at first; with the note where nothing was measured.
Chart ofRows(Chart plot, const DiskRowsData& data, const DiskRowEntries& entries, const QString& note) {
  if (plot.series.empty()) {
    plot.note = note.toStdString();
    return plot;
  }
  addLegend(plot, entries, false);
  showOneRow(plot, data, entries);
  return plot;
}

}  // namespace

Chart diskRateChart(const ChartData& all, const ChartChoices& choices) {
  const DiskRowsData data = ofOneUnit(all.diskRows);
  const DiskRowEntries entries = entriesOf(data);
  const std::vector<TimedLine> lines = timedLines(data, entries);
  Chart plot = overTime(data, lines);
  plot.title = DiskRowsPlot::tr("Rate over time").toStdString();
  plot.yName = DiskRowsPlot::tr("Rate").toStdString();
  if (hasCommits(data)) {
    addRates(plot, lines, RateUnit::MegabytesPerSecond);
    plot.unit = "commits/s";
  } else {
    // A disk does not follow the core's clock: bytes per cycle would say nothing.
    addRates(plot, lines, unitWithoutClock(choices.unit));
  }
  return ofRows(std::move(plot), data, entries,
                DiskRowsPlot::tr("Nothing measured in this session yet. Press a row to see its rate."));
}

Chart diskLatencyChart(const ChartData& all, const ChartChoices&) {
  const DiskRowsData& data = all.diskRows;
  const DiskRowEntries entries = entriesOf(data);
  const std::vector<TimedLine> lines = timedLines(data, entries);
  Chart plot = ofLatencies(overTime(data, lines));
  plot.title = DiskRowsPlot::tr("Latency over time (p50 to p99)").toStdString();
  addLatencies(plot, lines);
  return ofRows(std::move(plot), data, entries,
                DiskRowsPlot::tr("Nothing measured in this session yet. Press a row to see its latency."));
}

Chart percentileChart(const ChartData& all, const ChartChoices&) {
  const DiskRowsData& data = all.diskRows;
  const DiskRowEntries entries = entriesOf(data);
  Chart plot;
  plot.title = DiskRowsPlot::tr("Latency by percentile").toStdString();
  plot.xTitle = DiskRowsPlot::tr("Percentile of operations").toStdString();
  plot.xName = DiskRowsPlot::tr("Percentile").toStdString();
  plot.unit = microsecondUnit().toStdString();
  addPercentiles(plot, timedLines(data, entries));
  if (plot.series.empty())
    plot.note = DiskRowsPlot::tr("No latencies yet. Press a row, or All to compare the rows.").toStdString();
  else
    addLegend(plot, entries, true);
  return plot;
}

Chart enduranceRateChart(const ChartData& all, const ChartChoices& choices) {
  const DiskRowsData& data = all.diskRows;
  const RateUnit unit = unitWithoutClock(choices.unit);
  Chart plot = overBytes(data);
  plot.title = DiskRowsPlot::tr("Sustained write: rate vs. data written").toStdString();
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(unit).toStdString();
  const DiskRowLine* line = enduranceLine(data);
  const std::vector<LineMoment> stretches = line == nullptr ? std::vector<LineMoment>() : stretchesOf(*line);
  if (stretches.empty()) {
    plot.note = howToMeasureEndurance().toStdString();
    return plot;
  }
  ChartSeries drawn = enduranceLineDrawn();
  for (const LineMoment& stretch : stretches) {
    ChartPoint point{stretch.bytes, inUnit(stretch.rate, std::nullopt, unit).value_or(stretch.rate)};
    point.final = line->grade.has_value();
    point.grade = line->grade;
    // A stretch is known by its end; its rate holds from where the one before ended.
    if (drawn.points.empty()) {
      drawn.points.push_back(point);
      drawn.points.back().x = 0;
    }
    drawn.points.push_back(point);
  }
  plot.series.push_back(std::move(drawn));
  return plot;
}

Chart enduranceLatencyChart(const ChartData& all, const ChartChoices&) {
  const DiskRowsData& data = all.diskRows;
  Chart plot = ofLatencies(overBytes(data));
  plot.title = DiskRowsPlot::tr("Sustained write: latency vs. data written (p50 to p99)").toStdString();
  const DiskRowLine* line = enduranceLine(data);
  ChartSeries drawn = enduranceLineDrawn();
  drawn.isFold = true;
  if (line != nullptr)
    for (const LineMoment& stretch : stretchesOf(*line)) {
      if (!stretch.p50Us || !(*stretch.p50Us > 0)) continue;
      ChartPoint point{stretch.bytes, *stretch.p50Us, stretch.p50Us, stretch.p99Us};
      point.final = line->grade.has_value();
      drawn.points.push_back(point);
    }
  if (drawn.points.empty())
    plot.note = howToMeasureEndurance().toStdString();
  else
    plot.series.push_back(std::move(drawn));
  return plot;
}

Chart latestDiskChart(const ChartData& data, const ChartChoices& choices) {
  switch (data.latestDisk) {
    case DiskTest::Classic:
      return diskChart(data, choices);
    case DiskTest::Rows:
      return diskRateChart(data, choices);
    case DiskTest::Endurance:
      break;
  }
  return enduranceRateChart(data, choices);
}

}  // namespace strata::gui
