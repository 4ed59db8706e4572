// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/machine_file.h"

#include <system_error>
#include <vector>

#include "core/base/json.h"
#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/model/json_syntax.h"
#include "core/plan/needs.h"

namespace strata {

namespace {

constexpr const char* machineSchema = "strata.machine-file/1";
constexpr Bytes mostOfMachineFile = 1_MiB;
/// Raised when the probe measures in another way: what an earlier one found is then measured again.
constexpr int probeRevision = 2;
/// Raised when the core's paths are measured in another way.
constexpr int seenRevision = 1;

struct Entry {
  Json key;
  KeptLastLevel answer;
};

/// Whether a cache level can have that size on the machine: none, or from a page up to all of the memory.
bool canBeUsable(Bytes size, const Json& key) {
  const auto memory = key.is_object() ? key.find("memory_gib") : key.end();
  if (memory == key.end() || !memory->is_number_unsigned()) return false;
  const Bytes most = 1_GiB * std::clamp<std::uint64_t>(memory->get<std::uint64_t>(), 1, 1 << 20);
  return size == 0_B || (size >= 4_KiB && size <= most);
}

std::optional<Entry> entryOf(const Json& json) {
  if (!json.is_object() || !json.contains("machine")) return std::nullopt;
  Entry entry{json["machine"], {}};
  const auto measured = json.find("measured");
  const auto usable = json.find("usable_last_level_bytes");
  const auto contradictions = json.find("contradictions");
  if (measured != json.end() && measured->is_string()) entry.answer.measured = measured->get<std::string>();
  if (usable != json.end() && usable->is_number_unsigned())
    entry.answer.usable = Bytes{usable->get<std::uint64_t>()};
  if (entry.answer.usable && !canBeUsable(*entry.answer.usable, entry.key)) return std::nullopt;
  if (contradictions != json.end() && contradictions->is_number_unsigned())
    entry.answer.contradictions = static_cast<int>(
        std::min<std::uint64_t>(contradictions->get<std::uint64_t>(), contradictionsToForget));
  return entry;
}

Json jsonOf(const Entry& entry) {
  Json json{{"machine", entry.key}, {"measured", entry.answer.measured}};
  if (entry.answer.usable) json["usable_last_level_bytes"] = entry.answer.usable->count;
  json["contradictions"] = entry.answer.contradictions;
  return json;
}

struct Core {
  Json key;
  KeptPaths paths;
};

std::optional<double> numberOf(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

std::optional<Core> coreOf(const Json& json) {
  if (!json.is_object() || !json.contains("machine") || json.value("revision", Json()) != seenRevision)
    return std::nullopt;
  const auto widths = json.find("paths");
  if (widths == json.end() || !widths->is_array()) return std::nullopt;
  Core core{json["machine"], {}};
  const auto measured = json.find("measured");
  if (measured != json.end() && measured->is_string()) core.paths.measured = measured->get<std::string>();
  for (const Json& width : *widths) {
    const auto bytes = width.is_object() ? numberOf(width, "width_bytes") : std::nullopt;
    if (!bytes || *bytes < 1 || *bytes > 64) return std::nullopt;
    core.paths.widths.push_back({static_cast<int>(*bytes), numberOf(width, "loads_per_cycle"),
                                 numberOf(width, "stores_per_cycle"), numberOf(width, "accesses_per_cycle")});
  }
  return core;
}

Json jsonOf(const Core& core) {
  Json widths = Json::array();
  for (const WideAccesses& accesses : core.paths.widths) {
    Json width{{"width_bytes", accesses.widthBytes}};
    if (accesses.loadsPerCycle) width["loads_per_cycle"] = *accesses.loadsPerCycle;
    if (accesses.storesPerCycle) width["stores_per_cycle"] = *accesses.storesPerCycle;
    if (accesses.accessesPerCycle) width["accesses_per_cycle"] = *accesses.accessesPerCycle;
    widths.push_back(std::move(width));
  }
  return Json{{"machine", core.key},
              {"measured", core.paths.measured},
              {"revision", seenRevision},
              {"paths", std::move(widths)}};
}

/// Both lists are in the order of the file: the latest entry is the last.
struct Records {
  std::vector<Entry> machines;
  std::vector<Core> cores;
};

Records load(const std::string& path) {
  const auto text = readFile(path, mostOfMachineFile);
  if (!text || findJsonError(*text)) return {};
  const Json document = parsedJson(*text);
  if (!document.is_object() || document.value("schema", Json()) != machineSchema) return {};
  Records records;
  const auto each = [&](const char* list, auto read, auto& into) {
    const auto found = document.find(list);
    if (found == document.end() || !found->is_array()) return;
    for (const Json& json : *found)
      if (auto entry = read(json)) into.push_back(*std::move(entry));
  };
  each("machines", entryOf, records.machines);
  each("cores", coreOf, records.cores);
  return records;
}

Status save(const std::string& path, const Records& records) {
  Json machines = Json::array();
  for (const Entry& entry : records.machines) machines.push_back(jsonOf(entry));
  Json document{{"schema", machineSchema}, {"machines", machines}};
  for (const Core& core : records.cores) document["cores"].push_back(jsonOf(core));
  if (const std::error_code error = makePrivateFolder(pathOf(path).parent_path()))
    return Error{"cannot-write", {{"path", path}, {"system", systemMessage(error)}}};
  // What a system says of itself may hold bytes that are no UTF-8.
  return writeFile(path, document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

/// Replaces an earlier entry of that machine, and becomes the latest.
template <typename Entries, typename Value>
void put(Entries& entries, const std::string& key, const Value& value) {
  Json wanted = parsedJson(key);
  std::erase_if(entries, [&](const auto& entry) { return entry.key == wanted; });
  entries.push_back({std::move(wanted), value});
  if (entries.size() > mostMachinesKept)
    entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(mostMachinesKept));
}

Json parsed(const std::string& key) {
  return parsedJson(key);
}

}  // namespace

std::string machineKey(const Machine& machine, const std::string& cachePartition) {
  Json needs = Json::array();
  for (const kernels::Needs each : machine.provides) needs.push_back(needsName(each));
  Json caches = Json::array();
  for (const Cache& cache : machine.caches)
    caches.push_back(
        {{"level", cache.level}, {"size_bytes", cache.size.count}, {"shared_by", cache.sharedBy}});
  Json cpus = Json::array();
  for (const LogicalCpu& cpu : machine.cpus) cpus.push_back(cpu.osIndex);
  constexpr std::uint64_t gib = (1_GiB).count;
  const Json key{{"cpu", machine.cpuModel},
                 {"core_class", machine.coreClass ? machine.coreClass->id : std::string()},
                 {"provides", needs},
                 {"caches", caches},
                 {"memory_gib", (machine.memory.count + gib / 2) / gib},
                 {"cpus", cpus},
                 {"cache_partition", cachePartition},
                 {"hypervisor", machine.hypervisor},
                 {"probe", probeRevision}};
  return key.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<std::string> machineFilePath() {
  auto folder = dataFolder();
  if (!folder) return folder.error();
  return utf8Of(pathOf(*folder) / "machine.json");
}

std::optional<KeptLastLevel> loadLastLevel(const std::string& path, const std::string& key) {
  const Json wanted = parsed(key);
  Records records = load(path);
  for (Entry& entry : records.machines)
    if (entry.key == wanted) return std::move(entry.answer);
  return std::nullopt;
}

std::optional<KeptPaths> loadSeenPaths(const std::string& path, const std::string& key) {
  const Json wanted = parsed(key);
  Records records = load(path);
  for (Core& core : records.cores)
    if (core.key == wanted) return std::move(core.paths);
  return std::nullopt;
}

Status keepSeenPaths(const std::string& path, const std::string& key, const KeptPaths& paths) {
  Records records = load(path);
  put(records.cores, key, paths);
  return save(path, records);
}

Status keepLastLevel(const std::string& path, const std::string& key, const KeptLastLevel& answer) {
  Records records = load(path);
  put(records.machines, key, answer);
  return save(path, records);
}

Status weighLastLevel(const std::string& path, const std::string& key, bool denied) {
  auto kept = loadLastLevel(path, key);
  if (!kept || (!denied && kept->contradictions == 0)) return success();
  kept->contradictions = denied ? kept->contradictions + 1 : 0;
  if (kept->contradictions >= contradictionsToForget) return forgetLastLevel(path, key);
  return keepLastLevel(path, key, *kept);
}

Status forgetLastLevel(const std::string& path, const std::string& key) {
  Records records = load(path);
  const Json unwanted = parsed(key);
  if (std::erase_if(records.machines, [&](const Entry& entry) { return entry.key == unwanted; }) == 0)
    return success();
  return save(path, records);
}

}  // namespace strata
