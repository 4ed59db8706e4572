// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/machine_parts_text.h"
#include "app/cli/output.h"
#include "app/cli/terminal_progress.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/engine/benchmark.h"
#include "core/machine/instruction_sets.h"
#include "core/machine/machine_state.h"
#include "core/machine/topology_parts.h"
#include "core/model/held_back.h"
#include "core/report/json.h"
#include "core/report/machine_facts.h"
#include "core/report/notes.h"
#include "core/report/text_layout.h"

namespace strata::cli {

namespace {

/// A row with its label before its value; an empty label leaves the value below that of the row above.
std::string row(const std::string& label, const std::string& value) {
  return fmt::format("{:<18} {}\n", label, value);
}

std::string rows(const Facts& facts) {
  std::string all;
  for (const Fact& fact : facts)
    for (const std::string& line : fact.lines)
      all += row(&line == &fact.lines.front() ? fact.label : std::string(), line);
  return all;
}

/// The same in lines that a terminal has room for.
std::string wrappedRows(const Facts& facts) {
  std::string all;
  for (const Fact& fact : facts)
    for (const std::string& line : fact.lines)
      all += wrapped(fmt::format("{:<18} ", &line == &fact.lines.front() ? fact.label : ""), line);
  return all;
}

Facts heldBackFacts(const Machine& machine, const Health& health) {
  Fact fact{english("machine-held-back"), {}};
  for (const Reason& reason : heldBack(machine, health, {})) fact.lines.push_back(sentenceOf(reason, words));
  return {fact};
}

}  // namespace

int machineCommand(const MachineArguments& arguments) {
  TerminalProgress probe(usualStyle());
  bool isProbed = false;
  const auto machine = examineMachine(arguments.probe ? Probe::Always : Probe::WhenUnknown,
                                      [&](double fraction) {
                                        isProbed = true;
                                        probe.showProbe(fraction);
                                      },
                                      {});
  if (isProbed) probe.finish();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  std::optional<MachineParts> parts;
  if (arguments.verbose) {
    auto read = readMachineParts();
    if (!read) {
      sayLine(read.error());
      return exitDevice;
    }
    parts = *std::move(read);
  }
  if (arguments.format == Format::Json)
    return printResult(machineToJson(*machine, parts ? &*parts : nullptr, instructionSets()), exitDone);
  const MachineState state = readMachineState();
  std::string text = rows(factsOfMachine(*machine, words)) + rows(factsOfState(state, *machine, words)) +
                     wrappedRows(heldBackFacts(*machine, state.health)) +
                     wrappedRows(factsOfInstructionSets(state, words));
  if (parts) text += '\n' + machinePartsText(*parts);
  return printResult(withoutControls(text), exitDone);
}

}  // namespace strata::cli
