// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of numa: from the CPUs of each node to the memory of each, a latency and a bandwidth.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/model/latency_walk.h"
#include "core/model/machine.h"
#include "core/model/memory_levels.h"
#include "core/plan/plan.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"
#include "kernels/kernel.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

/// Shares of the time of a region: at the usual two seconds enough for sixty windows, with their probes.
constexpr double shareOfNodeLatency = 0.1;
constexpr double shareOfNodeBandwidth = 0.15;

constexpr std::string_view chaseOfNodes = "chase-1";

/// Times the last level: what is as large lies in memory.
constexpr std::uint64_t lastLevelsOfRegion = 4;

/// At most this part of a node's memory is asked for: the rest is in use, more or less.
constexpr std::uint64_t partsOfNode = 2;

/// The chosen CPUs by node, an index into Machine::memoryNodes.
using CpusOfNodes = std::map<int, std::vector<LogicalCpu>>;

CpusOfNodes cpusOfNodes(const PlanRequest& request) {
  CpusOfNodes nodes;
  for (const LogicalCpu& cpu : chosenCpus(request)) nodes[cpu.node].push_back(cpu);
  return nodes;
}

/// All nodes may have some where none says how much it has: then the system does not tell.
std::vector<MemoryNode> nodesWithMemory(const Machine& machine) {
  std::vector<MemoryNode> nodes = machine.memoryNodes;
  std::erase_if(nodes, [](const MemoryNode& node) { return node.memory == 0_B; });
  return nodes.empty() ? machine.memoryNodes : nodes;
}

/// Why nothing can be measured, if so.
std::optional<Reason> refusalOfNodes(const PlanRequest& request) {
  if (request.machine.memoryNodes.size() < 2) return Reason{"needs-two-nodes", {}};
  if (request.settings.binding == Binding::None || !request.machine.bindsThreads)
    return Reason{"needs-binding", {}};
  if (!request.machine.bindsMemory) return Reason{"needs-memory-binding", {}};
  return std::nullopt;
}

/// The fewest of these CPUs that share a last-level cache: each of them has the largest part of one.
std::uint64_t fewestSharers(const std::vector<LogicalCpu>& cpus) {
  std::map<int, std::uint64_t> sharers;
  for (const LogicalCpu& cpu : cpus) ++sharers[cpu.lastCache.value_or(cpu.package)];
  return std::ranges::min_element(sharers, {}, [](const auto& each) { return each.second; })->second;
}

/// The buffer of each of so many threads.
Bytes regionOfReader(const PlanRequest& request, std::uint64_t sharers, std::size_t threads,
                     const MemoryNode& memory) {
  const Bytes wanted = std::max(surelyMemory, lastCacheSize(request.machine) * lastLevelsOfRegion / sharers);
  Bytes most = largestFootprintOf(request, static_cast<int>(threads));
  if (memory.memory > 0_B)
    most = std::min(most, memory.memory / partsOfNode / static_cast<std::uint64_t>(threads));
  return wholeLongestLines(std::min(wanted, most));
}

void describeNodeCell(const Kernel& kernel, PlannedCell& cell) {
  const bool chases = kernel.family == Family::Chase;
  cell.test = Test::Numa;
  cell.kernel = kernel.id;
  cell.parameters.op = chases ? "latency" : "read";
  if (chases) {
    cell.parameters.blockBytes = walkBlock.count;
    cell.parameters.pattern = "random";
  } else {
    cell.parameters.widthBytes = kernel.widthBytes;
    cell.parameters.pattern = patternName(kernel.pattern);
  }
}

/// The step in which all of these CPUs access the memory at once.
Step stepFromNode(const std::vector<LogicalCpu>& cpus, const MemoryNode& memory, const Kernel& kernel,
                  const PlanRequest& request) {
  const bool chases = kernel.family == Family::Chase;
  const Machine& machine = request.machine;
  const int from = machine.memoryNodes[static_cast<std::size_t>(cpus.front().node)].number;
  Step step{TestGroup::Numa, BoundBy::Shared, {}, {}, 0};
  for (const LogicalCpu& cpu : cpus) step.places.push_back({cpu.osIndex, {}});
  step.region = regionOfReader(request, fewestSharers(cpus), cpus.size(), memory);
  step.line = machine.lineSize;
  PlannedCell& cell = step.cells.emplace_back();
  describeNodeCell(kernel, cell);
  cell.parameters.regionBytes = step.region.count;
  cell.parameters.threads = std::ssize(cpus);
  cell.parameters.nodeFrom = from;
  cell.parameters.nodeTo = memory.number;
  cell.seconds = (chases ? shareOfNodeLatency : shareOfNodeBandwidth) * request.settings.memorySeconds;
  return step;
}

Step skippedNodes(const std::vector<const Kernel*>& wanted, const Reason& reason) {
  Step step{TestGroup::Numa, BoundBy::Shared, {}, {}, 0};
  for (const Kernel* kernel : wanted) {
    PlannedCell& cell = step.cells.emplace_back();
    describeNodeCell(*kernel, cell);
    cell.skip = reason;
  }
  return step;
}

}  // namespace

bool measuresNodes(const Kernel& kernel) {
  return kernel.id == chaseOfNodes ||
         (kernel.family == Family::Read && kernel.variant == kernels::Variant::Plain &&
          kernel.pattern == kernels::Pattern::Serial);
}

std::vector<Step> numaSteps(const PlanRequest& request) {
  std::vector<const Kernel*> wanted;
  for (const Kernel* kernel : {kernels::find(chaseOfNodes), &widestRead(request.machine)})
    if (wants(request.selection.kernels, kernel->id)) wanted.push_back(kernel);
  if (const auto refusal = refusalOfNodes(request)) return {skippedNodes(wanted, *refusal)};
  const std::vector<MemoryNode> nodes = nodesWithMemory(request.machine);
  std::vector<Step> steps;
  for (const auto& [node, cpus] : cpusOfNodes(request))
    for (const MemoryNode& memory : nodes)
      for (const Kernel* kernel : wanted)
        steps.push_back(stepFromNode(kernel->family == Family::Chase ? std::vector{cpus.front()} : cpus,
                                     memory, *kernel, request));
  return steps;
}

}  // namespace strata
