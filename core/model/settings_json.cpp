// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/model/json_syntax.h"
#include "core/model/settings.h"

namespace strata {

namespace {

constexpr std::string_view schemaFamily = "strata.settings/";
constexpr std::string_view schema = "strata.settings/1";
/// The key of the binding in a settings file, and that in run files and older settings files.
constexpr std::string_view affinityKey = "affinity";
constexpr std::string_view affinityKeyOfRuns = "bind";
/// Absent: all kinds.
constexpr std::string_view coresKey = "core_kind";

/// The key of a setting that checkRanges names.
std::string keyOf(std::string_view setting) {
  constexpr std::pair<std::string_view, std::string_view> keys[]{
      {"size", "regions_bytes"},           {"disk-size", "disk_file_bytes"}, {"disk-block", "disk_custom"},
      {"disk-queue-depth", "disk_custom"}, {"disk-threads", "disk_custom"},  {"host", "network_peers"},
  };
  for (const NumberSetting& number : numberSettings)
    if (number.name == setting) return std::string(number.key);
  for (const auto& [of, key] : keys)
    if (of == setting) return std::string(key);
  return std::string(setting);
}

/// What checkRanges says, in the words of a file.
std::optional<Error> checkRangesOfFile(const Settings& settings) {
  std::optional<Error> error = checkRanges(settings);
  if (!error) return std::nullopt;
  for (Datum& datum : error->data)
    if (datum.name == "setting") datum.value = keyOf(std::get<std::string>(datum.value));
  return error;
}

Error badSetting(const std::string& key, std::string allowed) {
  return {"bad-setting", {{"key", key}, {"allowed", std::move(allowed)}}};
}

/// A size is written as a number of bytes, and may be given as a text such as "16K".
std::optional<Bytes> sizeOf(const Json& value) {
  if (value.is_number_unsigned()) return Bytes{value.get<std::uint64_t>()};
  if (value.is_string()) return parseSize(value.get<std::string>());
  return std::nullopt;
}

std::optional<int> wholeNumber(const Json& value) {
  if (!value.is_number_integer()) return std::nullopt;
  // What exceeds 63 bits would turn negative.
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT32_MAX) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < INT32_MIN || number > INT32_MAX) return std::nullopt;
  return static_cast<int>(number);
}

std::string sizesAllowed(Range<Bytes> range) {
  return fmt::format("{} to {}", formatSize(range.least), formatSize(range.most));
}

std::optional<Error> readNumber(const NumberSetting& setting, const Json& value, Settings& into) {
  const auto number = wholeNumber(value);
  if (!number)
    return badSetting(std::string(setting.key),
                      fmt::format("{} to {}{}", setting.range.least, setting.range.most, setting.unit));
  into.*setting.member = *number;
  return std::nullopt;
}

std::optional<Error> readRegions(const std::string& key, const Json& value, Settings& into) {
  std::vector<Bytes> regions;
  const auto wrong = [&] { return badSetting(key, "[" + sizesAllowed(regionRange) + ", ...]"); };
  if (!value.is_array()) return wrong();
  for (const Json& entry : value) {
    const auto size = sizeOf(entry);
    if (!size) return wrong();
    regions.push_back(*size);
  }
  into.regions = std::move(regions);
  return std::nullopt;
}

std::optional<Error> readFolders(const std::string& key, const Json& value, Settings& into) {
  std::vector<std::string> folders;
  if (!value.is_array()) return badSetting(key, "[\"folder\", ...]");
  for (const Json& entry : value) {
    if (!entry.is_string()) return badSetting(key, "[\"folder\", ...]");
    folders.push_back(entry.get<std::string>());
  }
  into.diskFolders = std::move(folders);
  return std::nullopt;
}

std::optional<Error> readPeers(const std::string& key, const Json& value, Settings& into) {
  const auto wrong = [&] { return badSetting(key, R"(["host", "host:port", ...])"); };
  std::vector<NetworkAddress> peers;
  if (!value.is_array()) return wrong();
  for (const Json& entry : value) {
    const auto address = entry.is_string() ? parseAddress(entry.get<std::string>()) : wrong();
    if (!address) return wrong();
    peers.push_back(*address);
  }
  into.networkPeers = std::move(peers);
  return std::nullopt;
}

std::vector<std::string> peerTexts(const std::vector<NetworkAddress>& peers) {
  std::vector<std::string> texts;
  for (const NetworkAddress& peer : peers) texts.push_back(addressText(peer));
  return texts;
}

std::optional<Error> readThreads(const std::string& key, const Json& value, Settings& into) {
  if (value == "auto") {
    into.threadMode = ThreadMode::Auto;
  } else if (value == "cores") {
    into.threadMode = ThreadMode::Cores;
  } else if (value == "scale") {
    into.threadMode = ThreadMode::Scale;
  } else if (const auto number = wholeNumber(value)) {
    into.threadMode = ThreadMode::Count;
    into.threads = *number;
  } else {
    return badSetting(key,
                      fmt::format("{} to {}, auto, cores, scale", threadsRange.least, threadsRange.most));
  }
  return std::nullopt;
}

std::optional<Error> readBinding(const std::string& key, const Json& value, Settings& into) {
  if (!value.is_string() || !parseBinding(value.get<std::string>(), into))
    return badSetting(key, "spread, close, cores, none, 0,2,4-7");
  return std::nullopt;
}

std::optional<Error> readCores(const std::string& key, const Json& value, Settings& into) {
  const auto choice = value.is_string() ? findCoreChoice(value.get<std::string>()) : std::nullopt;
  if (!choice) return badSetting(key, "performance, efficient, low-power");
  into.cores = *choice;
  return std::nullopt;
}

std::optional<Error> readFlag(const std::string& key, const Json& value, bool& into) {
  if (!value.is_boolean()) return badSetting(key, "true, false");
  into = value.get<bool>();
  return std::nullopt;
}

std::optional<Error> readProfile(const std::string& key, const Json& value, Settings& into) {
  const auto profile = value.is_string() ? findDiskProfile(value.get<std::string>()) : std::nullopt;
  if (!profile) {
    std::vector<std::string_view> names;
    for (const DiskProfile known : diskProfiles) names.push_back(diskProfileName(known));
    return badSetting(key, fmt::format("{}", fmt::join(names, ", ")));
  }
  into.diskProfile = *profile;
  return std::nullopt;
}

/// What it lacks is as usual; what it has beside is of a newer version, and is not kept.
std::optional<Error> readCustomRow(const std::string& key, const Json& value, Settings& into) {
  const auto wrong = [&] {
    return badSetting(key, R"({"pattern": "sequential", "random"; "block_bytes": 512 to 64 MiB; )"
                           R"("queue_depth": 1 to 1024; "threads": 1 to 1024})");
  };
  if (!value.is_object()) return wrong();
  DiskRow row = into.diskCustom;
  if (const auto pattern = value.find("pattern"); pattern != value.end()) {
    // Run files and older settings files name the one as kernels do.
    if (*pattern != "sequential" && *pattern != "serial" && *pattern != "random") return wrong();
    row.random = *pattern == "random";
  }
  if (const auto block = value.find("block_bytes"); block != value.end()) {
    const auto size = sizeOf(*block);
    if (!size) return wrong();
    row.block = *size;
  }
  for (const auto& [part, number] : {std::pair{"queue_depth", &row.queueDepth}, {"threads", &row.threads}}) {
    const auto found = value.find(part);
    if (found == value.end()) continue;
    const auto read = wholeNumber(*found);
    if (!read) return wrong();
    *number = *read;
  }
  into.diskCustom = row;
  return std::nullopt;
}

Json customRowJson(const DiskRow& row, const char* sequential) {
  return {{"pattern", row.random ? "random" : sequential},
          {"block_bytes", row.block.count},
          {"queue_depth", row.queueDepth},
          {"threads", row.threads}};
}

std::optional<Error> readKey(const std::string& key, const Json& value, Settings& into, Json& unknown) {
  if (key == "schema") return std::nullopt;
  for (const NumberSetting& setting : numberSettings)
    if (setting.key == key) return readNumber(setting, value, into);
  if (key == "regions_bytes") return readRegions(key, value, into);
  if (key == "disk_folders") return readFolders(key, value, into);
  if (key == "threads") return readThreads(key, value, into);
  if (key == affinityKey || key == affinityKeyOfRuns) return readBinding(key, value, into);
  if (key == coresKey) return readCores(key, value, into);
  if (key == "disk_file_bytes") {
    const auto size = sizeOf(value);
    if (!size) return badSetting(key, sizesAllowed(diskFileRange));
    into.diskFile = *size;
    return std::nullopt;
  }
  if (key == "disk_profile") return readProfile(key, value, into);
  if (key == "disk_custom") return readCustomRow(key, value, into);
  if (key == "disk_zeros") return readFlag(key, value, into.diskZeros);
  if (key == "network_peers") return readPeers(key, value, into);
  if (key == "stop_when_precise") return readFlag(key, value, into.stopWhenPrecise);
  if (key == "history") return readFlag(key, value, into.keepRuns);
  append(unknown, key, value);
  return std::nullopt;
}

}  // namespace

std::string settingsToJson(const Settings& settings, Written written) {
  const Settings defaults;
  const bool all = written == Written::All;
  Json json;
  json["schema"] = schema;
  const auto put = [&](std::string_view key, const auto& value, const auto& usual) {
    if (all || value != usual) json[key] = value;
  };
  const auto putNumber = [&](int Settings::* member) {
    const auto setting = std::ranges::find(numberSettings, member, &NumberSetting::member);
    put(setting->key, settings.*member, defaults.*member);
  };
  putNumber(&Settings::integerSeconds);
  putNumber(&Settings::floatingSeconds);
  putNumber(&Settings::memorySeconds);
  if (settings.regions) {
    Json sizes = Json::array();
    for (const Bytes region : *settings.regions) sizes.push_back(region.count);
    json["regions_bytes"] = std::move(sizes);
  }
  put("disk_file_bytes", settings.diskFile.count, defaults.diskFile.count);
  put("disk_folders", settings.diskFolders, defaults.diskFolders);
  put("disk_profile", diskProfileName(settings.diskProfile), diskProfileName(defaults.diskProfile));
  putNumber(&Settings::diskSeconds);
  putNumber(&Settings::diskReadPercent);
  // Names of run files never change; a settings file has those of the options.
  const char* const sequential = all ? "serial" : "sequential";
  put("disk_custom", customRowJson(settings.diskCustom, sequential),
      customRowJson(defaults.diskCustom, sequential));
  put("disk_zeros", settings.diskZeros, defaults.diskZeros);
  put("network_peers", peerTexts(settings.networkPeers), peerTexts(defaults.networkPeers));
  putNumber(&Settings::networkSeconds);
  putNumber(&Settings::networkStreams);
  putNumber(&Settings::sustainedMinutes);
  if (settings.threadMode == ThreadMode::Auto) json["threads"] = "auto";
  if (settings.threadMode == ThreadMode::Cores) json["threads"] = "cores";
  if (settings.threadMode == ThreadMode::Scale) json["threads"] = "scale";
  if (settings.threadMode == ThreadMode::Count) put("threads", settings.threads, defaults.threads);
  put(all ? affinityKeyOfRuns : affinityKey, bindingText(settings), bindingText(defaults));
  if (settings.cores != CoreChoice::All) json[coresKey] = coreChoiceName(settings.cores);
  put("stop_when_precise", settings.stopWhenPrecise, defaults.stopWhenPrecise);
  put("history", settings.keepRuns, defaults.keepRuns);
  const Json unknown = parsedJson(settings.unknownJson);
  if (unknown.is_object())
    for (const auto& [key, value] : unknown.items()) append(json, key, value);
  // Folder names need not be valid UTF-8; what is not is replaced rather than thrown.
  return jsonText(json, 2);
}

std::vector<std::string> unknownSettings(const Settings& settings) {
  std::vector<std::string> keys;
  const Json unknown = parsedJson(settings.unknownJson);
  if (!unknown.is_object()) return keys;
  for (const auto& [key, value] : unknown.items()) keys.push_back(key);
  return keys;
}

Result<Settings> settingsFromJson(std::string_view text) {
  if (auto error = findJsonError(text)) return *error;
  const Json json = parsedJson(text);
  if (!json.is_object()) return badSetting("settings", "{ \"key\": value, ... }");
  if (json.contains("schema")) {
    const auto named = json["schema"].is_string() ? json["schema"].get<std::string>() : std::string();
    const auto version = schemaVersion(named, schemaFamily);
    if (!version) return badSetting("schema", std::string(schema));
    if (*version > 1) return Error{"newer-schema", {{"schema", named}}};
  }

  Settings settings;
  Json unknown = Json::object();
  for (const auto& [key, value] : json.items())
    if (auto error = readKey(key, value, settings, unknown)) return *error;
  if (!unknown.empty()) settings.unknownJson = unknown.dump();
  if (auto error = checkRangesOfFile(settings)) return *error;
  return settings;
}

}  // namespace strata
