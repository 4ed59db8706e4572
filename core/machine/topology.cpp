// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/topology.h"

#include <hwloc.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/machine/binding.h"
#include "core/machine/c_library.h"
#include "core/machine/hwloc_topology.h"
#include "core/machine/limits.h"
#include "core/machine/memory_modules.h"
#include "core/machine/processor.h"
#include "core/machine/system_facts.h"
#include "core/model/core_kinds.h"
#include "core/plan/needs.h"

namespace strata {

namespace {

/// Where hwloc has no object of a type (cores on some virtual machines), `otherwise` stands for it.
int ancestorIndex(hwloc_topology_t topology, hwloc_obj_type_t type, hwloc_obj_t unit, int otherwise) {
  const hwloc_obj_t found = hwloc_get_ancestor_obj_by_type(topology, type, unit);
  return found != nullptr ? static_cast<int>(found->logical_index) : otherwise;
}

/// A machine with memory of two sorts has two nodes that hold the same CPU; the first is the ordinary memory.
int nodeOf(hwloc_topology_t topology, hwloc_obj_t unit) {
  hwloc_obj_t node = nullptr;
  while ((node = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_NUMANODE, node)) != nullptr) {
    if (hwloc_bitmap_isincluded(unit->cpuset, node->cpuset) != 0)
      return static_cast<int>(node->logical_index);
  }
  return 0;
}

/// The cache that is farthest from the CPU; null where hwloc has none.
hwloc_obj_t lastCacheOf(hwloc_obj_t unit) {
  hwloc_obj_t last = nullptr;
  for (hwloc_obj_t object = unit; object != nullptr; object = object->parent)
    if (hwloc_obj_type_is_dcache(object->type) != 0) last = object;
  return last;
}

/// Numbers of the last caches of CPUs, each once. hwloc counts the caches of each level from 0, and the last
/// of some cores may be of another level than that of others: low-power cores are beside a third level.
class LastCaches {
 public:
  int numberOf(hwloc_obj_t cache, int package) {
    const int index = cache != nullptr ? static_cast<int>(cache->logical_index) : package;
    const auto [at, isNew] = m_numbers.try_emplace({cache, cache != nullptr ? 0 : package}, index);
    while (isNew && !m_taken.insert(at->second).second) ++at->second;
    return at->second;
  }

 private:
  std::map<std::pair<hwloc_obj_t, int>, int> m_numbers;  ///< without a cache, by the package
  std::set<int> m_taken;
};

int countOf(hwloc_topology_t topology, hwloc_obj_type_t type) {
  return hwloc_get_nbobjs_by_type(topology, type);
}

std::vector<LogicalCpu> readCpus(hwloc_topology_t topology, hwloc_const_bitmap_t usable) {
  std::vector<LogicalCpu> cpus;
  LastCaches lastCaches;
  hwloc_obj_t unit = nullptr;
  while ((unit = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_PU, unit)) != nullptr) {
    if (hwloc_bitmap_isset(usable, unit->os_index) == 0) continue;
    LogicalCpu cpu;
    cpu.osIndex = static_cast<int>(unit->os_index);
    cpu.core = ancestorIndex(topology, HWLOC_OBJ_CORE, unit, static_cast<int>(unit->logical_index));
    cpu.package = ancestorIndex(topology, HWLOC_OBJ_PACKAGE, unit, 0);
    cpu.node = nodeOf(topology, unit);
    cpu.lastCache = lastCaches.numberOf(lastCacheOf(unit), cpu.package);
    cpus.push_back(cpu);
  }
  std::sort(cpus.begin(), cpus.end(),
            [](const LogicalCpu& a, const LogicalCpu& b) { return a.osIndex < b.osIndex; });
  // Ranked among the usable ones, so that a core whose first thread is out of bounds still has a first.
  std::map<int, int> threadsOfCore;
  for (LogicalCpu& cpu : cpus) cpu.sibling = threadsOfCore[cpu.core]++;
  return cpus;
}

/// Kinds that no usable CPU belongs to are left out. Sets `kind` of each CPU.
std::vector<CoreKind> readKinds(hwloc_topology_t topology, std::vector<LogicalCpu>& cpus) {
  std::vector<CoreKind> kinds;
  const int count = std::max(hwloc_cpukinds_get_nr(topology, 0), 0);
  const HwlocBitmap members = emptyBitmap();
  for (int i = 0; i < count && members; ++i) {
    CoreKind kind;
    unsigned infoCount = 0;
    hwloc_info_s* infos = nullptr;
    const auto index = static_cast<unsigned>(i);
    if (hwloc_cpukinds_get_info(topology, index, members.get(), &kind.efficiency, &infoCount, &infos, 0) !=
        0) {
      continue;
    }
    kind.name = infoOf(infoCount, infos, "CoreType");
    kind.efficiency = std::max(kind.efficiency, 0);  // -1: not ranked
    for (LogicalCpu& cpu : cpus) {
      if (hwloc_bitmap_isset(members.get(), static_cast<unsigned>(cpu.osIndex)) == 0) continue;
      cpu.kind = static_cast<int>(kinds.size());
      ++kind.count;
    }
    if (kind.count > 0) kinds.push_back(kind);
  }
  if (kinds.empty()) kinds.push_back({"", 0, static_cast<int>(cpus.size())});
  return kinds;
}

std::vector<Cache> readCaches(hwloc_topology_t topology, int cpu) {
  std::vector<Cache> caches;
  const hwloc_obj_t unit = hwloc_get_pu_obj_by_os_index(topology, static_cast<unsigned>(cpu));
  for (hwloc_obj_t object = unit; object != nullptr; object = object->parent) {
    if (hwloc_obj_type_is_dcache(object->type) == 0) continue;
    const auto& attributes = object->attr->cache;
    if (attributes.size == 0) continue;
    caches.push_back(
        {static_cast<int>(attributes.depth), Bytes{attributes.size}, hwloc_bitmap_weight(object->cpuset)});
  }
  std::sort(caches.begin(), caches.end(), [](const Cache& a, const Cache& b) { return a.level < b.level; });
  return caches;
}

/// A CPU of each kind.
std::vector<int> exampleOfKinds(const Machine& machine) {
  std::vector<int> examples;
  for (std::size_t kind = 0; kind < machine.coreKinds.size(); ++kind)
    examples.push_back(std::ranges::find(machine.cpus, static_cast<int>(kind), &LogicalCpu::kind)->osIndex);
  return examples;
}

Bytes longestLine(hwloc_topology_t topology) {
  std::uint64_t longest = 0;
  for (const hwloc_obj_type_t type :
       {HWLOC_OBJ_L1CACHE, HWLOC_OBJ_L2CACHE, HWLOC_OBJ_L3CACHE, HWLOC_OBJ_L4CACHE, HWLOC_OBJ_L5CACHE}) {
    hwloc_obj_t cache = nullptr;
    while ((cache = hwloc_get_next_obj_by_type(topology, type, cache)) != nullptr)
      longest = std::max<std::uint64_t>(longest, cache->attr->cache.linesize);
  }
  return longest > 0 ? Bytes{longest} : Machine{}.lineSize;
}

/// Reads the caches of the fastest kind of cores, and of each kind where there are several.
void readCachesOfKinds(hwloc_topology_t topology, Machine& machine) {
  const std::vector<int> examples = exampleOfKinds(machine);
  machine.caches = readCaches(topology, examples[fastestKind(machine)]);
  machine.lineSize = longestLine(topology);
  if (machine.coreKinds.size() < 2) return;
  for (std::size_t kind = 0; kind < machine.coreKinds.size(); ++kind)
    machine.coreKinds[kind].caches = readCaches(topology, examples[kind]);
}

std::string readCpuModel(hwloc_topology_t topology) {
  hwloc_obj_t package = nullptr;
  while ((package = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_PACKAGE, package)) != nullptr) {
    const std::string model = infoOf(package->infos_count, package->infos, "CPUModel");
    if (!model.empty()) return model;
  }
  const hwloc_obj_t root = hwloc_get_root_obj(topology);
  return infoOf(root->infos_count, root->infos, "CPUModel");
}

/// The NUMA nodes in the order of their logical index, which LogicalCpu::node is.
std::vector<MemoryNode> readMemoryNodes(hwloc_topology_t topology) {
  std::vector<MemoryNode> nodes;
  hwloc_obj_t node = nullptr;
  while ((node = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_NUMANODE, node)) != nullptr)
    nodes.push_back({static_cast<int>(node->os_index), Bytes{node->attr->numanode.local_memory}});
  return nodes;
}

Result<Machine> describe(hwloc_topology_t topology, hwloc_const_bitmap_t usable) {
  Machine machine;
  machine.cpus = readCpus(topology, usable);
  if (machine.cpus.empty()) return Error{"topology-failed", {}};
  machine.coreKinds = readKinds(topology, machine.cpus);
  machine.packages = std::max(countOf(topology, HWLOC_OBJ_PACKAGE), 1);
  const int cores = countOf(topology, HWLOC_OBJ_CORE);
  machine.cores = cores > 0 ? cores : countOf(topology, HWLOC_OBJ_PU);
  machine.nodes = std::max(countOf(topology, HWLOC_OBJ_NUMANODE), 1);
  machine.memoryNodes = readMemoryNodes(topology);
  readCachesOfKinds(topology, machine);
  machine.memory = Bytes{hwloc_get_root_obj(topology)->total_memory};
  machine.cpuModel = readCpuModel(topology);
  return machine;
}

Result<Machine> describeImagined(const Result<HwlocTopology>& topology) {
  if (!topology) return topology.error();
  Result<Machine> machine = describe(topology->get(), hwloc_topology_get_allowed_cpuset(topology->get()));
  if (!machine) return machine;
  machine->memoryAvailable = machine->memory;
  machine->pageSize = 4_KiB;
  return machine;
}

std::optional<Bytes> sizeOfLevel(const std::vector<Cache>& caches, int level) {
  const auto cache = std::find_if(caches.begin(), caches.end(),
                                  [&](const Cache& candidate) { return candidate.level == level; });
  return cache != caches.end() ? std::optional(cache->size) : std::nullopt;
}

std::optional<Bytes> codeCacheOf(hwloc_topology_t topology, int cpu) {
  const hwloc_obj_t unit = hwloc_get_pu_obj_by_os_index(topology, static_cast<unsigned>(cpu));
  const hwloc_obj_t cache =
      unit ? hwloc_get_ancestor_obj_by_type(topology, HWLOC_OBJ_L1ICACHE, unit) : nullptr;
  return cache && cache->attr->cache.size > 0 ? std::optional(Bytes{cache->attr->cache.size}) : std::nullopt;
}

/// Asked on the CPU itself, by a thread of its own, so that the caller stays where it is.
ProcessorFacts factsOf(hwloc_topology_t topology, int cpu) {
  const std::vector<Cache> caches = readCaches(topology, cpu);
  ProcessorFacts facts;
  runOnCpu(cpu, [&] { facts = readProcessorFacts(); });
  facts.l1d = sizeOfLevel(caches, 1);
  facts.l1i = codeCacheOf(topology, cpu);
  facts.l2 = sizeOfLevel(caches, 2);
  return facts;
}

/// Kernels may need only what the cores of every kind have.
void readDesigns(hwloc_topology_t topology, Machine& machine) {
  machine.provides.assign(allNeeds.begin(), allNeeds.end());
  for (std::size_t kind = 0; kind < machine.coreKinds.size(); ++kind) {
    const int cpu = exampleOfKinds(machine)[kind];
    const ProcessorFacts facts = factsOf(topology, cpu);
    if (machine.cpuModel.empty()) machine.cpuModel = facts.brand;
    if (machine.emulator.empty()) machine.emulator = emulatorOf(facts.brand, machine.hypervisor);
    if (machine.emulator.empty()) machine.coreKinds[kind].coreClass = coreClassOf(facts);
    std::erase_if(machine.provides, [&](kernels::Needs needs) { return !machineHas(needs, facts); });
  }
  if (machine.coreKinds.size() > 1) {
    machine = machineFor({}, machine);
  } else {
    machine.coreClass = std::exchange(machine.coreKinds.front().coreClass, std::nullopt);
  }
}

}  // namespace

Result<Machine> readMachine() {
  const Result<HwlocTopology>& topology = processTopology();
  if (!topology) return topology.error();
  // The control group's CPUs are all that the topology holds; what taskset or a job object leaves of them is
  // asked for here. Where that is unknown, all stay.
  hwloc_const_bitmap_t usable = hwloc_topology_get_allowed_cpuset(topology->get());
  const HwlocBitmap bound = emptyBitmap();
  if (bound && hwloc_get_cpubind(topology->get(), bound.get(), HWLOC_CPUBIND_PROCESS) == 0 &&
      hwloc_bitmap_intersects(bound.get(), usable) != 0) {
    hwloc_bitmap_and(bound.get(), bound.get(), usable);
    usable = bound.get();
  }
  Result<Machine> machine = describe(topology->get(), usable);
  if (!machine) return machine;
  machine->architecture = processorArchitecture;
  machine->memory = installedMemory().value_or(machine->memory);
  machine->memoryAvailable = std::min(availableMemory().value_or(machine->memory), machine->memory);
  machine->mappingLimits = mappingLimits();
  machine->pageSize = pageSize();
  machine->hugePageSize = hugePageSize();
  machine->system = systemName();
  machine->cLibrary = cLibraryName();
  machine->hypervisor = readHypervisor();
  machine->emulator = translatedBy();
  machine->bindsThreads = hwloc_topology_get_support(topology->get())->cpubind->set_thisthread_cpubind != 0;
  machine->bindsMemory = hwloc_topology_get_support(topology->get())->membind->set_area_membind != 0;
  machine->memoryModules = readMemoryModules(machine->memory, !machine->hypervisor.empty());
  readDesigns(topology->get(), *machine);
  return machine;
}

Result<Machine> machineFromSynthetic(const std::string& description) {
  return describeImagined(HwlocTopology::fromSynthetic(description));
}

Result<Machine> machineFromXml(const std::string& xml) {
  return describeImagined(HwlocTopology::fromXml(xml));
}

}  // namespace strata
