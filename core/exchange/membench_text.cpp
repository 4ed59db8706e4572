// SPDX-License-Identifier: GPL-3.0-or-later
// The text that sc-membench prints (-R), and the form in which Strata prints its results: a line for each
// size and operation, then peaks, means weighted by size, and scores, which follow from the rest. Rates are
// MiB per second in steps of 1000: "2.6 TB/s" are 2600000 of them.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::string_view membenchTextProgram = "sc-membench";

struct Unit {
  std::string_view name;
  double factor;
};

std::optional<double> inUnits(std::string_view number, std::string_view unit, std::span<const Unit> units) {
  const auto value = realNumber(number);
  const auto known = std::ranges::find(units, unit, &Unit::name);
  if (!value || known == units.end()) return std::nullopt;
  return *value * known->factor;
}

constexpr std::array sizeUnits{Unit{"B", 1},       Unit{"KB", 1024},    Unit{"KiB", 1024},
                               Unit{"MB", 0x1p20}, Unit{"MiB", 0x1p20}, Unit{"GB", 0x1p30},
                               Unit{"GiB", 0x1p30}};
constexpr std::array membenchRateUnits{Unit{"MB/s", 1}, Unit{"GB/s", 1e3}, Unit{"TB/s", 1e6}};

/// The last words of a line: a log or a page may have marks of its own before them.
std::span<const std::string_view> last(std::size_t count, const std::vector<std::string_view>& words) {
  return std::span(words).last(std::min(count, words.size()));
}

/// "32 KB      read     2.6 TB/s     -     32"
std::optional<CellResult> rowOf(const std::vector<std::string_view>& line) {
  const auto words = last(7, line);
  if (words.size() != 7 || !isMembenchOperation(words[2])) return std::nullopt;
  const auto region = membenchBytes(words[0], words[1]);
  const auto threads = wholeCount(words.back());
  if (!region || !threads || *threads > 1'000'000) return std::nullopt;
  if (words[2] == "latency") {
    const auto value = realNumber(words[4]);
    if (words[3] != "-" || !value || words[5] != "ns") return std::nullopt;
    return membenchCell(words[2], *region, *value, threads);
  }
  const auto rate = inUnits(words[3], words[4], membenchRateUnits);
  if (!rate || words[5] != "-") return std::nullopt;
  return membenchCell(words[2], *region, *rate, threads);
}

/// Whether a line can be a row, even if it is not understood: it begins with a size, and an operation or all
/// that a row has follows; or it has an operation and the threads where a row has them.
bool canBeRow(const std::vector<std::string_view>& words) {
  constexpr std::size_t fromOperation = 5;  // words of a row
  const bool hasThreads = words.size() > fromOperation && wholeCount(words.back());
  const bool hasSize = words.size() > 2 && membenchBytes(words[0], words[1]);
  if (hasSize && (hasThreads || isMembenchOperation(words[2]))) return true;
  return hasThreads && isMembenchOperation(words[words.size() - fromOperation]);
}

/// "Read  2612561  1423456": the peak, and the mean weighted by size. Both are over all sizes, so their cells
/// have no size.
std::vector<CellResult> peaksOf(const std::vector<std::string_view>& line,
                                std::optional<std::uint64_t> threads) {
  std::vector<CellResult> cells;
  const auto words = last(3, line);
  if (words.size() != 3) return cells;
  constexpr std::array<std::array<std::string_view, 2>, 3> names{
      {{"Read", "read"}, {"Write", "write"}, {"Copy", "copy"}}};
  const auto name = std::ranges::find(names, words[0], [](const auto& one) { return one[0]; });
  const auto peak = realNumber(words[1]);
  const auto mean = realNumber(words[2]);
  if (name == names.end() || !peak || !mean) return cells;
  const std::string_view operation = (*name)[1];
  cells.push_back(membenchCell(operation, 0, *peak, threads));
  cells.back().kernel += "-peak";
  cells.push_back(membenchCell(operation, 0, *mean, threads));
  cells.back().kernel += "-weighted-average";
  return cells;
}

/// The summary repeats a row: "Best latency: 97.2 ns (RAM) at 131072 KB buffer". What is copied may lack
/// that.
struct BestLatency {
  bool isTold = false;
  std::optional<CellResult> cell = {};
};

BestLatency bestLatencyOf(const std::vector<std::string_view>& line) {
  constexpr std::array<std::string_view, 2> before{"Best", "latency:"};
  const auto told = std::ranges::search(line, before);
  BestLatency best{.isTold = !told.empty()};
  const auto at = std::find(told.end(), line.end(), "at");
  if (!best.isTold || told.end() == line.end() || line.end() - at < 4 || at[3] != "buffer") return best;
  const auto value = realNumber(told.end()[0]);
  const auto bytes = membenchBytes(at[1], at[2]);
  if (value && told.end()[1] == "ns" && bytes) best.cell = membenchCell("latency", *bytes, *value, 1);
  return best;
}

/// Whether both print as one value, in one size: in KB here, and in fewer digits in a row.
bool isSameLatency(const CellResult& row, const CellResult& best) {
  const Measured* const a = measuredOf(&row);
  const Measured* const b = measuredOf(&best);
  if (row.test != Test::Latency || a == nullptr || b == nullptr) return false;
  const std::uint64_t rowBytes = row.parameters.regionBytes.value_or(0);
  const std::uint64_t bestBytes = best.parameters.regionBytes.value_or(0);
  return std::max(rowBytes, bestBytes) <= 2 * std::min(rowBytes, bestBytes) &&
         std::abs(a->value - b->value) < 0.11;
}

bool isHead(const std::vector<std::string_view>& line) {
  const auto words = last(5, line);
  return words.size() == 5 && words[0] == "Size" && words[1] == "Op";
}

}  // namespace

std::optional<std::uint64_t> membenchBytes(std::string_view number, std::string_view unit) {
  constexpr double most = 0x1p60;
  const auto size = inUnits(number, unit, sizeUnits);
  if (!size || !(*size >= 1) || *size > most) return std::nullopt;
  return static_cast<std::uint64_t>(*size);
}

bool isMembenchText(const std::vector<TextLine>& lines) {
  return std::ranges::any_of(lines,
                             [](const TextLine& line) { return rowOf(wordsOf(line.text)).has_value(); });
}

Result<std::vector<Run>> runsFromMembenchText(const std::vector<TextLine>& lines) {
  std::vector<Run> runs{peerRun(membenchTextProgram, "")};
  std::size_t cells = 0;
  std::optional<std::uint64_t> mostThreads;
  for (const TextLine& line : lines) {
    if (cells > mostPeerCells) break;
    const auto words = wordsOf(line.text);
    if (isHead(words)) {
      if (!runs.back().results.empty()) runs.push_back(peerRun(membenchTextProgram, ""));
      mostThreads.reset();
    } else if (auto row = rowOf(words)) {
      if (row->test == Test::Bandwidth) mostThreads = std::max(mostThreads, wholeCount(words.back()));
      runs.back().results.push_back(*std::move(row));
      ++cells;
    } else if (!runs.back().results.empty()) {
      for (CellResult& peak : peaksOf(words, mostThreads)) {
        runs.back().results.push_back(std::move(peak));
        ++cells;
      }
      auto best = bestLatencyOf(words);
      const auto isThat = [&](const CellResult& one) { return isSameLatency(one, *best.cell); };
      if (best.isTold && !best.cell) {
        leaveOut(runs.back(), line.text);
      } else if (best.cell && std::ranges::none_of(runs.back().results, isThat)) {
        runs.back().results.push_back(*std::move(best.cell));
        ++cells;
      }
      if (canBeRow(words)) leaveOut(runs.back(), line.text);
    }
  }
  return runs;
}

}  // namespace strata
