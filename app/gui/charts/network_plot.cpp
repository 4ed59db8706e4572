// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the line to another machine: over time, over sizes, over percentiles, and a bar for each stream.
#include <QtCore/qcoreapplication.h>

#include <algorithm>
#include <array>
#include <string>

#include "app/gui/charts/moments_plot.h"
#include "app/gui/charts/plot.h"
#include "app/gui/text/labels.h"
#include "core/plan/network_plan.h"

namespace strata::gui {

namespace {

class NetworkPlot {
  Q_DECLARE_TR_FUNCTIONS(NetworkPlot)
};

/// What tells one line of a chart from the others, besides the machine: the direction, and of round trips
/// that there is nothing else on the line.
std::string wayOf(const NetworkCell& cell) {
  return cell.what == NetworkWhat::RoundTrip ? "idle" : cell.direction;
}

QString wayText(const std::string& way, bool roundTrips) {
  if (way == "idle") return NetworkPlot::tr("idle", "round trips");
  if (!roundTrips) return networkDirectionText(way);
  if (way == "to") return NetworkPlot::tr("under upload", "round trips");
  if (way == "from") return NetworkPlot::tr("under download", "round trips");
  return NetworkPlot::tr("under bidirectional load", "round trips");
}

std::size_t colourOfWay(const std::string& way) {
  if (way == "idle") return 3;
  return static_cast<std::size_t>(std::ranges::find(networkDirections, way) - networkDirections.begin());
}

QString keyOfWay(const std::string& way) {
  return QStringLiteral("way-%1").arg(QString::fromStdString(way));
}

QString keyOfStreams(int streams) {
  return QStringLiteral("streams-%1").arg(streams);
}

QString keyOfPeer(const std::string& peer) {
  return QStringLiteral("peer-%1").arg(QString::fromStdString(peer));
}

QString streamsText(int streams) {
  return streams == 1 ? NetworkPlot::tr("1 stream") : NetworkPlot::tr("%Ln streams", nullptr, streams);
}

/// What the lines differ in, each in the order in which it came first.
struct NetworkEntries {
  std::vector<std::string> ways;
  std::vector<int> streams;
  std::vector<std::string> peers;
  bool roundTrips = false;
};

template <typename Value>
void note(std::vector<Value>& values, const Value& value) {
  if (std::ranges::find(values, value) == values.end()) values.push_back(value);
}

NetworkEntries entriesOf(const std::vector<const NetworkLine*>& lines) {
  NetworkEntries entries;
  for (const NetworkLine* line : lines) {
    note(entries.ways, wayOf(line->cell));
    if (line->cell.streams > 0) note(entries.streams, line->cell.streams);
    note(entries.peers, line->cell.peer);
    entries.roundTrips = entries.roundTrips || isRoundTrip(line->cell);
  }
  return entries;
}

Qt::PenStyle dashOfStreams(const NetworkEntries& entries, int streams) {
  const auto rank =
      static_cast<std::size_t>(std::ranges::find(entries.streams, streams) - entries.streams.begin());
  return streams == 0 ? lineDashes.front() : lineDashes[std::min(rank, lineDashes.size() - 1)];
}

PlotLine lineOf(const NetworkEntries& entries, const NetworkCell& cell) {
  const std::string way = wayOf(cell);
  const std::size_t colour = colourOfWay(way);
  PlotLine drawn;
  drawn.keys = {keyOfWay(way), keyOfStreams(cell.streams), keyOfPeer(cell.peer)};
  drawn.id = drawn.keys.join(u'/');
  drawn.name = networkCellText(cell);
  drawn.shortName = drawn.name;
  drawn.style = {colour, lineMarks[colour % lineMarks.size()], dashOfStreams(entries, cell.streams)};
  return drawn;
}

void addLegend(Plot& plot, const NetworkEntries& entries, bool withMarks) {
  for (const std::string& way : entries.ways) {
    const std::size_t colour = colourOfWay(way);
    plot.legend.append(
        {keyOfWay(way),
         wayText(way, entries.roundTrips),
         {colour, withMarks ? lineMarks[colour % lineMarks.size()] : Mark::Square, Qt::NoPen}});
  }
  if (entries.streams.size() > 1)
    for (const int streams : entries.streams)
      plot.legend.append(
          {keyOfStreams(streams), streamsText(streams), {{}, {}, dashOfStreams(entries, streams)}});
  if (entries.peers.size() > 1)
    for (const std::string& peer : entries.peers)
      plot.legend.append({keyOfPeer(peer), networkPeerText(peer), {{}, Mark::Diamond, Qt::NoPen}});
}

/// Of several machines one at a time: the one that was measured last.
void showOnePeer(Plot& plot, const NetworkEntries& entries, const NetworkChartData& data) {
  if (entries.peers.size() < 2) return;
  const std::string shown = data.latest ? data.latest->peer : entries.peers.front();
  if (std::ranges::find(entries.peers, shown) == entries.peers.end()) return;
  for (const std::string& peer : entries.peers)
    if (peer != shown) plot.quiet.insert(keyOfPeer(peer));
}

template <typename Wanted>
std::vector<const NetworkLine*> linesOf(const NetworkChartData& data, Wanted wanted) {
  std::vector<const NetworkLine*> lines;
  for (const NetworkLine& line : data.lines)
    if (wanted(line)) lines.push_back(&line);
  return lines;
}

std::vector<TimedLine> timedLines(const NetworkEntries& entries,
                                  const std::vector<const NetworkLine*>& lines) {
  std::vector<TimedLine> timed;
  for (const NetworkLine* line : lines)
    timed.push_back({lineOf(entries, line->cell), &line->moments, &line->latency, line->grade});
  return timed;
}

void finish(Plot& plot, const NetworkEntries& entries, const NetworkChartData& data, bool withMarks,
            const QString& note) {
  if (plot.lines.empty()) {
    plot.note = note;
    return;
  }
  addLegend(plot, entries, withMarks);
  showOnePeer(plot, entries, data);
}

std::vector<CellFigure> figuresOf(const std::vector<CellFigure>& cells, std::string_view kernel) {
  std::vector<CellFigure> figures;
  for (const CellFigure& cell : cells)
    if (cell.kernel == kernel) figures.push_back(cell);
  return figures;
}

}  // namespace

Plot networkRatePlot(const NetworkChartData& data, const PlotChoices& choices) {
  const auto lines = linesOf(data, [](const NetworkLine& line) {
    return line.cell.what == NetworkWhat::Stream && !line.moments.empty();
  });
  const NetworkEntries entries = entriesOf(lines);
  const std::vector<TimedLine> timed = timedLines(entries, lines);
  Plot plot;
  plot.title = NetworkPlot::tr("Rate over time");
  plot.xTitle = NetworkPlot::tr("Seconds since the streams started");
  plot.xName = NetworkPlot::tr("Seconds");
  plot.yName = NetworkPlot::tr("Rate");
  setTimeAxis(plot, timed, data.seconds);
  addRates(plot, timed, unitWithoutClock(choices.unit));
  finish(plot, entries, data, false, NetworkPlot::tr("No streams measured in this session yet."));
  return plot;
}

Plot networkLatencyPlot(const NetworkChartData& data) {
  const auto lines =
      linesOf(data, [](const NetworkLine& line) { return isRoundTrip(line.cell) && !line.moments.empty(); });
  const NetworkEntries entries = entriesOf(lines);
  const std::vector<TimedLine> timed = timedLines(entries, lines);
  Plot plot;
  plot.title = NetworkPlot::tr("RTT over time (p50 to p99)");
  plot.xTitle = NetworkPlot::tr("Seconds since the start");
  plot.xName = NetworkPlot::tr("Seconds");
  plot.yName = NetworkPlot::tr("p50", "percentile of round trips");
  plot.foldName = NetworkPlot::tr("p99", "percentile of round trips");
  plot.unit = microsecondUnit();
  setTimeAxis(plot, timed, data.seconds);
  addLatencies(plot, timed);
  finish(plot, entries, data, false, NetworkPlot::tr("No RTT measured in this session yet."));
  return plot;
}

Plot networkPercentilePlot(const NetworkChartData& data) {
  const auto lines =
      linesOf(data, [](const NetworkLine& line) { return isRoundTrip(line.cell) && !line.latency.empty(); });
  const NetworkEntries entries = entriesOf(lines);
  Plot plot;
  plot.title = NetworkPlot::tr("RTT by percentile");
  plot.xTitle = NetworkPlot::tr("Percentile of round trips");
  plot.xName = NetworkPlot::tr("Percentile");
  plot.unit = microsecondUnit();
  addPercentiles(plot, timedLines(entries, lines));
  finish(plot, entries, data, true, NetworkPlot::tr("No RTT measured yet."));
  return plot;
}

Plot networkBarsPlot(const std::vector<CellFigure>& cells, const PlotChoices& choices) {
  PlotChoices shown = choices;
  shown.unit = unitWithoutClock(choices.unit);
  Plot plot = cellRowsPlot(figuresOf(cells, "network-stream"), TestGroup::Network,
                           NetworkPlot::tr("Stream rate (receiver side)"), shown);
  if (plot.rows.empty()) plot.note = NetworkPlot::tr("No streams measured yet.");
  return plot;
}

Plot networkChunksPlot(const std::vector<CellFigure>& cells, const PlotChoices& choices) {
  PlotChoices shown = choices;
  shown.unit = unitWithoutClock(choices.unit);
  shown.edges.clear();
  Plot plot = cellSizesPlot(figuresOf(cells, "network-acknowledged"), TestGroup::Network,
                            NetworkPlot::tr("Rate of acknowledged chunks vs. size"), shown);
  plot.xTitle = NetworkPlot::tr("Chunk size (sent and acknowledged)");
  const bool empty =
      std::ranges::all_of(plot.lines, [](const PlotLine& line) { return line.points.empty(); });
  if (empty) plot.note = NetworkPlot::tr("No chunks measured yet.");
  return plot;
}

}  // namespace strata::gui
