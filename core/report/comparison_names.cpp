// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_names.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/cell_name.h"
#include "core/report/document.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/report/test_reports.h"
#include "core/report/word_ids.h"
#include "core/stats/near_cells.h"

namespace strata {

namespace {

std::vector<PartnerlessCell> partnerless(const Comparison& comparison) {
  std::vector<PartnerlessCell> cells;
  for (const ComparisonRow& row : comparison.unmatched) {
    std::vector<const SideFigures*> sides;
    for (const SideFigures& side : row.sides) sides.push_back(&side);
    cells.push_back(partnerlessCell(row.cell, sides));
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
    case Finding::NotTested:
      return "not-tested";
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
    case Unlike::Program:
      return "program";
    case Unlike::Size:
      return "size";
    case Unlike::Level:
      return "level";
    case Unlike::Width:
      return "width";
    case Unlike::Median:
      return "median";
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

std::string sideLetter(std::size_t side) {
  constexpr std::size_t letters = 26;
  return side < letters ? std::string(1, static_cast<char>('A' + side)) : fmt::format("{}", side + 1);
}

bool isOnlyRatio(const Difference& difference) {
  return difference.finding == Finding::Published || difference.finding == Finding::NotTested;
}

std::string changeText(const Difference& difference) {
  return ratioText(Ratio{difference.ratio, isOnlyRatio(difference)});
}

std::string changeWithUnit(const Difference& difference) {
  return isOnlyRatio(difference) ? changeText(difference) : changeText(difference) + " %";
}

std::string differenceRange(const Difference& difference, const Words& words) {
  if (!difference.low || !difference.high) return "-";
  return words("compare-interval", {changePercent(*difference.low), changePercent(*difference.high)});
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
  return words(wordId(findingIds, findingName(difference.finding)),
               {fmt::format("{}", difference.repetitionsMissing)});
}

std::string differenceMessage(const ComparisonRow& row, std::size_t side, const Words& words) {
  const Difference& difference = *row.differences[side];
  const ReadValue own = asRead(row.cell, row.sides[side].centre.value_or(0), words);
  const ReadValue first = asRead(row.cell, row.sides[0].centre.value_or(0), words);
  return words("junit-message", {findingText(difference, words), changeWithUnit(difference),
                                 differenceRange(difference, words), threeDigits(own.value),
                                 threeDigits(first.value), own.unit});
}

std::string findingExplanation(const Difference& difference, const Words& words) {
  const bool isSingle = difference.finding == Finding::SingleRuns;
  return words(wordId(explanationIds, findingName(difference.finding)),
               {isSingle ? fmt::format("{}", leastRepetitions) : percentText(100 * difference.margin)});
}

std::string unlikeText(Unlike unlike, const Words& words) {
  return words(wordId(briefUnlikeIds, unlikeName(unlike)), {});
}

std::string unlikeSentence(Unlike unlike, const Words& words) {
  return words(wordId(unlikeIds, unlikeName(unlike)), {});
}

std::string testSectionName(const std::string& section, const Words& words) {
  const auto group = testGroupNamed(section);
  return group ? words(testReport(*group).words.heading, {}) : testName(TestId(section), words);
}

std::string withOwnSizes(const std::string& name, const ComparisonRow& row, const Words& words,
                         const std::vector<std::string>& sideNames) {
  std::string sizes;
  for (std::size_t side = 0; side < row.sides.size(); ++side) {
    const auto own = row.sides[side].regionBytes;
    if (!own) continue;
    const std::string size = formatSize(Bytes{*own});
    if (!sizes.empty()) sizes += ", ";
    // A long name may be cut: the size comes before it.
    sizes += side < sideNames.size() ? size + ": " + sideNames[side] : sideLetter(side) + ' ' + size;
  }
  return sizes.empty() ? name : words("compare-own-sizes", {name, sizes});
}

std::vector<std::string> unmatchedTexts(const Comparison& comparison, const Words& words) {
  const auto partners = nearCells(partnerless(comparison));
  std::vector<std::string> texts;
  for (const std::size_t i : nearTogether(partners)) {
    const ComparisonRow& row = comparison.unmatched[i];
    std::string having;
    for (std::size_t side = 0; side < row.sides.size(); ++side)
      if (const auto& centre = row.sides[side].centre)
        having += fmt::format("{}{} {}", having.empty() ? "" : ", ", sideLetter(side),
                              threeDigits(asRead(row.cell, *centre, words).value));
    texts.push_back(fmt::format("{}{}: {}", partners[i] ? "≈ " : "", resultName(row.cell, words), having));
  }
  return texts;
}

bool hasNearCells(const Comparison& comparison) {
  return std::ranges::any_of(nearCells(partnerless(comparison)),
                             [](const auto& partner) { return partner.has_value(); });
}

}  // namespace strata
