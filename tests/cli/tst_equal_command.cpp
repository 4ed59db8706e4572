// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/options/equal_command.h"
#include "core/plan/whole_machine.h"
#include "tests/cli/split_commands.h"

namespace strata::cli {

namespace {

constexpr Selection memoryOnly{.tests = {TestGroup::Memory}};
constexpr Selection diskOnly{.tests = {TestGroup::Disk}};

std::string posix(const Settings& settings, const Selection& selection) {
  return equalCommand({settings, selection}, Shell::Posix);
}

/// What of them the selected tests go by; all else as it is by default.
Settings used(const Settings& settings, const Selection& selection) {
  Settings part;
  if (selection.tests.contains(TestGroup::Processor)) {
    part.integerSeconds = settings.integerSeconds;
    part.floatingSeconds = settings.floatingSeconds;
  }
  if (selection.tests.contains(TestGroup::Memory)) {
    part.memorySeconds = settings.memorySeconds;
    part.regions = settings.regions;
  }
  if (selection.tests.contains(TestGroup::Processor) || selection.tests.contains(TestGroup::Memory))
    part.stopWhenPrecise = settings.stopWhenPrecise;
  if (selection.tests.contains(TestGroup::Disk)) {
    part.diskFile = settings.diskFile;
    part.diskFolders = settings.diskFolders;
    part.diskProfile = settings.diskProfile;
    if (settings.diskProfile != DiskProfile::Classic) {
      part.diskSeconds = settings.diskSeconds;
      part.diskZeros = settings.diskZeros;
    }
    if (settings.diskProfile == DiskProfile::Mixed) part.diskReadPercent = settings.diskReadPercent;
    if (settings.diskProfile == DiskProfile::Custom) part.diskCustom = settings.diskCustom;
  }
  // Rows have threads of their own.
  const bool rows =
      settings.diskProfile != DiskProfile::Classic && settings.diskProfile != DiskProfile::Custom;
  if (selection.tests.contains(TestGroup::Processor) || selection.tests.contains(TestGroup::Memory) ||
      !rows) {
    part.threadMode = settings.threadMode;
    if (settings.threadMode == ThreadMode::Count) part.threads = settings.threads;
  }
  part.binding = settings.binding;
  if (settings.binding == Binding::List) part.cpuList = settings.cpuList;
  return part;
}

Selection used(Selection selection) {
  if (!selection.tests.contains(TestGroup::Memory)) selection.widths.clear();
  if (!selection.tests.contains(TestGroup::Memory)) selection.patterns.clear();
  return selection;
}

/// Settings and selections of every kind, the same ones in each run of the test.
class Generator {
 public:
  int number(int least, int most) { return std::uniform_int_distribution(least, most)(m_random); }
  bool coin() { return number(0, 1) == 1; }

  Bytes size(Range<Bytes> range) {
    // Round sizes and odd ones.
    const int shift = number(0, 46);
    const std::uint64_t odd =
        coin() ? 0 : std::uniform_int_distribution<std::uint64_t>(0, 1u << 20)(m_random);
    return std::clamp(Bytes{(std::uint64_t{1} << shift) + odd}, range.least, range.most);
  }

  std::string folder() {
    static const std::vector<std::string> pieces{
        "a", "Z", "7", "/",  "\\",       " ", "'", "\"", "$", "`", "!", "*", "?", "(", ")", "&", ";",
        "%", "#", "~", "\n", "\xC3\xB6", "[", "]", ",",  "-", "=", ".", ":", "{", "}", "|", "<", ">"};
    std::string name;
    for (int i = number(1, 8); i > 0; --i)
      name += pieces[static_cast<std::size_t>(number(0, int(pieces.size()) - 1))];
    return name;
  }

  Settings settings() {
    Settings made;
    made.integerSeconds = seconds();
    made.floatingSeconds = seconds();
    made.memorySeconds = seconds();
    if (coin()) {
      made.regions.emplace();
      for (int i = number(0, 4); i > 0; --i)
        made.regions->push_back(number(0, 4) == 0 ? 0_B : size(regionRange));
    }
    if (coin()) made.diskFile = size(diskFileRange);
    for (int i = number(-2, 3); i > 0; --i) made.diskFolders.push_back(folder());
    made.diskProfile = std::array{DiskProfile::Classic, DiskProfile::Default, DiskProfile::Nvme,
                                  DiskProfile::Mixed, DiskProfile::Custom}[choice(5)];
    made.diskSeconds = seconds();
    made.diskReadPercent = coin() ? 70 : number(1, 99);
    if (coin()) made.diskCustom = {coin(), size(diskBlockRange), number(1, 1024), number(1, 1024)};
    made.diskZeros = coin();
    made.threadMode =
        std::array{ThreadMode::Count, ThreadMode::Auto, ThreadMode::Cores, ThreadMode::Scale}[choice(4)];
    made.threads = coin() ? number(1, 1024) : 1;
    made.binding =
        std::array{Binding::Spread, Binding::Close, Binding::Cores, Binding::None, Binding::List}[choice(5)];
    if (made.binding == Binding::List)
      for (int i = number(1, 5); i > 0; --i) made.cpuList.push_back(number(0, 300));
    made.stopWhenPrecise = coin();
    made.keepRuns = coin();
    return made;
  }

  Selection selection() {
    Selection made;
    do {
      for (const TestGroup group : {TestGroup::Processor, TestGroup::Memory, TestGroup::Disk})
        made.tests.set(group, coin());
      made.raisedPriority = coin();
      made.calmSeconds.reset();
      if (coin()) made.calmSeconds = number(1, 3600);
    } while (made.tests.empty());
    for (const int width : {1, 2, 4, 8})
      if (number(0, 3) == 0) made.widths.push_back(width);
    for (const char* pattern : {"serial", "random"})
      if (number(0, 3) == 0) made.patterns.emplace_back(pattern);
    for (const char* kernel : {"heapsort-1000", "move-serial-8", "disk-read-serial"})
      if (number(0, 5) == 0) made.kernels.emplace_back(kernel);
    return made;
  }

 private:
  std::size_t choice(int count) { return static_cast<std::size_t>(number(0, count - 1)); }
  int seconds() { return coin() ? 2 : number(1, 99); }

  std::mt19937 m_random{20260314};
};

}  // namespace

TEST(EqualCommand, saysOnlyWhatDiffersFromTheDefaults) {
  EXPECT_EQ(posix(Settings{}, Selection{}), "strata-cli run --preset default");
  EXPECT_EQ(posix(Settings{}, memoryOnly), "strata-cli run memory --preset default");

  Settings settings;
  settings.memorySeconds = 4;
  settings.regions = std::vector<Bytes>{16_KiB, 1000_B, 0_B, 1536_KiB};
  settings.stopWhenPrecise = false;
  settings.threadMode = ThreadMode::Auto;
  settings.binding = Binding::List;
  settings.cpuList = {0, 2};
  EXPECT_EQ(
      posix(settings, memoryOnly),
      "strata-cli run memory --preset default --threads auto --affinity 0,2 --no-early-stop --memory-time 4 "
      "--size 16K --size 1000 --size 0 --size 1536K");
}

TEST(EqualCommand, quotesFoldersAsTheShellWantsThem) {
  Settings settings;
  settings.diskFile = 1_GiB;
  settings.diskFolders = {"D:\\a b\\", "-x", ""};
  EXPECT_EQ(equalCommand({settings, diskOnly}, Shell::Posix),
            "strata-cli run disk --preset default --disk-dir 'D:\\a b\\' --disk-dir=-x --disk-dir . "
            "--disk-size 1G");
  EXPECT_EQ(equalCommand({settings, diskOnly}, Shell::Windows),
            "strata-cli run disk --preset default --disk-dir \"D:\\a b\\\\\" --disk-dir=-x --disk-dir . "
            "--disk-size 1G");
}

TEST(EqualCommand, leavesOutWhatTheSelectedTestsDoNotUse) {
  Settings settings = thoroughSettings();
  settings.regions = std::vector<Bytes>{16_KiB};
  settings.diskFolders = {"/tmp"};
  EXPECT_EQ(posix(settings, diskOnly),
            "strata-cli run disk --preset default --disk-dir /tmp --disk-size 1G --disk-time 8");
  Selection processor{
      .tests = {TestGroup::Processor}, .widths = {4}, .patterns = {"random"}, .kernels = {"heapsort-1000"}};
  EXPECT_EQ(
      posix(settings, processor),
      "strata-cli run processor --preset default --kernel heapsort-1000 --no-early-stop --integer-time 8 "
      "--float-time 8");
}

TEST(EqualCommand, saysHowThreadsScaleAndThatThePriorityIsRaised) {
  Settings settings;
  settings.threadMode = ThreadMode::Scale;
  Selection processor{.tests = {TestGroup::Processor}};
  processor.sweep.sizes = Sweep::Full;  // each number of threads
  processor.raisedPriority = true;
  EXPECT_EQ(posix(settings, processor),
            "strata-cli run processor --preset default --threads scale --priority raised --sweep full");
  settings.threadMode = ThreadMode::Auto;
  EXPECT_EQ(posix(settings, processor),
            "strata-cli run processor --preset default --threads auto --priority raised");
}

TEST(EqualCommand, namesEachKindOfPages) {
  Selection selection = memoryOnly;
  selection.pages = {PagePolicy::Default, PagePolicy::Transparent, PagePolicy::Explicit, PagePolicy::Huge};
  EXPECT_EQ(
      posix(Settings{}, selection),
      "strata-cli run memory --preset default --pages default --pages transparent --pages explicit --pages "
      "huge");
}

TEST(EqualCommand, saysThatTheRunIsNotKept) {
  Settings settings;
  settings.keepRuns = false;
  EXPECT_EQ(posix(settings, memoryOnly), "strata-cli run memory --preset default --no-history");
}

TEST(EqualCommand, canSayThatThereAreNoRegions) {
  Settings settings;
  settings.regions.emplace();
  EXPECT_EQ(posix(settings, Selection{}), "strata-cli run --preset default --size none");
}

TEST(EqualCommand, isEmptyWithoutATest) {
  EXPECT_EQ(posix(Settings{}, Selection{.tests = {}}), "");
}

TEST(EqualCommand, isReadBackAsTheSameSettingsAndSelection) {
  constexpr std::size_t cases = 2000;
  Generator generate;
  std::vector<Settings> settings;
  std::vector<Selection> selections;
  std::vector<std::string> commands;
  for (std::size_t i = 0; i < cases; ++i) {
    settings.push_back(generate.settings());
    selections.push_back(generate.selection());
    commands.push_back(equalCommand({settings[i], selections[i]}));
  }
  const auto split = splitCommands(commands);
  for (std::size_t i = 0; i < cases; ++i) {
    ASSERT_FALSE(split[i].empty()) << commands[i];
    EXPECT_EQ(split[i].front(), "strata-cli");
    const std::vector<std::string> words(split[i].begin() + 1, split[i].end());
    EXPECT_EQ(words, equalArguments({settings[i], selections[i]})) << commands[i];
    const Arguments parsed = parseArguments(words);
    const auto* run = std::get_if<RunArguments>(&parsed);
    ASSERT_NE(run, nullptr) << commands[i];
    ASSERT_EQ(run->settings, used(settings[i], selections[i])) << commands[i];
    ASSERT_EQ(run->selection, used(selections[i])) << commands[i];
    ASSERT_EQ(run->keep, settings[i].keepRuns) << commands[i];
    ASSERT_EQ(run->settingsFrom.id, "cli-settings-preset") << "not the saved ones";
  }
}

TEST(EqualCommand, ofTheWholeMachineHasItsPartsAndWhatIsLeftToAPerson) {
  Settings settings = wholeMachineSettings({});
  Selection selection = wholeMachineSelection(true);
  EXPECT_EQ(posix(settings, selection), "strata-cli run whole-machine --preset default");

  settings = wholeMachineSettings(std::move(settings), WholeMachinePace::Thorough);
  settings.binding = Binding::None;
  selection = wholeMachineSelection(false, WholeMachinePace::Thorough);
  selection.calmSeconds = 30;
  EXPECT_EQ(posix(settings, selection),
            "strata-cli run whole-machine processor bandwidth latency --preset thorough --affinity none "
            "--wait-calm 30");
  const Arguments parsed = parseArguments(equalArguments({settings, selection}));
  const auto* run = std::get_if<RunArguments>(&parsed);
  ASSERT_NE(run, nullptr);
  EXPECT_EQ(run->settings, settings);
  EXPECT_EQ(run->selection, selection);
}

TEST(EqualCommand, hasTheRowsOfTheDisk) {
  Settings settings;
  settings.diskProfile = DiskProfile::Custom;
  settings.diskCustom = {false, 64_KiB, 4, 2};
  settings.diskReadPercent = 30;
  Selection selection = diskOnly;
  selection.disk.ops = {"read", "mixed"};
  selection.disk.rows = {settings.diskCustom};
  selection.disk.fileToRead = "/data/a file";
  EXPECT_EQ(
      posix(settings, selection),
      "strata-cli run disk --preset default --disk-profile custom --disk-workload SEQ64K-Q4T2 --disk-op "
      "read --disk-op mixed --disk-read-percent 30 --disk-block 64K --disk-queue-depth 4 --disk-pattern "
      "sequential --disk-threads 2 --disk-read-file '/data/a file'");
  const Arguments parsed = parseArguments(equalArguments({settings, selection}));
  ASSERT_TRUE(std::holds_alternative<RunArguments>(parsed));
  EXPECT_EQ(std::get<RunArguments>(parsed).selection, selection);
  EXPECT_EQ(std::get<RunArguments>(parsed).settings, settings);
}

TEST(EqualCommand, leavesOutThreadsThatNoRowUses) {
  Settings settings;
  settings.threads = 4;
  EXPECT_EQ(posix(settings, diskOnly), "strata-cli run disk --preset default");
  EXPECT_EQ(posix(settings, Selection{}), "strata-cli run --preset default --threads 4");
  settings.diskProfile = DiskProfile::Classic;
  EXPECT_EQ(posix(settings, diskOnly),
            "strata-cli run disk --preset default --threads 4 --disk-profile classic");
}

TEST(EqualCommand, namesTheClassicDiskTest) {
  EXPECT_EQ(posix(classicNbench(), diskOnly), "strata-cli run disk --preset classic");
}

TEST(EqualCommand, hasCopyAndLibrary) {
  Selection selection{.tests = {}};
  selection.tests.add(TestGroup::Copy);
  selection.block = 64_KiB;
  selection.passes = 5;
  Settings timed;
  timed.memorySeconds = 9;
  timed.stopWhenPrecise = false;
  EXPECT_EQ(posix(timed, selection), "strata-cli run copy --preset default --block 64K --passes 5");
  const Arguments parsed = parseArguments(equalArguments({timed, selection}));
  ASSERT_TRUE(std::holds_alternative<RunArguments>(parsed));
  EXPECT_EQ(std::get<RunArguments>(parsed).selection, selection);
  EXPECT_EQ(std::get<RunArguments>(parsed).repeat, 1);

  selection = Selection{.tests = {}};
  selection.tests.add(TestGroup::Library);
  EXPECT_EQ(posix(Settings{}, selection), "strata-cli run library --preset default");
}

TEST(EqualCommand, hasRegistersAndString) {
  Selection selection{.tests = {}};
  selection.tests.add(TestGroup::Registers);
  selection.widths = {8};
  Settings settings;
  settings.memorySeconds = 7;
  settings.stopWhenPrecise = false;
  EXPECT_EQ(posix(settings, selection),
            "strata-cli run registers --preset default --no-early-stop --memory-time 7 --width 8");
  const Arguments parsed = parseArguments(equalArguments({settings, selection}));
  ASSERT_TRUE(std::holds_alternative<RunArguments>(parsed));
  EXPECT_EQ(std::get<RunArguments>(parsed).selection, selection);
  EXPECT_EQ(std::get<RunArguments>(parsed).settings, settings);

  selection = Selection{.tests = {}};
  selection.tests.add(TestGroup::String);
  selection.widths = {1};
  settings = Settings{};
  settings.regions = std::vector<Bytes>{16_KiB};
  EXPECT_EQ(posix(settings, selection), "strata-cli run string --preset default --size 16K --width 1");
  const Arguments again = parseArguments(equalArguments({settings, selection}));
  ASSERT_TRUE(std::holds_alternative<RunArguments>(again));
  EXPECT_EQ(std::get<RunArguments>(again).selection, selection);
}

TEST(EqualCommand, hasKindsOfMemory) {
  Selection selection{.tests = {}};
  selection.tests.add(TestGroup::MemoryTypes);
  selection.widths = {8};
  selection.ops = {"write"};
  selection.passes = 12;
  Settings settings;
  settings.stopWhenPrecise = false;
  EXPECT_EQ(posix(settings, selection),
            "strata-cli run memtypes --preset default --width 8 --op write --passes 12");
  const Arguments parsed = parseArguments(equalArguments({settings, selection}));
  ASSERT_TRUE(std::holds_alternative<RunArguments>(parsed));
  EXPECT_EQ(std::get<RunArguments>(parsed).selection, selection);
  EXPECT_EQ(std::get<RunArguments>(parsed).repeat, 1);
}

TEST(EqualCommand, hasTheNetworkWithoutItsCodes) {
  Selection selection{.tests = {}};
  selection.tests.add(TestGroup::Network);
  selection.network.codes = {"314159", "271828"};
  selection.network.directions = {"both"};
  selection.kernels = {"network-stream"};
  Settings settings;
  settings.networkPeers = {{"desk.local"}, {"fe80::1", 49001}};
  settings.networkStreams = 8;
  settings.networkSeconds = 5;
  settings.threads = 4;  // of no use to it
  settings.diskProfile = DiskProfile::Classic;
  EXPECT_EQ(
      posix(settings, selection),
      "strata-cli run network --preset default --kernel network-stream --host desk.local --host "
      "'[fe80::1]:49001' --code CODE --code CODE --streams 8 --direction bidirectional --network-time 5");
  std::vector<std::string> words = equalArguments({settings, selection});
  std::size_t code = 0;
  for (std::string& word : words)
    if (word == "CODE") word = selection.network.codes[code++];
  const Arguments parsed = parseArguments(words);
  ASSERT_TRUE(std::holds_alternative<RunArguments>(parsed));
  EXPECT_EQ(std::get<RunArguments>(parsed).selection, selection);
  settings.threads = 1;
  settings.diskProfile = Settings{}.diskProfile;
  EXPECT_EQ(std::get<RunArguments>(parsed).settings, settings);
  EXPECT_EQ(posix(Settings{}, selection),
            "strata-cli run network --preset default --kernel network-stream --direction bidirectional");
}

TEST(EqualCommand, namesThePresetThatIsChosen) {
  const Preset* const quick = findPreset("quick");
  Settings settings = withPreset(*quick, Settings{});
  EXPECT_EQ(posix(settings, memoryOnly), "strata-cli run memory --preset quick");
  settings.threads = 2;
  EXPECT_EQ(posix(settings, memoryOnly), "strata-cli run memory --preset quick --threads 2");
  EXPECT_EQ(posix(settings, Selection{}), "strata-cli run --preset quick --threads 2");
  // A value of its own makes it no preset.
  settings.memorySeconds = 3;
  EXPECT_EQ(posix(settings, memoryOnly),
            "strata-cli run memory --preset default --threads 2 --memory-time 3");
}

TEST(EqualCommand, isReadBackForEachPreset) {
  // Presets choose the minutes of sustained performance too, which only its command has.
  Selection selection;
  selection.tests.add(TestGroup::Sustained);
  for (const Preset& preset : presets()) {
    const Arguments parsed = parseArguments(equalArguments({preset.settings, selection}));
    ASSERT_TRUE(std::holds_alternative<RunArguments>(parsed)) << preset.id;
    EXPECT_EQ(std::get<RunArguments>(parsed).settings, preset.settings) << preset.id;
  }
}

TEST(EqualCommand, SaysOneThreadOfALoadWhereItWasChosen) {
  const auto chosenBy = [](const std::vector<std::string>& words) {
    const Arguments parsed = parseArguments(words);
    EXPECT_TRUE(std::holds_alternative<RunArguments>(parsed));
    const auto* run = std::get_if<RunArguments>(&parsed);
    return run == nullptr ? Request{} : Request(*run);
  };
  const Request plain = chosenBy({"run", "sustained", "--preset", "default"});
  EXPECT_FALSE(plain.selection.sustained.oneThread);
  EXPECT_EQ(equalCommand(plain, Shell::Posix), "strata-cli run sustained --preset default");
  const Request one = chosenBy({"run", "sustained", "--preset", "default", "--threads", "1"});
  EXPECT_TRUE(one.selection.sustained.oneThread);
  EXPECT_EQ(equalCommand(one, Shell::Posix), "strata-cli run sustained --preset default --threads 1");
  const Request again = chosenBy(equalArguments(one));
  EXPECT_EQ(again, one);
  EXPECT_FALSE(chosenBy({"run", "sustained", "--threads", "4"}).selection.sustained.oneThread);
}

}  // namespace strata::cli
