// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_request.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/words/words.h"
#include "core/files/read_file.h"
#include "core/files/settings_file.h"
#include "core/model/sweep_name.h"
#include "core/plan/disk_plan.h"
#include "core/plan/whole_machine.h"

namespace strata::cli {

namespace {

std::optional<Wrong> wrongSizes(const GivenCommand& given) {
  const std::vector<std::string> sizes = given.values("--size");
  for (const std::string_view alone : {regionsAuto, regionsNone})
    if (sizes.size() > 1 && std::ranges::find(sizes, alone) != sizes.end())
      return Wrong{fill(english("cli-region-alone"), {given.nameGiven("--size"), std::string(alone)})};
  return std::nullopt;
}

bool isNamed(std::string_view tests, const GivenCommand& given) {
  const std::vector<std::string> names = given.values("TEST");
  return std::ranges::find(names, tests) != names.end();
}

bool isMembench(const GivenCommand& given) {
  return isNamed(membenchTests, given);
}

/// Adds what was given to what the request has already.
void apply(const GivenCommand& given, Request& request) {
  if (isWholeMachine(given)) {
    const auto pace = paceNamed(given.value("--preset").value_or("")).value_or(WholeMachinePace::Default);
    // A preset says nothing but how thorough such a run is.
    Settings start = given.has("--preset") ? Settings{} : std::move(request.settings);
    request = {wholeMachineSettings(std::move(start), pace), wholeMachineSelection(true, pace)};
  }
  if (given.has("TEST")) request.selection.tests = testsGiven(given);
  request.selection.sweep.asMembench = isMembench(given);
  for (const Option& option : runOptions())
    if (option.stored.read != nullptr && given.has(option.name))
      option.stored.read(given.values(option.name), request);
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

/// What stands for workloads, which the profile classic does not have.
std::optional<std::string> optionOfWorkloads(const GivenCommand& given) {
  for (const Option& option : runOptions())
    if (option.group == OptionGroup::Disk && given.has(option.name) && option.name != "--disk-dir" &&
        option.name != "--disk-size" && option.name != "--disk-profile")
      return given.nameGiven(option.name);
  return std::nullopt;
}

/// What the options for the disk mean beside each other. What does not go together is named.
std::optional<Wrong> settleDisk(const GivenCommand& given, const Request& request, Settings& settings) {
  const auto profile = given.value("--disk-profile");
  const bool isSustained = given.has("--disk-sustained");
  if (given.has("--disk-verify") && !isSustained) return Wrong{english("cli-disk-verify")};
  // Writing for long is of no profile, and is measured as rows are.
  if (isSustained && !profile && settings.diskProfile == DiskProfile::Classic)
    settings.diskProfile = DiskProfile::Default;
  const auto isGiven = [&](std::string_view option) { return given.has(option); };
  if (std::ranges::any_of(
          std::array{"--disk-block", "--disk-queue-depth", "--disk-pattern", "--disk-threads"}, isGiven)) {
    if (profile && *profile != "custom") return Wrong{fill(english("cli-disk-custom"), {*profile})};
    settings.diskProfile = DiskProfile::Custom;
  }
  if (const auto option = optionOfWorkloads(given); option && settings.diskProfile == DiskProfile::Classic)
    return Wrong{fill(english("cli-disk-classic"), {*option})};
  if (settings.diskProfile == DiskProfile::Custom && given.has("--threads") && !given.has("--disk-threads") &&
      settings.threadMode == ThreadMode::Count)
    settings.diskCustom.threads = settings.threads;

  if (given.has("--disk-zeros") && settings.diskProfile == DiskProfile::Database && !isSustained)
    return Wrong{fill(english("cli-disk-zeros"), {given.nameGiven("--disk-zeros")})};
  const std::vector<std::string>& ops = request.selection.disk.ops;
  const bool mixes =
      ops.empty() ? settings.diskProfile == DiskProfile::Mixed : std::ranges::find(ops, "mixed") != ops.end();
  if (given.has("--disk-read-percent") && !mixes)
    return Wrong{fill(english("cli-disk-mix"), {given.nameGiven("--disk-read-percent")})};
  return std::nullopt;
}

/// The same for the network.
std::optional<Wrong> settleNetwork(const GivenCommand& given, Settings& settings) {
  const std::vector<std::string> hosts = given.values("--host");
  if (given.has("--port") && hosts.empty()) return Wrong{english("cli-port-host")};
  std::uint16_t port = usualPort;
  if (const auto text = given.value("--port"))
    port = static_cast<std::uint16_t>(wholeNumber(*text, Range<int>{1, 65535}).value_or(port));
  if (!hosts.empty()) settings.networkPeers.clear();
  for (const std::string& host : hosts)
    if (const auto address = parseAddress(host, port)) settings.networkPeers.push_back(*address);
  const std::size_t codes = given.values("--code").size();
  if (codes > 1 && codes > settings.networkPeers.size()) return Wrong{english("cli-codes-many")};
  return std::nullopt;
}

/// Wrong where a test is named that the run of the whole machine does not have, or an option is given that
/// says what this run settles.
std::optional<Wrong> wrongForWholeMachine(const GivenCommand& given) {
  const TestSet parts = wholeMachineSelection(true).tests;
  for (const TestGroup group : allTestGroups)
    if (testsGiven(given).contains(group) && !parts.contains(group))
      return Wrong{fill(english("cli-whole-machine-test"), {std::string(testGroupId(group))})};
  const auto wrongOption = [&](std::string_view option) {
    return Wrong{fill(english("cli-whole-machine-option"), {std::string(option)})};
  };
  for (const Option& option : runOptions())
    if (given.has(option.name) && !isForWholeMachine(option))
      return wrongOption(given.nameGiven(option.name));
  const auto preset = given.value("--preset");
  if (preset && !paceNamed(*preset)) return wrongOption("--preset " + *preset);
  return std::nullopt;
}

}  // namespace

bool isWholeMachine(const GivenCommand& given) {
  return isNamed(wholeMachineTests, given);
}

TestSet testsGiven(const GivenCommand& given) {
  if (given.values("TEST") == std::vector{std::string(wholeMachineTests)})
    return wholeMachineSelection(true).tests;
  TestSet tests;
  for (const std::string& name : given.values("TEST"))
    if (const auto group = testGroupNamed(name))
      tests.add(*group);
    else if (name == membenchTests)
      tests = TestSet{TestGroup::Bandwidth, TestGroup::Latency};
  return tests;
}

std::optional<Wrong> replaceRepeat(GivenCommand& given) {
  if (!given.has("--repeat")) return std::nullopt;
  const TestSet tests = testsGiven(given);
  if (!tests.containsAny({TestGroup::Copy, TestGroup::MemoryTypes})) {
    given.rename("--repeat", given.has("--against") ? "--pairs" : "--runs");
    return std::nullopt;
  }
  // Passes of the one and whole runs of the others would go by the same name.
  if (given.values("TEST").size() > 1) return Wrong{english("cli-repeat-copy")};
  given.rename("--repeat", "--passes");
  return std::nullopt;
}

std::variant<Selection, Wrong> selectionOf(const GivenCommand& given) {
  if (isMembench(given) && given.values("TEST").size() > 1) return Wrong{english("cli-membench-alone")};
  if (isWholeMachine(given))
    if (auto wrong = wrongForWholeMachine(given)) return *wrong;
  Request request;
  apply(given, request);
  // An option that no chosen test uses would be ignored without a word: better to ask.
  for (const Option& option : runOptions())
    if (given.has(option.name) && !isUsed(option, request))
      return Wrong{fill(english("cli-unused-option"), {given.nameGiven(option.name), testsOf(option)})};
  // What sc-membench measures is not for the person to choose.
  if (request.selection.sweep.asMembench)
    for (const char* name : {"--size", "--width", "--chains", "--count-bytes", "--kernel", "--sweep"})
      if (given.has(name) &&
          !(name == std::string_view("--sweep") && request.selection.sweep.sizes == Sweep::Full))
        return Wrong{fill(english("cli-membench-option"), {given.nameGiven(name)})};
  const std::string format = given.value("--format").value_or("");
  const bool levels = request.selection.tests.containsAny({TestGroup::Bandwidth, TestGroup::Latency}) &&
                      !request.selection.sweep.traffic;
  if (format.starts_with("membench") && !levels)
    return Wrong{fill(english("cli-unused-option"), {format, "bandwidth, latency"})};
  return request.selection;
}

std::variant<ChosenSettings, Wrong> settingsOf(const GivenCommand& given) {
  // The options are checked before any file is read: what is wrong with them must not cost a damaged settings
  // file its place.
  if (auto wrong = wrongSizes(given)) return *wrong;

  ChosenSettings chosen;
  if (const auto file = given.value("--settings")) {
    auto start = startFromFile(*file);
    if (auto* wrong = std::get_if<Wrong>(&start)) return *wrong;
    chosen = std::get<ChosenSettings>(std::move(start));
  } else {
    const auto preset = given.value("--preset");
    chosen = preset ? startFromPreset(*preset) : startFromSaved();
  }

  Request request{std::move(chosen.settings), {}};
  // sc-membench uses every CPU, so membench does as well unless an option sets the threads.
  if (isMembench(given)) request.settings.threadMode = ThreadMode::Auto;
  apply(given, request);
  chosen.settings = request.settings;
  if (auto wrong = settleDisk(given, request, chosen.settings)) return *wrong;
  if (auto wrong = settleNetwork(given, chosen.settings)) return *wrong;
  if (given.has("--threads") && given.values("TEST") == std::vector<std::string>{"disk"} &&
      !usesThreads(chosen.settings.diskProfile))
    return Wrong{
        fill(english("cli-disk-threads"), {std::string(diskProfileName(chosen.settings.diskProfile))})};
  return chosen;
}

}  // namespace strata::cli
