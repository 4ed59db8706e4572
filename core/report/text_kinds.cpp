// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of memory kinds: a block a region, and in it one for each operation and width, a row a kind.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/model/memory_kind.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"
#include "core/report/text_tables.h"
#include "core/stats/payoff.h"

namespace strata {

namespace {

using Cells = std::vector<const CellResult*>;

/// Cells that differ in the kind alone.
bool inOneTable(const Parameters& a, const Parameters& b) {
  return a.regionBytes == b.regionBytes && a.op == b.op && a.widthBytes == b.widthBytes;
}

double secondsOfUse(const Measured& measured) {
  const auto uses = static_cast<double>(measured.passSeconds.size());
  return uses > 0 ? measured.elapsedS / uses : 0;
}

std::string kindWord(const std::string& kind, const Words& words) {
  return kind.empty() ? "-" : words("memory-kind-" + kind, {});
}

/// The cell of that kind whose memory is what was asked for.
const Measured* effective(const Cells& cells, MemoryKind kind) {
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || cell->parameters.memoryKind != memoryKindName(kind)) continue;
    const bool complete = measured->firstUseS && !measured->passSeconds.empty();
    if (complete && measured->memoryKindObtained == memoryKindName(kind)) return measured;
  }
  return nullptr;
}

std::string payoffText(const Cells& cells, const Words& words) {
  const Measured* regular = effective(cells, MemoryKind::Regular);
  const Measured* combined = effective(cells, MemoryKind::WriteCombined);
  if (!regular || !combined) return {};
  const Payoff payoff = payoffOf({*regular->firstUseS, secondsOfUse(*regular)},
                                 {*combined->firstUseS, secondsOfUse(*combined)});
  std::string text;
  if (std::holds_alternative<PaysNever>(payoff)) {
    text = words("kinds-pay-never", {});
  } else if (const auto* after = std::get_if<PaysAfter>(&payoff)) {
    text = words("kinds-pay-after", {fmt::format("{:.0f}", std::max(1.0, std::round(after->uses)))});
  } else {
    text = words("kinds-pay-at-once", {});
  }
  return wrapped("  ", text);
}

std::string tableText(const Cells& cells, const Words& words, Notes& notes) {
  const Parameters& parameters = cells.front()->parameters;
  const std::string op = parameters.op.value_or("");
  TextTable table;
  table.labels = {{words("column-kind", {})}, {}, false, 14};
  TextColumn first{{words("column-first-use", {}), "ms"}, {}, true, 9};
  TextColumn later{{words("column-later-use", {}), "ms"}, {}, true, 9};
  TextColumn rate{{cells.front()->unit}, {}, true, 7};
  TextColumn obtained{{words("column-obtained", {})}, {}, false, 14};
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 9};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    const Measured* measured = measuredOf(cell);
    table.labels.cells.push_back(kindWord(cell->parameters.memoryKind.value_or(""), words));
    first.cells.push_back(measured && measured->firstUseS ? threeDigits(1e3 * *measured->firstUseS) : "-");
    later.cells.push_back(measured ? threeDigits(1e3 * secondsOfUse(*measured)) : "-");
    rate.cells.push_back(measured ? threeDigits(measured->value) : "-");
    obtained.cells.push_back(measured ? kindWord(measured->memoryKindObtained, words) : "-");
    verdict.cells.push_back(verdictText(*cell, words, notes));
  }
  table.groups.push_back({"", {first, later, rate, obtained, verdict}});
  return '\n' + wrapped("", words("kinds-" + op, {fmt::format("{}", parameters.widthBytes.value_or(0))})) +
         render(table) + payoffText(cells, words);
}

}  // namespace

std::string kindTables(const Run& run, const Words& words, Notes& notes) {
  Cells all;
  for (const CellResult& cell : run.results)
    if (cell.test == Test::MemoryTypes) all.push_back(&cell);
  if (all.empty()) return {};
  std::string text = spread(words("heading-memtypes", {}), "") + wrapped("", words("reading-memtypes", {}));
  std::optional<std::uint64_t> region;
  for (auto first = all.begin(); first != all.end();) {
    const Parameters& parameters = (*first)->parameters;
    if (region != parameters.regionBytes) {
      region = parameters.regionBytes;
      text += '\n' + wrapped("", words("region", {formatSize({region.value_or(0)})}));
    }
    const auto end = std::find_if(
        first, all.end(), [&](const CellResult* cell) { return !inOneTable(cell->parameters, parameters); });
    text += tableText(Cells(first, end), words, notes);
    first = end;
  }
  return text;
}

}  // namespace strata
