// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "core/plan/network_plan.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_pages.h"
#include "core/report/text_passes.h"
#include "core/report/text_row.h"
#include "core/report/text_threads.h"

namespace strata {

namespace {

using Cells = std::vector<const CellResult*>;  // null where a row has no such cell

std::int64_t mostThreads(const Cells& cells) {
  std::int64_t most = 1;
  for (const CellResult* cell : cells) most = std::max(most, cell->parameters.threads.value_or(1));
  return most;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(separator)) + part;
  return text;
}

/// From the least to the greatest of what `figure` gives for the cells; empty where it gives nothing.
template <typename Figure>
std::string rangeText(const Cells& cells, const char* name, Figure figure) {
  std::optional<Datum> low, high;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured) continue;
    const auto value = figure(*measured);
    if (!value) continue;
    const Datum datum{name, *value};
    if (!low || datum.value < low->value) low = datum;
    if (!high || high->value < datum.value) high = datum;
  }
  return low ? datumRangeText(*low, *high) : std::string();
}

/// How long the step took when it was extended to get enough undisturbed samples.
std::optional<double> usedSeconds(const Measured& measured) {
  for (const Reason& reason : measured.verdict.reasons) {
    if (reason.id != "time-extended") continue;
    for (const Datum& datum : reason.data)
      if (const auto* seconds = std::get_if<double>(&datum.value); seconds && datum.name == "used_s")
        return *seconds;
  }
  return std::nullopt;
}

/// What the figures of a block are, in one line: statistic, samples, clock, pages.
std::string basisText(const Cells& cells, const Words& words) {
  std::vector<std::string> parts;
  const auto addOnce = [&](const std::string& text) {
    if (!text.empty() && std::find(parts.begin(), parts.end(), text) == parts.end()) parts.push_back(text);
  };
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell)) addOnce(words("statistic-" + measured->statistic, {}));
  const std::string samples = rangeText(cells, "count", [](const Measured& measured) {
    return measured.passSeconds.empty() ? std::optional(static_cast<std::int64_t>(measured.cleanCount))
                                        : std::nullopt;
  });
  const std::string passes = rangeText(cells, "count", [](const Measured& measured) {
    const auto count = static_cast<std::int64_t>(measured.passSeconds.size());
    return count > 0 ? std::optional(count) : std::nullopt;
  });
  if (!samples.empty() && samples != "1") addOnce(words("basis-samples", {samples}));
  if (!passes.empty()) addOnce(words("basis-passes", {passes}));
  addOnce(rangeText(cells, "clock_ghz", [](const Measured& measured) { return measured.clockGhz; }));
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured && !measured->pagesObtained.empty())
      addOnce(words("basis-pages", {obtainedPagesText(measured->pagesObtained, words)}));
  const std::string extended = rangeText(cells, "used_s", usedSeconds);
  if (!extended.empty()) addOnce(words("basis-extended", {extended}));
  return parts.empty() ? std::string() : wrapped("  ", joined(parts, "; "));
}

bool anyLimit(const Cells& cells) {
  return std::any_of(cells.begin(), cells.end(), [](const CellResult* cell) {
    const Measured* measured = measuredOf(cell);
    return measured && measured->limit;
  });
}

/// Figure, interval, verdict and share of the limit of a column of cells.
ColumnGroup figuresBeside(std::string heading, const Cells& cells, bool withLimit, const Words& words,
                          const Notes& notes) {
  ColumnGroup group{std::move(heading), {}};
  const auto first = std::find_if(cells.begin(), cells.end(), [](const CellResult* cell) { return cell; });
  TextColumn figure{{first == cells.end() ? std::string() : (*first)->unit}, {}, true, 7};
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 9};
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    figure.cells.push_back(measured ? threeDigits(measured->value) : "-");
    verdict.cells.push_back(cell ? verdictText(*cell, words, notes) : std::string());
  }
  group.columns.push_back(std::move(figure));
  addColumn(group, cells, {"+/- %"}, halfWidthText);
  group.columns.push_back(std::move(verdict));
  const auto limitShare = [&](const Measured& measured) {
    if (!measured.limit || *measured.limit <= 0) return std::string(withLimit ? "-" : "");
    return percentText(100 * measured.value / *measured.limit);
  };
  addColumn(group, cells, {words("column-limit", {})}, limitShare, withLimit);
  return group;
}

std::string heading(std::string_view id, std::int64_t threads, const Words& words) {
  const std::string all =
      threads > 1 ? words("report-all-threads", {fmt::format("{}", threads)}) : std::string();
  return spread(words(id, {}), all);
}

/// The cells of one region (and operation, page size): a row a width, a column group a pattern.
struct MemoryBlock {
  Parameters parameters;                            ///< of its first cell
  std::vector<std::optional<std::int64_t>> widths;  ///< a row each
  std::vector<std::string> patterns;
  std::vector<Cells> columns;  ///< by pattern, then by width
};

bool inOneBlock(const Parameters& a, const Parameters& b) {
  return a.regionBytes == b.regionBytes && a.op == b.op && a.pages == b.pages && a.threads == b.threads;
}

void insert(MemoryBlock& block, const CellResult& cell) {
  const std::string pattern = cell.parameters.pattern.value_or("");
  auto column = static_cast<std::size_t>(std::find(block.patterns.begin(), block.patterns.end(), pattern) -
                                         block.patterns.begin());
  if (column == block.patterns.size()) {
    // Random first, as Nbench printed it.
    column = pattern == "random" ? 0 : column;
    block.patterns.insert(block.patterns.begin() + static_cast<std::ptrdiff_t>(column), pattern);
    block.columns.insert(block.columns.begin() + static_cast<std::ptrdiff_t>(column),
                         Cells(block.widths.size()));
  }
  std::size_t row = 0;
  while (row < block.widths.size() &&
         (block.widths[row] != cell.parameters.widthBytes || block.columns[column][row]))
    ++row;
  if (row == block.widths.size()) {
    block.widths.push_back(cell.parameters.widthBytes);
    for (Cells& cells : block.columns) cells.push_back(nullptr);
  }
  block.columns[column][row] = &cell;
}

std::vector<MemoryBlock> memoryBlocks(const Cells& cells) {
  std::vector<MemoryBlock> blocks;
  for (const CellResult* cell : cells) {
    auto found = std::find_if(blocks.begin(), blocks.end(), [&](const MemoryBlock& block) {
      return inOneBlock(block.parameters, cell->parameters);
    });
    if (found == blocks.end()) {
      blocks.push_back({cell->parameters, {}, {}, {}});
      found = blocks.end() - 1;
    }
    insert(*found, *cell);
  }
  return blocks;
}

std::string widthText(const std::optional<std::int64_t>& width) {
  return width ? fmt::format("{}", *width) : std::string("-");
}

std::string patternText(const std::string& pattern, const Words& words) {
  return pattern.empty() ? std::string() : words("pattern-" + pattern, {});
}

std::string memoryBlockText(const Run& run, const MemoryBlock& block, bool withLimit, const Words& words,
                            Notes& notes) {
  Cells all;
  std::vector<ThreadRow> threadRows;
  for (std::size_t row = 0; row < block.widths.size(); ++row) {
    for (std::size_t column = 0; column < block.patterns.size(); ++column) {
      const CellResult* cell = block.columns[column][row];
      if (!cell) continue;
      notes.add(*cell);
      all.push_back(cell);
      if (const Measured* measured = measuredOf(cell))
        threadRows.push_back({words("row-width-pattern", {widthText(block.widths[row]),
                                                          patternText(block.patterns[column], words)}),
                              measured});
    }
  }

  TextTable table;
  table.labels.headings = {words("column-width", {})};
  for (const auto& width : block.widths) table.labels.cells.push_back(widthText(width));
  for (std::size_t column = 0; column < block.patterns.size(); ++column)
    table.groups.push_back(figuresBeside(patternText(block.patterns[column], words), block.columns[column],
                                         withLimit, words, notes));
  return wrapped("", regionLine(run, block.parameters, words)) + basisText(all, words) + render(table) +
         threadTable(threadRows, all.front()->unit, words);
}

/// One row a cell, one group of columns.
std::string listText(const Cells& cells, const std::vector<std::string>& labels, const Words& words,
                     Notes& notes, const std::function<void(ColumnGroup&)>& extend) {
  std::vector<ThreadRow> threadRows;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    notes.add(*cells[i]);
    if (const Measured* measured = measuredOf(cells[i])) threadRows.push_back({labels[i], measured});
  }
  TextTable table{{{}, labels, false}, {figuresBeside("", cells, false, words, notes)}};
  extend(table.groups.front());
  return basisText(cells, words) + render(table) + threadTable(threadRows, cells.front()->unit, words);
}

}  // namespace

std::string processorTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Integer, Test::Floating});
  if (cells.empty()) return {};
  std::vector<std::string> labels;
  for (const CellResult* cell : cells) labels.push_back(words("test-" + cell->test.text(), {}));
  return heading("heading-processor", mostThreads(cells), words) +
         listText(cells, labels, words, notes, [](ColumnGroup&) {});
}

std::string memoryTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Memory});
  if (cells.empty()) return {};
  std::string text =
      heading("heading-memory", mostThreads(cells), words) + wrapped("", words("reading-move", {}));
  const std::string indexOnly =
      rangeText(cells, "index_ns", [](const Measured& measured) { return measured.indexOnlyNs; });
  if (!indexOnly.empty()) text += wrapped("", words("reading-index-only", {indexOnly}));
  for (const MemoryBlock& block : memoryBlocks(cells))
    text += '\n' + memoryBlockText(run, block, anyLimit(cells), words, notes);
  return text;
}

std::string diskTables(const Run& run, const Words& words, Notes& notes) {
  Cells cells = cellsOf(run, {Test::Disk});
  std::erase_if(cells, [](const CellResult* cell) { return cell->parameters.queueDepth.has_value(); });
  if (cells.empty()) return {};
  const Parameters& parameters = cells.front()->parameters;
  std::string text = heading("heading-disk", mostThreads(cells), words);
  if (parameters.fileBytes && parameters.blockBytes)
    text += wrapped(
        "", words("disk-facts", {formatSize({*parameters.fileBytes}), formatSize({*parameters.blockBytes})}));
  std::vector<std::string> labels;
  for (const CellResult* cell : cells)
    labels.push_back(words(cell->parameters.op ? "op-" + *cell->parameters.op : cell->kernel, {}));
  return text + listText(cells, labels, words, notes, [&](ColumnGroup& group) {
           addColumn(group, cells, {words("column-overall", {}), cells.front()->unit},
                     [](const Measured& measured) { return optionalText(measured.totalRate); });
           addColumn(group, cells, {words("column-flush", {}), "ms"}, [](const Measured& measured) {
             return measured.flushS ? threeDigits(1e3 * *measured.flushS) : std::string();
           });
         });
}

std::string copyTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::Copy});
  if (all.empty()) return {};
  std::string text =
      heading("heading-copy", mostThreads(all), words) + wrapped("", words("reading-copy", {}));
  const bool inPasses = std::any_of(all.begin(), all.end(), [](const CellResult* cell) {
    const Measured* measured = measuredOf(cell);
    return measured && !measured->passSeconds.empty();
  });
  if (inPasses) text += wrapped("", words("reading-passes", {}));
  for (auto first = all.begin(); first != all.end();) {
    const auto end = std::find_if(first, all.end(), [&](const CellResult* cell) {
      return !inOneBlock(cell->parameters, (*first)->parameters);
    });
    const Cells cells(first, end);
    std::vector<std::string> labels;
    std::vector<PassColumns> methods;
    for (const CellResult* cell : cells) {
      labels.push_back(words("row-" + cell->kernel, {formatSize({cell->parameters.blockBytes.value_or(0)})}));
      // By its id, which is short: three of them stand side by side.
      if (const Measured* measured = measuredOf(cell)) methods.push_back({cell->kernel, measured});
    }
    text += '\n' + wrapped("", regionLine(run, cells.front()->parameters, words)) +
            listText(cells, labels, words, notes, [](ColumnGroup&) {}) + passTable(methods, words);
    first = end;
  }
  return text;
}

std::string otherTables(const Run& run, const Words& words, Notes& notes) {
  const auto isKnown = [&](const CellResult& cell) {
    if (cell.test == Test::Network)
      return std::find(networkKernels.begin(), networkKernels.end(), cell.kernel) != networkKernels.end();
    return cell.test.known().has_value();
  };
  std::vector<TestId> tests;
  for (const CellResult& cell : run.results)
    if (!isKnown(cell) && std::find(tests.begin(), tests.end(), cell.test) == tests.end())
      tests.push_back(cell.test);
  std::string text;
  for (const TestId& test : tests) {
    Cells cells = cellsOf(run, {test});
    std::erase_if(cells, [&](const CellResult* cell) { return isKnown(*cell); });
    std::vector<std::string> labels;
    for (const CellResult* cell : cells) labels.push_back(words(cell->kernel, {}) + ", " + cell->unit);
    text +=
        (text.empty() ? "" : "\n") + wrapped("", test.text()) +
        listText(cells, labels, words, notes, [](ColumnGroup& group) { group.columns[0].headings = {""}; });
  }
  return text;
}

}  // namespace strata
