// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/machine_file.h"

#include <system_error>
#include <vector>

#include "core/base/json.h"
#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/files/make_folder.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/model/json_syntax.h"
#include "core/plan/needs.h"

namespace strata {

namespace {

constexpr const char* machineSchema = "strata.machine/1";
constexpr Bytes mostOfMachineFile = 1_MiB;
/// Raised when the probe measures in another way: what an earlier one found is then measured again.
constexpr int probeRevision = 2;

struct Entry {
  Json key;
  KeptLastLevel answer;
};

std::optional<Entry> entryOf(const Json& json) {
  if (!json.is_object() || !json.contains("machine")) return std::nullopt;
  Entry entry{json["machine"], {}};
  const auto measured = json.find("measured");
  const auto usable = json.find("usable_last_level_bytes");
  const auto contradictions = json.find("contradictions");
  if (measured != json.end() && measured->is_string()) entry.answer.measured = measured->get<std::string>();
  if (usable != json.end() && usable->is_number_unsigned())
    entry.answer.usable = Bytes{usable->get<std::uint64_t>()};
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

/// In the order of the file: the latest last.
std::vector<Entry> load(const std::string& path) {
  const auto text = readFile(path, mostOfMachineFile);
  if (!text || findJsonError(*text)) return {};
  const Json document = Json::parse(*text, nullptr, false);
  if (!document.is_object() || document.value("schema", Json()) != machineSchema) return {};
  const auto machines = document.find("machines");
  std::vector<Entry> entries;
  if (machines == document.end() || !machines->is_array()) return entries;
  for (const Json& machine : *machines)
    if (auto entry = entryOf(machine)) entries.push_back(*std::move(entry));
  return entries;
}

Status save(const std::string& path, const std::vector<Entry>& entries) {
  Json machines = Json::array();
  for (const Entry& entry : entries) machines.push_back(jsonOf(entry));
  const Json document{{"schema", machineSchema}, {"machines", machines}};
  if (const std::error_code error = makePrivateFolder(pathOf(path).parent_path()))
    return Error{"cannot-write", {{"path", path}, {"system", systemMessage(error)}}};
  // What a system says of itself may hold bytes that are no UTF-8.
  return writeFile(path, document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

Json parsed(const std::string& key) {
  return Json::parse(key, nullptr, false);
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
  for (Entry& entry : load(path))
    if (entry.key == wanted) return std::move(entry.answer);
  return std::nullopt;
}

Status keepLastLevel(const std::string& path, const std::string& key, const KeptLastLevel& answer) {
  std::vector<Entry> entries = load(path);
  Json wanted = parsed(key);
  std::erase_if(entries, [&](const Entry& entry) { return entry.key == wanted; });
  entries.push_back({std::move(wanted), answer});
  if (entries.size() > mostMachinesKept)
    entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(mostMachinesKept));
  return save(path, entries);
}

Status weighLastLevel(const std::string& path, const std::string& key, bool denied) {
  auto kept = loadLastLevel(path, key);
  if (!kept || (!denied && kept->contradictions == 0)) return success();
  kept->contradictions = denied ? kept->contradictions + 1 : 0;
  if (kept->contradictions >= contradictionsToForget) return forgetLastLevel(path, key);
  return keepLastLevel(path, key, *kept);
}

Status forgetLastLevel(const std::string& path, const std::string& key) {
  std::vector<Entry> entries = load(path);
  const Json unwanted = parsed(key);
  if (std::erase_if(entries, [&](const Entry& entry) { return entry.key == unwanted; }) == 0)
    return success();
  return save(path, entries);
}

}  // namespace strata
