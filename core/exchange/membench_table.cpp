// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of latencies as the documentation of sc-membench has them, of one machine each:
//   | Buffer | No Huge Pages | With THP (-H) | Improvement |
//   | **32 MB** | 44.90 ns | **36.23 ns** | **-19%** |
#include <algorithm>
#include <iterator>

#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

/// The pages of each column; empty for one without latencies. The first column has the size.
using ColumnPages = std::vector<std::string_view>;

std::optional<ColumnPages> latencyColumnsOf(std::string_view line) {
  const auto headings = parts(line, '\t');
  if (headings.size() < 2 || headings.front() != "Buffer") return std::nullopt;
  const auto pagesOf = [](std::string_view heading) -> std::string_view {
    if (heading == "No Huge Pages") return "default";
    return heading == "With THP (-H)" || heading == "With Huge Pages (-H)" ? "huge" : "";
  };
  ColumnPages pages;
  for (const std::string_view heading : headings) pages.push_back(pagesOf(heading));
  const bool hasDefault = std::ranges::find(pages, "default") != pages.end();
  return hasDefault ? std::optional(std::move(pages)) : std::nullopt;
}

/// "Azure D96pls_v6 (ARM)" of "#### Azure D96pls_v6 (ARM)".
std::string titleOfTable(std::string_view heading) {
  constexpr std::size_t most = 60;
  heading.remove_prefix(std::min(heading.find_first_not_of("# "), heading.size()));
  return shownBeginning(trimmed(heading), most);
}

std::vector<CellResult> latenciesOf(std::string_view line, const ColumnPages& pages) {
  std::string plain(line);
  std::erase(plain, '*');
  const auto fields = parts(plain, '\t');
  std::vector<CellResult> cells;
  const auto size = wordsOf(fields.front());
  const auto bytes = size.size() == 2 ? membenchBytes(size[0], size[1]) : std::nullopt;
  for (std::size_t i = 1; bytes && i < std::min(fields.size(), pages.size()); ++i) {
    const auto words = wordsOf(fields[i]);
    const auto value = words.size() == 2 && words[1] == "ns" ? realNumber(words[0]) : std::nullopt;
    if (pages[i].empty() || !value) continue;
    cells.push_back(membenchCell("latency", *bytes, *value, 1));
    cells.back().parameters.pages = pages[i];
  }
  return cells;
}

}  // namespace

bool isMembenchTable(const std::vector<TextLine>& lines) {
  return std::ranges::any_of(lines,
                             [](const TextLine& line) { return latencyColumnsOf(line.text).has_value(); });
}

std::vector<bool> ownLinesOfMembenchTable(const std::vector<TextLine>& lines) {
  ColumnPages pages;
  std::vector<bool> own;
  for (const TextLine& line : lines) {
    const auto next = latencyColumnsOf(line.text);
    const bool isRow = !next && !latenciesOf(line.text, pages).empty();
    if (!isRow) pages = next.value_or(ColumnPages());
    own.push_back(next || isRow);
  }
  return own;
}

Result<std::vector<Run>> runsFromMembenchTable(const std::vector<TextLine>& lines) {
  std::vector<Run> runs;
  ColumnPages pages;
  std::string_view title;
  std::size_t cells = 0;
  for (const TextLine& line : lines) {
    if (cells > mostPeerCells) break;
    if (line.text.starts_with('#')) title = line.text;
    if (auto next = latencyColumnsOf(line.text)) {
      pages = *std::move(next);
      runs.push_back(peerRun("sc-membench", ""));
      runs.back().series = std::to_string(runs.size());
      runs.back().label = titleOfTable(title);
    } else if (auto row = latenciesOf(line.text, pages); !row.empty()) {
      cells += row.size();
      std::ranges::move(row, std::back_inserter(runs.back().results));
    } else if (!pages.empty() && line.text.find('\t') != std::string_view::npos) {
      leaveOut(runs.back(), line.text);
    } else {
      pages.clear();
    }
  }
  return runs;
}

}  // namespace strata
