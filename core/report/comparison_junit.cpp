// SPDX-License-Identifier: GPL-3.0-or-later
// JUnit's form of a comparison.

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/report/cell_name.h"
#include "core/report/comparison_format.h"
#include "core/report/comparison_names.h"
#include "core/report/markup.h"

namespace strata {

namespace {

struct Suite {
  std::string test;
  std::string cases;
  std::size_t count = 0;
  std::size_t failures = 0;
  std::size_t skipped = 0;
};

void addCase(Suite& suite, const ComparisonRow& row, std::size_t side, std::size_t sides,
             const GateRule& rule, const Words& words) {
  std::string name = withOwnSizes(resultName(row.cell, words), row, words);
  if (sides > 2) name += ", " + sideLetter(side);
  const std::string message = escaped(differenceMessage(row, side, words));
  suite.cases +=
      fmt::format("    <testcase classname=\"{}\" name=\"{}\">", escaped(suite.test), escaped(name));
  ++suite.count;
  const GateFinding finding = gateFindingOf(row, side, rule.slowerPercent);
  switch (rule.strict && finding == GateFinding::Inconclusive ? GateFinding::Slower : finding) {
    case GateFinding::Slower:
      ++suite.failures;
      suite.cases += fmt::format("<failure message=\"{0}\">{0}</failure>", message);
      break;
    case GateFinding::Inconclusive:
    case GateFinding::Untested:
      ++suite.skipped;
      suite.cases += fmt::format("<skipped message=\"{}\"/>", message);
      break;
    case GateFinding::Passed:
      suite.cases += fmt::format("<system-out>{}</system-out>", message);
      break;
  }
  suite.cases += "</testcase>\n";
}

}  // namespace

std::string comparisonJunit(const Comparison& comparison, const GateRule& rule, const Words& words) {
  std::vector<Suite> suites;
  for (const ComparisonRow& row : comparison.rows) {
    auto at = std::ranges::find(suites, row.cell.test.text(), &Suite::test);
    if (at == suites.end()) at = suites.insert(at, {row.cell.test.text(), {}});
    for (std::size_t side = 0; side < row.differences.size(); ++side)
      if (row.differences[side]) addCase(*at, row, side, comparison.sides.size(), rule, words);
  }
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Strata\">\n";
  for (const Suite& suite : suites)
    xml += fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" skipped=\"{}\">\n{}  </testsuite>\n",
        escaped(suite.test), suite.count, suite.failures, suite.skipped, suite.cases);
  return xml + "</testsuites>\n";
}

}  // namespace strata
