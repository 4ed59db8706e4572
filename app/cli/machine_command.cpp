// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/machine_parts_text.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/engine/benchmark.h"
#include "core/machine/topology_parts.h"
#include "core/model/memory_limit.h"
#include "core/report/json.h"

namespace strata::cli {

namespace {

void line(const char* label, const std::string& value) {
  if (!value.empty()) fmt::print("{:<18} {}\n", english(label), value);
}

void describeCaches(const Machine& machine) {
  for (const Cache& cache : machine.caches) {
    std::string text =
        fill(english("machine-cache"), {formatSize(cache.size), fmt::format("{}", cache.sharedBy)});
    const bool last = &cache == &machine.caches.back();
    if (last && machine.usableLastLevel)
      text += "; " + fill(english("machine-usable"), {formatSize(*machine.usableLastLevel)});
    fmt::print("{:<18} {}\n", fill(english("machine-level"), {fmt::format("{}", cache.level)}), text);
  }
}

std::string perCycle(const std::optional<double>& count) {
  return count ? fmt::format("{:.3g}", *count) : "?";
}

void describeLimits(const Machine& machine) {
  if (!machine.coreClass) {
    line("machine-core-class", english("machine-unknown"));
    return;
  }
  const CoreClass& core = *machine.coreClass;
  line("machine-core-class", fill(english("machine-core-limits"),
                                  {core.id, perCycle(core.loadsPerCycle), perCycle(core.storesPerCycle),
                                   perCycle(core.accessesPerCycle)}));
  for (const WideAccesses& wide : core.wide)
    fmt::print("{:<18} {}\n", "",
               fill(english("machine-core-width"),
                    {fmt::format("{}", wide.widthBytes), perCycle(wide.loadsPerCycle),
                     perCycle(wide.storesPerCycle), perCycle(wide.accessesPerCycle)}));
}

void describeModules(const Machine& machine) {
  const MemoryModules modules = machine.memoryModules.value_or(MemoryModules{});
  const auto known = [](const std::optional<int>& value) {
    return value ? fmt::format("{}", *value) : std::string("?");
  };
  line("machine-modules", machine.memoryModules
                              ? fill(english("machine-module-facts"),
                                     {known(modules.count), modules.type.empty() ? "?" : modules.type,
                                      known(modules.speedMts), known(modules.channels)})
                              : english("machine-modules-unknown"));
  if (const auto limit = memoryLimitMbs(machine))
    fmt::print("{:<18} {}\n", "",
               fill(english("machine-memory-limit"), {fmt::format("{:.0f} MB/s", *limit)}));
}

}  // namespace

int machineCommand(const MachineArguments& arguments) {
  const auto machine = examineMachine({});
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
  if (arguments.format == Format::Json) {
    fmt::print("{}", machineToJson(*machine, parts ? &*parts : nullptr));
    return exitDone;
  }
  line("machine-processor", machine->cpuModel);
  line("machine-cores", fill(english("machine-core-count"),
                             {fmt::format("{}", machine->cores), fmt::format("{}", machine->cpus.size()),
                              fmt::format("{}", machine->packages), fmt::format("{}", machine->nodes)}));
  if (machine->coreKinds.size() > 1)
    for (const CoreKind& kind : machine->coreKinds)
      line("machine-kind", fill(english("machine-kind-count"),
                                {kind.name.empty() ? "?" : kind.name, fmt::format("{}", kind.count)}));
  describeCaches(*machine);
  describeLimits(*machine);
  line("machine-memory", fill(english("machine-memory-sizes"),
                              {formatSize(machine->memory), formatSize(machine->memoryAvailable)}));
  describeModules(*machine);
  line("machine-pages", machine->hugePageSize
                            ? fill(english("machine-page-sizes"),
                                   {formatSize(machine->pageSize), formatSize(*machine->hugePageSize)})
                            : formatSize(machine->pageSize));
  line("machine-system", machine->system);
  line("machine-hypervisor", machine->hypervisor);
  if (parts) fmt::print("\n{}", machinePartsText(*parts));
  return exitDone;
}

}  // namespace strata::cli
