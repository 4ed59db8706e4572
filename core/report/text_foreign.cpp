// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a run that another program measured: a row each, since what that program measured together
// is not known.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_notes.h"
#include "core/report/text_row.h"
#include "core/report/text_tables.h"

namespace strata {

namespace {

std::string foreignLabel(const CellResult& cell, const Words& words) {
  const Parameters& of = cell.parameters;
  std::string text = cell.kernel;
  if (cell.metric != "rate" && cell.metric != "latency" && cell.metric != "operations")
    text += ' ' + cell.metric;
  if (of.regionBytes) text += ' ' + formatSize(Bytes{*of.regionBytes});
  if (of.blockBytes) text += ' ' + formatSize(Bytes{*of.blockBytes});
  if (of.widthBytes) text += fmt::format(" {} B", *of.widthBytes);
  if (of.pattern) text += ' ' + words("pattern-" + *of.pattern, {});
  if (of.memoryKind) text += ' ' + *of.memoryKind;
  if (of.pages && *of.pages != "default") text += ' ' + *of.pages;
  if (of.threads && *of.threads > 1) text += ' ' + words("compare-threads", {fmt::format("{}", *of.threads)});
  return text;
}

TextTable tableOf(const std::vector<const CellResult*>& cells, const std::string& unit, const Words& words,
                  Notes& notes) {
  TextTable table{{{}, {}, false}, {{}}};
  TextColumn figure{{unit}, {}};
  TextColumn verdict{{words("column-verdict", {})}, {}, false};
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    table.labels.cells.push_back(foreignLabel(*cell, words));
    figure.cells.push_back(measured ? threeDigits(measured->value) : std::string("-"));
    verdict.cells.push_back(worstVerdict({cell}, words, notes));
  }
  table.groups.front().columns = {std::move(figure), std::move(verdict)};
  return table;
}

}  // namespace

std::string foreignTables(const Run& run, const Words& words, Notes& notes) {
  std::string text;
  std::vector<std::pair<TestId, std::string>> done;
  for (const CellResult& first : run.results) {
    const std::pair key{first.test, first.unit};
    if (std::find(done.begin(), done.end(), key) != done.end()) continue;
    done.push_back(key);
    std::vector<const CellResult*> cells;
    for (const CellResult& cell : run.results)
      if (cell.test == first.test && cell.unit == first.unit) cells.push_back(&cell);
    text += (text.empty() ? "" : "\n") + wrapped("", words("test-" + first.test.text(), {})) +
            render(tableOf(cells, first.unit, words, notes));
  }
  return text;
}

}  // namespace strata
