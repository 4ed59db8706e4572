// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/equal_command.h"

#include <algorithm>
#include <utility>

#include "core/model/sweep_name.h"
#include "core/plan/disk_plan.h"

namespace strata::cli {

namespace {

class ArgumentList {
 public:
  void word(std::string text) { m_words.push_back(std::move(text)); }

  void option(const char* name, std::string value) {
    // What begins with a hyphen would be taken for an option of its own.
    if (value.starts_with('-')) return word(name + ("=" + value));
    word(name);
    word(std::move(value));
  }

  void number(const char* name, int value, int usual) {
    if (value != usual) option(name, std::to_string(value));
  }

  std::vector<std::string> take() { return std::move(m_words); }

 private:
  std::vector<std::string> m_words;
};

void addTests(const Selection& selection, ArgumentList& list) {
  if (selection.tests == Selection{}.tests) return;
  for (const TestGroup group : allTestGroups)
    if (selection.tests.contains(group)) list.word(std::string(testGroupId(group)));
}

void addMemory(const Settings& settings, const Selection& selection, ArgumentList& list) {
  for (const int width : selection.widths) list.option("--width", std::to_string(width));
  for (const std::string& pattern : selection.patterns) list.option("--pattern", pattern);
  for (const std::string& op : selection.ops) list.option("--op", op);
  // So many passes take what they take.
  if (!selection.passes) list.number("--memory-time", settings.memorySeconds, Settings{}.memorySeconds);
  if (selection.chains) list.option("--chains", std::to_string(*selection.chains));
  for (const PagePolicy pages : selection.pages) list.option("--pages", std::string(pagesName(pages)));
  if (selection.traffic) list.option("--count", "traffic");
  if (selection.sweep) return list.option("--sweep", sweepName(*selection.sweep));
  if (!settings.regions) return;
  if (settings.regions->empty()) list.option("--region", "none");
  for (const Bytes region : *settings.regions) list.option("--region", exactSize(region));
}

void addBinding(const Settings& settings, ArgumentList& list) {
  if (const std::string binding = bindingText(settings);
      binding != bindingText(Settings{}) && !binding.empty())
    list.option("--bind", binding);
}

void addThreads(const Settings& settings, ArgumentList& list) {
  const Settings usual;
  if (settings.threadMode == ThreadMode::Auto) list.option("--threads", "auto");
  if (settings.threadMode == ThreadMode::Cores) list.option("--threads", "cores");
  if (settings.threadMode == ThreadMode::Scale) list.option("--threads", "scale");
  if (settings.threadMode == ThreadMode::Count && settings.threads != usual.threads)
    list.option("--threads", std::to_string(settings.threads));
  addBinding(settings, list);
}

void addDisk(const Settings& settings, const Selection& selection, ArgumentList& list) {
  const Settings usual;
  if (selection.diskFileToRead) {
    list.option("--disk-file", *selection.diskFileToRead);
  } else {
    if (settings.diskFile != usual.diskFile) list.option("--disk-size", exactSize(settings.diskFile));
    for (const std::string& folder : settings.diskFolders)
      list.option("--disk-dir", folder.empty() ? "." : folder);
  }
  if (settings.diskProfile != usual.diskProfile)
    list.option("--disk-profile", std::string(diskProfileName(settings.diskProfile)));
  if (selection.diskEndurance) {
    list.option("--disk-endurance", exactSize(*selection.diskEndurance));
    if (selection.diskVerify) list.word("--disk-verify");
    return;
  }
  if (settings.diskProfile == DiskProfile::Classic) return;
  for (const std::string& op : selection.diskOps) list.option("--disk-op", op);
  for (const DiskRow& row : selection.diskRows) {
    std::string name = diskRowName(row);
    std::replace(name.begin(), name.end(), ' ', '-');
    list.option("--disk-row", name);
  }
  list.number("--disk-time", settings.diskSeconds, usual.diskSeconds);
  const bool mixes = selection.diskOps.empty()
                         ? settings.diskProfile == DiskProfile::Mixed
                         : std::ranges::find(selection.diskOps, "mixed") != selection.diskOps.end();
  if (mixes && settings.diskReadPercent != usual.diskReadPercent)
    list.option("--disk-mix", std::to_string(settings.diskReadPercent));
  if (settings.diskProfile == DiskProfile::Custom) {
    list.option("--disk-block", exactSize(settings.diskCustom.block));
    list.option("--disk-queue-depth", std::to_string(settings.diskCustom.queueDepth));
    list.option("--disk-pattern", settings.diskCustom.random ? "random" : "serial");
    list.option("--disk-threads", std::to_string(settings.diskCustom.threads));
  }
  if (settings.diskZeros) list.word("--disk-zeros");
}

void addNetwork(const Settings& settings, const Selection& selection, ArgumentList& list) {
  const Settings usual;
  for (const NetworkAddress& peer : settings.networkPeers) list.option("--host", addressText(peer));
  // Drawn anew each time, and nobody else's: who uses the command puts in the one that is shown then.
  for (std::size_t i = 0; i < settings.networkPeers.size(); ++i) list.option("--code", "CODE");
  list.number("--streams", settings.networkStreams, usual.networkStreams);
  for (const std::string& direction : selection.networkDirections) list.option("--direction", direction);
  list.number("--network-time", settings.networkSeconds, usual.networkSeconds);
}

}  // namespace

std::vector<std::string> equalArguments(const Settings& settings, const Selection& selection) {
  using enum TestGroup;
  const bool sampled = selection.tests.containsAny({Memory, Bandwidth, Latency, Copy, Library, String});
  const bool regions = sampled || selection.tests.contains(MemoryTypes);
  if (selection.tests.empty()) return {};
  const Settings usual;
  ArgumentList list;
  list.word("run");
  addTests(selection, list);
  list.option("--preset", "default");
  for (const std::string& kernel : selection.kernels) list.option("--kernel", kernel);
  if (selection.tests.contains(Processor)) {
    list.number("--int-time", settings.integerSeconds, usual.integerSeconds);
    list.number("--float-time", settings.floatingSeconds, usual.floatingSeconds);
  }
  if (regions) addMemory(settings, selection, list);
  if (!regions && selection.tests.contains(Registers)) {
    for (const int width : selection.widths) list.option("--width", std::to_string(width));
    list.number("--memory-time", settings.memorySeconds, usual.memorySeconds);
  }
  if (selection.block) list.option("--block", exactSize(*selection.block));
  if (selection.passes) list.option("--repeat", std::to_string(*selection.passes));
  // Without footprints it says which numbers of threads are gone through.
  if (!regions && selection.sweep && settings.threadMode == ThreadMode::Scale)
    list.option("--sweep", sweepName(*selection.sweep));
  const bool timed = selection.tests.containsAny({Processor, Registers}) || (sampled && !selection.passes);
  if (timed && !settings.stopWhenPrecise) list.word("--whole-time");
  if (regions || selection.tests.containsAny({Processor, Registers}) ||
      (selection.tests.contains(Disk) && usesThreads(settings.diskProfile)))
    addThreads(settings, list);
  else
    addBinding(settings, list);
  if (!settings.keepRuns) list.word("--no-history");
  if (selection.raisedPriority) list.option("--priority", "raised");
  if (selection.tests.contains(Disk)) addDisk(settings, selection, list);
  if (selection.tests.contains(Network)) addNetwork(settings, selection, list);
  return list.take();
}

std::string equalCommand(const Settings& settings, const Selection& selection, Shell shell) {
  const std::vector<std::string> arguments = equalArguments(settings, selection);
  if (arguments.empty()) return {};
  std::string command = "strata-cli";
  for (const std::string& argument : arguments) command += " " + shellWord(argument, shell);
  return command;
}

}  // namespace strata::cli
