// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <utility>

#include "app/cli/anonymous_text.h"
#include "app/cli/commands.h"
#include "app/cli/gate.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/cli/run_report.h"

namespace strata::cli {

int compareCommand(const CompareArguments& arguments) {
  auto sides = comparedSides(arguments.sides);
  if (!sides) return refused(sides.error());
  // The history knows these runs by the ids that they have there.
  const FloorOf floorOf = arguments.ownFloors ? floorsOfHistory(*sides) : usualFloors;
  if (arguments.anonymous) sides = toldAnonymised(*std::move(sides));
  if (!sides) return refused(sides.error());
  const Comparison comparison = compare(*sides, floorOf);
  const std::string text = comparedReport(
      comparison, *sides, {arguments.format, arguments.csvTexts, arguments.gate.value_or(anyLoss)});
  if (const int status = printResult(text, exitDone); status != exitDone) return status;
  return arguments.gate ? gateStatus(comparison, *arguments.gate) : exitDone;
}

}  // namespace strata::cli
