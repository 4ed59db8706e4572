// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/report/comparison_html.h"
#include "core/report/comparison_text.h"
#include "core/this_program.h"

namespace strata::cli {

namespace {

std::string reportOf(const std::vector<ComparedSide>& sides, const Comparison& comparison, Format format) {
  if (format == Format::Html)
    return comparisonHtml(comparison, &sides.front().runs.front().machine, thisProgram().version, words);
  if (format == Format::Json) return comparisonJson(comparison);
  return format == Format::Csv ? comparisonCsv(comparison) : comparisonTable(comparison, words);
}

/// Slower by so many per cent, and not by chance.
bool isSlower(const Difference& difference, bool higherIsBetter, double percent) {
  if (difference.finding != Finding::Slower) return false;
  const double loss = higherIsBetter ? 1 - difference.ratio : difference.ratio - 1;
  return 100 * loss >= percent;
}

bool isTested(const Comparison& comparison) {
  return std::any_of(comparison.rows.begin(), comparison.rows.end(), [](const ComparisonRow& row) {
    return std::any_of(row.differences.begin(), row.differences.end(), [](const Difference& one) {
      return one.finding != Finding::SingleRuns && one.finding != Finding::Published;
    });
  });
}

}  // namespace

int compareCommand(const CompareArguments& arguments) {
  const auto sides = comparedSides(arguments.sides);
  if (!sides) return refused(sides.error());
  const Comparison comparison =
      arguments.ownFloors ? compare(*sides, floorsOfHistory(*sides)) : compare(*sides);
  const std::string report = reportOf(*sides, comparison, arguments.format);
  if (const int status = printResult(report, exitDone); status != exitDone) return status;
  if (!arguments.failOnSlowerPercent) return exitDone;
  const bool failed =
      std::any_of(comparison.rows.begin(), comparison.rows.end(), [&](const ComparisonRow& row) {
        return std::any_of(row.differences.begin(), row.differences.end(), [&](const Difference& one) {
          return isSlower(one, row.cell.higherIsBetter, *arguments.failOnSlowerPercent);
        });
      });
  if (failed) return exitGate;
  if (isTested(comparison)) return exitDone;
  // A gate that nothing went through must not look like one that all went through.
  sayLine(words("cli-gate-untested", {fmt::format("{}", leastRepetitions)}));
  return exitRefused;
}

}  // namespace strata::cli
