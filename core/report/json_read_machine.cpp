// SPDX-License-Identifier: GPL-3.0-or-later
// The machine of a run file, and the reasons that stand in many places of it.
#include "core/model/core_limits.h"
#include "core/model/memory_levels.h"
#include "core/model/reason.h"
#include "core/plan/needs.h"
#include "core/report/json_fields.h"
#include "core/report/object_reader.h"

namespace strata {

Reason readReason(ObjectReader reader) {
  Reason reason;
  reader.required("id", reason.id);
  if (!isReasonId(reason.id)) reader.refuse("id");
  for (const auto& [key, value] : reader.json().items()) {
    if (key == "id") continue;
    if (value.is_string()) {
      reason.data.push_back({key, value.get<std::string>()});
    } else if (value.is_number_float() ||
               (value.is_number_unsigned() && value.get<std::uint64_t>() >> 63 != 0)) {
      if (!isFigureJson(value)) reader.refuse(key);
      reason.data.push_back({key, value.get<double>()});
    } else if (value.is_number_integer()) {
      reason.data.push_back({key, value.get<std::int64_t>()});
    } else {
      reader.refuse(key);
    }
  }
  return reason;
}

namespace {

std::vector<LogicalCpu> readCpus(ObjectReader reader) {
  std::vector<int> system, core, package, node, kind, sibling, lastCache;
  reader.required("os_index", system);
  reader.required("core", core);
  reader.required("package", package);
  reader.required("node", node);
  reader.required("kind", kind);
  reader.required("sibling", sibling);
  const bool hasLastCache = reader.has("last_cache");
  reader.optional("last_cache", lastCache);
  for (const auto* list : {&core, &package, &node, &kind, &sibling})
    if (list->size() != system.size()) reader.refuse("os_index");
  if (hasLastCache && lastCache.size() != system.size()) reader.refuse("os_index");
  if (reader.failed()) return {};

  std::vector<LogicalCpu> cpus;
  cpus.reserve(system.size());
  for (std::size_t i = 0; i < system.size(); ++i)
    cpus.push_back({system[i], core[i], package[i], node[i], kind[i], sibling[i],
                    hasLastCache ? std::optional(lastCache[i]) : std::nullopt});
  return cpus;
}

std::vector<WideAccesses> readWidths(ObjectReader& reader, const char* key) {
  std::vector<WideAccesses> widths;
  reader.each(key, [&](ObjectReader entry) {
    WideAccesses accesses;
    entry.required("width_bytes", accesses.widthBytes);
    entry.optional("loads_per_cycle", accesses.loadsPerCycle);
    entry.optional("stores_per_cycle", accesses.storesPerCycle);
    entry.optional("accesses_per_cycle", accesses.accessesPerCycle);
    widths.push_back(accesses);
  });
  return widths;
}

CoreClass readDesign(ObjectReader reader) {
  CoreClass core;
  reader.required("id", core.id);
  reader.required("loads_per_cycle", core.loadsPerCycle);
  reader.required("stores_per_cycle", core.storesPerCycle);
  reader.required("accesses_per_cycle", core.accessesPerCycle);
  core.wide = readWidths(reader, "wide");
  return core;
}

std::optional<CoreClass> readCoreClass(ObjectReader& reader) {
  if (reader.has("core_class")) return readDesign(reader.object("core_class"));
  std::string name;
  reader.optional("core_design", name);
  if (reader.has("seen_paths")) return seenCore(name, readWidths(reader, "seen_paths"));
  return name.empty() ? std::nullopt : std::optional(CoreClass{name});
}

std::vector<Cache> readCaches(ObjectReader& reader) {
  std::vector<Cache> caches;
  reader.each("caches", [&](ObjectReader entry) {
    Cache cache;
    entry.required("level", cache.level);
    entry.required("size_bytes", cache.size);
    entry.optional("shared_by", cache.sharedBy);
    caches.push_back(cache);
  });
  return caches;
}

}  // namespace

Machine readMachine(ObjectReader reader, bool isForeign) {
  Machine machine;
  if (isForeign) machine.packages = machine.cores = machine.nodes = 0;
  const auto read = [&](ObjectReader& from, const char* key, auto& into) {
    if (isForeign)
      from.optional(key, into);
    else
      from.required(key, into);
  };
  ObjectReader cpu = reader.object("cpu");
  read(cpu, "model", machine.cpuModel);
  cpu.optional("architecture", machine.architecture);
  cpu.optional("packages", machine.packages);
  read(cpu, "cores", machine.cores);
  if (cpu.has("usable")) machine.cpus = readCpus(cpu.object("usable"));
  cpu.each("kinds", [&](ObjectReader entry) {
    CoreKind kind;
    entry.optional("name", kind.name);
    entry.optional("efficiency", kind.efficiency);
    entry.optional("count", kind.count);
    kind.caches = readCaches(entry);
    kind.coreClass = readCoreClass(entry);
    machine.coreKinds.push_back(std::move(kind));
  });
  machine.coreClass = readCoreClass(cpu);
  std::vector<std::string> provides;
  cpu.optional("provides", provides);
  for (const std::string& name : provides)
    if (const auto needs = needsFromName(name)) machine.provides.push_back(*needs);

  machine.caches = readCaches(reader);
  reader.optional("cache_line_bytes", machine.lineSize);
  reader.optional("usable_last_level_bytes", machine.usableLastLevel);
  std::optional<std::string> probe;
  reader.optional("last_level_probe", probe);
  if (probe) machine.lastLevelProbe = probeFromName(*probe);
  reader.optional("nodes", machine.nodes);
  read(reader, "memory_bytes", machine.memory);
  reader.optional("memory_available_bytes", machine.memoryAvailable);
  readField(reader, Field{"memory_modules", machine.memoryModules});
  reader.optional("page_size_bytes", machine.pageSize);
  reader.optional("huge_page_size_bytes", machine.hugePageSize);
  read(reader, "system", machine.system);
  reader.optional("c_library", machine.cLibrary);
  reader.optional("hypervisor", machine.hypervisor);
  reader.optional("emulator", machine.emulator);
  return machine;
}

}  // namespace strata
