// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/before_after_file.h"

#include <cstdint>
#include <filesystem>
#include <system_error>

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

Json jsonOf(const Selection& selection) {
  Json json = Json::object();
  for (const TestGroup group : allTestGroups)
    if (const bool chosen = selection.tests.contains(group); chosen || firstTests.contains(group))
      json[keyOf(group)] = chosen;
  json["traffic"] = selection.sweep.traffic;
  json["raised_priority"] = selection.raisedPriority;
  json["widths"] = selection.widths;
  json["patterns"] = selection.patterns;
  json["kernels"] = selection.kernels;
  json["levels"] = selection.sweep.levels;
  json["ops"] = selection.ops;
  json["pages"] = Json::array();
  for (const PagePolicy pages : selection.pages) json["pages"].push_back(pagesName(pages));
  if (selection.sweep.sizes) json["sweep"] = sweepName(*selection.sweep.sizes);
  if (selection.sweep.chains) json["chains"] = *selection.sweep.chains;
  if (selection.block) json["block_bytes"] = selection.block->count;
  if (selection.passes) json["passes"] = *selection.passes;
  if (!selection.disk.ops.empty()) json["disk_ops"] = selection.disk.ops;
  for (const DiskRow& row : selection.disk.rows) json["disk_rows"].push_back(diskRowName(row));
  if (selection.disk.fileToRead) json["disk_file"] = *selection.disk.fileToRead;
  if (selection.disk.endurance) json["disk_endurance_bytes"] = selection.disk.endurance->count;
  if (selection.disk.verify) json["disk_verify"] = true;
  if (selection.wholeMachine) json["whole_machine"] = true;
  if (selection.wholeMachine.value_or(WholeMachinePace::Default) != WholeMachinePace::Default)
    json["whole_machine_pace"] = paceName(*selection.wholeMachine);
  // Never the codes: they are asked for anew.
  if (!selection.network.directions.empty()) json["network_directions"] = selection.network.directions;
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
  json.at("traffic").get_to(selection.sweep.traffic);
  json.at("raised_priority").get_to(selection.raisedPriority);
  json.at("widths").get_to(selection.widths);
  json.at("patterns").get_to(selection.patterns);
  json.at("kernels").get_to(selection.kernels);
  json.at("levels").get_to(selection.sweep.levels);
  json.at("ops").get_to(selection.ops);
  for (const Json& name : json.at("pages")) {
    const auto pages = pagesNamed(name.get<std::string>());
    if (!pages) return std::nullopt;
    selection.pages.push_back(*pages);
  }
  if (json.contains("sweep")) {
    selection.sweep.sizes = sweepNamed(json["sweep"].get<std::string>());
    if (!selection.sweep.sizes) return std::nullopt;
  }
  if (json.contains("chains")) selection.sweep.chains = json["chains"].get<int>();
  if (json.contains("block_bytes")) selection.block = Bytes{json["block_bytes"].get<std::uint64_t>()};
  if (json.contains("passes")) selection.passes = json["passes"].get<int>();
  if (json.contains("disk_ops")) json["disk_ops"].get_to(selection.disk.ops);
  if (json.contains("disk_rows"))
    for (const Json& name : json["disk_rows"]) {
      const auto row = parseDiskRow(name.get<std::string>());
      if (!row) return std::nullopt;
      selection.disk.rows.push_back(*row);
    }
  if (json.contains("disk_file")) selection.disk.fileToRead = json["disk_file"].get<std::string>();
  if (json.contains("disk_endurance_bytes"))
    selection.disk.endurance = Bytes{json["disk_endurance_bytes"].get<std::uint64_t>()};
  if (json.contains("disk_verify")) selection.disk.verify = json["disk_verify"].get<bool>();
  if (json.contains("whole_machine") && json["whole_machine"].get<bool>())
    selection.wholeMachine = WholeMachinePace::Default;
  if (json.contains("whole_machine_pace")) {
    selection.wholeMachine = paceNamed(json["whole_machine_pace"].get<std::string>());
    if (!selection.wholeMachine) return std::nullopt;
  }
  if (json.contains("network_directions")) json["network_directions"].get_to(selection.network.directions);
  return selection;
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
