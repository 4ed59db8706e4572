// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the line to another machine: over time, over sizes, over percentiles, and a bar for each stream.
#include <QtCore/qcoreapplication.h>

#include <algorithm>
#include <array>
#include <string>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/moments_plot.h"
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

std::string keyOfWay(const std::string& way) {
  return "way-" + way;
}

std::string keyOfStreams(int streams) {
  return "streams-" + std::to_string(streams);
}

std::string keyOfPeer(const std::string& peer) {
  return "peer-" + peer;
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

Dash dashOfStreams(const NetworkEntries& entries, int streams) {
  const auto rank =
      static_cast<std::size_t>(std::ranges::find(entries.streams, streams) - entries.streams.begin());
  return streams == 0 ? seriesDashes.front() : seriesDashes[std::min(rank, seriesDashes.size() - 1)];
}

ChartSeries lineOf(const NetworkEntries& entries, const NetworkCell& cell) {
  const std::string way = wayOf(cell);
  const std::size_t colour = colourOfWay(way);
  ChartSeries drawn;
  drawn.keys = {keyOfWay(way), keyOfStreams(cell.streams), keyOfPeer(cell.peer)};
  drawn.id = drawn.keys[0] + '/' + drawn.keys[1] + '/' + drawn.keys[2];
  drawn.name = networkCellText(cell).toStdString();
  drawn.shortName = drawn.name;
  drawn.style = {colour, seriesMarks[colour % seriesMarks.size()], dashOfStreams(entries, cell.streams)};
  return drawn;
}

void addLegend(Chart& plot, const NetworkEntries& entries, bool withMarks) {
  for (const std::string& way : entries.ways) {
    const std::size_t colour = colourOfWay(way);
    plot.legend.push_back(
        {keyOfWay(way),
         wayText(way, entries.roundTrips).toStdString(),
         {colour, withMarks ? seriesMarks[colour % seriesMarks.size()] : Mark::Square, Dash::None}});
  }
  if (entries.streams.size() > 1)
    for (const int streams : entries.streams)
      plot.legend.push_back({keyOfStreams(streams),
                             streamsText(streams).toStdString(),
                             {{}, {}, dashOfStreams(entries, streams)}});
  if (entries.peers.size() > 1)
    for (const std::string& peer : entries.peers)
      plot.legend.push_back(
          {keyOfPeer(peer), networkPeerText(peer).toStdString(), {{}, Mark::Diamond, Dash::None}});
}

/// With several machines, shows only the one that was measured last.
void showOnePeer(Chart& plot, const NetworkEntries& entries, const NetworkChartData& data) {
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

void finish(Chart& plot, const NetworkEntries& entries, const NetworkChartData& data, bool withMarks,
            const QString& note) {
  if (plot.series.empty()) {
    plot.note = note.toStdString();
    return;
  }
  addLegend(plot, entries, withMarks);
  showOnePeer(plot, entries, data);
}

}  // namespace

Chart networkRateChart(const ChartData& all, const ChartChoices& choices) {
  const NetworkChartData& data = all.network;
  const auto lines = linesOf(data, [](const NetworkLine& line) {
    return line.cell.what == NetworkWhat::Stream && !line.moments.empty();
  });
  const NetworkEntries entries = entriesOf(lines);
  const std::vector<TimedLine> timed = timedLines(entries, lines);
  Chart plot;
  plot.title = NetworkPlot::tr("Rate over time").toStdString();
  plot.xTitle = NetworkPlot::tr("Seconds since the streams started").toStdString();
  plot.xName = NetworkPlot::tr("Seconds").toStdString();
  plot.yName = NetworkPlot::tr("Rate").toStdString();
  setTimeAxis(plot, timed, data.seconds);
  addRates(plot, timed, unitOfNetwork(choices.unit));
  finish(plot, entries, data, false, NetworkPlot::tr("No streams measured in this session yet."));
  return plot;
}

Chart networkLatencyChart(const ChartData& all, const ChartChoices&) {
  const NetworkChartData& data = all.network;
  const auto lines =
      linesOf(data, [](const NetworkLine& line) { return isRoundTrip(line.cell) && !line.moments.empty(); });
  const NetworkEntries entries = entriesOf(lines);
  const std::vector<TimedLine> timed = timedLines(entries, lines);
  Chart plot;
  plot.title = NetworkPlot::tr("RTT over time (p50 to p99)").toStdString();
  plot.xTitle = NetworkPlot::tr("Seconds since the start").toStdString();
  plot.xName = NetworkPlot::tr("Seconds").toStdString();
  plot.yName = NetworkPlot::tr("p50", "percentile of round trips").toStdString();
  plot.foldName = NetworkPlot::tr("p99", "percentile of round trips").toStdString();
  plot.unit = microsecondUnit().toStdString();
  setTimeAxis(plot, timed, data.seconds);
  addLatencies(plot, timed);
  finish(plot, entries, data, false, NetworkPlot::tr("No RTT measured in this session yet."));
  return plot;
}

Chart networkPercentileChart(const ChartData& all, const ChartChoices&) {
  const NetworkChartData& data = all.network;
  const auto lines =
      linesOf(data, [](const NetworkLine& line) { return isRoundTrip(line.cell) && !line.latency.empty(); });
  const NetworkEntries entries = entriesOf(lines);
  Chart plot;
  plot.title = NetworkPlot::tr("RTT by percentile").toStdString();
  plot.xTitle = NetworkPlot::tr("Percentile of round trips").toStdString();
  plot.xName = NetworkPlot::tr("Percentile").toStdString();
  plot.unit = microsecondUnit().toStdString();
  addPercentiles(plot, timedLines(entries, lines));
  finish(plot, entries, data, true, NetworkPlot::tr("No RTT measured yet."));
  return plot;
}

Chart networkBarsChart(const ChartData& data, const ChartChoices& choices) {
  ChartChoices shown = choices;
  shown.unit = unitOfNetwork(choices.unit);
  Chart plot = networkCellsChart(data, "network-stream", shown, chartTexts());
  if (plot.rows.empty()) plot.note = NetworkPlot::tr("No streams measured yet.").toStdString();
  return plot;
}

Chart networkChunksChart(const ChartData& data, const ChartChoices& choices) {
  ChartChoices shown = choices;
  shown.unit = unitOfNetwork(choices.unit);
  Chart plot = networkCellsChart(data, "network-acknowledged", shown, chartTexts());
  const bool empty =
      std::ranges::all_of(plot.series, [](const ChartSeries& line) { return line.points.empty(); });
  if (empty) plot.note = NetworkPlot::tr("No chunks measured yet.").toStdString();
  return plot;
}

}  // namespace strata::gui
