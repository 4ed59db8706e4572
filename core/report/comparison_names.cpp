// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_names.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/network_text.h"
#include "core/report/text_disk.h"
#include "core/stats/near_cells.h"

namespace strata {

namespace {

std::vector<PartnerlessCell> partnerless(const Comparison& comparison) {
  std::vector<PartnerlessCell> cells;
  for (const ComparisonRow& row : comparison.unmatched) {
    PartnerlessCell& cell = cells.emplace_back(PartnerlessCell{&row.cell, {}});
    for (const SideFigures& side : row.sides) cell.levels.push_back(side.level);
  }
  return cells;
}

}  // namespace

const char* findingName(Finding finding) {
  switch (finding) {
    case Finding::Faster:
      return "faster";
    case Finding::Slower:
      return "slower";
    case Finding::NoDifference:
      return "no-difference";
    case Finding::NotDecided:
      return "not-decided";
    case Finding::Published:
      return "published";
    case Finding::SingleRuns:
      break;
  }
  return "single-runs";
}

const char* unlikeName(Unlike unlike) {
  switch (unlike) {
    case Unlike::Kernel:
      return "kernel";
    case Unlike::Method:
      return "method";
    case Unlike::Pages:
      return "pages";
    case Unlike::Threads:
      return "threads";
    case Unlike::Placement:
      return "placement";
    case Unlike::Machine:
      return "machine";
    case Unlike::Doubtful:
      break;
  }
  return "doubtful";
}

std::vector<std::string> unlikeNames(const std::vector<Unlike>& unlike) {
  std::vector<std::string> names;
  for (const Unlike one : unlike) names.emplace_back(unlikeName(one));
  return names;
}

std::string comparedCellText(const CellResult& cell, const Words& words) {
  if (const auto row = diskCellName(cell, words)) return cell.test.text() + ' ' + *row;
  if (const auto row = networkCellName(cell, words)) return cell.test.text() + ' ' + *row;
  const Parameters& of = cell.parameters;
  const bool clear = cell.kernel.starts_with(cell.test.text()) || cell.kernel.starts_with("move-") ||
                     cell.test.group() == TestGroup::Processor;
  std::string text = clear ? cell.kernel : cell.test.text() + ' ' + cell.kernel;
  // Of another program nothing is known of the name; its figures of one loop are of several kinds.
  if (cell.metric != "rate" && cell.metric != "latency" && cell.metric != "operations")
    text += ' ' + cell.metric;
  if (cell.kernel.find("move-") == std::string::npos || !cell.kernel.starts_with("move-")) {
    if (of.widthBytes && cell.test == Test::Memory) text += fmt::format(" {}", *of.widthBytes);
    if (of.pattern && cell.test == Test::Memory) text += ' ' + *of.pattern;
  }
  if (of.regionBytes) text += ' ' + formatSize(Bytes{*of.regionBytes});
  if (of.blockBytes) text += ' ' + words("compare-block", {formatSize(Bytes{*of.blockBytes})});
  if (of.chains && *of.chains > 1) text += fmt::format(" x{}", *of.chains);
  if (of.threads && *of.threads > 1) text += ' ' + words("compare-threads", {fmt::format("{}", *of.threads)});
  if (of.pages && *of.pages != "default") text += ' ' + *of.pages;
  if (of.memoryKind) text += ' ' + *of.memoryKind;
  return text;
}

std::string sideLetter(std::size_t side) {
  constexpr std::size_t letters = 26;
  return side < letters ? std::string(1, static_cast<char>('A' + side)) : fmt::format("{}", side + 1);
}

std::string signedPercent(double ratio) {
  return fmt::format("{:+.1f}", 100 * (ratio - 1));
}

std::string differenceRange(const Difference& difference, const Words& words) {
  if (!difference.low || !difference.high) return "-";
  return words("compare-interval", {signedPercent(*difference.low), signedPercent(*difference.high)});
}

std::string marginText(const Difference& difference, const Floor& floor, const Words& words) {
  const std::string margin = fmt::format("{:.1f}", 100 * difference.margin);
  if (floor.source == FloorSource::Usual) return margin;
  return words("compare-own-margin", {margin, fmt::format("{}", floor.groups)});
}

const char* floorSourceName(FloorSource source) {
  return source == FloorSource::History ? "history" : "usual";
}

std::string findingText(const Difference& difference, const Words& words) {
  return words(fmt::format("finding-{}", findingName(difference.finding)),
               {fmt::format("{}", difference.repetitionsMissing)});
}

std::vector<std::string> unmatchedTexts(const Comparison& comparison, const Words& words) {
  const auto partners = nearCells(partnerless(comparison));
  std::vector<std::string> texts;
  for (const std::size_t i : nearTogether(partners)) {
    const ComparisonRow& row = comparison.unmatched[i];
    std::string having;
    for (std::size_t side = 0; side < row.sides.size(); ++side)
      if (row.sides[side].centre) having += (having.empty() ? "" : ", ") + sideLetter(side);
    texts.push_back(
        fmt::format("{}{}: {}", partners[i] ? "≈ " : "", comparedCellText(row.cell, words), having));
  }
  return texts;
}

bool hasNearCells(const Comparison& comparison) {
  return std::ranges::any_of(nearCells(partnerless(comparison)),
                             [](const auto& partner) { return partner.has_value(); });
}

}  // namespace strata
