// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_tree.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace strata::gui {

namespace {

using Numbers = std::vector<int>;

bool holds(const Numbers& outer, const Numbers& inner) {
  return std::ranges::includes(outer, inner);
}

Numbers together(const Numbers& one, const Numbers& other) {
  Numbers both;
  std::ranges::set_union(one, other, std::back_inserter(both));
  return both;
}

TopologyBox boxOf(TopologyLevel level, int number, const Numbers& cpus) {
  TopologyBox box;
  box.level = level;
  box.number = number;
  box.cpus = cpus;
  return box;
}

CoreRank rankOf(const CorePart& core, const std::set<int>& efficiencies) {
  if (!core.efficiency || efficiencies.size() < 2) return CoreRank::Same;
  if (*core.efficiency == *efficiencies.rbegin()) return CoreRank::Performance;
  return *core.efficiency == *efficiencies.begin() ? CoreRank::Efficient : CoreRank::Middle;
}

/// The cores, with the caches that each has to itself.
std::vector<TopologyBox> coresOf(const MachineParts& parts) {
  std::set<int> efficiencies;
  for (const CorePart& core : parts.cores)
    if (core.efficiency) efficiencies.insert(*core.efficiency);
  std::vector<TopologyBox> cores;
  for (const CorePart& part : parts.cores) {
    if (part.cpus.empty()) continue;
    TopologyBox core = boxOf(TopologyLevel::Core, part.number, part.cpus);
    core.rank = rankOf(part, efficiencies);
    if (core.rank == CoreRank::Same) core.name = part.kind;
    for (const CachePart& cache : parts.caches)
      if (!cache.cpus.empty() && holds(part.cpus, cache.cpus)) core.caches.push_back(cache);
    std::ranges::stable_sort(
        core.caches, {}, [](const CachePart& cache) { return std::tuple(-cache.level, !cache.holdsData); });
    cores.push_back(std::move(core));
  }
  return cores;
}

/// Nodes of the same CPUs as one box: memory of two sorts.
std::vector<TopologyBox> nodesOf(const MachineParts& parts) {
  std::vector<TopologyBox> nodes;
  for (const NodePart& part : parts.nodes) {
    const auto same = std::ranges::find_if(
        nodes, [&](const TopologyBox& box) { return !part.cpus.empty() && box.cpus == part.cpus; });
    TopologyBox& box =
        same != nodes.end() ? *same : nodes.emplace_back(boxOf(TopologyLevel::Node, part.number, part.cpus));
    box.nodes.push_back(part);
  }
  return nodes;
}

std::vector<TopologyBox> sharedCachesOf(const MachineParts& parts, const std::vector<TopologyBox>& cores) {
  std::vector<TopologyBox> caches;
  for (const CachePart& part : parts.caches) {
    const bool ofOneCore =
        std::ranges::any_of(cores, [&](const TopologyBox& core) { return holds(core.cpus, part.cpus); });
    if (part.cpus.empty() || ofOneCore) continue;
    TopologyBox box = boxOf(TopologyLevel::Cache, part.level, part.cpus);
    box.caches = {part};
    caches.push_back(std::move(box));
  }
  return caches;
}

CpuState stateOf(const MachineParts& parts, int cpu) {
  return std::ranges::binary_search(parts.usable, cpu) ? CpuState::Usable : CpuState::NotAllowed;
}

/// Into the smallest box that holds it. Larger ones are put in before it.
void insert(TopologyBox& into, TopologyBox box) {
  for (TopologyBox& child : into.children)
    if (!child.cpus.empty() && std::ranges::binary_search(child.cpus, box.cpus.front()) &&
        holds(child.cpus, box.cpus)) {
      if (box.level == TopologyLevel::Cpu) box.rank = child.rank;
      return insert(child, std::move(box));
    }
  into.children.push_back(std::move(box));
}

/// A package and the one node that has all of its CPUs are one box.
void joinNodes(TopologyBox& box) {
  for (TopologyBox& child : box.children) joinNodes(child);
  if (box.level != TopologyLevel::Package || box.children.size() != 1) return;
  TopologyBox& node = box.children.front();
  if (node.level != TopologyLevel::Node || node.cpus != box.cpus) return;
  box.nodes = node.nodes;
  std::vector<TopologyBox> children = std::move(node.children);
  box.children = std::move(children);
}

bool areAlike(const TopologyBox& one, const TopologyBox& other) {
  const auto sameCache = [](const CachePart& a, const CachePart& b) {
    return a.level == b.level && a.size == b.size && a.holdsData == b.holdsData && a.holdsCode == b.holdsCode;
  };
  return one.rank == other.rank && one.name == other.name &&
         std::ranges::equal(one.caches, other.caches, sameCache);
}

/// Cores that follow one another and are alike, under one heading.
void groupCores(TopologyBox& box) {
  std::vector<TopologyBox> children;
  for (TopologyBox& child : box.children) {
    if (child.level != TopologyLevel::Core) {
      groupCores(child);
      children.push_back(std::move(child));
      continue;
    }
    const bool goesOn = !children.empty() && children.back().level == TopologyLevel::Cores &&
                        areAlike(children.back(), child);
    if (!goesOn) {
      TopologyBox group = boxOf(TopologyLevel::Cores, 0, {});
      group.rank = child.rank;
      group.name = child.name;
      group.caches = child.caches;
      children.push_back(std::move(group));
    }
    TopologyBox& group = children.back();
    ++group.number;
    group.cpus = together(group.cpus, child.cpus);
    group.children.push_back(std::move(child));
  }
  box.children = std::move(children);
}

void collectGroups(TopologyBox& box, std::vector<TopologyBox*>& groups) {
  if (box.level == TopologyLevel::Cores) groups.push_back(&box);
  for (TopologyBox& child : box.children) collectGroups(child, groups);
}

void liftCommonCaches(TopologyBox& machine) {
  std::vector<TopologyBox*> groups;
  collectGroups(machine, groups);
  if (groups.empty()) return;
  const TopologyBox& first = *groups.front();
  if (!std::ranges::all_of(groups, [&](const TopologyBox* group) { return areAlike(*group, first); })) return;
  machine.caches = first.caches;
  for (TopologyBox* group : groups) group->caches.clear();
}

void sortChildren(TopologyBox& box) {
  for (TopologyBox& child : box.children) sortChildren(child);
  std::ranges::stable_sort(box.children, {}, [](const TopologyBox& child) {
    return std::tuple(child.cpus.empty(), child.cpus.empty() ? child.number : child.cpus.front());
  });
}

}  // namespace

TopologyBox topologyTree(const MachineParts& parts) {
  TopologyBox machine = boxOf(TopologyLevel::Machine, 0, together(parts.usable, parts.notAllowed));
  std::vector<TopologyBox> boxes;
  for (const PackagePart& part : parts.packages) {
    if (part.cpus.empty()) continue;
    boxes.push_back(boxOf(TopologyLevel::Package, part.number, part.cpus));
    boxes.back().name = part.model;
  }
  std::vector<TopologyBox> withoutCpus;
  for (TopologyBox& node : nodesOf(parts))
    (node.cpus.empty() ? withoutCpus : boxes).push_back(std::move(node));
  const std::vector<TopologyBox> cores = coresOf(parts);
  for (TopologyBox& cache : sharedCachesOf(parts, cores)) boxes.push_back(std::move(cache));
  boxes.insert(boxes.end(), cores.begin(), cores.end());
  for (const int cpu : machine.cpus) {
    boxes.push_back(boxOf(TopologyLevel::Cpu, cpu, {cpu}));
    boxes.back().state = stateOf(parts, cpu);
  }
  // Among boxes with the same CPUs, the one that stands further out, and a cache of a higher level, comes
  // first.
  std::ranges::stable_sort(boxes, {}, [](const TopologyBox& box) {
    const int level = box.level == TopologyLevel::Cache ? -box.number : 0;
    return std::tuple(-static_cast<std::ptrdiff_t>(box.cpus.size()), box.level, level);
  });
  for (TopologyBox& box : boxes) insert(machine, std::move(box));
  joinNodes(machine);
  sortChildren(machine);
  groupCores(machine);
  liftCommonCaches(machine);
  for (TopologyBox& node : withoutCpus) machine.children.push_back(std::move(node));
  if (!parts.offline.empty()) {
    TopologyBox offline = boxOf(TopologyLevel::Offline, static_cast<int>(parts.offline.size()), {});
    for (const int number : parts.offline) {
      offline.children.push_back(boxOf(TopologyLevel::Cpu, number, {number}));
      offline.children.back().state = CpuState::Offline;
    }
    machine.children.push_back(std::move(offline));
  }
  return machine;
}

MachineParts withUsable(MachineParts parts, const std::vector<int>& usable) {
  const Numbers online = together(parts.usable, parts.notAllowed);
  parts.usable.clear();
  parts.notAllowed.clear();
  for (const int cpu : online)
    (std::ranges::find(usable, cpu) != usable.end() ? parts.usable : parts.notAllowed).push_back(cpu);
  return parts;
}

std::vector<int> usableOf(const MachineParts& parts, const std::vector<int>& cpus) {
  Numbers usable;
  std::ranges::set_intersection(parts.usable, cpus, std::back_inserter(usable));
  return usable;
}

}  // namespace strata::gui
