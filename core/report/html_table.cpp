// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/cell_name.h"
#include "core/report/chart_scale.h"
#include "core/report/html_page.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"
#include "core/report/text_row.h"

namespace strata {

namespace {

/// A longer table is folded: the chart above says what is in it.
constexpr std::size_t mostRowsOpen = 40;

bool isSweep(const CellResult& cell) {
  return cell.test == Test::Bandwidth || cell.test == Test::Latency || cell.test == Test::Library;
}

template <typename TextOf>
void addColumn(HtmlTable& table, const std::string& heading, const CellList& cells, TextOf textOf,
               bool always = false) {
  HtmlColumn column{heading, {}};
  bool any = always;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    column.cells.push_back(measured ? escaped(textOf(*measured)) : std::string());
    any = any || !column.cells.back().empty();
  }
  if (any) table.columns.push_back(std::move(column));
}

std::string groupedOrNone(const std::optional<double>& figure, double times = 1) {
  return figure ? groupedFigure(times * *figure) : std::string();
}

std::string shareOfLimit(const Measured& measured) {
  if (!measured.limit || *measured.limit <= 0) return {};
  return percentText(100 * measured.value / *measured.limit);
}

/// In microseconds.
std::string latencyOf(const Measured& measured, double fraction) {
  if (!measured.disk && !measured.network) return {};
  for (const LatencyQuantile& quantile : measured.disk ? measured.disk->latency : measured.network->latency)
    if (quantile.fraction == fraction) return groupedFigure(static_cast<double>(quantile.ns) / 1e3);
  return {};
}

std::string slowestOfFastest(const Measured& measured) {
  if (measured.perThread.size() < 2) return {};
  const auto [least, most] = std::ranges::minmax_element(measured.perThread);
  return *most > 0 ? percentText(100 * *least / *most) : std::string();
}

/// What only a line has.
void addNetworkColumns(HtmlTable& table, const std::string& unit, const CellList& cells, const Words& words) {
  const auto add = [&](const std::string& heading, auto textOf) {
    addColumn(table, heading, cells, [&](const Measured& measured) {
      return measured.network ? textOf(*measured.network) : std::string();
    });
  };
  add(words("html-to-rate", {unit}),
      [](const NetworkFigures& network) { return groupedOrNone(network.toRate); });
  add(words("html-from-rate", {unit}),
      [](const NetworkFigures& network) { return groupedOrNone(network.fromRate); });
  add(words("html-cpu-here", {}),
      [](const NetworkFigures& network) { return groupedOrNone(network.cpuPercent); });
  add(words("html-cpu-there", {}),
      [](const NetworkFigures& network) { return groupedOrNone(network.peerCpuPercent); });
  add(words("html-resent", {}), [](const NetworkFigures& network) {
    return network.retransmissions ? fmt::format("{}", *network.retransmissions) : std::string();
  });
}

std::string head(const HtmlTable& table) {
  std::string row = fmt::format("<thead><tr><th scope=\"col\">{}</th>", escaped(table.corner));
  for (const HtmlColumn& column : table.columns)
    row += fmt::format("<th scope=\"col\"{}>{}</th>", column.figure ? " class=\"n\"" : "",
                       escaped(column.heading));
  return row + "</tr></thead>\n";
}

std::string body(const HtmlTable& table) {
  std::string rows = "<tbody>\n";
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const std::string group = table.groups.empty() ? std::string() : table.groups[i];
    if (!group.empty() && (i == 0 || table.groups[i - 1] != group))
      rows += fmt::format("{}<tr><th scope=\"rowgroup\" colspan=\"{}\">{}</th></tr>\n",
                          i == 0 ? "" : "</tbody>\n<tbody>\n", table.columns.size() + 1, escaped(group));
    rows += fmt::format("<tr><th scope=\"row\">{}</th>", escaped(table.rows[i]));
    for (const HtmlColumn& column : table.columns)
      rows += fmt::format("<td class=\"{}\">{}</td>", column.figure ? "n" : "v", column.cells[i]);
    rows += "</tr>\n";
  }
  return rows + "</tbody>\n";
}

}  // namespace

std::string htmlTable(const HtmlTable& table, const std::string& summary) {
  const std::string markup = fmt::format(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      "aria-label=\"{}\">\n<table>\n{}{}</table>\n</div>\n",
      escaped(table.caption), head(table), body(table));
  if (table.rows.size() <= mostRowsOpen) return markup;
  return fmt::format("<details>\n<summary>{}</summary>\n{}</details>\n", escaped(summary), markup);
}

std::string rowName(const CellResult& cell, const Words& words) {
  if (isSweep(cell) && cell.parameters.regionBytes) return formatSize(Bytes{*cell.parameters.regionBytes});
  return cellName(withoutPeer(cell), cell.test == Test::Network ? NameStyle::WithSize : NameStyle::Kernel,
                  words);
}

std::string groupName(const Run& run, const CellResult& cell, const Words& words) {
  if (isSweep(cell)) return cellName(cell, NameStyle::Kernel, words);
  if (cell.test == Test::Network) return peerName(cell, words);
  return cell.parameters.regionBytes ? regionLine(run, cell.parameters, words) : std::string();
}

std::string noteLinks(const CellResult& cell, const Notes& notes) {
  std::string links;
  for (const std::size_t number : notes.noteNumbersOf(cell))
    links += fmt::format("{}<a href=\"#note-{}\">{}</a>", links.empty() ? "" : " ", number, number);
  return links.empty() ? links : "<sup>" + links + "</sup>";
}

HtmlTable cellTable(const Run& run, std::string_view test, const CellList& cells, const Notes& notes,
                    const Words& words) {
  HtmlTable table;
  table.caption = words("chart-" + std::string(test), {});
  std::vector<std::int64_t> threads;
  for (const CellResult* cell : cells) threads.push_back(cell->parameters.threads.value_or(1));
  const bool scales = std::ranges::adjacent_find(threads, std::not_equal_to<>()) != threads.end();
  for (const CellResult* cell : cells) {
    const std::string count = fmt::format("{}", cell->parameters.threads.value_or(1));
    const std::string more = scales ? ", " + words("compare-threads", {count}) : std::string();
    table.rows.push_back(rowName(*cell, words) + more);
    table.groups.push_back(groupName(run, *cell, words));
  }
  const std::string unit = cells.front()->unit;
  const bool oneUnit = std::ranges::all_of(cells, [&](const CellResult* cell) { return cell->unit == unit; });
  HtmlColumn figure{oneUnit ? unit : std::string(), {}};
  HtmlColumn verdict{words("column-verdict", {}), {}, false};
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    std::string text = measured ? groupedFigure(measured->value) : "–";
    if (measured && !oneUnit) text += ' ' + cell->unit;
    figure.cells.push_back(fmt::format("<span class=\"strong\">{}</span>", escaped(text)));
    verdict.cells.push_back(htmlVerdict(*cell, words) + noteLinks(*cell, notes));
  }
  table.columns.push_back(std::move(figure));
  addColumn(table, "± %", cells, halfWidthText);
  if (cells.front()->test == Test::Latency)
    addColumn(table, words("column-cycles", {}), cells, [](const Measured& measured) {
      return measured.clockGhz ? groupedFigure(measured.value * *measured.clockGhz) : std::string();
    });
  addColumn(table, words("column-limit", {}), cells, shareOfLimit);
  addColumn(table, words("column-fairness", {}), cells, slowestOfFastest);
  addColumn(table, words("html-average", {unit}), cells,
            [](const Measured& measured) { return groupedOrNone(measured.totalRate); });
  addColumn(table, words("html-flush", {}), cells,
            [](const Measured& measured) { return groupedOrNone(measured.flushS, 1e3); });
  addColumn(table, "IOPS", cells, [](const Measured& measured) {
    return measured.disk ? groupedFigure(measured.disk->operationsPerSecond) : std::string();
  });
  for (const auto& [heading, fraction] :
       {std::pair{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"max", 1.0}})
    addColumn(table, words("html-latency", {heading}), cells,
              [share = fraction](const Measured& measured) { return latencyOf(measured, share); });
  addColumn(table, "CPU %", cells, [](const Measured& measured) {
    return measured.disk ? groupedOrNone(measured.disk->cpuPercent) : std::string();
  });
  addNetworkColumns(table, unit, cells, words);
  addColumn(table, words("html-first-use", {}), cells,
            [](const Measured& measured) { return groupedOrNone(measured.firstUseS, 1e3); });
  table.columns.push_back(std::move(verdict));
  return table;
}

}  // namespace strata
