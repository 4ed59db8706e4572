// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/settings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace strata {

namespace {

Error outOfRange(std::string setting, std::string value, std::string least, std::string most) {
  return {"out-of-range",
          {{"setting", std::move(setting)},
           {"value", std::move(value)},
           {"least", std::move(least)},
           {"most", std::move(most)}}};
}

std::optional<Error> check(std::string_view setting, int value, Range<int> range, std::string_view unit) {
  if (value >= range.least && value <= range.most) return std::nullopt;
  return outOfRange(std::string(setting), fmt::format("{}{}", value, unit),
                    fmt::format("{}{}", range.least, unit), fmt::format("{}{}", range.most, unit));
}

std::optional<Error> check(const char* setting, Bytes value, Range<Bytes> range) {
  if (value >= range.least && value <= range.most) return std::nullopt;
  return outOfRange(setting, formatSize(value), formatSize(range.least), formatSize(range.most));
}

/// No system numbers its CPUs higher, and no list needs more of them: a bound on what hostile files make of a
/// few digits.
constexpr int mostCpus = 65536;
/// A list that is longer would not fit into a file: what is written is no longer than what was read, and a
/// text there has 64 KiB at most.
constexpr std::size_t mostOfList = 60000;

/// "0,2,4-7" to numbers.
std::optional<std::vector<int>> parseCpuList(std::string_view text) {
  if (text.size() > mostOfList) return std::nullopt;
  std::vector<int> cpus;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    int first = 0;
    auto read = std::from_chars(at, end, first);
    if (read.ec != std::errc{} || first < 0 || first >= mostCpus) return std::nullopt;
    int last = first;
    if (read.ptr != end && *read.ptr == '-') {
      read = std::from_chars(read.ptr + 1, end, last);
      if (read.ec != std::errc{} || last < first || last >= mostCpus) return std::nullopt;
    }
    if (cpus.size() + static_cast<std::size_t>(last - first) >= mostCpus) return std::nullopt;
    for (int cpu = first; cpu <= last; ++cpu) cpus.push_back(cpu);
    at = read.ptr;
    if (at == end) break;
    if (*at != ',' || ++at == end) return std::nullopt;
  }
  if (cpus.empty()) return std::nullopt;
  return cpus;
}

}  // namespace

Settings::Settings() = default;
Settings::Settings(const Settings&) = default;
Settings::Settings(Settings&&) noexcept = default;
Settings& Settings::operator=(const Settings&) = default;
Settings& Settings::operator=(Settings&&) noexcept = default;
Settings::~Settings() = default;

std::optional<Error> checkRanges(const Settings& settings) {
  for (const NumberSetting& setting : numberSettings)
    if (auto error = check(setting.name, settings.*setting.member, setting.range, setting.unit)) return error;
  if (settings.regions) {
    if (settings.regions->size() > maxRegions)
      return outOfRange("size", fmt::format("{}", settings.regions->size()), "0",
                        fmt::format("{}", maxRegions));
    for (const Bytes region : *settings.regions) {
      if (region == 0_B) continue;  // leaves this one out
      if (auto error = check("size", region, regionRange)) return error;
    }
  }
  if (auto error = check("disk-size", settings.diskFile, diskFileRange)) return error;
  if (auto error = check("disk-block", settings.diskCustom.block, diskBlockRange)) return error;
  if (auto error = check("disk-queue-depth", settings.diskCustom.queueDepth, queueDepthRange, ""))
    return error;
  if (auto error = check("disk-threads", settings.diskCustom.threads, threadsRange, "")) return error;
  if (settings.networkPeers.size() > maxNetworkPeers)
    return outOfRange("host", fmt::format("{}", settings.networkPeers.size()), "0",
                      fmt::format("{}", maxNetworkPeers));
  if (settings.threadMode == ThreadMode::Count)
    if (auto error = check("threads", settings.threads, threadsRange, "")) return error;
  return std::nullopt;
}

Settings classicNbench() {
  Settings settings;
  settings.regions = std::vector<Bytes>{1_KiB, 10_KiB, 100_KiB, 1000_KiB};
  settings.diskFile = 10_MiB;
  settings.diskProfile = DiskProfile::Classic;
  settings.stopWhenPrecise = false;
  return settings;
}

Settings quickSettings() {
  Settings settings;
  settings.integerSeconds = 1;
  settings.floatingSeconds = 1;
  settings.memorySeconds = 1;
  settings.diskFile = 64_MiB;
  settings.diskSeconds = 1;
  settings.sustainedMinutes = 1;
  return settings;
}

Settings thoroughSettings() {
  Settings settings;
  settings.integerSeconds = 8;
  settings.floatingSeconds = 8;
  settings.memorySeconds = 8;
  settings.diskFile = 1_GiB;
  settings.diskSeconds = 8;
  settings.sustainedMinutes = 30;
  settings.stopWhenPrecise = false;
  return settings;
}

const std::array<Preset, 4>& presets() {
  static const std::array<Preset, 4> table{{
      {"default", Settings{}},
      {"classic", classicNbench()},
      {"quick", quickSettings()},
      {"thorough", thoroughSettings()},
  }};
  return table;
}

const Preset* findPreset(std::string_view id) {
  const auto found =
      std::find_if(presets().begin(), presets().end(), [&](const Preset& preset) { return preset.id == id; });
  return found == presets().end() ? nullptr : &*found;
}

Settings withPreset(const Preset& preset, const Settings& own) {
  Settings settings = preset.settings;
  settings.threadMode = own.threadMode;
  settings.threads = own.threads;
  settings.binding = own.binding;
  settings.cpuList = own.cpuList;
  settings.cores = own.cores;
  settings.diskFolders = own.diskFolders;
  settings.networkPeers = own.networkPeers;
  settings.keepRuns = own.keepRuns;
  settings.unknownJson = own.unknownJson;
  return settings;
}

const Preset* presetOf(const Settings& settings) {
  const auto found = std::ranges::find_if(
      presets(), [&](const Preset& preset) { return withPreset(preset, settings) == settings; });
  return found == presets().end() ? nullptr : &*found;
}

Status parseBinding(std::string_view text, Settings& into) {
  std::vector<int> list;
  if (text == "spread") {
    into.binding = Binding::Spread;
  } else if (text == "close") {
    into.binding = Binding::Close;
  } else if (text == "cores") {
    into.binding = Binding::Cores;
  } else if (text == "none") {
    into.binding = Binding::None;
  } else if (auto cpus = parseCpuList(text)) {
    into.binding = Binding::List;
    list = std::move(*cpus);
  } else {
    return Error{"bad-binding", {{"text", std::string(text)}}};
  }
  into.cpuList = std::move(list);
  return success();
}

std::string bindingText(const Settings& settings) {
  switch (settings.binding) {
    case Binding::Spread:
      return "spread";
    case Binding::Close:
      return "close";
    case Binding::Cores:
      return "cores";
    case Binding::None:
      return "none";
    case Binding::List:
      break;
  }
  return cpuListText(settings.cpuList);
}

std::string cpuListText(const std::vector<int>& cpus) {
  constexpr std::size_t shortestRange = 3;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < cpus.size();) {
    std::size_t end = i + 1;
    while (end < cpus.size() && cpus[end] == cpus[end - 1] + 1) ++end;
    if (end - i >= shortestRange)
      parts.push_back(fmt::format("{}-{}", cpus[i], cpus[end - 1]));
    else
      for (std::size_t one = i; one < end; ++one) parts.push_back(std::to_string(cpus[one]));
    i = end;
  }
  return fmt::format("{}", fmt::join(parts, ","));
}

std::optional<CoreChoice> findCoreChoice(std::string_view name) {
  const auto found = std::ranges::find(namedCoreChoices, name, &NamedCoreChoice::name);
  return found == namedCoreChoices.end() ? std::nullopt : std::optional(found->choice);
}

std::string_view coreChoiceName(CoreChoice choice) {
  const auto found = std::ranges::find(namedCoreChoices, choice, &NamedCoreChoice::choice);
  return found == namedCoreChoices.end() ? std::string_view() : found->name;
}

}  // namespace strata
