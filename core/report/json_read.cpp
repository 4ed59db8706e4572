// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_read.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/model/json_syntax.h"
#include "core/model/needs.h"
#include "core/model/schema_version.h"
#include "core/report/cbor.h"
#include "core/report/json_unknown.h"
#include "core/report/names.h"

namespace strata {

namespace {

using Json = nlohmann::ordered_json;

/// Reads an object key by key into a value, and remembers the first thing that is wrong in all of the file.
class ObjectReader {
 public:
  ObjectReader(const Json& object, std::string path, std::optional<Error>& error)
      : m_object(object), m_path(std::move(path)), m_error(error) {
    if (!object.is_object()) refuse("");
  }

  template <typename T>
  void required(const char* key, T& into) {
    if (!find(key)) {
      if (!m_error) m_error = Error{"missing-key", {{"key", m_path + key}}};
      return;
    }
    optional(key, into);
  }

  /// Leaves `into` as it is when there is no such key.
  template <typename T>
  void optional(const char* key, T& into) {
    const Json* value = find(key);
    if (value && !m_error && !convert(*value, into)) refuse(key);
  }

  /// A text that stands for something else.
  template <typename T, typename FromName>
  void named(const char* key, T& into, FromName fromName) {
    std::string name;
    required(key, name);
    if (m_error) return;
    if (const auto value = fromName(name)) {
      into = *value;
    } else {
      refuse(key);
    }
  }

  ObjectReader object(const char* key) {
    static const Json nothing = Json::object();
    const Json* value = find(key);
    if (!value && !m_error) m_error = Error{"missing-key", {{"key", m_path + key}}};
    return {value ? *value : nothing, m_path + key + ".", m_error};
  }

  /// Calls `read` with a reader of each entry of a list of objects; an absent list is an empty one.
  template <typename Read>
  void each(const char* key, Read read) {
    const Json* list = find(key);
    if (!list || m_error) return;
    if (!list->is_array()) return refuse(key);
    for (std::size_t i = 0; i < list->size() && !m_error; ++i)
      read(ObjectReader((*list)[i], fmt::format("{}{}[{}].", m_path, key, i), m_error));
  }

  void refuse(const std::string& key) {
    if (m_error) return;
    const Json* value = find(key);
    std::string path = m_path + plainKey(key);
    if (path.ends_with('.')) path.pop_back();
    constexpr std::size_t shown = 60;
    // In ASCII, so that no character is cut in two.
    std::string text = (value ? *value : m_object).dump(-1, ' ', true);
    if (text.size() > shown) text = text.substr(0, shown) + "...";
    m_error = Error{"bad-value", {{"key", std::move(path)}, {"value", std::move(text)}}};
  }

  bool has(const char* key) const { return find(key) != nullptr; }
  const Json& json() const { return m_object; }
  bool failed() const { return m_error.has_value(); }

 private:
  /// A key of the file, which may hold anything, without characters that are not for showing.
  static std::string plainKey(const std::string& key) {
    constexpr std::size_t shown = 60;
    const std::string quoted = Json(key).dump(-1, ' ', true);
    return quoted.substr(1, std::min(quoted.size() - 2, shown));
  }

  const Json* find(const std::string& key) const {
    if (!m_object.is_object()) return nullptr;
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
  }

  template <typename T>
  static bool take(bool fits, const Json& value, T& into) {
    if (fits) into = value.get<T>();
    return fits;
  }
  static bool convert(const Json& value, std::string& into) { return take(value.is_string(), value, into); }
  static bool convert(const Json& value, bool& into) { return take(value.is_boolean(), value, into); }
  static bool convert(const Json& value, double& into) { return take(value.is_number(), value, into); }
  static bool convert(const Json& value, std::uint64_t& into) {
    return take(value.is_number_unsigned(), value, into);
  }
  static bool convert(const Json& value, std::int64_t& into) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!value.is_number_integer()) return false;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > most) return false;
    into = value.get<std::int64_t>();
    return true;
  }
  static bool convert(const Json& value, int& into) {
    std::int64_t wide = 0;
    if (!convert(value, wide) || wide < std::numeric_limits<int>::min() ||
        wide > std::numeric_limits<int>::max())
      return false;
    into = static_cast<int>(wide);
    return true;
  }
  static bool convert(const Json& value, Bytes& into) { return convert(value, into.count); }
  template <typename T>
  static bool convert(const Json& value, std::optional<T>& into) {
    return convert(value, into.emplace());
  }
  template <typename T>
  static bool convert(const Json& value, std::vector<T>& into) {
    if (!value.is_array()) return false;
    into.clear();
    for (const Json& entry : value) {
      T converted{};
      if (!convert(entry, converted)) return false;
      into.push_back(std::move(converted));
    }
    return true;
  }

  const Json& m_object;
  std::string m_path;
  std::optional<Error>& m_error;
};

Reason readReason(ObjectReader reader) {
  Reason reason;
  reader.required("id", reason.id);
  for (const auto& [key, value] : reader.json().items()) {
    if (key == "id") continue;
    if (value.is_string()) {
      reason.data.push_back({key, value.get<std::string>()});
    } else if (value.is_number_float() ||
               (value.is_number_unsigned() && value.get<std::uint64_t>() >> 63 != 0)) {
      reason.data.push_back({key, value.get<double>()});
    } else if (value.is_number_integer()) {
      reason.data.push_back({key, value.get<std::int64_t>()});
    } else {
      reader.refuse(key);
    }
  }
  return reason;
}

std::vector<LogicalCpu> readCpus(ObjectReader reader) {
  std::vector<int> system, core, package, node, kind, sibling;
  reader.required("os_index", system);
  reader.required("core", core);
  reader.required("package", package);
  reader.required("node", node);
  reader.required("kind", kind);
  reader.required("sibling", sibling);
  for (const auto* list : {&core, &package, &node, &kind, &sibling})
    if (list->size() != system.size()) reader.refuse("os_index");
  if (reader.failed()) return {};

  std::vector<LogicalCpu> cpus;
  cpus.reserve(system.size());
  for (std::size_t i = 0; i < system.size(); ++i)
    cpus.push_back({system[i], core[i], package[i], node[i], kind[i], sibling[i]});
  return cpus;
}

CoreClass readCoreClass(ObjectReader reader) {
  CoreClass core;
  reader.required("id", core.id);
  reader.required("loads_per_cycle", core.loadsPerCycle);
  reader.required("stores_per_cycle", core.storesPerCycle);
  reader.required("accesses_per_cycle", core.accessesPerCycle);
  reader.each("wide", [&](ObjectReader entry) {
    WideAccesses accesses;
    entry.required("width_bytes", accesses.widthBytes);
    entry.optional("loads_per_cycle", accesses.loadsPerCycle);
    entry.optional("stores_per_cycle", accesses.storesPerCycle);
    entry.optional("accesses_per_cycle", accesses.accessesPerCycle);
    core.wide.push_back(accesses);
  });
  return core;
}

MemoryModules readModules(ObjectReader reader) {
  MemoryModules modules;
  reader.optional("count", modules.count);
  reader.optional("type", modules.type);
  reader.optional("speed_mts", modules.speedMts);
  reader.optional("channels", modules.channels);
  return modules;
}

Machine readMachine(ObjectReader reader) {
  Machine machine;
  ObjectReader cpu = reader.object("cpu");
  cpu.required("model", machine.cpuModel);
  cpu.optional("architecture", machine.architecture);
  cpu.optional("packages", machine.packages);
  cpu.required("cores", machine.cores);
  if (cpu.has("usable")) machine.cpus = readCpus(cpu.object("usable"));
  cpu.each("kinds", [&](ObjectReader entry) {
    CoreKind kind;
    entry.optional("name", kind.name);
    entry.optional("efficiency", kind.efficiency);
    entry.optional("count", kind.count);
    machine.coreKinds.push_back(std::move(kind));
  });
  if (cpu.has("core_class")) machine.coreClass = readCoreClass(cpu.object("core_class"));
  std::vector<std::string> provides;
  cpu.optional("provides", provides);
  for (const std::string& name : provides)
    if (const auto needs = needsFromName(name)) machine.provides.push_back(*needs);

  reader.each("caches", [&](ObjectReader entry) {
    Cache cache;
    entry.required("level", cache.level);
    entry.required("size_bytes", cache.size);
    entry.optional("shared_by", cache.sharedBy);
    machine.caches.push_back(cache);
  });
  reader.optional("usable_last_level_bytes", machine.usableLastLevel);
  reader.optional("nodes", machine.nodes);
  reader.required("memory_bytes", machine.memory);
  reader.optional("memory_available_bytes", machine.memoryAvailable);
  if (reader.has("memory_modules")) machine.memoryModules = readModules(reader.object("memory_modules"));
  reader.optional("page_size_bytes", machine.pageSize);
  reader.optional("huge_page_size_bytes", machine.hugePageSize);
  reader.required("system", machine.system);
  reader.optional("c_library", machine.cLibrary);
  reader.optional("hypervisor", machine.hypervisor);
  return machine;
}

Priority readPriority(ObjectReader reader) {
  Priority priority;
  reader.named("obtained", priority.raised, raisedFromName);
  reader.optional("nice", priority.nice);
  if (reader.has("reason")) priority.reason = readReason(reader.object("reason"));
  return priority;
}

Environment readEnvironment(ObjectReader reader) {
  Environment environment;
  reader.optional("stolen_percent", environment.stolenPercent);
  reader.optional("load_before", environment.loadBefore);
  reader.optional("spare_cpu", environment.spareCpu);
  reader.optional("ticks_per_second", environment.ticksPerSecond);
  reader.optional("suspended_s", environment.suspendedS);
  reader.optional("clock_step_s", environment.clockStepS);
  if (reader.has("priority")) environment.priority = readPriority(reader.object("priority"));
  return environment;
}

Parameters readParameters(ObjectReader reader) {
  Parameters parameters;
  reader.optional("region_bytes", parameters.regionBytes);
  reader.optional("width_bytes", parameters.widthBytes);
  reader.optional("pattern", parameters.pattern);
  reader.optional("op", parameters.op);
  reader.optional("threads", parameters.threads);
  reader.optional("pages", parameters.pages);
  reader.optional("chains", parameters.chains);
  reader.optional("count", parameters.count);
  reader.optional("block_bytes", parameters.blockBytes);
  reader.optional("file_bytes", parameters.fileBytes);
  reader.optional("memory_kind", parameters.memoryKind);
  return parameters;
}

Measured readMeasured(ObjectReader& reader) {
  Measured measured;
  reader.required("value", measured.value);
  reader.required("statistic", measured.statistic);
  reader.optional("low", measured.low);
  reader.optional("high", measured.high);
  reader.required("confidence", measured.confidence);
  reader.required("median", measured.median);
  reader.required("mad", measured.mad);
  reader.required("count", measured.count);
  reader.required("clean_count", measured.cleanCount);
  reader.required("samples", measured.samples);
  reader.required("clean", measured.clean);
  if (measured.clean.size() != measured.samples.size()) reader.refuse("clean");
  reader.optional("quantiles", measured.quantiles);
  reader.required("per_thread", measured.perThread);
  reader.required("bytes", measured.bytes);
  reader.required("iterations", measured.iterations);
  reader.required("elapsed_s", measured.elapsedS);
  reader.optional("clock_ghz", measured.clockGhz);
  reader.optional("limit", measured.limit);
  reader.optional("one_thread", measured.oneThread);
  reader.optional("index_only_ns", measured.indexOnlyNs);
  reader.optional("total_rate", measured.totalRate);
  reader.optional("flush_s", measured.flushS);
  reader.optional("pass_s", measured.passSeconds);
  reader.optional("placement", measured.placement);
  reader.optional("pages_obtained", measured.pagesObtained);
  reader.optional("memory_kind_obtained", measured.memoryKindObtained);
  reader.optional("first_use_s", measured.firstUseS);
  reader.optional("read_ratio", measured.readRatio);
  reader.named("verdict", measured.verdict.grade, gradeFromName);
  reader.each("reasons",
              [&](ObjectReader entry) { measured.verdict.reasons.push_back(readReason(std::move(entry))); });
  return measured;
}

CellResult readResult(ObjectReader reader) {
  CellResult result;
  reader.required("test", result.test);
  reader.required("kernel", result.kernel);
  reader.required("revision", result.revision);
  reader.required("metric", result.metric);
  reader.required("unit", result.unit);
  reader.named("better", result.higherIsBetter, [](std::string_view name) -> std::optional<bool> {
    if (name != "higher" && name != "lower") return std::nullopt;
    return name == "higher";
  });
  result.parameters = readParameters(reader.object("parameters"));

  std::string outcome = "measured";
  reader.optional("outcome", outcome);
  if (outcome == "measured") {
    result.outcome = readMeasured(reader);
  } else if (outcome == "skipped") {
    result.outcome = Skipped{readReason(reader.object("reason"))};
  } else if (outcome == "failed") {
    result.outcome = Failed{readReason(reader.object("reason"))};
  } else {
    reader.refuse("outcome");
  }
  return result;
}

/// All but the results.
Run readHead(ObjectReader& reader, const std::string& path, std::optional<Error>& error) {
  Run run;
  reader.required("id", run.id);
  run.series = run.id;
  reader.optional("series", run.series);
  reader.optional("repetition", run.repetition);
  reader.optional("label", run.label);
  reader.optional("comment", run.comment);
  reader.required("started", run.started);
  reader.optional("finished", run.finished);
  reader.named("status", run.status, statusFromName);
  ObjectReader program = reader.object("program");
  program.required("version", run.program.version);
  program.optional("compiler", run.program.compiler);
  program.required("method", run.program.method);
  run.machine = readMachine(reader.object("machine"));
  if (reader.has("environment")) run.environment = readEnvironment(reader.object("environment"));
  reader.optional("seed", run.seed);
  const ObjectReader settings = reader.object("settings");
  if (error) return run;
  auto read = settingsFromJson(settings.json().dump());
  if (read)
    run.settings = *std::move(read);
  else
    error = underPath(read.error(), path + "settings.");
  return run;
}

Run readRun(const Json& json, const std::string& path, std::optional<Error>& error) {
  ObjectReader reader(json, path, error);
  Run run = readHead(reader, path, error);
  if (!reader.has("results") && !error) error = Error{"missing-key", {{"key", path + "results"}}};
  reader.each("results", [&](ObjectReader entry) { run.results.push_back(readResult(std::move(entry))); });
  if (!error) keepUnknownKeys(json.dump(), run);
  return run;
}

std::string schemaOf(const Json& json) {
  const bool named = json.is_object() && json.contains("schema") && json["schema"].is_string();
  return named ? json["schema"].get<std::string>() : std::string();
}

/// Nothing when `json` is of the family ("strata.run/") in a version that can be read.
std::optional<Error> checkSchema(const Json& json, std::string_view family) {
  const std::string schema = schemaOf(json);
  const auto version = schemaVersion(schema, family);
  if (!version) return Error{"not-a-run", {}};
  if (*version > 1) return Error{"newer-schema", {{"schema", schema}}};
  return std::nullopt;
}

constexpr std::string_view runFamily = "strata.run/";
constexpr std::string_view seriesFamily = "strata.series/";

Result<std::vector<Run>> readSeries(const Json& json) {
  std::optional<Error> error;
  ObjectReader reader(json, "", error);
  if (!reader.has("runs")) return Error{"missing-key", {{"key", std::string("runs")}}};
  if (!json["runs"].is_array() || json["runs"].empty()) {
    reader.refuse("runs");
    return *error;
  }

  std::vector<Run> runs;
  for (std::size_t i = 0; i < json["runs"].size(); ++i) {
    const Json& entry = json["runs"][i];
    if (auto wrong = checkSchema(entry, runFamily)) return *wrong;
    runs.push_back(readRun(entry, fmt::format("runs[{}].", i), error));
    if (error) return *error;
  }
  return runs;
}

/// What was written as CBOR, read by `read`.
template <typename Read>
auto fromCbor(std::string_view bytes, Read read)
    -> Result<decltype(read(Json(), std::declval<std::optional<Error>&>()))> {
  const Json json = Json::from_cbor(bytes, true, false);
  if (json.is_discarded()) return Error{"bad-cbor", {}};
  std::optional<Error> error;
  auto value = read(json, error);
  if (error) return *error;
  return value;
}

}  // namespace

Result<Run> headFromCbor(std::string_view bytes) {
  return fromCbor(bytes, [](const Json& json, std::optional<Error>& error) {
    ObjectReader reader(json, "", error);
    return readHead(reader, "", error);
  });
}

Result<CellResult> resultFromCbor(std::string_view bytes) {
  return fromCbor(bytes, [](const Json& json, std::optional<Error>& error) {
    return readResult(ObjectReader(json, "", error));
  });
}

Result<std::vector<Run>> runsFromJson(std::string_view text) {
  if (text.size() > mostRunFile.count)
    return Error{"too-large", {{"most_bytes", static_cast<std::int64_t>(mostRunFile.count)}}};
  if (auto error = findJsonError(text)) return *error;
  const Json json = Json::parse(text, nullptr, false);
  const bool isRun = schemaOf(json).starts_with(runFamily);
  if (auto error = checkSchema(json, isRun ? runFamily : seriesFamily)) return *error;
  if (!isRun) return readSeries(json);

  std::optional<Error> error;
  Run run = readRun(json, "", error);
  if (error) return *error;
  return std::vector<Run>{std::move(run)};
}

}  // namespace strata
