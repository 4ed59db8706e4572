// SPDX-License-Identifier: GPL-3.0-or-later
// What the curve of latency says of the levels of memory.
#include <fmt/format.h>

#include <vector>

#include "core/base/units.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_tables.h"
#include "core/stats/sweep_curve.h"

namespace strata {

std::string levelTable(const Run& run, const Words& words, Notes&) {
  std::vector<const CellResult*> cells;
  for (const CellResult& cell : run.results) cells.push_back(&cell);
  const auto inferred = inferLevels(cells);
  if (!inferred) return {};
  std::string text = spread(words("heading-levels", {}), "") + wrapped("", words("reading-levels", {}));
  if (inferred->caches.empty()) return text + wrapped("", words("levels-none", {}));

  TextTable table;
  table.labels.headings = {words("column-level", {})};
  TextColumn size{{words("column-size", {})}, {}, true, 0};
  TextColumn latency{{"ns"}, {}, true, 5};
  TextColumn rate{{words("column-reads", {})}, {}, true, 0};
  bool anyRate = false;
  const auto add = [&](const std::string& name, const std::string& sizeText, double ns,
                       std::optional<double> mbs) {
    table.labels.cells.push_back(name);
    size.cells.push_back(sizeText);
    latency.cells.push_back(threeDigits(ns));
    rate.cells.push_back(mbs ? threeDigits(*mbs) : "-");
    anyRate = anyRate || mbs;
  };
  int number = 0;
  for (const InferredLevel& level : inferred->caches)
    add(fmt::format("{}", ++number), formatSize(level.size), level.latencyNs, level.bandwidthMbs);
  if (inferred->memory)
    add(words("level-memory", {}), {}, inferred->memory->latencyNs, inferred->memory->bandwidthMbs);
  ColumnGroup group{"", {std::move(size), std::move(latency)}};
  if (anyRate) group.columns.push_back(std::move(rate));
  table.groups.push_back(std::move(group));
  text += render(table);
  for (const Reason& reason : levelMismatches(*inferred, run.machine.caches))
    text += wrapped("", sentenceOf(reason, words));
  return text;
}

}  // namespace strata
