// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "core/model/core_limits.h"
#include "core/model/memory_levels.h"
#include "core/plan/memory_limit.h"
#include "core/plan/needs.h"
#include "core/report/json.h"
#include "core/report/json_fields.h"
#include "core/report/json_writing.h"

namespace strata {

namespace {

Json cpusJson(const std::vector<LogicalCpu>& cpus) {
  // A list a field: a tenth of the size of an object a CPU, on machines with hundreds of them.
  Json system = Json::array(), core = Json::array(), package = Json::array(), node = Json::array(),
       kind = Json::array(), sibling = Json::array(), lastCache = Json::array();
  for (const LogicalCpu& cpu : cpus) {
    system.push_back(cpu.osIndex);
    core.push_back(cpu.core);
    package.push_back(cpu.package);
    node.push_back(cpu.node);
    kind.push_back(cpu.kind);
    sibling.push_back(cpu.sibling);
    if (cpu.lastCache) lastCache.push_back(*cpu.lastCache);
  }
  Json json{{"os_index", system}, {"core", core}, {"package", package},
            {"node", node},       {"kind", kind}, {"sibling", sibling}};
  // Files of older versions do not have it.
  if (lastCache.size() == cpus.size()) json["last_cache"] = lastCache;
  return json;
}

void putAccesses(Json& json, const std::optional<double>& loads, const std::optional<double>& stores,
                 const std::optional<double>& accesses) {
  put(json, "loads_per_cycle", loads);
  put(json, "stores_per_cycle", stores);
  put(json, "accesses_per_cycle", accesses);
}

Json widthsJson(const std::vector<WideAccesses>& widths) {
  Json json = Json::array();
  for (const WideAccesses& accesses : widths) {
    json.push_back({{"width_bytes", accesses.widthBytes}});
    putAccesses(json.back(), accesses.loadsPerCycle, accesses.storesPerCycle, accesses.accessesPerCycle);
  }
  return json;
}

/// A name alone, and paths that were seen, have keys of their own: versions before this one take core_class
/// for a design, and want its numbers.
void putCoreClass(Json& json, const CoreClass& core) {
  if (core.source == LimitSource::Design && core.hasPaths()) {
    Json design = {{"id", core.id}};
    putAccesses(design, core.loadsPerCycle, core.storesPerCycle, core.accessesPerCycle);
    if (!core.wide.empty()) design["wide"] = widthsJson(core.wide);
    json["core_class"] = std::move(design);
    return;
  }
  put(json, "core_design", core.id);
  if (core.hasPaths()) json["seen_paths"] = widthsJson(pathsByWidth(core));
}

Json cachesJson(const std::vector<Cache>& caches) {
  Json json = Json::array();
  for (const Cache& cache : caches)
    json.push_back({{"level", cache.level}, {"size_bytes", cache.size.count}, {"shared_by", cache.sharedBy}});
  return json;
}

Json partsJson(const MachineParts& parts) {
  Json packages = Json::array(), nodes = Json::array(), caches = Json::array(), cores = Json::array();
  for (const PackagePart& package : parts.packages) {
    packages.push_back({{"number", package.number}});
    put(packages.back(), "model", package.model);
    packages.back()["cpus"] = package.cpus;
  }
  for (const NodePart& node : parts.nodes)
    nodes.push_back({{"number", node.number}, {"memory_bytes", node.memory.count}, {"cpus", node.cpus}});
  for (const CachePart& cache : parts.caches) {
    caches.push_back({{"level", cache.level},
                      {"data", cache.holdsData},
                      {"code", cache.holdsCode},
                      {"size_bytes", cache.size.count}});
    if (cache.line) caches.back()["line_bytes"] = cache.line->count;
    put(caches.back(), "ways", cache.ways);
    caches.back()["cpus"] = cache.cpus;
  }
  for (const CorePart& core : parts.cores) {
    cores.push_back({{"number", core.number}});
    put(cores.back(), "kind", core.kind);
    cores.back()["cpus"] = core.cpus;
  }
  return {{"packages", packages},
          {"nodes", nodes},
          {"caches", caches},
          {"cores", cores},
          {"usable_cpus", parts.usable},
          {"not_allowed_cpus", parts.notAllowed},
          {"offline_cpus", parts.offline}};
}

}  // namespace

Json machineJson(const Machine& machine) {
  Json cpu = {{"model", machine.cpuModel},      {"architecture", machine.architecture},
              {"packages", machine.packages},   {"cores", machine.cores},
              {"threads", machine.cpus.size()}, {"usable", cpusJson(machine.cpus)},
              {"kinds", Json::array()}};
  for (const CoreKind& kind : machine.coreKinds) {
    cpu["kinds"].push_back({{"name", kind.name}, {"efficiency", kind.efficiency}, {"count", kind.count}});
    if (!kind.caches.empty()) cpu["kinds"].back()["caches"] = cachesJson(kind.caches);
    if (kind.coreClass) putCoreClass(cpu["kinds"].back(), *kind.coreClass);
  }
  if (machine.coreClass) putCoreClass(cpu, *machine.coreClass);
  if (!machine.provides.empty()) cpu["provides"] = Json::array();
  for (const kernels::Needs needs : machine.provides) cpu["provides"].push_back(needsName(needs));

  Json json = {{"cpu", cpu}, {"caches", cachesJson(machine.caches)}};
  if (machine.lineSize != Machine{}.lineSize) json["cache_line_bytes"] = machine.lineSize.count;
  if (machine.usableLastLevel) json["usable_last_level_bytes"] = machine.usableLastLevel->count;
  if (machine.lastLevelProbe != LastLevelProbe::None)
    json["last_level_probe"] = probeName(machine.lastLevelProbe);
  json["nodes"] = machine.nodes;
  json["memory_bytes"] = machine.memory.count;
  json["memory_available_bytes"] = machine.memoryAvailable.count;
  writeField(json, Field{"memory_modules", machine.memoryModules});
  put(json, "memory_limit_mbs", memoryLimitMbs(machine));
  json["page_size_bytes"] = machine.pageSize.count;
  if (machine.hugePageSize) json["huge_page_size_bytes"] = machine.hugePageSize->count;
  json["system"] = machine.system;
  put(json, "c_library", machine.cLibrary);
  put(json, "hypervisor", machine.hypervisor);
  put(json, "emulator", machine.emulator);
  return json;
}

std::string machineToJson(const Machine& machine, const MachineParts* parts,
                          const std::vector<InstructionSetFact>& sets) {
  Json json = machineJson(machine);
  for (const InstructionSetFact& set : sets)
    json["instruction_sets"].push_back({{"name", set.name}, {"enabled", set.enabled}});
  if (parts) json["topology"] = partsJson(*parts);
  return pretty(json);
}

}  // namespace strata
