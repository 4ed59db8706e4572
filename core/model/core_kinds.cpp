// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/core_kinds.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace strata {

namespace {

std::size_t fastestOf(const std::set<std::size_t>& kinds, const Machine& machine) {
  const auto efficiency = [&](std::size_t kind) {
    return kind < machine.coreKinds.size() ? machine.coreKinds[kind].efficiency : 0;
  };
  std::size_t fastest = kinds.empty() ? 0 : *kinds.begin();
  for (const std::size_t kind : kinds)
    if (efficiency(kind) > efficiency(fastest)) fastest = kind;
  return fastest;
}

/// Nothing where a thread is not bound, or bound to a CPU that is not there.
std::optional<std::set<std::size_t>> kindsOf(const std::vector<std::optional<int>>& cpus,
                                             const Machine& machine) {
  std::set<std::size_t> kinds;
  for (const std::optional<int>& number : cpus) {
    const auto cpu = std::ranges::find(machine.cpus, number, &LogicalCpu::osIndex);
    if (!number || cpu == machine.cpus.end()) return std::nullopt;
    kinds.insert(static_cast<std::size_t>(cpu->kind));
  }
  return kinds;
}

}  // namespace

std::optional<std::size_t> kindOf(const std::vector<std::optional<int>>& cpus, const Machine& machine) {
  const auto kinds = kindsOf(cpus, machine);
  return kinds && kinds->size() == 1 ? std::optional(*kinds->begin()) : std::nullopt;
}

std::size_t fastestKind(const Machine& machine) {
  std::set<std::size_t> kinds;
  for (const LogicalCpu& cpu : machine.cpus) kinds.insert(static_cast<std::size_t>(cpu.kind));
  return fastestOf(kinds, machine);
}

int cpuOfFastestKind(const Machine& machine) {
  return std::ranges::find(machine.cpus, static_cast<int>(fastestKind(machine)), &LogicalCpu::kind)->osIndex;
}

Machine machineFor(const std::vector<std::optional<int>>& cpus, const Machine& machine) {
  Machine measured = machine;
  const auto kinds = kindsOf(cpus, machine);
  const std::size_t kind = kinds && !kinds->empty() ? fastestOf(*kinds, machine) : fastestKind(machine);
  if (machine.coreKinds.size() < 2 || kind >= machine.coreKinds.size()) return measured;
  const CoreKind& core = machine.coreKinds[kind];
  if (!core.caches.empty()) measured.caches = core.caches;
  measured.coreClass = core.coreClass;
  return measured;
}

std::optional<CoreClass> designOf(const std::vector<std::optional<int>>& cpus, const Machine& machine) {
  const auto kind = kindOf(cpus, machine);
  if (!kind) return std::nullopt;
  return machine.coreKinds.size() < 2 ? machine.coreClass : machine.coreKinds.at(*kind).coreClass;
}

std::vector<std::vector<int>> kindsByRank(const Machine& machine) {
  std::map<int, std::set<int>, std::greater<>> kindsOfRank;
  for (const LogicalCpu& cpu : machine.cpus) {
    const auto kind = static_cast<std::size_t>(cpu.kind);
    const int rank = kind < machine.coreKinds.size() ? machine.coreKinds[kind].efficiency : 0;
    kindsOfRank[rank].insert(cpu.kind);
  }
  std::vector<std::vector<int>> kinds;
  for (const auto& [rank, ofIt] : kindsOfRank) kinds.emplace_back(ofIt.begin(), ofIt.end());
  return kinds;
}

std::vector<CoreChoice> coreChoices(const Machine& machine) {
  std::vector<CoreChoice> choices;
  const std::size_t kinds = kindsByRank(machine).size();
  if (kinds < 2) return choices;
  for (const NamedCoreChoice& named : namedCoreChoices)
    if (choices.size() < kinds) choices.push_back(named.choice);
  return choices;
}

Result<Machine> onlyCores(const Machine& machine, CoreChoice choice) {
  if (choice == CoreChoice::All) return machine;
  const std::vector<std::vector<int>> kinds = kindsByRank(machine);
  const std::size_t rank = choice == CoreChoice::Performance ? 0
                           : choice == CoreChoice::Efficient ? 1
                                                             : std::max<std::size_t>(2, kinds.size() - 1);
  if (rank >= kinds.size())
    return Error{"no-such-core-kind", {{"kind", std::string(coreChoiceName(choice))}}};
  Machine chosen = machine;
  std::erase_if(chosen.cpus, [&](const LogicalCpu& cpu) {
    return std::ranges::find(kinds[rank], cpu.kind) == kinds[rank].end();
  });
  return chosen;
}

int usableCores(const Machine& machine) {
  std::set<int> cores;
  for (const LogicalCpu& cpu : machine.cpus) cores.insert(cpu.core);
  return static_cast<int>(cores.size());
}

}  // namespace strata
