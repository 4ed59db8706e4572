// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <string>
#include <thread>

#include "app/cli/commands.h"
#include "app/cli/machine_parts_text.h"
#include "app/cli/output.h"
#include "app/cli/terminal_progress.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/engine/benchmark.h"
#include "core/machine/calm.h"
#include "core/machine/health.h"
#include "core/machine/instruction_sets.h"
#include "core/machine/topology_parts.h"
#include "core/model/held_back.h"
#include "core/plan/memory_limit.h"
#include "core/report/heading_facts.h"
#include "core/report/json.h"
#include "core/report/notes.h"
#include "core/report/text_layout.h"

namespace strata::cli {

namespace {

/// A row with its label before its value; an empty label leaves the value below that of the row above.
std::string row(const std::string& label, const std::string& value) {
  return fmt::format("{:<18} {}\n", label, value);
}

/// Nothing where the value is unknown.
std::string line(const char* label, const std::string& value) {
  return value.empty() ? std::string() : row(english(label), value);
}

std::string cachesText(const Machine& machine) {
  std::string all;
  for (const Cache& cache : machine.caches) {
    std::string text =
        fill(english("machine-cache"), {formatSize(cache.size), fmt::format("{}", cache.sharedBy)});
    const bool last = &cache == &machine.caches.back();
    if (last && machine.usableLastLevel)
      text += "; " + fill(english("machine-usable"), {formatSize(*machine.usableLastLevel)});
    if (last && machine.lastLevelProbe == LastLevelProbe::Unconfirmed)
      text += "; " + english("machine-usable-unconfirmed");
    all += row(fill(english("machine-level"), {fmt::format("{}", cache.level)}), text);
  }
  return all;
}

std::string perCycle(const std::optional<double>& count) {
  return count ? fmt::format("{:.3g}", *count) : "?";
}

std::string limitsText(const Machine& machine) {
  if (!machine.coreClass) return line("machine-core-class", english("machine-unknown"));
  const CoreClass& core = *machine.coreClass;
  if (!core.hasPaths()) return line("machine-core-class", fill(english("machine-core-name"), {core.id}));
  const bool isSeen = core.source == LimitSource::Seen;
  std::string text =
      line("machine-core-class",
           fill(english(isSeen ? "machine-core-seen" : "machine-core-limits"),
                {core.id.empty() ? english("machine-core-no-name") : core.id, perCycle(core.loadsPerCycle),
                 perCycle(core.storesPerCycle), perCycle(core.accessesPerCycle)}));
  for (const WideAccesses& wide : core.wide)
    text += row("", fill(english("machine-core-width"),
                         {fmt::format("{}", wide.widthBytes), perCycle(wide.loadsPerCycle),
                          perCycle(wide.storesPerCycle), perCycle(wide.accessesPerCycle)}));
  return text;
}

std::string modulesText(const Machine& machine) {
  const MemoryModules modules = machine.memoryModules.value_or(MemoryModules{});
  const auto known = [](const std::optional<int>& value) {
    return value ? fmt::format("{}", *value) : std::string("?");
  };
  std::string text =
      line("machine-modules", machine.memoryModules
                                  ? fill(english("machine-module-facts"),
                                         {known(modules.count), modules.type.empty() ? "?" : modules.type,
                                          known(modules.speedMts), known(modules.channels)})
                                  : english("machine-modules-unknown"));
  if (const auto limit = memoryLimitMbs(machine))
    text += row("", fill(english("machine-memory-limit"), {fmt::format("{:.0f} MB/s", *limit)}));
  return text;
}

/// The load of other programs is measured over a fifth of a second.
std::string loadText() {
  constexpr std::chrono::milliseconds watched{200};
  OthersLoad load;
  load.sinceLast();
  std::this_thread::sleep_for(watched);
  const auto busy = load.sinceLast();
  return busy ? fill(english("machine-busy-cpus"), {fmt::format("{:.1f}", *busy)}) : std::string();
}

std::string heldBackText(const Machine& machine, const Health& health) {
  std::string text;
  for (const Reason& reason : heldBack(machine, health, {}))
    text += wrapped(fmt::format("{:<18} ", text.empty() ? english("machine-held-back") : ""),
                    sentenceOf(reason, words));
  return text;
}

std::string stateText(const Machine& machine) {
  const Health health = readHealth();
  return line("machine-health", healthText(health, {}, machine, words)) + line("machine-busy", loadText()) +
         heldBackText(machine, health);
}

std::string machineText(const Machine& machine) {
  std::string text;
  text += line("machine-processor", machine.cpuModel);
  text +=
      line("machine-cores", fill(english("machine-core-count"),
                                 {fmt::format("{}", machine.cores), fmt::format("{}", machine.cpus.size()),
                                  fmt::format("{}", machine.packages), fmt::format("{}", machine.nodes)}));
  if (machine.coreKinds.size() > 1)
    for (const CoreKind& kind : machine.coreKinds)
      text += line("machine-kind", fill(english("machine-kind-count"), {kind.name.empty() ? "?" : kind.name,
                                                                        fmt::format("{}", kind.count)})) +
              line("", kindFactsText(kind));
  text += cachesText(machine);
  text += limitsText(machine);
  text += line("machine-memory", fill(english("machine-memory-sizes"),
                                      {formatSize(machine.memory), formatSize(machine.memoryAvailable)}));
  text += modulesText(machine);
  text += line("machine-pages", machine.hugePageSize
                                    ? fill(english("machine-page-sizes"),
                                           {formatSize(machine.pageSize), formatSize(*machine.hugePageSize)})
                                    : formatSize(machine.pageSize));
  text += line("machine-system", machine.system);
  text += line("machine-hypervisor", machine.hypervisor);
  text += stateText(machine);
  return text;
}

/// The instruction sets that programs may use, and those that the processor has but the system has not
/// enabled.
std::string instructionSetsText(const std::vector<InstructionSetFact>& sets) {
  std::string enabled, disabled;
  for (const InstructionSetFact& set : sets) {
    std::string& names = set.enabled ? enabled : disabled;
    names += (names.empty() ? "" : " ") + set.name;
  }
  const auto lines = [](const char* label, const std::string& names) {
    return names.empty() ? std::string() : wrapped(fmt::format("{:<18} ", english(label)), names);
  };
  return lines("machine-instruction-sets", enabled) + lines("machine-not-enabled", disabled);
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
  std::string text = machineText(*machine) + instructionSetsText(instructionSets());
  if (parts) text += '\n' + machinePartsText(*parts);
  return printResult(withoutControls(text), exitDone);
}

}  // namespace strata::cli
