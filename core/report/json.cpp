// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/model/memory_limit.h"
#include "core/model/needs.h"
#include "core/report/cbor.h"
#include "core/report/names.h"

namespace strata {

namespace {

using Json = nlohmann::ordered_json;

/// JSON has no infinity and no NaN: what is neither finite nor present has no key.
void put(Json& into, const char* key, const std::optional<double>& value) {
  if (value && std::isfinite(*value)) into[key] = *value;
}

void putText(Json& into, const char* key, const std::string& text) {
  if (!text.empty()) into[key] = text;
}

template <typename T>
void put(Json& into, const char* key, const std::optional<T>& value) {
  if (value) into[key] = *value;
}

Json reasonJson(const Reason& reason) {
  Json json = {{"id", reason.id}};
  for (const Datum& datum : reason.data) {
    if (const auto* number = std::get_if<double>(&datum.value)) {
      if (std::isfinite(*number)) json[datum.name] = *number;
    } else {
      std::visit([&](const auto& value) { json[datum.name] = value; }, datum.value);
    }
  }
  return json;
}

Json cpusJson(const std::vector<LogicalCpu>& cpus) {
  // A list a field: a tenth of the size of an object a CPU, on machines with hundreds of them.
  Json system = Json::array(), core = Json::array(), package = Json::array(), node = Json::array(),
       kind = Json::array(), sibling = Json::array();
  for (const LogicalCpu& cpu : cpus) {
    system.push_back(cpu.osIndex);
    core.push_back(cpu.core);
    package.push_back(cpu.package);
    node.push_back(cpu.node);
    kind.push_back(cpu.kind);
    sibling.push_back(cpu.sibling);
  }
  return {{"os_index", system}, {"core", core}, {"package", package},
          {"node", node},       {"kind", kind}, {"sibling", sibling}};
}

Json coreClassJson(const CoreClass& core) {
  Json json = {{"id", core.id},
               {"loads_per_cycle", core.loadsPerCycle},
               {"stores_per_cycle", core.storesPerCycle},
               {"accesses_per_cycle", core.accessesPerCycle}};
  for (const WideAccesses& accesses : core.wide) {
    Json wide = {{"width_bytes", accesses.widthBytes}};
    put(wide, "loads_per_cycle", accesses.loadsPerCycle);
    put(wide, "stores_per_cycle", accesses.storesPerCycle);
    put(wide, "accesses_per_cycle", accesses.accessesPerCycle);
    json["wide"].push_back(std::move(wide));
  }
  return json;
}

Json modulesJson(const MemoryModules& modules) {
  Json json = Json::object();
  put(json, "count", modules.count);
  putText(json, "type", modules.type);
  put(json, "speed_mts", modules.speedMts);
  put(json, "channels", modules.channels);
  return json;
}

Json partsJson(const MachineParts& parts) {
  Json packages = Json::array(), nodes = Json::array(), caches = Json::array(), cores = Json::array();
  for (const PackagePart& package : parts.packages) {
    packages.push_back({{"number", package.number}});
    putText(packages.back(), "model", package.model);
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
    putText(cores.back(), "kind", core.kind);
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

Json machineJson(const Machine& machine) {
  Json cpu = {{"model", machine.cpuModel},      {"architecture", machine.architecture},
              {"packages", machine.packages},   {"cores", machine.cores},
              {"threads", machine.cpus.size()}, {"usable", cpusJson(machine.cpus)},
              {"kinds", Json::array()}};
  for (const CoreKind& kind : machine.coreKinds)
    cpu["kinds"].push_back({{"name", kind.name}, {"efficiency", kind.efficiency}, {"count", kind.count}});
  if (machine.coreClass) cpu["core_class"] = coreClassJson(*machine.coreClass);
  if (!machine.provides.empty()) cpu["provides"] = Json::array();
  for (const kernels::Needs needs : machine.provides) cpu["provides"].push_back(needsName(needs));

  Json json = {{"cpu", cpu}, {"caches", Json::array()}};
  for (const Cache& cache : machine.caches)
    json["caches"].push_back(
        {{"level", cache.level}, {"size_bytes", cache.size.count}, {"shared_by", cache.sharedBy}});
  if (machine.usableLastLevel) json["usable_last_level_bytes"] = machine.usableLastLevel->count;
  json["nodes"] = machine.nodes;
  json["memory_bytes"] = machine.memory.count;
  json["memory_available_bytes"] = machine.memoryAvailable.count;
  if (machine.memoryModules) json["memory_modules"] = modulesJson(*machine.memoryModules);
  put(json, "memory_limit_mbs", memoryLimitMbs(machine));
  json["page_size_bytes"] = machine.pageSize.count;
  if (machine.hugePageSize) json["huge_page_size_bytes"] = machine.hugePageSize->count;
  json["system"] = machine.system;
  putText(json, "c_library", machine.cLibrary);
  putText(json, "hypervisor", machine.hypervisor);
  return json;
}

Json priorityJson(const Priority& priority) {
  Json json = {{"asked", "raised"}, {"obtained", raisedName(priority.raised)}};
  put(json, "nice", priority.nice);
  if (priority.reason) json["reason"] = reasonJson(*priority.reason);
  return json;
}

Json originJson(const Origin& origin) {
  Json json = Json::object();
  putText(json, "program", origin.program);
  putText(json, "version", origin.version);
  putText(json, "source", origin.source);
  putText(json, "address", origin.address);
  put(json, "year", origin.year);
  json["published"] = origin.published;
  return json;
}

/// Of a machine that Strata has not seen: what is 0 or empty is not known.
void dropUnknown(Json& json) {
  for (auto entry = json.begin(); entry != json.end();) {
    if (entry->is_object()) dropUnknown(*entry);
    const bool unknown = entry->empty() ||
                         (entry->is_string() && entry->get_ref<const std::string&>().empty()) ||
                         (entry->is_number_integer() && *entry == 0);
    entry = unknown ? json.erase(entry) : std::next(entry);
  }
}

Json environmentJson(const Environment& environment) {
  Json json = Json::object();
  put(json, "stolen_percent", environment.stolenPercent);
  put(json, "load_before", environment.loadBefore);
  json["spare_cpu"] = environment.spareCpu;
  if (environment.ticksPerSecond > 0)
    put(json, "ticks_per_second", std::optional(environment.ticksPerSecond));
  put(json, "suspended_s", environment.suspendedS);
  put(json, "clock_step_s", environment.clockStepS);
  if (environment.priority) json["priority"] = priorityJson(*environment.priority);
  return json;
}

Json parametersJson(const Parameters& parameters) {
  Json json = Json::object();
  put(json, "region_bytes", parameters.regionBytes);
  put(json, "width_bytes", parameters.widthBytes);
  put(json, "pattern", parameters.pattern);
  put(json, "op", parameters.op);
  put(json, "threads", parameters.threads);
  put(json, "pages", parameters.pages);
  put(json, "chains", parameters.chains);
  put(json, "count", parameters.count);
  put(json, "block_bytes", parameters.blockBytes);
  put(json, "file_bytes", parameters.fileBytes);
  put(json, "memory_kind", parameters.memoryKind);
  return json;
}

/// As Strata does it for each of its own; the number of samples and their spread are known.
bool isSummarised(const Measured& measured) {
  return measured.median.has_value() && measured.mad.has_value();
}

bool isFinite(const Measured& measured) {
  const auto finite = [](double value) { return std::isfinite(value); };
  const auto allFinite = [&](const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), finite);
  };
  return finite(measured.value) && finite(measured.confidence) && finite(measured.median.value_or(0)) &&
         finite(measured.mad.value_or(0)) && finite(measured.elapsedS) && allFinite(measured.samples) &&
         allFinite(measured.quantiles) && allFinite(measured.perThread) && allFinite(measured.passSeconds);
}

/// What Strata tells of every figure, and other programs of some.
void putSummary(Json& json, const Measured& measured) {
  json["confidence"] = measured.confidence;
  put(json, "median", measured.median);
  put(json, "mad", measured.mad);
  put(json, "standard_deviation", measured.standardDeviation);
  json["count"] = measured.count;
  json["clean_count"] = measured.cleanCount;
  json["samples"] = measured.samples;
  json["clean"] = measured.clean;
  json["quantiles"] = measured.quantiles;
  json["per_thread"] = measured.perThread;
  json["bytes"] = measured.bytes;
  json["iterations"] = measured.iterations;
  json["elapsed_s"] = measured.elapsedS;
}

void putMeasured(Json& json, const Measured& measured) {
  json["value"] = measured.value;
  json["statistic"] = measured.statistic;
  put(json, "low", measured.low);
  put(json, "high", measured.high);
  Json summary = Json::object();
  putSummary(summary, measured);
  if (!isSummarised(measured)) {
    if (!measured.low && !measured.high) summary.erase("confidence");
    if (measured.elapsedS == 0) summary.erase("elapsed_s");
    dropUnknown(summary);
  }
  json.update(summary);
  put(json, "clock_ghz", measured.clockGhz);
  put(json, "limit", measured.limit);
  put(json, "one_thread", measured.oneThread);
  put(json, "index_only_ns", measured.indexOnlyNs);
  put(json, "total_rate", measured.totalRate);
  put(json, "flush_s", measured.flushS);
  if (!measured.passSeconds.empty()) json["pass_s"] = measured.passSeconds;
  if (isSummarised(measured) || !measured.placement.empty()) json["placement"] = measured.placement;
  putText(json, "pages_obtained", measured.pagesObtained);
  putText(json, "memory_kind_obtained", measured.memoryKindObtained);
  put(json, "first_use_s", measured.firstUseS);
  put(json, "read_ratio", measured.readRatio);
  json["verdict"] = gradeName(measured.verdict.grade);
  json["reasons"] = Json::array();
  for (const Reason& reason : measured.verdict.reasons) json["reasons"].push_back(reasonJson(reason));
}

void putFailed(Json& json, std::string_view outcome, const Reason& reason) {
  json["outcome"] = outcome;
  json["reason"] = reasonJson(reason);
}

/// Adds what `json` lacks, object by object: keys that a newer version wrote.
void merge(Json& json, const Json& more) {
  for (const auto& [key, value] : more.items()) {
    if (!json.contains(key)) {
      json[key] = value;
    } else if (json[key].is_object() && value.is_object()) {
      merge(json[key], value);
    }
  }
}

void mergeUnknown(Json& json, const std::string& unknownJson) {
  if (unknownJson.empty()) return;
  const Json more = Json::parse(unknownJson, nullptr, false);
  if (more.is_object()) merge(json, more);
}

/// Without the keys of a newer version.
Json knownJson(const CellResult& result) {
  Json json = {{"test", result.test},
               {"kernel", result.kernel},
               {"revision", result.revision},
               {"metric", result.metric},
               {"unit", result.unit},
               {"better", result.higherIsBetter ? "higher" : "lower"},
               {"parameters", parametersJson(result.parameters)}};
  if (const auto* measured = std::get_if<Measured>(&result.outcome)) {
    if (isFinite(*measured)) {
      putMeasured(json, *measured);
    } else {
      putFailed(json, "failed", {"no-figure", {}});
    }
  } else if (const auto* skipped = std::get_if<Skipped>(&result.outcome)) {
    putFailed(json, outcomeName(result.outcome), skipped->reason);
  } else {
    putFailed(json, outcomeName(result.outcome), std::get<Failed>(result.outcome).error);
  }
  return json;
}

Json resultJson(const CellResult& result) {
  Json json = knownJson(result);
  mergeUnknown(json, result.unknownJson);
  return json;
}

/// As of a run that Strata measured.
Json ownHeadJson(const Run& run) {
  return {{"schema", runSchema},
          {"id", run.id},
          {"series", run.series},
          {"repetition", run.repetition},
          {"label", run.label},
          {"comment", run.comment},
          {"started", run.started},
          {"finished", run.finished},
          {"status", statusName(run.status)},
          {"program",
           {{"version", run.program.version},
            {"compiler", run.program.compiler},
            {"method", run.program.method}}},
          {"machine", machineJson(run.machine)},
          {"environment", environmentJson(run.environment)},
          {"settings", Json::parse(settingsToJson(run.settings, Written::All), nullptr, false)},
          {"seed", run.seed}};
}

/// All but the results, without the keys of a newer version.
Json headJson(const Run& run) {
  Json json = ownHeadJson(run);
  if (!run.origin) return json;
  // Of what Strata did not measure it knows neither settings nor surroundings.
  dropUnknown(json["machine"]);
  for (const char* key : {"cpu", "caches"})
    if (!json["machine"].contains(key))
      json["machine"][key] = key == std::string_view("cpu") ? Json::object() : Json::array();
  json.erase("environment");
  json.erase("seed");
  json["settings"] = Json::parse(settingsToJson(run.settings, Written::Differences), nullptr, false);
  json["origin"] = originJson(*run.origin);
  return json;
}

Json runJson(const Run& run) {
  Json json = headJson(run);
  mergeUnknown(json, run.unknownJson);
  json["results"] = Json::array();
  for (const CellResult& result : run.results) json["results"].push_back(resultJson(result));
  return json;
}

std::string compact(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Indented so that a person can read it and a line-by-line comparison means something: lists of figures and
/// small objects stay on one line.
void write(std::string& text, const Json& json, std::size_t indent) {
  constexpr std::size_t lineWidth = 100;
  const bool nests = std::any_of(json.begin(), json.end(),
                                 [](const Json& value) { return value.is_structured() && !value.empty(); });
  const bool figures = json.is_array() && !nests;
  if (!json.is_structured() || json.empty() || figures) {
    text += compact(json);
    return;
  }
  if (std::string line = compact(json); indent > 0 && indent + line.size() <= lineWidth) {
    text += line;
    return;
  }

  const std::string margin(indent + 1, ' ');
  const bool isObject = json.is_object();
  text += isObject ? "{\n" : "[\n";
  bool first = true;
  for (const auto& [key, value] : json.items()) {
    if (!first) text += ",\n";
    first = false;
    text += margin;
    if (isObject) text += compact(key) + ": ";
    write(text, value, indent + 1);
  }
  text += '\n' + std::string(indent, ' ') + (isObject ? '}' : ']');
}

std::string pretty(const Json& json) {
  std::string text;
  write(text, json, 0);
  text += '\n';
  return text;
}

std::string cborOf(const Json& json) {
  std::string bytes;
  Json::to_cbor(json, bytes);
  return bytes;
}

}  // namespace

std::string toJson(const Run& run) {
  return pretty(runJson(run));
}

std::string seriesToJson(std::string_view id, const std::vector<Run>& runs) {
  Json json = {{"schema", seriesSchema}, {"id", id}, {"runs", Json::array()}};
  for (const Run& run : runs) json["runs"].push_back(runJson(run));
  return pretty(json);
}

std::string headToCbor(const Run& run) {
  return cborOf(headJson(run));
}

std::string resultToCbor(const CellResult& result) {
  return cborOf(knownJson(result));
}

std::string parametersToJson(const Parameters& parameters) {
  return compact(parametersJson(parameters));
}

std::string machineToJson(const Machine& machine, const MachineParts* parts) {
  Json json = machineJson(machine);
  if (parts) json["topology"] = partsJson(*parts);
  return pretty(json);
}

}  // namespace strata
