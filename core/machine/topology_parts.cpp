// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/topology_parts.h"

#include <hwloc.h>

#include <algorithm>
#include <tuple>

#include "core/machine/hwloc_topology.h"
#include "core/machine/system_facts.h"

namespace strata {

namespace {

std::vector<int> numbersOf(hwloc_const_bitmap_t set) {
  std::vector<int> numbers;
  // An infinite set (of all that there may ever be) has no last number.
  if (set == nullptr || hwloc_bitmap_weight(set) < 0) return numbers;
  for (int number = hwloc_bitmap_first(set); number >= 0; number = hwloc_bitmap_next(set, number))
    numbers.push_back(number);
  return numbers;
}

/// The numbers in the one set that are not in the other.
std::vector<int> difference(hwloc_const_bitmap_t one, hwloc_const_bitmap_t other) {
  const HwlocBitmap rest = emptyBitmap();
  if (!rest || hwloc_bitmap_andnot(rest.get(), one, other) != 0) return {};
  return numbersOf(rest.get());
}

template <typename Visit>
void forEach(hwloc_topology_t topology, hwloc_obj_type_t type, Visit visit) {
  hwloc_obj_t object = nullptr;
  while ((object = hwloc_get_next_obj_by_type(topology, type, object)) != nullptr) visit(*object);
}

/// Empty where the system tells of one kind only.
void readKind(hwloc_topology_t topology, hwloc_const_bitmap_t cpus, CorePart& core) {
  if (hwloc_cpukinds_get_nr(topology, 0) < 2) return;
  const int kind = hwloc_cpukinds_get_by_cpuset(topology, cpus, 0);
  int efficiency = -1;
  unsigned count = 0;
  hwloc_info_s* infos = nullptr;
  if (kind < 0 || hwloc_cpukinds_get_info(topology, static_cast<unsigned>(kind), nullptr, &efficiency, &count,
                                          &infos, 0) != 0)
    return;
  const std::string name = infoOf(count, infos, "CoreType");
  core.kind = name.empty() ? "#" + std::to_string(kind) : name;
  if (efficiency >= 0) core.efficiency = efficiency;
}

std::vector<CachePart> cachesOf(hwloc_topology_t topology) {
  std::vector<CachePart> caches;
  for (int type = HWLOC_OBJ_L1CACHE; type <= HWLOC_OBJ_L3ICACHE; ++type)
    forEach(topology, static_cast<hwloc_obj_type_t>(type), [&](const hwloc_obj& object) {
      const auto& attributes = object.attr->cache;
      CachePart cache;
      cache.level = static_cast<int>(attributes.depth);
      cache.holdsData = attributes.type != HWLOC_OBJ_CACHE_INSTRUCTION;
      cache.holdsCode = attributes.type != HWLOC_OBJ_CACHE_DATA;
      cache.size = Bytes{attributes.size};
      if (attributes.linesize > 0) cache.line = Bytes{attributes.linesize};
      if (attributes.associativity > 0) cache.ways = attributes.associativity;
      cache.cpus = numbersOf(object.cpuset);
      caches.push_back(std::move(cache));
    });
  std::ranges::stable_sort(caches, {}, [](const CachePart& cache) {
    return std::tuple(cache.level, !cache.holdsData, cache.cpus);
  });
  return caches;
}

/// hwloc gives memory without CPUs those of what it hangs on: of several packages, which have nodes of their
/// own.
void parkNodesWithoutCpus(std::vector<NodePart>& nodes) {
  const std::vector<NodePart> all = nodes;
  for (NodePart& node : nodes) {
    const bool others = std::ranges::any_of(all, [&](const NodePart& other) {
      return !other.cpus.empty() && other.cpus.size() < node.cpus.size() &&
             std::ranges::includes(node.cpus, other.cpus);
    });
    if (others) node.cpus.clear();
  }
}

/// `mayUse`: where this process may run.
MachineParts partsOf(hwloc_topology_t topology, hwloc_const_bitmap_t mayUse) {
  MachineParts parts;
  const auto number = [](const hwloc_obj& object) { return static_cast<int>(object.os_index); };
  forEach(topology, HWLOC_OBJ_PACKAGE, [&](const hwloc_obj& object) {
    parts.packages.push_back(
        {number(object), infoOf(object.infos_count, object.infos, "CPUModel"), numbersOf(object.cpuset)});
  });
  forEach(topology, HWLOC_OBJ_NUMANODE, [&](const hwloc_obj& object) {
    parts.nodes.push_back(
        {number(object), Bytes{object.attr->numanode.local_memory}, numbersOf(object.cpuset)});
  });
  parkNodesWithoutCpus(parts.nodes);
  std::ranges::sort(parts.nodes, {}, &NodePart::number);
  parts.caches = cachesOf(topology);
  forEach(topology, HWLOC_OBJ_CORE, [&](const hwloc_obj& object) {
    CorePart core{static_cast<int>(object.logical_index), {}, numbersOf(object.cpuset)};
    readKind(topology, object.cpuset, core);
    parts.cores.push_back(std::move(core));
  });
  const hwloc_obj_t root = hwloc_get_root_obj(topology);
  const HwlocBitmap usable = emptyBitmap();
  if (usable) {
    hwloc_bitmap_and(usable.get(), root->cpuset, mayUse);
    parts.usable = numbersOf(usable.get());
    parts.notAllowed = difference(root->cpuset, usable.get());
  }
  parts.offline = difference(root->complete_cpuset, root->cpuset);
  return parts;
}

Result<MachineParts> imagined(const Result<HwlocTopology>& topology) {
  if (!topology) return topology.error();
  return partsOf(topology->get(), hwloc_topology_get_allowed_cpuset(topology->get()));
}

// A run may be going on: the thread that asks must not visit each CPU in turn.
int keepDisallowed(hwloc_topology_t topology) {
  constexpr unsigned long flags =
      HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED | HWLOC_TOPOLOGY_FLAG_DONT_CHANGE_BINDING;
  return hwloc_topology_set_flags(topology, flags) != 0 ||
         hwloc_topology_set_icache_types_filter(topology, HWLOC_TYPE_FILTER_KEEP_ALL) != 0;
}

}  // namespace

Result<MachineParts> readMachineParts() {
  const auto topology = HwlocTopology::load(keepDisallowed);
  if (!topology) return topology.error();
  const HwlocBitmap mayUse = emptyBitmap();
  hwloc_const_bitmap_t allowed = hwloc_topology_get_allowed_cpuset(topology->get());
  if (mayUse && hwloc_get_cpubind(topology->get(), mayUse.get(), HWLOC_CPUBIND_PROCESS) == 0) {
    hwloc_bitmap_and(mayUse.get(), mayUse.get(), allowed);
    if (hwloc_bitmap_iszero(mayUse.get()) == 0) allowed = mayUse.get();
  }
  MachineParts parts = partsOf(topology->get(), allowed);
  // The only node of a virtual machine may not tell of memory that was plugged in later.
  if (parts.nodes.size() == 1) parts.nodes[0].memory = installedMemory().value_or(parts.nodes[0].memory);
  return parts;
}

Result<MachineParts> machinePartsFromXml(const std::string& xml) {
  return imagined(HwlocTopology::load([&](hwloc_topology_t topology) {
    return keepDisallowed(topology) != 0
               ? -1
               : hwloc_topology_set_xmlbuffer(topology, xml.c_str(), static_cast<int>(xml.size() + 1));
  }));
}

Result<MachineParts> machinePartsFromSynthetic(const std::string& description) {
  return imagined(HwlocTopology::load([&](hwloc_topology_t topology) {
    return keepDisallowed(topology) != 0 ? -1 : hwloc_topology_set_synthetic(topology, description.c_str());
  }));
}

}  // namespace strata
