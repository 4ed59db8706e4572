// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gate.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/output.h"
#include "app/options/equal_command.h"
#include "app/words/words.h"
#include "core/engine/cell_results.h"
#include "core/plan/selection_like.h"
#include "core/report/cell_name.h"
#include "core/report/comparison_names.h"
#include "core/stats/sign_test.h"

namespace strata::cli {

namespace {

std::string countOf(const std::vector<GateFinding>& findings, GateFinding one, std::size_t more = 0) {
  return fmt::format("{}", static_cast<std::size_t>(std::ranges::count(findings, one)) + more);
}

/// Each result that came out so, with its figures.
void tellOf(GateFinding finding, const Comparison& comparison, double percent) {
  for (const ComparisonRow& row : comparison.rows)
    for (std::size_t side = 0; side < row.differences.size(); ++side)
      if (row.differences[side] && gateFindingOf(row, side, percent) == finding)
        sayLine(words("cli-gate-result", {resultName(row.cell, words), comparison.sides[side],
                                          differenceMessage(row, side, words)}));
}

/// Makes a base of what these runs measured, or else of all that their tests have.
std::string commandForBase(const std::vector<Run>& runs) {
  const Selection selection =
      selectionLike(runs, runs.front().machine).value_or(Selection{.tests = testsOf(runs)});
  std::string command = equalCommand({runs.front().settings, selection});
  if (command.empty()) command = "strata-cli run";
  return fmt::format("{} --runs {} --output base.strata", command, leastRepetitions);
}

/// How many runs measured the result that most of them did.
std::size_t mostRepetitions(const std::vector<Run>& runs) {
  std::size_t most = 0;
  for (const CellResult& cell : runs.front().results) {
    const auto isMeasured = [&](const Run& run) {
      return std::ranges::any_of(run.results, [&](const CellResult& result) {
        return measuredOf(&result) != nullptr && sameCell(result, cell);
      });
    };
    most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(runs, isMeasured)));
  }
  return most;
}

bool isMeasuredAsNow(const Run& run) {
  return run.program.method == methodRevision &&
         std::ranges::all_of(run.results, [](const CellResult& result) {
           return measuredOf(&result) == nullptr || result.revision == revisionOf(result);
         });
}

}  // namespace

std::optional<Wrong> whyNoBase(const std::vector<ComparedSide>& sides, const std::string& name) {
  if (sides.size() != 1) return Wrong{words("cli-gate-base-many", {name})};
  const std::vector<Run>& runs = sides.front().runs;
  const std::string command = commandForBase(runs);
  const auto isForeign = [](const Run& run) { return run.origin.has_value(); };
  if (std::ranges::any_of(runs, isForeign)) return Wrong{words("cli-gate-base-foreign", {name, command})};
  if (const std::size_t most = mostRepetitions(runs); most < leastRepetitions)
    return Wrong{words("cli-gate-base-few",
                       {name, fmt::format("{}", most), fmt::format("{}", leastRepetitions), command})};
  return std::nullopt;
}

std::variant<Selection, Wrong> selectionOfBase(const ComparedSide& base, const Machine& machine) {
  const Run& first = base.runs.front();
  const std::string command = commandForBase(base.runs);
  if (first.machine.cpuModel != machine.cpuModel)
    return Wrong{
        words("cli-gate-base-machine", {base.name, first.machine.cpuModel, machine.cpuModel, command})};
  if (!std::ranges::all_of(base.runs, isMeasuredAsNow))
    return Wrong{words("cli-gate-base-method", {base.name, first.program.version, command})};
  auto selection = selectionLike(base.runs, machine);
  if (!selection) return Wrong{words("cli-gate-base-cells", {base.name, command})};
  return *std::move(selection);
}

int gateStatus(const Comparison& comparison, const GateRule& rule) {
  const std::vector<GateFinding> findings = gateFindings(comparison, rule.slowerPercent);
  const auto any = [&](GateFinding one) { return std::ranges::find(findings, one) != findings.end(); };
  if (!any(GateFinding::Slower) && !any(GateFinding::Passed) && !any(GateFinding::Inconclusive)) {
    // A gate that nothing went through must not look like one that all went through.
    sayLine(comparison.byTurns ? words("cli-gate-untested-pairs", {fmt::format("{}", leastPairs)})
                               : words("cli-gate-untested", {fmt::format("{}", leastRepetitions)}));
    return exitRefused;
  }
  tellOf(GateFinding::Slower, comparison, rule.slowerPercent);
  const bool isLeftOpen = rule.strict && any(GateFinding::Inconclusive);
  if (isLeftOpen) tellOf(GateFinding::Inconclusive, comparison, rule.slowerPercent);
  // What only one side has measured went through no gate either.
  sayLine(words("cli-gate-sum",
                {fmt::format("{}", rule.slowerPercent), countOf(findings, GateFinding::Slower),
                 countOf(findings, GateFinding::Passed), countOf(findings, GateFinding::Inconclusive),
                 countOf(findings, GateFinding::Untested, comparison.unmatched.size())}));
  if (isLeftOpen) sayLine(words("cli-gate-strict", {}));
  return any(GateFinding::Slower) || isLeftOpen ? exitGate : exitDone;
}

}  // namespace strata::cli
