// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/machine_facts.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>

#include "core/base/units.h"
#include "core/plan/memory_limit.h"
#include "core/report/heading_facts.h"

namespace strata {

namespace {

/// Facts, of which those without a text are left out.
class Collected {
 public:
  void add(std::string label, std::string text) {
    if (!text.empty()) m_facts.push_back({std::move(label), {std::move(text)}});
  }
  /// Below the fact before.
  void addLine(std::string text) {
    if (!text.empty()) m_facts.back().lines.push_back(std::move(text));
  }
  Facts take() { return std::move(m_facts); }

 private:
  Facts m_facts;
};

void addCaches(Collected& facts, const Machine& machine, const Words& words) {
  for (const Cache& cache : machine.caches) {
    std::string text = words("machine-cache", {formatSize(cache.size), fmt::format("{}", cache.sharedBy)});
    const bool last = &cache == &machine.caches.back();
    if (last && machine.usableLastLevel)
      text += "; " + words("machine-usable", {formatSize(*machine.usableLastLevel)});
    if (last && machine.lastLevelProbe == LastLevelProbe::Unconfirmed)
      text += "; " + words("machine-usable-unconfirmed", {});
    facts.add(words("machine-level", {fmt::format("{}", cache.level)}), text);
  }
}

std::string perCycle(const std::optional<double>& count) {
  return count ? fmt::format("{:.3g}", *count) : "?";
}

void addCoreDesign(Collected& facts, const Machine& machine, const Words& words) {
  const std::string label = words("machine-core-class", {});
  if (!machine.coreClass) return facts.add(label, words("machine-unknown", {}));
  const CoreClass& core = *machine.coreClass;
  if (!core.hasPaths()) return facts.add(label, words("machine-core-name", {core.id}));
  const bool isSeen = core.source == LimitSource::Seen;
  facts.add(label, words(isSeen ? "machine-core-seen" : "machine-core-limits",
                         {core.id.empty() ? words("machine-core-no-name", {}) : core.id,
                          perCycle(core.loadsPerCycle), perCycle(core.storesPerCycle),
                          perCycle(core.accessesPerCycle)}));
  for (const WideAccesses& wide : core.wide)
    facts.addLine(
        words("machine-core-width", {fmt::format("{}", wide.widthBytes), perCycle(wide.loadsPerCycle),
                                     perCycle(wide.storesPerCycle), perCycle(wide.accessesPerCycle)}));
}

void addModules(Collected& facts, const Machine& machine, const Words& words) {
  const MemoryModules modules = machine.memoryModules.value_or(MemoryModules{});
  const auto known = [](const std::optional<int>& value) {
    return value ? fmt::format("{}", *value) : std::string("?");
  };
  facts.add(words("machine-modules", {}),
            machine.memoryModules ? words("machine-module-facts",
                                          {known(modules.count), modules.type.empty() ? "?" : modules.type,
                                           known(modules.speedMts), known(modules.channels)})
                                  : words("machine-modules-unknown", {}));
  if (const auto limit = memoryLimitMbs(machine))
    facts.addLine(words("machine-memory-limit", {fmt::format("{:.0f} MB/s", *limit)}));
}

}  // namespace

std::string kindFactsText(const CoreKind& kind, const Words& words) {
  std::string all;
  for (const Cache& cache : kind.caches)
    all += (all.empty() ? "" : ", ") + words("machine-level", {fmt::format("{}", cache.level)}) + ' ' +
           formatSize(cache.size);
  // A design that was only seen at work has no name.
  if (kind.coreClass && !kind.coreClass->id.empty()) all += (all.empty() ? "" : "; ") + kind.coreClass->id;
  return all;
}

Facts factsOfMachine(const Machine& machine, const Words& words) {
  Collected facts;
  facts.add(words("machine-processor", {}), machine.cpuModel);
  facts.add(
      words("machine-cores", {}),
      words("machine-core-count", {fmt::format("{}", machine.cores), fmt::format("{}", machine.cpus.size()),
                                   fmt::format("{}", machine.packages), fmt::format("{}", machine.nodes)}));
  if (machine.coreKinds.size() > 1)
    for (const CoreKind& kind : machine.coreKinds) {
      facts.add(words("machine-kind", {}), words("machine-kind-count", {kind.name.empty() ? "?" : kind.name,
                                                                        fmt::format("{}", kind.count)}));
      facts.addLine(kindFactsText(kind, words));
    }
  addCaches(facts, machine, words);
  addCoreDesign(facts, machine, words);
  facts.add(words("machine-memory", {}),
            words("machine-memory-sizes", {formatSize(machine.memory), formatSize(machine.memoryAvailable)}));
  addModules(facts, machine, words);
  facts.add(words("machine-pages", {}),
            machine.hugePageSize ? words("machine-page-sizes",
                                         {formatSize(machine.pageSize), formatSize(*machine.hugePageSize)})
                                 : formatSize(machine.pageSize));
  facts.add(words("machine-system", {}), machine.system);
  facts.add(words("machine-hypervisor", {}), machine.hypervisor);
  return facts.take();
}

Facts factsOfState(const MachineState& state, const Machine& machine, const Words& words) {
  Collected facts;
  facts.add(words("machine-health", {}), healthText(state.health, {}, machine, words));
  if (state.busyCpus)
    facts.add(words("machine-busy", {}),
              words("machine-busy-cpus", {fmt::format("{:.1f}", *state.busyCpus)}));
  return facts.take();
}

Facts factsOfInstructionSets(const MachineState& state, const Words& words) {
  std::string enabled, disabled;
  for (const InstructionSetFact& set : state.instructionSets) {
    std::string& names = set.enabled ? enabled : disabled;
    names += (names.empty() ? "" : " ") + set.name;
  }
  Collected facts;
  facts.add(words("machine-instruction-sets", {}), enabled);
  facts.add(words("machine-not-enabled", {}), disabled);
  return facts.take();
}

}  // namespace strata
