// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/before_after_file.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/model/json_syntax.h"
#include "core/model/memory_levels.h"
#include "core/model/sweep_name.h"

namespace strata {

namespace {

constexpr const char* beforeAfterSchema = "strata.before-after/1";
constexpr Bytes mostOfBeforeAfterFile = 1_MiB;

/// The key that says whether tests of the group run.
std::string keyOf(TestGroup group) {
  return group == TestGroup::MemoryTypes ? "memory_types" : std::string(testGroupId(group));
}

/// Each version of the file says of these whether they run; the tests that came later are absent where they
/// do not.
constexpr TestSet firstTests{TestGroup::Processor,  TestGroup::Memory,    TestGroup::Bandwidth,
                             TestGroup::Latency,    TestGroup::Disk,      TestGroup::Copy,
                             TestGroup::Library,    TestGroup::Registers, TestGroup::String,
                             TestGroup::MemoryTypes};

/// Which files have a key: all, or only those where its member differs from the default.
enum class InFiles { All, WhereSet };

/// The members of a selection that the file keeps, with their keys, for writing and reading: it does not
/// compile when one is missing. Apart: the tests, the whole machine, codes, which are asked for anew, and
/// cells to measure again, which are no run of their own.
template <typename OfSelection, typename Use>
void eachMember(OfSelection& selection, Use use) {
  auto& [tests, widths, patterns, kernels, ops, pages, block, passes, sweep, disk, sustained, network,
         wholeMachine, eachCoreKind, raisedPriority, calmSeconds, cells, remeasures] = selection;
  auto& [sizes, levels, chains, traffic, asMembench] = sweep;
  auto& [diskOps, diskRows, fileToRead, endurance, verify] = disk;
  auto& [loads, oneThread] = sustained;
  auto& [directions, codes] = network;
  use("traffic", traffic, InFiles::All);
  use("raised_priority", raisedPriority, InFiles::All);
  use("widths", widths, InFiles::All);
  use("patterns", patterns, InFiles::All);
  use("kernels", kernels, InFiles::All);
  use("levels", levels, InFiles::All);
  use("ops", ops, InFiles::All);
  use("pages", pages, InFiles::All);
  use("sweep", sizes, InFiles::WhereSet);
  use("chains", chains, InFiles::WhereSet);
  use("as_membench", asMembench, InFiles::WhereSet);
  use("block_bytes", block, InFiles::WhereSet);
  use("passes", passes, InFiles::WhereSet);
  use("disk_ops", diskOps, InFiles::WhereSet);
  use("disk_rows", diskRows, InFiles::WhereSet);
  use("disk_file", fileToRead, InFiles::WhereSet);
  use("disk_endurance_bytes", endurance, InFiles::WhereSet);
  use("disk_verify", verify, InFiles::WhereSet);
  use("sustained_loads", loads, InFiles::WhereSet);
  use("sustained_one_thread", oneThread, InFiles::WhereSet);
  use("network_directions", directions, InFiles::WhereSet);
  use("each_core_kind", eachCoreKind, InFiles::WhereSet);
  use("calm_s", calmSeconds, InFiles::WhereSet);
}

template <typename Value>
Json jsonOf(const Value& value) {
  return value;
}
Json jsonOf(Bytes size) {
  return size.count;
}
Json jsonOf(PagePolicy pages) {
  return pagesName(pages);
}
Json jsonOf(Sweep sizes) {
  return sweepName(sizes);
}
Json jsonOf(const DiskRow& row) {
  return diskRowName(row);
}
template <typename Value>
Json jsonOf(const std::optional<Value>& value) {
  return jsonOf(*value);
}
template <typename Value>
Json jsonOf(const std::vector<Value>& values) {
  Json all = Json::array();
  for (const Value& value : values) all.push_back(jsonOf(value));
  return all;
}

/// Reads a value; false for a word that is not known, and for no list. Throws what the library throws where
/// it is of another kind.
template <typename Value>
bool take(const Json& json, Value& into) {
  json.get_to(into);
  return true;
}
template <typename Value>
bool takeNamed(const std::optional<Value>& named, Value& into) {
  if (named) into = *named;
  return named.has_value();
}
bool take(const Json& json, Bytes& into) {
  json.get_to(into.count);
  return true;
}
bool take(const Json& json, PagePolicy& into) {
  return takeNamed(pagesNamed(json.get<std::string>()), into);
}
bool take(const Json& json, Sweep& into) {
  return takeNamed(sweepNamed(json.get<std::string>()), into);
}
bool take(const Json& json, DiskRow& into) {
  return takeNamed(parseDiskRow(json.get<std::string>()), into);
}
template <typename Value>
bool take(const Json& json, std::optional<Value>& into) {
  return take(json, into.emplace());
}
template <typename Value>
bool take(const Json& json, std::vector<Value>& into) {
  return json.is_array() &&
         std::ranges::all_of(json, [&](const Json& one) { return take(one, into.emplace_back()); });
}

Json jsonOf(const Selection& selection) {
  Json json = Json::object();
  for (const TestGroup group : allTestGroups)
    if (const bool chosen = selection.tests.contains(group); chosen || firstTests.contains(group))
      json[keyOf(group)] = chosen;
  eachMember(selection, [&](const char* key, const auto& member, InFiles files) {
    if (files == InFiles::All || member != std::remove_cvref_t<decltype(member)>{})
      json[key] = jsonOf(member);
  });
  if (selection.wholeMachine) json["whole_machine"] = true;
  if (selection.wholeMachine.value_or(WholeMachinePace::Default) != WholeMachinePace::Default)
    json["whole_machine_pace"] = paceName(*selection.wholeMachine);
  return json;
}

/// Every key is needed, but for those that are absent by themselves, and every word known: half a selection
/// would run something else. Throws what the library throws where a value is of another kind.
std::optional<Selection> selectionIn(const Json& json) {
  Selection selection;
  for (const TestGroup group : allTestGroups) {
    const std::string key = keyOf(group);
    if (!firstTests.contains(group) && !json.contains(key)) continue;
    selection.tests.set(group, json.at(key).get<bool>());
  }
  bool isKnown = true;
  eachMember(selection, [&](const char* key, auto& member, InFiles files) {
    if (files == InFiles::All || json.contains(key)) isKnown = take(json.at(key), member) && isKnown;
  });
  if (json.contains("whole_machine") && json["whole_machine"].get<bool>())
    selection.wholeMachine = WholeMachinePace::Default;
  if (json.contains("whole_machine_pace")) {
    selection.wholeMachine = paceNamed(json["whole_machine_pace"].get<std::string>());
    isKnown = isKnown && selection.wholeMachine.has_value();
  }
  return isKnown ? std::optional(std::move(selection)) : std::nullopt;
}

/// Absent where a version that did not remember it has written the file.
LastLevelAnswer lastLevelIn(const Json& json) {
  LastLevelAnswer answer;
  if (json.contains("last_level_probe"))
    answer.probe = probeFromName(json["last_level_probe"].get<std::string>());
  if (json.contains("usable_last_level_bytes"))
    answer.usable = Bytes{json["usable_last_level_bytes"].get<std::uint64_t>()};
  return answer;
}

}  // namespace

Result<std::string> beforeAfterPath() {
  auto folder = dataFolder();
  if (!folder) return folder.error();
  return utf8Of(pathOf(*folder) / "before-after.json");
}

std::optional<BeforeAfter> loadBeforeAfter(const std::string& path) {
  const auto text = readFile(path, mostOfBeforeAfterFile);
  if (!text || findJsonError(*text)) return std::nullopt;
  try {
    const Json json = parsedJson(*text);
    if (json.at("schema") != beforeAfterSchema) return std::nullopt;
    const auto settings = settingsFromJson(json.at("settings").dump());
    if (!settings) return std::nullopt;
    const auto selection = selectionIn(json.at("selection"));
    if (!selection) return std::nullopt;
    BeforeAfter state{{*settings, *selection},
                      json.at("series").get<std::string>(),
                      json.at("started").get<std::string>(),
                      json.at("repetitions").get<int>(),
                      lastLevelIn(json)};
    const bool inRange = state.repetitions >= repeatRange.least && state.repetitions <= repeatRange.most &&
                         !state.series.empty();
    return inRange ? std::optional(std::move(state)) : std::nullopt;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

Status saveBeforeAfter(const std::string& path, const BeforeAfter& state) {
  Json json{{"schema", beforeAfterSchema},
            {"series", state.series},
            {"started", state.started},
            {"repetitions", state.repetitions},
            {"settings", parsedJson(settingsToJson(state.settings, Written::All))},
            {"selection", jsonOf(state.selection)}};
  if (state.lastLevel.probe != LastLevelProbe::None)
    json["last_level_probe"] = probeName(state.lastLevel.probe);
  if (state.lastLevel.usable) json["usable_last_level_bytes"] = state.lastLevel.usable->count;
  if (const std::error_code error = makePrivateFolder(pathOf(path).parent_path()))
    return Error{"cannot-write", {{"path", path}, {"system", systemMessage(error)}}};
  return writeFile(path, json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

bool forgetBeforeAfter(const std::string& path) {
  std::error_code error;
  std::filesystem::remove(pathOf(path), error);
  return !error;
}

}  // namespace strata
