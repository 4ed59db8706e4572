// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_row.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/model/memory_levels.h"
#include "core/report/names.h"
#include "core/report/number_text.h"

namespace strata {

const Measured* measuredOf(const CellResult* cell) {
  return cell ? std::get_if<Measured>(&cell->outcome) : nullptr;
}

std::vector<const CellResult*> cellsOf(const Run& run, std::initializer_list<TestId> tests) {
  std::vector<const CellResult*> cells;
  for (const CellResult& cell : run.results)
    if (std::ranges::find(tests, cell.test) != tests.end()) cells.push_back(&cell);
  return cells;
}

std::string gradeMark(const CellResult& cell, const Words& words) {
  const Measured* measured = measuredOf(&cell);
  if (!measured) return words(fmt::format("outcome-{}", outcomeName(cell.outcome)), {});
  switch (measured->verdict.grade) {
    case Grade::Good:
      return "+";
    case Grade::Fair:
      return "~";
    case Grade::Poor:
      break;
  }
  return "x";
}

std::string verdictText(const CellResult& cell, const Words& words, const Notes& notes) {
  std::string text = gradeMark(cell, words);
  if (const std::string numbers = notes.numbersOf(cell); !numbers.empty()) text += ' ' + numbers;
  return text;
}

void addColumn(ColumnGroup& group, const std::vector<const CellResult*>& cells,
               std::vector<std::string> headings, const std::function<std::string(const Measured&)>& textOf,
               bool wanted) {
  TextColumn column{std::move(headings), {}};
  bool any = wanted;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    column.cells.push_back(measured ? textOf(*measured) : std::string());
    any = any || !column.cells.back().empty();
  }
  if (any) group.columns.push_back(std::move(column));
}

std::string optionalText(const std::optional<double>& figure) {
  return figure ? threeDigits(*figure) : std::string();
}

std::string latencyText(const std::vector<LatencyQuantile>& latency, double fraction) {
  const auto found = std::ranges::find(latency, fraction, &LatencyQuantile::fraction);
  return found == latency.end() ? std::string() : threeDigits(static_cast<double>(found->ns) / 1e3);
}

std::string halfWidthText(const Measured& measured) {
  if (!measured.low || !measured.high || measured.value == 0) return {};
  const std::string text = percentText(50 * (*measured.high - *measured.low) / measured.value);
  return text.substr(0, text.find(' '));
}

std::string worstVerdict(const std::vector<const CellResult*>& row, const Words& words, Notes& notes) {
  const CellResult* worst = nullptr;
  const auto badness = [](const CellResult& cell) {
    const Measured* measured = measuredOf(&cell);
    return measured ? static_cast<int>(measured->verdict.grade) : -1;
  };
  for (const CellResult* cell : row) {
    notes.add(*cell);
    if (!worst || badness(*cell) > badness(*worst)) worst = cell;
  }
  if (!worst) return {};
  return verdictText(*worst, words, notes);
}

std::string regionLine(const Run& run, const Parameters& parameters, const Words& words) {
  const std::string size = formatSize({parameters.regionBytes.value_or(0)});
  const Machine& machine = run.machine;
  if (machine.caches.empty() || !parameters.regionBytes) return words("region", {size});

  const auto threads = static_cast<std::uint64_t>(parameters.threads.value_or(1));
  for (const MemoryLevel& cache : memoryLevels(machine)) {
    if (cache.level == levelOfMemory) break;
    const auto sharedBy = static_cast<std::uint64_t>(std::max(cache.sharedBy, 1));
    const std::uint64_t count = std::max<std::uint64_t>(1, (machine.cpus.size() + sharedBy - 1) / sharedBy);
    const std::uint64_t sharers =
        run.settings.binding == Binding::Close ? std::min(threads, sharedBy) : (threads + count - 1) / count;
    const std::uint64_t footprint = 2 * *parameters.regionBytes * sharers;
    if (footprint <= cache.size.count)
      return words(2 * footprint <= cache.size.count ? "region-in-cache" : "region-at-edge",
                   {size, fmt::format("{}", cache.level)});
  }
  return words("region-in-memory", {size});
}

}  // namespace strata
