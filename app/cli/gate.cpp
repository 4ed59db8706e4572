// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gate.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/comparison_names.h"

namespace strata::cli {

namespace {

std::string countOf(const std::vector<GateFinding>& findings, GateFinding one) {
  return fmt::format("{}", std::ranges::count(findings, one));
}

/// Each result that came out so, with its figures.
void tellOf(GateFinding finding, const Comparison& comparison, double percent) {
  for (const ComparisonRow& row : comparison.rows)
    for (std::size_t side = 0; side < row.differences.size(); ++side)
      if (row.differences[side] && gateFindingOf(row, side, percent) == finding)
        sayLine(words("cli-gate-result", {resultName(row.cell, words), comparison.sides[side],
                                          differenceMessage(row, side, words)}));
}

}  // namespace

int gateStatus(const Comparison& comparison, const GateRule& rule) {
  const std::vector<GateFinding> findings = gateFindings(comparison, rule.slowerPercent);
  const auto any = [&](GateFinding one) { return std::ranges::find(findings, one) != findings.end(); };
  if (!any(GateFinding::Slower) && !any(GateFinding::Passed) && !any(GateFinding::Inconclusive)) {
    // A gate that nothing went through must not look like one that all went through.
    sayLine(words("cli-gate-untested", {fmt::format("{}", leastRepetitions)}));
    return exitRefused;
  }
  tellOf(GateFinding::Slower, comparison, rule.slowerPercent);
  sayLine(words("cli-gate-sum",
                {fmt::format("{}", rule.slowerPercent), countOf(findings, GateFinding::Slower),
                 countOf(findings, GateFinding::Passed), countOf(findings, GateFinding::Inconclusive),
                 countOf(findings, GateFinding::Untested)}));
  return any(GateFinding::Slower) ? exitGate : exitDone;
}

}  // namespace strata::cli
