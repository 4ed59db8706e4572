// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/overloaded.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"

namespace strata {

namespace {

/// A longer table is folded: the chart above says what is in it.
constexpr std::size_t mostRowsOpen = 40;

struct MarkLook {
  std::string_view kind;
  std::string_view cssClass;
  std::string_view shape;
};

/// Grades, what came of a cell that has none, findings.
constexpr std::array<MarkLook, 12> markLooks{{{"good", "good", "●"},
                                              {"fair", "fair", "◆"},
                                              {"poor", "poor", "▲"},
                                              {"skipped", "skipped", "○"},
                                              {"failed", "failed", "✕"},
                                              {"faster", "good", "▲"},
                                              {"slower", "poor", "▼"},
                                              {"no-difference", "same", "="},
                                              {"not-decided", "fair", "?"},
                                              {"published", "skipped", "□"},
                                              {"not-tested", "skipped", "□"},
                                              {"single-runs", "skipped", "○"}}};

/// The mark is hidden from screen readers, which read the word.
std::string markedMarkup(const Marked& marked) {
  const auto look = std::ranges::find(markLooks, marked.kind, &MarkLook::kind);
  const MarkLook& known = look == markLooks.end() ? markLooks.back() : *look;
  std::string markup =
      fmt::format(R"(<span class="{}"><span class="mark" aria-hidden="true">{}</span>{}</span>)",
                  known.cssClass, known.shape, escaped(marked.word));
  std::string links;
  for (const std::size_t number : marked.notes)
    links += fmt::format("{0}<a href=\"#note-{1}\">{1}</a>", links.empty() ? "" : " ", number);
  return links.empty() ? markup : markup + "<sup>" + links + "</sup>";
}

std::string valueMarkup(const TableValue& value, bool main) {
  if (const auto* marked = std::get_if<Marked>(&value)) return markedMarkup(*marked);
  const std::string text = std::visit(
      Overloaded{[](std::monostate) { return std::string(); }, [](Missing) { return std::string("–"); },
                 [](const Number& number) { return groupedFigure(number.value); },
                 [](const Percent& percent) { return percentText(percent.value); },
                 [](const HalfWidth& half) { return percentFigure(half.percent); },
                 [](const Ratio& ratio) { return ratioText(ratio); },
                 [](const Marked&) { return std::string(); }, [](const std::string& plain) { return plain; }},
      value);
  return main ? fmt::format("<span class=\"strong\">{}</span>", escaped(text)) : escaped(text);
}

std::vector<const Column*> columnsOf(const Table& table) {
  std::vector<const Column*> columns;
  for (const ColumnGroup& group : table.groups)
    for (const Column& column : group.columns) columns.push_back(&column);
  return columns;
}

std::string head(const Table& table) {
  std::string row = fmt::format("<thead><tr><th scope=\"col\">{}</th>", escaped(titleOf(table.labels)));
  for (const Column* column : columnsOf(table))
    row += fmt::format("<th scope=\"col\"{}>{}</th>", column->rightAligned ? " class=\"n\"" : "",
                       escaped(titleOf(*column)));
  return row + "</tr></thead>\n";
}

std::string body(const Table& table) {
  const std::vector<const Column*> columns = columnsOf(table);
  std::string rows = "<tbody>\n";
  for (std::size_t i = 0; i < table.labels.values.size(); ++i) {
    if (const std::string section = sectionAt(table, i); !section.empty())
      rows += fmt::format("{}<tr><th scope=\"rowgroup\" colspan=\"{}\">{}</th></tr>\n",
                          i == 0 ? "" : "</tbody>\n<tbody>\n", columns.size() + 1, escaped(section));
    rows += fmt::format("<tr><th scope=\"row\">{}</th>", valueMarkup(table.labels.values[i], false));
    for (const Column* column : columns)
      rows += fmt::format("<td class=\"{}\">{}</td>", column->rightAligned ? "n" : "v",
                          valueMarkup(column->values[i], column->main));
    rows += "</tr>\n";
  }
  return rows + "</tbody>\n";
}

}  // namespace

std::string htmlTable(const Table& table, const std::string& summary) {
  const std::string markup = fmt::format(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      "aria-label=\"{}\">\n<table>\n{}{}</table>\n</div>\n",
      escaped(table.caption), head(table), body(table));
  if (table.labels.values.size() <= mostRowsOpen) return markup;
  return fmt::format("<details>\n<summary>{}</summary>\n{}</details>\n", escaped(summary), markup);
}

}  // namespace strata
