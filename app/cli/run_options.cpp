// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/words/words.h"
#include "core/files/read_file.h"
#include "core/files/settings_file.h"
#include "core/model/sweep_name.h"
#include "core/plan/disk_plan.h"

namespace strata::cli {

namespace {

/// A number that the option is known to take.
std::optional<int> seconds(const GivenCommand& given, std::string_view option) {
  const auto text = given.value(option);
  if (!text) return std::nullopt;
  return wholeNumber(*text, secondsRange);
}

std::optional<Wrong> wrongRegions(const std::vector<std::string>& regions) {
  for (const std::string_view alone : {regionsAuto, regionsNone})
    if (regions.size() > 1 && std::find(regions.begin(), regions.end(), alone) != regions.end())
      return Wrong{fill(english("cli-region-alone"), {std::string(alone)})};
  return std::nullopt;
}

void applyRegions(const std::vector<std::string>& regions, Settings& settings) {
  if (regions.empty()) return;
  settings.regions.reset();
  if (regions.front() == regionsAuto) return;
  settings.regions.emplace();
  if (regions.front() == regionsNone) return;
  for (const std::string& text : regions) settings.regions->push_back(regionSize(text).value_or(0_B));
}

/// A file that a newer version wrote is none to refuse; a key that is misspelt is one to know of.
std::optional<Reason> noticeOfUnknown(const Settings& settings, const std::string& path) {
  const auto unknown = unknownSettings(settings);
  if (unknown.empty()) return std::nullopt;
  return Reason{"cli-settings-unknown",
                {{"path", path}, {"keys", fmt::format("{}", fmt::join(unknown, ", "))}}};
}

std::variant<ChosenSettings, Wrong> startFromFile(const std::string& path) {
  const auto wrong = [&](const Error& error) {
    return Wrong{fill(english("cli-settings-file-wrong"), {path, sentence(error)})};
  };
  const auto text = readFile(path, mostSettingsFile);
  if (!text) return wrong(text.error());
  auto settings = settingsFromJson(*text);
  if (!settings) return wrong(settings.error());

  ChosenSettings chosen{*std::move(settings), {"cli-settings-file", {{"path", path}}}, std::nullopt};
  chosen.notice = noticeOfUnknown(chosen.settings, path);
  return chosen;
}

ChosenSettings startFromPreset(std::string_view id) {
  const Preset* preset = findPreset(id);
  return {preset == nullptr ? Settings{} : preset->settings,
          {"cli-settings-preset", {{"preset", std::string(id)}}},
          std::nullopt};
}

ChosenSettings startFromSaved() {
  const auto path = settingsPath();
  if (!path) {
    ChosenSettings chosen = startFromPreset("default");
    chosen.notice = path.error();
    return chosen;
  }
  LoadedSettings saved = loadSettings(*path);
  if (saved.fromFile && !saved.notice) saved.notice = noticeOfUnknown(saved.settings, *path);
  const char* from = saved.fromFile ? "cli-settings-saved" : "cli-settings-none-saved";
  return {std::move(saved.settings), {from, {{"path", *path}}}, std::move(saved.notice)};
}

}  // namespace

RunOptions runOptions(const GivenCommand& given) {
  RunOptions options;
  options.tests = given.values("test");
  options.integerSeconds = seconds(given, "--int-time");
  options.floatingSeconds = seconds(given, "--float-time");
  options.memorySeconds = seconds(given, "--memory-time");
  options.threads = given.value("--threads");
  options.binding = given.value("--bind");
  options.priority = given.value("--priority");
  options.regions = given.values("--region");
  for (const std::string& width : given.values("--width"))
    options.widths.push_back(wholeNumber(width, Range<int>{1, 64}).value_or(0));
  options.patterns = given.values("--pattern");
  options.ops = given.values("--op");
  options.sweep = given.value("--sweep");
  if (const auto chains = given.value("--chains"))
    options.chains = wholeNumber(*chains, Range<int>{1, 12}).value_or(1);
  options.pages = given.values("--pages");
  options.count = given.value("--count");
  options.format = given.value("--format");
  if (const auto block = given.value("--block")) options.block = sizeWithin(*block, blockRange);
  if (const auto repeat = given.value("--repeat")) options.repeat = wholeNumber(*repeat, repeatRange);
  options.kernels = given.values("--kernel");
  if (const auto size = given.value("--disk-size")) options.diskSize = sizeWithin(*size, diskFileRange);
  options.diskFolders = given.values("--disk-dir");
  options.disk = diskOptions(given);
  options.network = networkOptions(given);
  options.stopWhenPrecise = given.has("--stop-when-precise");
  options.wholeTime = given.has("--whole-time");
  options.settingsFile = given.value("--settings");
  options.preset = given.value("--preset");
  return options;
}

std::variant<Selection, Wrong> selectionOf(const RunOptions& options) {
  Selection selection;
  using enum TestGroup;
  if (!options.tests.empty()) {
    selection.tests = {};
    for (const TestGroup group : allTestGroups)
      selection.tests.set(group, std::ranges::find(options.tests, testGroupId(group)) != options.tests.end());
  }
  selection.widths = options.widths;
  selection.patterns = options.patterns;
  selection.ops = options.ops;
  if (options.sweep) selection.sweep = sweepNamed(*options.sweep).value_or(Sweep::Quick);
  selection.chains = options.chains;
  selection.raisedPriority = options.priority == "raised";
  selection.traffic = options.count == "traffic";
  for (const std::string& name : options.pages)
    if (const auto pages = pagesNamed(name)) selection.pages.push_back(*pages);
  selection.kernels = options.kernels;
  selection.block = options.block;
  applyDisk(options.disk, selection);
  applyNetwork(options.network, selection);
  if (selection.tests.containsAny({Copy, MemoryTypes}) && options.repeat) {
    // Passes of the one and whole runs of the others would go by the same name.
    if (options.tests.size() > 1) return Wrong{english("cli-repeat-copy")};
    selection.passes = options.repeat;
  }

  // An option that no chosen test uses would be ignored without a word: better to ask.
  struct Use {
    bool given;
    bool used;
    const char* option;
    const char* test;
  };
  const bool levels = selection.tests.containsAny({Bandwidth, Latency});
  const bool paged = levels || selection.tests.containsAny({Memory, Copy, Library, String});
  const bool regions = paged || selection.tests.contains(MemoryTypes);
  const bool walks = selection.tests.containsAny({Memory, Bandwidth});
  const bool widths = walks || selection.tests.containsAny({Registers, String, MemoryTypes});
  // Passes are as many as were asked for, however long they take; uses of memory of a kind are never fewer.
  const bool memoryTime = selection.tests.contains(Registers) || (regions && !selection.passes);
  const bool timed = selection.tests.containsAny({Processor, Registers}) || (paged && !selection.passes);
  const std::string format = options.format.value_or("");
  const bool membench = format.starts_with("membench");
  for (const Use& use :
       {Use{options.integerSeconds.has_value(), selection.tests.contains(Processor), "--int-time",
            "processor"},
        Use{options.floatingSeconds.has_value(), selection.tests.contains(Processor), "--float-time",
            "processor"},
        Use{options.memorySeconds.has_value(), memoryTime, "--memory-time", "memory"},
        Use{options.stopWhenPrecise, timed, "--stop-when-precise", "memory"},
        Use{options.wholeTime, timed, "--whole-time", "memory"},
        Use{!options.regions.empty(), regions, "--region", "memory"},
        Use{!options.widths.empty(), widths, "--width", "memory"},
        Use{!options.patterns.empty(), walks, "--pattern", "memory"},
        Use{!options.ops.empty(), levels || selection.tests.containsAny({Memory, MemoryTypes}), "--op",
            "memory"},
        // With threads that scale, full means every number of them.
        Use{options.sweep.has_value(), levels || options.threads == "scale", "--sweep", "bandwidth"},
        Use{options.chains.has_value(), selection.tests.contains(Latency), "--chains", "latency"},
        Use{!options.pages.empty(), paged, "--pages", "memory"},
        Use{options.count.has_value(), selection.tests.contains(Bandwidth), "--count", "bandwidth"},
        Use{options.block.has_value(), selection.tests.contains(Copy), "--block", "copy"},
        Use{membench, levels && !selection.traffic, format.c_str(), "bandwidth"},
        Use{options.diskSize.has_value(), selection.tests.contains(Disk), "--disk-size", "disk"},
        Use{!options.diskFolders.empty(), selection.tests.contains(Disk), "--disk-dir", "disk"}})
    if (use.given && !use.used) return Wrong{fill(english("cli-unused-option"), {use.option, use.test})};
  if (const auto given = options.disk.given();
      !selection.tests.contains(Disk) && (options.disk.profile || !given.empty()))
    return Wrong{fill(english("cli-unused-option"),
                      {options.disk.profile ? "--disk-profile" : given.front(), "disk"})};
  if (const auto given = options.network.given(); !selection.tests.contains(Network) && !given.empty())
    return Wrong{fill(english("cli-unused-option"), {given.front(), "network"})};
  if (options.threads && options.tests == std::vector<std::string>{"network"})
    return Wrong{fill(english("cli-unused-option"), {"--threads", "processor"})};
  return selection;
}

std::variant<ChosenSettings, Wrong> settingsOf(const RunOptions& options) {
  // Before any file is read: what is wrong with the options must not cost a damaged settings file its place.
  if (auto wrong = wrongRegions(options.regions)) return *wrong;

  ChosenSettings chosen;
  if (options.settingsFile) {
    auto start = startFromFile(*options.settingsFile);
    if (auto* wrong = std::get_if<Wrong>(&start)) return *wrong;
    chosen = std::get<ChosenSettings>(std::move(start));
  } else {
    chosen = options.preset ? startFromPreset(*options.preset) : startFromSaved();
  }

  Settings& settings = chosen.settings;
  settings.integerSeconds = options.integerSeconds.value_or(settings.integerSeconds);
  settings.floatingSeconds = options.floatingSeconds.value_or(settings.floatingSeconds);
  settings.memorySeconds = options.memorySeconds.value_or(settings.memorySeconds);
  if (options.stopWhenPrecise) settings.stopWhenPrecise = true;
  if (options.wholeTime) settings.stopWhenPrecise = false;
  applyRegions(options.regions, settings);
  settings.diskFile = options.diskSize.value_or(settings.diskFile);
  if (!options.diskFolders.empty()) settings.diskFolders = options.diskFolders;
  if (options.threads) readThreads(*options.threads, settings);
  if (options.binding)
    if (const Status bound = parseBinding(*options.binding, settings); !bound)
      return Wrong{sentence(bound.error())};
  if (auto wrong = applyDisk(options.disk, options.threads.has_value(), settings)) return *wrong;
  if (auto wrong = applyNetwork(options.network, settings)) return *wrong;
  if (options.threads && options.tests == std::vector<std::string>{"disk"} &&
      !usesThreads(settings.diskProfile))
    return Wrong{fill(english("cli-disk-threads"), {std::string(diskProfileName(settings.diskProfile))})};
  return chosen;
}

}  // namespace strata::cli
