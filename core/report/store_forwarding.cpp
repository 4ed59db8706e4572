// SPDX-License-Identifier: GPL-3.0-or-later
// Store forwarding in reports: cycles by the widths of store and load, by offset and across boundaries, the
// range of both kinds of loads in a sentence, and a heat map.
#include "core/report/store_forwarding.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/chart/axis.h"
#include "core/chart/chart_figure.h"
#include "core/model/run.h"
#include "core/plan/plan_parts.h"
#include "core/report/chart_parts.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// The parameters of a cell of store forwarding.
struct Place {
  std::int64_t store;    ///< bytes of the store
  std::int64_t load;     ///< bytes of the load
  std::int64_t storeAt;  ///< from the start of a page
  std::int64_t offset;   ///< from the store to the load

  /// The load takes bytes of the store only.
  bool isForwarded() const { return offset >= 0 && offset + load <= store; }
  /// The load takes bytes of the store, and others.
  bool isMixed() const { return !isForwarded() && offset < store && offset + load > 0; }
  bool crosses() const { return storeAt != storeWithinLine; }
  /// The boundary is that of the page: no line is as long as a page.
  bool crossesPage() const { return storeAt + store > static_cast<std::int64_t>(leastPage.count); }
  /// The place is one of the matrix of widths.
  bool isOfWidths() const { return !crosses() && offset == 0; }
};

/// Nothing where a file lacks any of them.
std::optional<Place> placeOf(const CellId& cell) {
  const Parameters& of = cell.parameters;
  if (cell.test != Test::StoreForwarding || !of.storeBytes || !of.widthBytes || !of.storeAt || !of.offset)
    return std::nullopt;
  return Place{*of.storeBytes, *of.widthBytes, *of.storeAt, *of.offset};
}

/// The cells whose place is as `chosen` says.
template <typename Chosen>
Cells cellsThat(const Cells& cells, Chosen chosen) {
  Cells found;
  std::ranges::copy_if(cells, std::back_inserter(found), [&](const CellResult* cell) {
    const auto place = placeOf(*cell);
    return place && chosen(*place);
  });
  return found;
}

/// The cycles of a round at a place.
struct PlaceCycles {
  Place place;
  std::optional<double> cycles;  ///< absent: not measured, unreliable, or no clock beside it
};

/// "4 to 5", or one number where both read alike. Empty unless each has its cycles.
template <typename Chosen>
std::string cyclesText(const std::vector<PlaceCycles>& cells, const Words& words, Chosen chosen) {
  std::vector<double> cycles;
  for (const auto& [place, own] : cells) {
    if (place.crosses() || !chosen(place)) continue;
    if (!own) return {};
    cycles.push_back(*own);
  }
  if (cycles.empty()) return {};
  const auto [least, most] = std::ranges::minmax_element(cycles);
  const std::string from = fmt::format("{:.0f}", *least);
  const std::string to = fmt::format("{:.0f}", *most);
  return from == to ? from : words("html-from-to", {from, to});
}

/// A sentence on both kinds of loads; empty unless both are there, and each has its cycles.
std::string costSentence(const std::vector<PlaceCycles>& cells, const Words& words) {
  const std::string forwarded =
      cyclesText(cells, words, [](const Place& place) { return place.isForwarded(); });
  const std::string mixed = cyclesText(cells, words, [](const Place& place) { return place.isMixed(); });
  if (forwarded.empty() || mixed.empty()) return {};
  return words("forwarding-cost", {forwarded, mixed});
}

std::vector<PlaceCycles> placeCyclesOf(const Cells& cells) {
  std::vector<PlaceCycles> found;
  for (const CellResult* cell : cells) {
    const auto place = placeOf(*cell);
    if (!place) continue;
    const Measured* measured = measuredOf(cell);
    const bool counts = measured != nullptr && measured->verdict.grade != Grade::Poor;
    found.push_back({*place, counts ? cyclesOf(*measured) : std::nullopt});
  }
  return found;
}

/// Takes results only: what is still being measured is no finding.
std::vector<PlaceCycles> placeCyclesOf(const ChartFigures& cells) {
  std::vector<PlaceCycles> found;
  for (const ChartFigure& figure : cells.figures) {
    const auto place = placeOf(figure);
    if (!place) continue;
    const bool counts = figure.final && figure.value && figure.clockGhz && figure.grade != Grade::Poor;
    found.push_back({*place, counts ? std::optional(*figure.value * *figure.clockGhz) : std::nullopt});
  }
  return found;
}

std::string signedText(std::int64_t offset) {
  return fmt::format("{:+}", offset);
}

std::string bytesText(std::int64_t bytes) {
  return fmt::format("{} B", bytes);
}

/// The boundary that the store crosses.
std::string boundaryText(const Place& place, const Words& words) {
  if (!place.crosses()) return words("forwarding-within-line", {});
  return words(place.crossesPage() ? "forwarding-across-page" : "forwarding-across-line", {});
}

std::set<std::int64_t> widthsOf(const Cells& cells, std::int64_t Place::* width) {
  std::set<std::int64_t> widths;
  for (const CellResult* cell : cells) widths.insert((*placeOf(*cell)).*width);
  return widths;
}

const CellResult* cellOf(const Cells& cells, std::int64_t store, std::int64_t load) {
  const auto found = std::ranges::find_if(cells, [&](const CellResult* cell) {
    const auto place = placeOf(*cell);
    return place->store == store && place->load == load;
  });
  return found == cells.end() ? nullptr : *found;
}

bool clockIsKnown(const Cells& cells) {
  return std::ranges::any_of(cells, [](const CellResult* cell) {
    const Measured* measured = measuredOf(cell);
    return measured != nullptr && measured->clockGhz;
  });
}

/// A row a store, a column a load, and the worst grade of each row.
Table widthsTable(const Cells& cells, const Words& words, Notes& notes) {
  const bool inCycles = clockIsKnown(cells);
  const std::set<std::int64_t> stores = widthsOf(cells, &Place::store);
  Table table{{{words("column-store", {})}, {}, true}, {{words("forwarding-loads", {}), {}}}};
  for (const std::int64_t store : stores) table.labels.values.emplace_back(bytesText(store));
  for (const std::int64_t load : widthsOf(cells, &Place::load)) {
    Column column{{bytesText(load)}, {}, true, 5};
    for (const std::int64_t store : stores) {
      const CellResult* cell = cellOf(cells, store, load);
      const Measured* measured = measuredOf(cell);
      if (cell == nullptr)
        column.values.emplace_back();
      else if (measured == nullptr)
        column.values.emplace_back(Missing{});
      else
        column.values.push_back(inCycles ? numberOr(cyclesOf(*measured)) : valueOf(cell));
    }
    table.groups.front().columns.push_back(std::move(column));
  }
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const std::int64_t store : stores)
    grade.values.push_back(
        worstGrade(cellsThat(cells, [&](const Place& place) { return place.store == store; }), notes, words));
  table.groups.push_back({"", {std::move(grade)}});
  return table;
}

/// A row a cell, with its time in ns and in cycles.
template <typename LabelOf>
Table placesTable(std::string heading, const Cells& cells, const Words& words, Notes& notes,
                  LabelOf labelOf) {
  Table table{{{std::move(heading)}, {}, false}, {}};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    table.labels.values.emplace_back(labelOf(*placeOf(*cell)));
  }
  ColumnGroup group{"", {}};
  addColumns(group, {CellColumn::Cycles, CellColumn::Value, CellColumn::Interval}, cells, words);
  group.columns.push_back(gradeColumn(cells, notes, words));
  table.groups.push_back(std::move(group));
  return table;
}

/// The widths of cells of one kernel, as a paragraph has them.
std::vector<std::string> widthsText(const Cells& cells) {
  const Place place = *placeOf(*cells.front());
  return {std::to_string(place.store), std::to_string(place.load)};
}

/// The table of a kernel by offset; the load that begins with the store is among them.
Document offsetsTable(const Cells& cells, const Words& words, Notes& notes) {
  Cells moved = cellsThat(cells, [](const Place& place) { return !place.crosses(); });
  if (std::ranges::all_of(moved, [](const CellResult* cell) { return *cell->parameters.offset == 0; }))
    return {};
  std::ranges::stable_sort(moved, {}, [](const CellResult* cell) { return *cell->parameters.offset; });
  return {Gap{}, Paragraph{words("forwarding-offsets", widthsText(moved))},
          placesTable(words("column-offset", {}), moved, words, notes,
                      [](const Place& place) { return signedText(place.offset); })};
}

/// The table of a kernel across boundaries.
Document boundariesTable(const Cells& cells, const Words& words, Notes& notes) {
  const Cells crossing = cellsThat(cells, [](const Place& place) { return place.crosses(); });
  if (crossing.empty()) return {};
  const auto labelOf = [&](const Place& place) {
    const std::string boundary = boundaryText(place, words);
    return place.offset == 0
               ? boundary
               : words("cell-part", {boundary, words("forwarding-offset", {signedText(place.offset)})});
  };
  return {Gap{}, Paragraph{words("forwarding-boundaries", widthsText(crossing))},
          placesTable(words("column-boundary", {}), crossing, words, notes, labelOf)};
}

}  // namespace

std::string forwardingCellName(const CellId& cell, const Words& words) {
  const auto place = placeOf(cell);
  std::string name = kernelWord(cell.kernel, words);
  if (place && place->offset != 0)
    name = words("cell-part", {name, words("forwarding-offset", {signedText(place->offset)})});
  if (place && place->crosses()) name = words("cell-part", {name, boundaryText(*place, words)});
  return name;
}

std::vector<std::string> forwardingFindings(const Cells& cells, const Machine&, const Words& words) {
  std::string sentence = costSentence(placeCyclesOf(cells), words);
  return sentence.empty() ? std::vector<std::string>{} : std::vector{std::move(sentence)};
}

Document forwardingTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsThat(cellsOf(run, {Test::StoreForwarding}), [](const Place&) { return true; });
  if (cells.empty()) return {};
  Document document{Heading{words("heading-store-forwarding", {})},
                    Paragraph{words("reading-store-forwarding", {})}};
  append(document, basisOf(cells, words));
  const Cells ofWidths = cellsThat(cells, [](const Place& place) { return place.isOfWidths(); });
  if (!ofWidths.empty()) {
    const char* unit = clockIsKnown(ofWidths) ? "forwarding-widths-cycles" : "forwarding-widths-ns";
    append(document, {Gap{}, Paragraph{words(unit, {})}, widthsTable(ofWidths, words, notes)});
  }
  for (const std::string& sentence : forwardingFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{sentence, "  "});
  for (const auto& [kernel, ofIt] : grouped(cells, [](const CellResult& cell) { return cell.kernel; })) {
    append(document, offsetsTable(ofIt, words, notes));
    append(document, boundariesTable(ofIt, words, notes));
  }
  return document;
}

Chart forwardingChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-store-forwarding");
  chart.shape = ChartShape::Grid;
  chart.xKind = AxisKind::Row;
  chart.xName = texts("chart-store");
  chart.xTitle = texts("forwarding-loads");
  chart.caption = costSentence(placeCyclesOf(cells), texts.words);
  std::vector<std::pair<Place, const ChartFigure*>> shown;
  std::set<std::int64_t> stores;
  std::set<std::int64_t> loads;
  bool inCycles = true;
  for (const ChartFigure& figure : cells.figures) {
    const auto place = placeOf(figure);
    if (!place || !place->isOfWidths()) continue;
    shown.emplace_back(*place, &figure);
    stores.insert(place->store);
    loads.insert(place->load);
    if (figure.value && !(figure.clockGhz.value_or(0) > 0)) inCycles = false;
  }
  chart.unit = texts(inCycles ? "chart-cycles" : "chart-ns");
  for (const std::int64_t store : stores) chart.rows.push_back(texts("chart-store-of", {bytesText(store)}));
  for (const std::int64_t load : loads)
    chart.series.push_back(
        {std::to_string(load), {}, texts("chart-load-of", {bytesText(load)}), bytesText(load), {}, {}});
  for (const auto& [place, figure] : shown) {
    if (!figure->value) continue;
    const double scale = inCycles ? *figure->clockGhz : 1;
    const auto inUnit = [&](const std::optional<double>& ns) {
      return ns ? std::optional(*ns * scale) : std::nullopt;
    };
    const auto row = static_cast<double>(std::distance(stores.begin(), stores.find(place.store)));
    ChartPoint point{row, *figure->value * scale, inUnit(figure->low), inUnit(figure->high)};
    point.final = figure->final;
    point.grade = figure->grade;
    chart.series[static_cast<std::size_t>(std::distance(loads.begin(), loads.find(place.load)))]
        .points.push_back(point);
  }
  for (ChartSeries& column : chart.series) std::ranges::sort(column.points, {}, &ChartPoint::x);
  return chart;
}

}  // namespace strata
