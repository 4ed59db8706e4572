// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the TLB in reports: what translation costs by the number of pages, the reach of each level in
// a sentence, and the curve.
#include "core/report/tlb.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/chart/axis.h"
#include "core/chart/chart_figure.h"
#include "core/model/run.h"
#include "core/plan/plan_parts.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/stats/summary.h"
#include "core/stats/tlb_levels.h"

namespace strata {

namespace {

/// Fewer sizes show no curve.
constexpr std::size_t fewestSizes = 8;

/// The time of one of the two chases through a number of lines.
struct ChaseTime {
  double ns = 0;
  std::optional<double> low;
  std::optional<double> high;
  std::optional<double> clockGhz;
  std::optional<Grade> grade;
  bool final = true;

  bool counts() const { return final && grade != Grade::Poor && low && high && clockGhz; }
  double halfWidth() const { return low && high ? (*high - *low) / 2 : 0; }
};

/// Both chases through so many lines: in pages of their own, and side by side.
template <typename Of>
struct PagesPair {
  Of paged{};
  Of dense{};
};

using PairOfTimes = PagesPair<std::optional<ChaseTime>>;
using PairsOfTimes = std::map<std::uint64_t, PairOfTimes>;  ///< by the number of lines
using PairsOfCells = std::map<std::uint64_t, PagesPair<const CellResult*>>;

constexpr std::string_view smallPages = "default";
constexpr std::string_view largePages = "huge";

bool isOfTlb(const CellId& cell) {
  return cell.test == Test::Tlb && cell.parameters.regionBytes && cell.parameters.strideBytes.value_or(0) > 0;
}

std::uint64_t linesOf(const CellId& cell) {
  return *cell.parameters.regionBytes / *cell.parameters.strideBytes;
}

/// Each line has a page of its own: no cache line is as long as a page.
bool hasPageEach(const CellId& cell) {
  return *cell.parameters.strideBytes >= leastPage.count;
}

bool isInPages(const CellId& cell, std::string_view pages) {
  return cell.parameters.pages.value_or(std::string(smallPages)) == pages;
}

template <typename Pairs, typename Value>
void addTo(Pairs& pairs, const CellId& cell, Value value) {
  auto& pair = pairs[linesOf(cell)];
  (hasPageEach(cell) ? pair.paged : pair.dense) = std::move(value);
}

PairsOfCells pairsIn(const Cells& cells, std::string_view pages) {
  PairsOfCells pairs;
  for (const CellResult* cell : cells)
    if (isOfTlb(*cell) && isInPages(*cell, pages)) addTo(pairs, *cell, cell);
  return pairs;
}

std::optional<ChaseTime> chaseTimeOf(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  if (measured == nullptr) return std::nullopt;
  return ChaseTime{measured->value,    measured->low,           measured->high,
                   measured->clockGhz, measured->verdict.grade, true};
}

PairsOfTimes timesOf(const PairsOfCells& cells) {
  PairsOfTimes times;
  for (const auto& [lines, pair] : cells) times[lines] = {chaseTimeOf(pair.paged), chaseTimeOf(pair.dense)};
  return times;
}

PairsOfTimes timesIn(const ChartFigures& cells, std::string_view pages) {
  PairsOfTimes times;
  for (const ChartFigure& figure : cells.figures) {
    if (!isOfTlb(figure) || !isInPages(figure, pages) || !figure.value) continue;
    addTo(times, figure,
          std::optional(ChaseTime{*figure.value, figure.low, figure.high, figure.clockGhz, figure.grade,
                                  figure.final}));
  }
  return times;
}

bool isWhole(const PairOfTimes& pair) {
  return pair.paged && pair.dense;
}

double differenceOf(const PairOfTimes& pair) {
  return pair.paged->ns - pair.dense->ns;
}

/// The two are measured apart, so their errors add up as independent ones do.
double halfWidthOf(const PairOfTimes& pair) {
  return std::hypot(pair.paged->halfWidth(), pair.dense->halfWidth());
}

/// The bytes of a page; 0 where no cell has a page for each line.
template <typename List, typename Of>
Bytes pageOf(const List& list, std::string_view pages, Of of) {
  for (const auto& each : list)
    if (const CellId& cell = of(each); isOfTlb(cell) && isInPages(cell, pages) && hasPageEach(cell))
      return Bytes{*cell.parameters.strideBytes};
  return {};
}

Bytes pageOf(const Cells& cells, std::string_view pages) {
  return pageOf(cells, pages, [](const CellResult* cell) -> const CellId& { return *cell; });
}

Bytes pageOf(const ChartFigures& cells, std::string_view pages) {
  return pageOf(cells.figures, pages, [](const ChartFigure& figure) -> const CellId& { return figure; });
}

/// The curve in one kind of pages, as far as it can be relied on.
struct TranslationCurve {
  std::vector<TranslationCost> costs;
  double ghz = 0;
};

TranslationCurve curveOf(const PairsOfTimes& times) {
  TranslationCurve curve;
  std::vector<double> clocks;
  for (const auto& [lines, pair] : times) {
    if (!isWhole(pair) || !pair.paged->counts() || !pair.dense->counts()) continue;
    curve.costs.push_back({lines, differenceOf(pair), halfWidthOf(pair)});
    clocks.push_back(*pair.paged->clockGhz);
  }
  if (!clocks.empty()) curve.ghz = median(clocks);
  return curve;
}

/// The sentences on the levels of one kind of pages.
class TlbSentences {
 public:
  TlbSentences(const PairsOfTimes& times, std::string_view pages, Bytes page, const Words& words)
      : m_curve(curveOf(times)), m_isLarge(pages == largePages), m_page(page), m_words(words) {}

  std::vector<std::string> all() const {
    if (m_curve.costs.size() < fewestSizes || !(m_curve.ghz > 0)) return {};
    const std::vector<TlbLevel> levels = tlbLevels(m_curve.costs, 1 / m_curve.ghz);
    if (levels.empty()) return {m_words("tlb-no-step", reachOf(m_curve.costs.back().pages))};
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < levels.size(); ++i) sentences.push_back(sentenceOn(levels[i], i));
    return sentences;
  }

 private:
  std::string sentenceOn(const TlbLevel& level, std::size_t rank) const {
    std::vector<std::string> arguments = reachOf(level.pages);
    if (!level.ns) return m_words("tlb-unfinished", arguments);
    arguments.push_back(groupedFigure(*level.ns));
    arguments.push_back(fmt::format("{:.0f}", *level.ns * m_curve.ghz));
    return m_words(rank == 0 ? "tlb-first" : rank == 1 ? "tlb-second" : "tlb-further", arguments);
  }

  std::vector<std::string> reachOf(std::uint64_t pages) const {
    return {m_words(m_isLarge ? "tlb-large-pages" : "tlb-pages", {std::to_string(pages)}),
            formatSize(m_page * pages)};
  }

  TranslationCurve m_curve;
  bool m_isLarge;
  Bytes m_page;
  const Words& m_words;
};

Cells bothOf(const PagesPair<const CellResult*>& pair) {
  Cells both;
  for (const CellResult* cell : {pair.paged, pair.dense})
    if (cell != nullptr) both.push_back(cell);
  return both;
}

/// A number with that many decimals: differences are about 0 up to the first level, where three digits of
/// each would be digits of noise.
TableValue decimalsOr(const std::optional<double>& value, int decimals) {
  if (!value) return Missing{};
  std::string text = fmt::format("{:.{}f}", *value, decimals);
  if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-')) text.erase(0, 1);
  return text;
}

/// A row a number of pages. Where nothing is measured, one row says why.
Table pagesTable(PairsOfCells cells, Bytes page, const Words& words, Notes& notes) {
  const PairsOfTimes times = timesOf(cells);
  if (std::ranges::none_of(times, [](const auto& row) { return isWhole(row.second); }) && !cells.empty())
    cells.erase(std::next(cells.begin()), cells.end());
  Table table{{{words("column-tlb-pages", {})}, {}, true}, {{}}};
  Column reach{{words("column-size", {})}, {}, true};
  Column paged{{words("column-tlb-paged", {}), "ns"}, {}, true};
  Column dense{{words("column-tlb-dense", {}), "ns"}, {}, true};
  Column cost{{words("column-tlb-cost", {}), "ns"}, {}, true};
  Column width{{words("column-tlb-interval", {}), "ns"}, {}, true};
  Column cycles{{words("column-cycles", {})}, {}, true};
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const auto& [lines, pair] : cells) {
    const PairOfTimes& own = times.at(lines);
    table.labels.values.emplace_back(std::to_string(lines));
    reach.values.emplace_back(formatSize(page * lines));
    paged.values.push_back(valueOf(pair.paged));
    dense.values.push_back(valueOf(pair.dense));
    const bool whole = isWhole(own);
    const auto difference = whole ? std::optional(differenceOf(own)) : std::nullopt;
    cost.values.push_back(decimalsOr(difference, 2));
    width.values.push_back(decimalsOr(whole ? std::optional(halfWidthOf(own)) : std::nullopt, 2));
    cycles.values.push_back(decimalsOr(
        whole && own.paged->clockGhz ? std::optional(*difference * *own.paged->clockGhz) : std::nullopt, 1));
    grade.values.push_back(worstGrade(bothOf(pair), notes, words));
  }
  table.groups.front().columns = {std::move(reach), std::move(paged),  std::move(dense), std::move(cost),
                                  std::move(width), std::move(cycles), std::move(grade)};
  return table;
}

/// The point of one number of pages, in cycles or in ns.
ChartPoint costPoint(std::uint64_t lines, const PairOfTimes& pair, double unitsOfNs) {
  const double cost = std::max(0.0, differenceOf(pair));
  ChartPoint point{static_cast<double>(lines), cost * unitsOfNs, {}, {}};
  // An interval around nothing would be many times the cost.
  if (const double half = halfWidthOf(pair); pair.paged->low && pair.dense->low && half < cost) {
    point.low = (cost - half) * unitsOfNs;
    point.high = (cost + half) * unitsOfNs;
  }
  point.final = pair.paged->final && pair.dense->final;
  if (pair.paged->grade && pair.dense->grade) point.grade = std::max(*pair.paged->grade, *pair.dense->grade);
  return point;
}

}  // namespace

std::string tlbCellName(const CellId& cell, const Words& words) {
  if (!isOfTlb(cell)) return {};
  return words(hasPageEach(cell) ? "tlb-line-in-each" : "tlb-lines", {std::to_string(linesOf(cell))});
}

std::vector<std::string> tlbFindings(const Cells& cells, const Machine&, const Words& words) {
  std::vector<std::string> sentences;
  for (const std::string_view pages : {smallPages, largePages})
    for (std::string& sentence :
         TlbSentences(timesOf(pairsIn(cells, pages)), pages, pageOf(cells, pages), words).all())
      sentences.push_back(std::move(sentence));
  return sentences;
}

Document tlbTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Tlb});
  if (cells.empty()) return {};
  Document document{Heading{words("heading-tlb", {})}, Paragraph{words("reading-tlb", {})}};
  append(document, basisOf(cells, words));
  for (const std::string& sentence : tlbFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{sentence, "  "});
  for (const std::string_view pages : {smallPages, largePages}) {
    Cells ofPages = cells;
    std::erase_if(ofPages, [&](const CellResult* cell) { return !isInPages(*cell, pages); });
    if (ofPages.empty()) continue;
    document.emplace_back(Gap{});
    const Bytes page = pageOf(ofPages, pages);
    if (page == 0_B) {  // left out before it was counted
      append(document, listTable(ofPages, {words("pages-kind-huge", {})}, words, notes));
      continue;
    }
    document.emplace_back(Paragraph{words("tlb-in-pages", {formatSize(page)})});
    document.emplace_back(pagesTable(pairsIn(ofPages, pages), page, words, notes));
  }
  return document;
}

Chart tlbChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-tlb");
  chart.xKind = AxisKind::Pages;
  chart.xTitle = texts("chart-pages");
  chart.xName = chart.xTitle;
  chart.yKind = AxisKind::Rate;
  const bool inCycles = std::ranges::all_of(cells.figures, [](const ChartFigure& figure) {
    return !figure.value || figure.clockGhz.value_or(0) > 0;
  });
  chart.unit = texts(inCycles ? "chart-cycles" : "chart-ns");
  chart.yTitle = texts("chart-lower", {chart.unit});
  std::size_t rank = 0;
  for (const std::string_view pages : {smallPages, largePages}) {
    const PairsOfTimes times = timesIn(cells, pages);
    const Bytes page = pageOf(cells, pages);
    if (page == 0_B) continue;
    const std::string id(pages);
    ChartSeries line{id, {id}, texts("tlb-line", {texts.size(page)}), {}, {}, {}};
    line.shortName = line.name;
    line.style = {rank, seriesMarks[rank], Dash::Solid};
    ++rank;
    for (const auto& [lines, pair] : times)
      if (isWhole(pair)) line.points.push_back(costPoint(lines, pair, inCycles ? *pair.paged->clockGhz : 1));
    for (const std::string& sentence : TlbSentences(times, pages, page, texts.words).all())
      if (pages == smallPages) chart.caption += (chart.caption.empty() ? "" : " ") + sentence;
    chart.legend.push_back({id, line.name, line.style});
    chart.series.push_back(std::move(line));
  }
  chart.full = wholeOctaves(chart.series);
  return chart;
}

}  // namespace strata
