// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_scaling.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"
#include "core/stats/scaling.h"

namespace strata {

namespace {

using Curves = std::vector<const ScalingCurve*>;

const CellResult& firstOf(const ScalingCurve& curve) {
  return *curve.points.front().cell;
}

/// Curves that stand below one heading: of one test and region.
bool standTogether(const CellResult& one, const CellResult& other) {
  const bool processor = one.unit == "MOPs/s" && other.unit == "MOPs/s";
  return processor || (one.test == other.test && one.parameters.regionBytes == other.parameters.regionBytes &&
                       one.parameters.pages == other.parameters.pages);
}

std::vector<Curves> blocksOf(const std::vector<ScalingCurve>& curves) {
  std::vector<Curves> blocks;
  for (const ScalingCurve& curve : curves) {
    if (blocks.empty() || !standTogether(firstOf(*blocks.back().front()), firstOf(curve)))
      blocks.emplace_back();
    blocks.back().push_back(&curve);
  }
  return blocks;
}

std::string headingOf(const CellResult& cell, const Words& words) {
  if (cell.unit == "MOPs/s") return words("scaling-processor", {cell.unit});
  const std::string test = words("test-" + cell.test.text(), {});
  if (!cell.parameters.regionBytes) return words("scaling-test", {test, cell.unit});
  const std::string size = formatSize({*cell.parameters.regionBytes});
  const std::string pages = cell.parameters.pages.value_or("default");
  if (pages == "default") return words("scaling-region", {test, size, cell.unit});
  return words("scaling-region-pages", {test, size, cell.unit, words("pages-" + pages, {})});
}

/// As short as a column's heading must be.
std::string columnName(const CellResult& cell, const Words& words) {
  const Parameters& parameters = cell.parameters;
  if (cell.test == Test::Memory && parameters.widthBytes && parameters.pattern)
    return words("row-width-pattern",
                 {fmt::format("{}", *parameters.widthBytes), words("pattern-" + *parameters.pattern, {})});
  if (cell.test == Test::Disk && parameters.op) return words("op-" + *parameters.op, {});
  if (cell.unit == "MOPs/s") return words("test-" + cell.test.text(), {});
  return cell.kernel;
}

std::set<std::int64_t> countsOf(const Curves& curves) {
  std::set<std::int64_t> counts;
  for (const ScalingCurve* curve : curves)
    for (const ScalingPoint& point : curve->points) counts.insert(point.threads);
  return counts;
}

ColumnGroup groupOf(const ScalingCurve& curve, const std::set<std::int64_t>& counts, const Words& words,
                    Notes& notes) {
  TextColumn sum{{words("column-sum", {})}, {}, true, 7};
  TextColumn mark{{""}, {}, false};
  TextColumn each{{words("column-each", {})}, {}, true, 7};
  TextColumn share{{words("column-share", {})}, {}, true, 5};
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 9};
  for (const std::int64_t count : counts) {
    const auto at = std::ranges::find(curve.points, count, &ScalingPoint::threads);
    const bool known = at != curve.points.end();
    const bool best = known && curve.best == static_cast<std::size_t>(at - curve.points.begin());
    sum.cells.push_back(known && at->measured ? threeDigits(at->measured->value) : "-");
    mark.cells.emplace_back(best ? words("mark-best", {}) : std::string());
    each.cells.push_back(known && at->perThread ? threeDigits(*at->perThread) : "-");
    share.cells.push_back(known && at->efficiency ? percentText(100 * *at->efficiency) : "-");
    if (known) notes.add(*at->cell);
    verdict.cells.push_back(known ? verdictText(*at->cell, words, notes) : std::string());
  }
  return {columnName(firstOf(curve), words),
          {std::move(sum), std::move(mark), std::move(each), std::move(share), std::move(verdict)}};
}

}  // namespace

Run withoutScaled(const Run& run) {
  std::set<const CellResult*> scaled;
  for (const ScalingCurve& curve : scalingCurves(run.results))
    for (const ScalingPoint& point : curve.points) scaled.insert(point.cell);
  Run rest = run;
  rest.results.clear();
  for (const CellResult& cell : run.results)
    if (!scaled.contains(&cell)) rest.results.push_back(cell);
  return rest;
}

std::string scalingTables(const Run& run, const Words& words, Notes& notes) {
  const std::vector<ScalingCurve> curves = scalingCurves(run.results);
  if (curves.empty()) return {};
  std::string text = words("heading-scaling", {}) + '\n' + wrapped("", words("reading-scaling", {}));
  for (const Curves& block : blocksOf(curves)) {
    const std::set<std::int64_t> counts = countsOf(block);
    TextTable table;
    table.labels.headings = {words("column-threads", {})};
    for (const std::int64_t count : counts) table.labels.cells.push_back(fmt::format("{}", count));
    for (const ScalingCurve* curve : block) table.groups.push_back(groupOf(*curve, counts, words, notes));
    text += '\n' + wrapped("", headingOf(firstOf(*block.front()), words)) + render(table);
  }
  return text;
}

}  // namespace strata
