// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <tuple>

#include "core/plan/plan.h"

namespace strata {

namespace {

/// Takes one from each list in turn until all are empty.
template <typename T>
std::vector<T> interleave(const std::vector<std::vector<T>>& lists) {
  std::vector<T> result;
  for (std::size_t i = 0;; ++i) {
    bool any = false;
    for (const auto& list : lists) {
      if (i >= list.size()) continue;
      result.push_back(list[i]);
      any = true;
    }
    if (!any) return result;
  }
}

int efficiencyOf(const Machine& machine, const LogicalCpu& cpu) {
  const auto kind = static_cast<std::size_t>(cpu.kind);
  return kind < machine.coreKinds.size() ? machine.coreKinds[kind].efficiency : 0;
}

/// The nodes in the order in which threads visit them: packages alternate, so that the second thread is as
/// far from the first as can be.
std::vector<int> nodesAlternatingPackages(const Machine& machine) {
  std::map<int, std::vector<int>> nodesOfPackage;
  for (const LogicalCpu& cpu : machine.cpus) {
    auto& nodes = nodesOfPackage[cpu.package];
    if (std::find(nodes.begin(), nodes.end(), cpu.node) == nodes.end()) nodes.push_back(cpu.node);
  }
  std::vector<std::vector<int>> lists;
  for (auto& [package, nodes] : nodesOfPackage) lists.push_back(std::move(nodes));
  std::vector<int> order;
  for (const int node : interleave(lists))
    if (std::find(order.begin(), order.end(), node) == order.end()) order.push_back(node);
  return order;
}

/// First hardware threads of all cores before second ones; among them one from each node (and package in it)
/// in turn, the fastest kind of core first.
std::vector<int> spreadOrder(const Machine& machine, int mostSiblings) {
  const std::vector<int> nodes = nodesAlternatingPackages(machine);
  std::vector<int> order;
  for (int sibling = 0; sibling < mostSiblings; ++sibling) {
    std::vector<std::vector<int>> byNode;
    for (const int node : nodes) {
      std::map<int, std::vector<const LogicalCpu*>> byPackage;
      for (const LogicalCpu& cpu : machine.cpus)
        if (cpu.node == node && cpu.sibling == sibling) byPackage[cpu.package].push_back(&cpu);
      std::vector<std::vector<int>> packages;
      for (auto& [package, cpus] : byPackage) {
        std::stable_sort(cpus.begin(), cpus.end(), [&](const LogicalCpu* a, const LogicalCpu* b) {
          return std::tuple(-efficiencyOf(machine, *a), a->core) <
                 std::tuple(-efficiencyOf(machine, *b), b->core);
        });
        std::vector<int>& numbers = packages.emplace_back();
        for (const LogicalCpu* cpu : cpus) numbers.push_back(cpu->osIndex);
      }
      byNode.push_back(interleave(packages));
    }
    const std::vector<int> ofThisRank = interleave(byNode);
    order.insert(order.end(), ofThisRank.begin(), ofThisRank.end());
  }
  return order;
}

std::vector<int> closeOrder(const Machine& machine) {
  std::vector<LogicalCpu> cpus = machine.cpus;
  std::stable_sort(cpus.begin(), cpus.end(), [](const LogicalCpu& a, const LogicalCpu& b) {
    return std::tuple(a.package, a.node, a.core, a.sibling) <
           std::tuple(b.package, b.node, b.core, b.sibling);
  });
  std::vector<int> order;
  for (const LogicalCpu& cpu : cpus) order.push_back(cpu.osIndex);
  return order;
}

std::vector<int> onceEach(const std::vector<int>& numbers) {
  std::vector<int> each;
  for (const int number : numbers)
    if (std::find(each.begin(), each.end(), number) == each.end()) each.push_back(number);
  return each;
}

int mostSiblingsOf(const Machine& machine) {
  int most = 0;
  for (const LogicalCpu& cpu : machine.cpus) most = std::max(most, cpu.sibling + 1);
  return most;
}

}  // namespace

Result<std::vector<std::optional<int>>> placeThreads(const Settings& settings, const Machine& machine,
                                                     int count) {
  const auto wanted = static_cast<std::size_t>(count);
  std::vector<int> order;
  switch (settings.binding) {
    case Binding::None:
      return std::vector<std::optional<int>>(wanted);
    case Binding::Spread:
      order = spreadOrder(machine, mostSiblingsOf(machine));
      break;
    case Binding::Cores:
      order = spreadOrder(machine, 1);
      break;
    case Binding::Close:
      order = closeOrder(machine);
      break;
    case Binding::List:
      for (const int number : settings.cpuList) {
        const bool usable = std::any_of(machine.cpus.begin(), machine.cpus.end(),
                                        [&](const LogicalCpu& cpu) { return cpu.osIndex == number; });
        if (!usable) return Error{"no-such-cpu", {{"cpu", std::int64_t{number}}}};
      }
      order = settings.cpuList;
      if (settings.threadMode == ThreadMode::Scale) order = onceEach(order);
      break;
  }
  if (order.empty()) return std::vector<std::optional<int>>(wanted);
  std::vector<std::optional<int>> places;
  places.reserve(wanted);
  for (std::size_t i = 0; i < wanted; ++i) places.emplace_back(order[i % order.size()]);
  return places;
}

}  // namespace strata
