// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/memory_nodes.h"

#include <hwloc.h>

#include <algorithm>

#include "core/machine/system_facts.h"

namespace strata {

namespace {

/// Enough to tell a part from a whole; a system call each.
constexpr std::uint64_t mostPages = 128;

/// Asks this machine for shareElsewhere().
std::optional<double> shareOff(const HwlocTopology& topology, const std::byte* data, Bytes size,
                               const std::vector<int>& nodes) {
  const HwlocBitmap found = emptyBitmap();
  if (!found) return std::nullopt;
  return shareElsewhere(data, size, pageSize(), nodes, [&](const std::byte* address) -> std::optional<int> {
    hwloc_bitmap_zero(found.get());
    if (hwloc_get_area_memlocation(topology.get(), address, 1, found.get(), HWLOC_MEMBIND_BYNODESET) != 0)
      return std::nullopt;
    const int node = hwloc_bitmap_first(found.get());
    return node < 0 ? std::nullopt : std::optional(node);
  });
}

}  // namespace

std::vector<int> nodesOfCpu(const HwlocTopology& topology, int cpu) {
  std::vector<int> nodes;
  const hwloc_obj_t unit =
      cpu < 0 ? nullptr : hwloc_get_pu_obj_by_os_index(topology.get(), static_cast<unsigned>(cpu));
  if (unit == nullptr) return nodes;
  int fewest = 0;  // CPUs that share a node with this one
  hwloc_obj_t node = nullptr;
  while ((node = hwloc_get_next_obj_by_type(topology.get(), HWLOC_OBJ_NUMANODE, node)) != nullptr) {
    if (hwloc_bitmap_isincluded(unit->cpuset, node->cpuset) == 0) continue;
    const int sharers = hwloc_bitmap_weight(node->cpuset);
    if (!nodes.empty() && sharers > fewest) continue;
    if (sharers < fewest) nodes.clear();
    fewest = sharers;
    nodes.push_back(static_cast<int>(node->os_index));
  }
  return nodes;
}

std::optional<double> shareElsewhere(const std::byte* data, Bytes size, Bytes page,
                                     const std::vector<int>& nodes, const NodeOfPage& nodeOfPage) {
  const std::uint64_t pages = (size.count + page.count - 1) / page.count;
  const std::uint64_t asked = std::min(pages, mostPages);
  double known = 0;
  double elsewhere = 0;
  for (std::uint64_t i = 0; i < asked; ++i) {
    const std::uint64_t at = asked > 1 ? i * (pages - 1) / (asked - 1) : 0;
    const std::optional<int> node = nodeOfPage(data + at * page.count);
    if (!node) continue;
    ++known;
    if (std::ranges::find(nodes, *node) == nodes.end()) ++elsewhere;
  }
  if (known == 0) return std::nullopt;
  return elsewhere / known;
}

std::optional<double> shareOnOtherNodes(const std::byte* data, Bytes size, int cpu) {
  const Result<HwlocTopology>& topology = processTopology();
  if (!topology || hwloc_get_nbobjs_by_type(topology->get(), HWLOC_OBJ_NUMANODE) < 2) return std::nullopt;
  const std::vector<int> nodes = nodesOfCpu(*topology, cpu);
  return nodes.empty() ? std::nullopt : shareOff(*topology, data, size, nodes);
}

std::optional<double> shareOffNode(const std::byte* data, Bytes size, int node) {
  const Result<HwlocTopology>& topology = processTopology();
  return topology ? shareOff(*topology, data, size, {node}) : std::nullopt;
}

Status bindToNode(const std::byte* data, Bytes size, int node) {
  const Error refused{"memory-not-bound", {{"node", std::int64_t{node}}}};
  const Result<HwlocTopology>& topology = processTopology();
  const HwlocBitmap nodes = emptyBitmap();
  if (!topology || !nodes || node < 0) return refused;
  if (hwloc_bitmap_set(nodes.get(), static_cast<unsigned>(node)) != 0) return refused;
  // Without HWLOC_MEMBIND_STRICT, so that a node that is full gives no pages but kills nobody.
  const int status = hwloc_set_area_membind(topology->get(), data, size.count, nodes.get(),
                                            HWLOC_MEMBIND_BIND, HWLOC_MEMBIND_BYNODESET);
  return status == 0 ? success() : refused;
}

}  // namespace strata
