// SPDX-License-Identifier: GPL-3.0-or-later
// The machine of a run file, written and read. Here stands what the lists of core/model/fields.h do not say.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/core_limits.h"
#include "core/model/memory_levels.h"
#include "core/plan/memory_limit.h"
#include "core/plan/needs.h"
#include "core/report/json.h"
#include "core/report/json_fields.h"

namespace strata {

// A name alone, and paths that were seen, have keys of their own: versions before this one take core_class
// for a design, and want its numbers.
void writeField(Json& json, const Field<const std::optional<CoreClass>>& field) {
  if (!field.value) return;
  const CoreClass& core = *field.value;
  if (core.source == LimitSource::Design && core.hasPaths()) {
    json[field.key] = fieldsJson(core);
    return;
  }
  put(json, "core_design", core.id);
  const std::vector<WideAccesses> paths = pathsByWidth(core);
  if (core.hasPaths()) writeField(json, Field{"seen_paths", paths, Presence::Always});
}

void readField(ObjectReader& reader, const Field<std::optional<CoreClass>>& field) {
  if (reader.has(field.key)) {
    ObjectReader design = reader.object(field.key);
    return readFields(design, field.value.emplace());
  }
  std::string name;
  reader.optional("core_design", name);
  std::vector<WideAccesses> paths;
  readField(reader, Field{"seen_paths", paths});
  if (reader.has("seen_paths"))
    field.value = seenCore(name, paths);
  else if (!name.empty())
    field.value = CoreClass{name};
}

namespace {

/// Files have a list for each member of CPUs, not an object for each CPU as a table of fields.h has: a tenth
/// of the size, on machines with hundreds of them. Their cache of the last level comes besides, since files
/// of older versions do not have it.
constexpr std::array<std::pair<const char*, int LogicalCpu::*>, 6> cpuLists{
    {{"os_index", &LogicalCpu::osIndex},
     {"core", &LogicalCpu::core},
     {"package", &LogicalCpu::package},
     {"node", &LogicalCpu::node},
     {"kind", &LogicalCpu::kind},
     {"sibling", &LogicalCpu::sibling}}};

/// Their number stands before them, for other readers.
void writeField(Json& json, const Field<const std::vector<LogicalCpu>>& field) {
  json["threads"] = field.value.size();
  Json lists = Json::object(), lastCache = Json::array();
  for (const auto& [key, member] : cpuLists) {
    Json& list = lists[key] = Json::array();
    for (const LogicalCpu& cpu : field.value) list.push_back(cpu.*member);
  }
  for (const LogicalCpu& cpu : field.value)
    if (cpu.lastCache) lastCache.push_back(*cpu.lastCache);
  if (lastCache.size() == field.value.size()) lists["last_cache"] = std::move(lastCache);
  json[field.key] = std::move(lists);
}

void readField(ObjectReader& reader, const Field<std::vector<LogicalCpu>>& field) {
  if (!reader.has(field.key)) return;
  ObjectReader object = reader.object(field.key);
  std::array<std::vector<int>, cpuLists.size()> lists;
  for (std::size_t i = 0; i < lists.size(); ++i) object.required(cpuLists[i].first, lists[i]);
  std::optional<std::vector<int>> lastCache;
  object.optional("last_cache", lastCache);
  const std::size_t count = lists[0].size();
  const auto isAsLong = [&](const std::vector<int>& list) { return list.size() == count; };
  if (!std::ranges::all_of(lists, isAsLong) || (lastCache && !isAsLong(*lastCache)))
    object.refuse("os_index");
  if (object.failed()) return;

  field.value.resize(count);
  for (std::size_t cpu = 0; cpu < count; ++cpu) {
    for (std::size_t i = 0; i < lists.size(); ++i) field.value[cpu].*cpuLists[i].second = lists[i][cpu];
    field.value[cpu].lastCache = lastCache ? std::optional((*lastCache)[cpu]) : std::nullopt;
  }
}

void writeField(Json& json, const Field<const std::vector<kernels::Needs>>& field) {
  for (const kernels::Needs needs : field.value) json[field.key].push_back(needsName(needs));
}

/// What a newer version knows of is left out.
void readField(ObjectReader& reader, const Field<std::vector<kernels::Needs>>& field) {
  std::vector<std::string> names;
  reader.optional(field.key, names);
  for (const std::string& name : names)
    if (const auto needs = needsFromName(name)) field.value.push_back(*needs);
}

void writeField(Json& json, const Field<const LastLevelProbe>& field) {
  if (field.value != LastLevelProbe::None) json[field.key] = probeName(field.value);
}

void readField(ObjectReader& reader, const Field<LastLevelProbe>& field) {
  std::optional<std::string> name;
  reader.optional(field.key, name);
  if (name) field.value = probeFromName(*name);
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
  Json json = Json::object();
  const auto write = [&](const auto& field) {
    const std::string_view key = field.key;
    // Files of older versions do not have it, whose machines had lines of this length.
    if (key == "cache_line_bytes" && machine.lineSize == Machine{}.lineSize) return;
    writeField(json, field);
    if (key == "memory_modules") put(json, "memory_limit_mbs", memoryLimitMbs(machine));
  };
  withFacts(machine, [&](const auto& field) { writeField(json["cpu"], field); }, write);
  return json;
}

Machine readMachine(ObjectReader reader, bool isForeign) {
  Machine machine;
  if (isForeign) machine.packages = machine.cores = machine.nodes = 0;
  ObjectReader cpu = reader.object("cpu");
  const auto read = [&](ObjectReader& object, auto field) {
    if (isForeign && field.presence == Presence::OfStrata) field.presence = Presence::WhereTold;
    readField(object, field);
  };
  withFacts(
      machine, [&](const auto& fact) { read(cpu, fact); }, [&](const auto& fact) { read(reader, fact); });
  return machine;
}

std::string machineToJson(const Machine& machine, const MachineParts* parts,
                          const std::vector<InstructionSetFact>& sets) {
  Json json{{"schema", "strata.machine/1"}};
  json.update(machineJson(machine));
  for (const InstructionSetFact& set : sets)
    json["instruction_sets"].push_back({{"name", set.name}, {"enabled", set.enabled}});
  if (parts) json["topology"] = partsJson(*parts);
  return pretty(json);
}

}  // namespace strata
