// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/anonymous_text.h"
#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/model/this_program.h"
#include "core/report/comparison_html.h"
#include "core/report/comparison_text.h"

namespace strata::cli {

namespace {

std::string reportOf(const std::vector<ComparedSide>& sides, const Comparison& comparison, Format format,
                     CsvTexts csvTexts) {
  if (format == Format::Html)
    return comparisonHtml(comparison, &sides.front().runs.front().machine, thisProgram().version, words);
  if (format == Format::Json) return comparisonJson(comparison);
  return format == Format::Csv ? comparisonCsv(comparison, csvTexts) : comparisonText(comparison, words);
}

/// Slower by so many per cent, and not by chance.
bool isSlower(const Difference& difference, bool higherIsBetter, double percent) {
  if (difference.finding != Finding::Slower) return false;
  const double loss = higherIsBetter ? 1 - difference.ratio : difference.ratio - 1;
  return 100 * loss >= percent;
}

/// What a gate looks at: with other threads a cell is another matter, not a slower one.
std::vector<std::pair<Difference, bool>> gatedOf(const Comparison& comparison) {
  std::vector<std::pair<Difference, bool>> gated;
  for (const ComparisonRow& row : comparison.rows)
    for (std::size_t i = 0; i < row.differences.size(); ++i)
      if (std::ranges::find(row.unlike[i], Unlike::Threads) == row.unlike[i].end())
        gated.emplace_back(row.differences[i], row.cell.higherIsBetter);
  return gated;
}

bool isTested(const Difference& difference) {
  return difference.finding != Finding::SingleRuns && difference.finding != Finding::Published;
}

}  // namespace

int compareCommand(const CompareArguments& arguments) {
  auto sides = comparedSides(arguments.sides);
  if (!sides) return refused(sides.error());
  // The history knows these runs by the ids that they have there.
  const FloorOf floorOf = arguments.ownFloors ? floorsOfHistory(*sides) : usualFloors;
  if (arguments.anonymous) sides = toldAnonymised(*std::move(sides));
  if (!sides) return refused(sides.error());
  const Comparison comparison = compare(*sides, floorOf);
  const std::string report = reportOf(*sides, comparison, arguments.format, arguments.csvTexts);
  if (const int status = printResult(report, exitDone); status != exitDone) return status;
  if (!arguments.failOnSlowerPercent) return exitDone;
  const auto gated = gatedOf(comparison);
  const auto failed = [&](const auto& one) {
    return isSlower(one.first, one.second, *arguments.failOnSlowerPercent);
  };
  if (std::ranges::any_of(gated, failed)) return exitGate;
  if (std::ranges::any_of(gated, [](const auto& one) { return isTested(one.first); })) return exitDone;
  // A gate that nothing went through must not look like one that all went through.
  sayLine(words("cli-gate-untested", {fmt::format("{}", leastRepetitions)}));
  return exitRefused;
}

}  // namespace strata::cli
