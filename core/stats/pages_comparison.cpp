// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pages_comparison.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace strata {

namespace {

/// What a cell is, whatever its pages.
auto apartFromPages(const CellResult& cell) {
  const Parameters& own = cell.parameters;
  return std::tuple(cell.test, cell.kernel, own.regionBytes, own.widthBytes, own.pattern, own.op, own.threads,
                    own.chains, own.count, own.blockBytes, own.fileBytes);
}

}  // namespace

bool comparesPagesItself(const TestId& test) {
  return test == Test::Tlb;
}

std::optional<PagesComparison> comparePages(const std::vector<CellResult>& cells) {
  PagesComparison comparison;
  std::vector<std::string>& kinds = comparison.kinds;
  for (const CellResult& cell : cells)
    if (cell.parameters.pages && !comparesPagesItself(cell.test) &&
        std::ranges::find(kinds, *cell.parameters.pages) == kinds.end())
      kinds.push_back(*cell.parameters.pages);
  std::stable_partition(kinds.begin(), kinds.end(),
                        [](const std::string& kind) { return kind == "default"; });
  if (kinds.size() < 2) return std::nullopt;

  std::map<decltype(apartFromPages(std::declval<const CellResult&>())), std::size_t> known;
  for (const CellResult& cell : cells) {
    if (!cell.parameters.pages || comparesPagesItself(cell.test)) continue;
    const auto [at, isNew] = known.emplace(apartFromPages(cell), comparison.rows.size());
    if (isNew) comparison.rows.push_back({std::vector<const CellResult*>(kinds.size(), nullptr)});
    const auto kind = std::ranges::find(kinds, *cell.parameters.pages) - kinds.begin();
    const CellResult*& place = comparison.rows[at->second].cells[static_cast<std::size_t>(kind)];
    if (!place) place = &cell;
  }
  std::erase_if(comparison.rows, [](const PagesRow& row) {
    return std::ranges::count_if(row.cells, [](const CellResult* cell) { return cell != nullptr; }) < 2;
  });
  return comparison.rows.empty() ? std::nullopt : std::optional(std::move(comparison));
}

bool haveSamePages(const CellResult& one, const CellResult& other) {
  const Measured* first = measuredOf(&one);
  const Measured* second = measuredOf(&other);
  return first && second && !first->pagesObtained.empty() && first->pagesObtained == second->pagesObtained;
}

std::optional<double> betterPercent(const CellResult& base, const CellResult& other) {
  const Measured* first = measuredOf(&base);
  const Measured* second = measuredOf(&other);
  if (!first || !second || !(first->value > 0) || haveSamePages(base, other)) return std::nullopt;
  const double more = 100 * (second->value - first->value) / first->value;
  return base.higherIsBetter ? more : -more;
}

Run inFirstPages(const Run& run) {
  const auto comparison = comparePages(run.results);
  if (!comparison) return run;
  std::set<const CellResult*> further;
  for (const PagesRow& row : comparison->rows) {
    const auto first =
        std::ranges::find_if(row.cells, [](const CellResult* cell) { return cell != nullptr; });
    further.insert(first + 1, row.cells.end());
  }
  Run rest = run;
  rest.results.clear();
  for (const CellResult& cell : run.results)
    if (!further.contains(&cell)) rest.results.push_back(cell);
  return rest;
}

}  // namespace strata
