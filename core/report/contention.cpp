// SPDX-License-Identifier: GPL-3.0-or-later
// Contention in reports: times against threads, the line's length, and both as a chart.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/chart_parts.h"
#include "core/report/contention.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

constexpr const char* ownLine = "contention-apart-256";
constexpr const char* neighbours = "contention-apart-8";
constexpr const char* oneWord = "contention-add";
/// What is measured with every number of threads, the cheapest first.
constexpr std::array placements{ownLine, neighbours, oneWord, "contention-cas"};

constexpr const char* distancePrefix = "contention-apart-";
constexpr std::array distances{8, 16, 32, 64, 128, 256};
/// Words that share no line cost as much as words of their own line do, up to so many times.
constexpr double mostWithoutSharing = 1.5;

const CellResult* cellOf(const Cells& cells, const std::string& kernel, std::int64_t threads) {
  const auto found = std::ranges::find_if(cells, [&](const CellResult* cell) {
    return cell->kernel == kernel && cell->parameters.threads.value_or(1) == threads;
  });
  return found == cells.end() ? nullptr : *found;
}

std::set<std::int64_t> countsOf(const Cells& cells) {
  std::set<std::int64_t> counts;
  for (const CellResult* cell : cells) counts.insert(cell->parameters.threads.value_or(1));
  return counts;
}

/// Millions of increments a second, by all threads together.
TableValue totalRate(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  if (measured == nullptr || !(measured->value > 0)) return {};
  return Number{1e3 * static_cast<double>(cell->parameters.threads.value_or(1)) / measured->value};
}

ColumnGroup placementGroup(const std::string& kernel, const Cells& ofKernel, const Words& words,
                           Notes& notes) {
  for (const CellResult* cell : ofKernel)
    if (cell != nullptr) notes.add(*cell);
  ColumnGroup group{kernelWord(kernel, words), {cellColumn(CellColumn::Value, ofKernel, words)}};
  Column total{{words("column-increments", {}), "M/s"}, {}, false};
  std::ranges::transform(ofKernel, std::back_inserter(total.values), totalRate);
  group.columns.push_back(std::move(total));
  addColumns(group, {CellColumn::Fairness}, ofKernel, words);
  group.columns.push_back(gradeColumn(ofKernel, notes, words));
  return group;
}

Table threadsTable(const Cells& cells, const Words& words, Notes& notes) {
  Table table{{{words("column-threads", {})}, {}}, {}};
  const std::set<std::int64_t> counts = countsOf(cells);
  for (const std::int64_t count : counts) table.labels.values.emplace_back(fmt::format("{}", count));
  for (const std::string kernel : placements) {
    Cells ofKernel;
    for (const std::int64_t count : counts) ofKernel.push_back(cellOf(cells, kernel, count));
    if (std::ranges::any_of(ofKernel, [](const CellResult* cell) { return cell != nullptr; }))
      table.groups.push_back(placementGroup(kernel, ofKernel, words, notes));
  }
  return table;
}

std::int64_t mostThreads(const ContentionTimes& times) {
  std::int64_t most = 0;
  for (const auto& [cell, ns] : times)
    if (cell.first == oneWord) most = std::max(most, cell.second);
  return most;
}

/// What the most threads pay; empty where that was not measured.
std::string contentionSentence(const ContentionTimes& times, const Words& words) {
  const std::int64_t most = mostThreads(times);
  const auto at = [&](const char* kernel) {
    const auto found = times.find({kernel, most});
    return found == times.end() ? std::nullopt : std::optional(found->second);
  };
  const auto own = at(ownLine);
  const auto beside = at(neighbours);
  const auto one = at(oneWord);
  if (most < 2 || !own || !beside || !one || !(*own > 0)) return {};
  return words("contention-cost", {fmt::format("{}", most), groupedFigure(*one), groupedFigure(*one / *own),
                                   groupedFigure(*beside)});
}

/// How even the shares of the threads are that increment one word, by the time that each takes; empty for
/// one.
std::string fairnessSentence(const std::vector<double>& perThread, const Words& words) {
  if (perThread.size() < 2) return {};
  const auto [least, most] = std::ranges::minmax(perThread);
  if (!(least > 0)) return {};
  return words("contention-fairness",
               {fmt::format("{}", perThread.size()), fmt::format("{:.0f}", 100 * least / most)});
}

/// What the most threads pay, and how even their shares are.
std::vector<std::string> costSentences(const Cells& cells, const Words& words) {
  const ContentionTimes times = contentionTimes(cells);
  std::vector<std::string> sentences{contentionSentence(times, words)};
  if (const Measured* measured = measuredOf(cellOf(cells, oneWord, mostThreads(times))))
    sentences.push_back(fairnessSentence(measured->perThread, words));
  std::erase(sentences, std::string());
  return sentences;
}

/// lineFound() beside what the system reports; empty where no distances were measured.
std::string lineSentence(const ContentionTimes& times, const Machine& machine, const Words& words) {
  if (!times.contains({"contention-apart-64", 2})) return {};
  const auto found = lineFound(times);
  if (!found) return words("contention-line-not-found", {});
  const std::string bytes = fmt::format("{}", found->count);
  // Without caches the system reports no line either.
  if (machine.caches.empty()) return words("contention-line", {bytes});
  if (*found == machine.lineSize) return words("contention-line-as-reported", {bytes});
  return words("contention-line-other", {bytes, fmt::format("{}", machine.lineSize.count)});
}

/// What the figures of a chart say: of the length of the line, once there is a time of each distance.
std::vector<std::string> sentencesOn(const ChartFigures& cells, const Machine& machine, const Words& words) {
  ContentionTimes times;
  bool isWhole = true;
  for (const ChartFigure& figure : cells.figures) {
    if (figure.test != Test::Contention) continue;
    if (figure.value && *figure.value > 0)
      times[{figure.kernel, figure.parameters.threads.value_or(1)}] = *figure.value;
    else if (figure.kernel.starts_with(distancePrefix) && figure.parameters.threads == 2)
      isWhole = false;
  }
  std::vector<std::string> sentences{contentionSentence(times, words)};
  for (const ChartFigure& figure : cells.figures)
    if (figure.kernel == oneWord && figure.parameters.threads.value_or(1) == mostThreads(times))
      sentences.push_back(fairnessSentence(figure.perThread, words));
  if (isWhole) sentences.push_back(lineSentence(times, machine, words));
  std::erase(sentences, std::string());
  return sentences;
}

Document distanceTable(const Cells& cells, const Machine& machine, const Words& words, Notes& notes) {
  Table table{{{words("column-distance", {})}, {}}, {}};
  Cells ofDistances;
  for (const int distance : distances)
    if (const CellResult* cell = cellOf(cells, distancePrefix + std::to_string(distance), 2)) {
      table.labels.values.emplace_back(words("count-bytes", {fmt::format("{}", distance)}));
      ofDistances.push_back(cell);
      // The others have theirs above.
      if (std::ranges::find(placements, cell->kernel) == placements.end()) notes.add(*cell);
    }
  // The two that are measured anyway say nothing of where the line ends.
  if (ofDistances.size() < 3) return {};
  table.groups.push_back(valuesBeside("", ofDistances, false, notes, words));
  Document document{Gap{}, Paragraph{words("contention-distances", {})}, std::move(table)};
  if (const std::string line = lineSentence(contentionTimes(cells), machine, words); !line.empty())
    document.emplace_back(Paragraph{line, "  "});
  return document;
}

}  // namespace

ContentionTimes contentionTimes(const Cells& cells) {
  ContentionTimes times;
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured && cell->test == Test::Contention)
      times[{cell->kernel, cell->parameters.threads.value_or(1)}] = measured->value;
  return times;
}

std::optional<Bytes> lineFound(const ContentionTimes& times) {
  const auto own = times.find({ownLine, 2});
  if (own == times.end()) return std::nullopt;
  const auto isShared = [&](int distance) -> std::optional<bool> {
    const auto found = times.find({distancePrefix + std::to_string(distance), 2});
    if (found == times.end()) return std::nullopt;
    return found->second > mostWithoutSharing * own->second;
  };
  // Neighbouring words outwards share a line up to some distance, and never beyond.
  const auto first =
      std::ranges::find_if(distances, [&](int distance) { return isShared(distance) != true; });
  const bool endsThere = first != distances.begin() && std::all_of(first, distances.end(), [&](int distance) {
                           return isShared(distance) == false;
                         });
  return endsThere ? std::optional(Bytes{static_cast<std::uint64_t>(*first)}) : std::nullopt;
}

std::vector<std::string> contentionFindings(const Cells& cells, const Machine& machine, const Words& words) {
  std::vector<std::string> sentences = costSentences(cells, words);
  if (std::string line = lineSentence(contentionTimes(cells), machine, words); !line.empty())
    sentences.push_back(std::move(line));
  return sentences;
}

Document contentionTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Contention});
  if (cells.empty()) return {};
  Document document{Heading{words("heading-contention", {})}, Paragraph{words("reading-contention", {})}};
  append(document, basisOf(cells, words));
  append(document, {Gap{}, threadsTable(cells, words, notes)});
  for (std::string& sentence : costSentences(cells, words))
    document.emplace_back(Paragraph{std::move(sentence), "  "});
  append(document, distanceTable(cells, run.machine, words, notes));
  return document;
}

Chart contentionChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("test-contention");
  chart.xKind = AxisKind::Count;
  chart.xTitle = texts("chart-threads");
  chart.xName = chart.xTitle;
  chart.yKind = AxisKind::LogRate;
  chart.unit = texts("chart-ns");
  for (std::size_t rank = 0; rank < placements.size(); ++rank) {
    const std::string kernel = placements[rank];
    ChartSeries line{kernel, {kernel}, kernelWord(kernel, texts.words), {}, {}, {}};
    line.shortName = line.name;
    line.style = {rank, seriesMarks[rank], Dash::Solid};
    for (const ChartFigure& figure : cells.figures) {
      if (figure.test != Test::Contention || figure.kernel != kernel) continue;
      const std::int64_t threads = figure.parameters.threads.value_or(1);
      const auto point = pointOf(figure, static_cast<double>(threads), RateUnit::MegabytesPerSecond);
      if (point) line.points.push_back(*point);
    }
    std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
    chart.legend.push_back({kernel, line.name, line.style});
    chart.series.push_back(std::move(line));
  }
  chart.full = wholeOctaves(chart.series);
  chart.caption = fmt::format("{}", fmt::join(sentencesOn(cells, choices.machine, texts.words), " "));
  return chart;
}

}  // namespace strata
