// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/anonymous_text.h"
#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/model/this_program.h"
#include "core/report/run_format.h"
#include "core/stats/gate.h"

namespace strata::cli {

int compareCommand(const CompareArguments& arguments) {
  auto sides = comparedSides(arguments.sides);
  if (!sides) return refused(sides.error());
  // The history knows these runs by the ids that they have there.
  const FloorOf floorOf = arguments.ownFloors ? floorsOfHistory(*sides) : usualFloors;
  if (arguments.anonymous) sides = toldAnonymised(*std::move(sides));
  if (!sides) return refused(sides.error());
  const Comparison comparison = compare(*sides, floorOf);
  ComparisonReport report;
  report.machine = &sides->front().runs.front().machine;
  report.version = thisProgram().version;
  report.slowerPercent = arguments.failOnSlowerPercent.value_or(0);
  report.csvTexts = arguments.csvTexts;
  const std::string text = inFormat(arguments.format, comparison, report, words);
  if (const int status = printResult(text, exitDone); status != exitDone) return status;
  if (!arguments.failOnSlowerPercent) return exitDone;
  const std::vector<GateFinding> findings = gateFindings(comparison, *arguments.failOnSlowerPercent);
  if (std::ranges::find(findings, GateFinding::Slower) != findings.end()) return exitGate;
  const auto isTested = [](GateFinding finding) { return finding != GateFinding::Untested; };
  if (std::ranges::any_of(findings, isTested)) return exitDone;
  // A gate that nothing went through must not look like one that all went through.
  sayLine(words("cli-gate-untested", {fmt::format("{}", leastRepetitions)}));
  return exitRefused;
}

}  // namespace strata::cli
