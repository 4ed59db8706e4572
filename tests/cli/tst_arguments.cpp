// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "core/files/write_file.h"
#include "core/plan/whole_machine.h"
#include "tests/support/temporary_folder.h"

namespace strata::cli {

namespace {

/// The arguments of a run; a failure where they are refused.
RunArguments runWith(std::vector<std::string> given) {
  given.insert(given.begin(), "run");
  Arguments parsed = parseArguments(given);
  if (auto* run = std::get_if<RunArguments>(&parsed)) return *run;
  ADD_FAILURE() << "refused: " << testing::PrintToString(given);
  return {};
}

HistoryArguments historyWith(std::vector<std::string> given) {
  given.insert(given.begin(), "history");
  Arguments parsed = parseArguments(given);
  if (auto* history = std::get_if<HistoryArguments>(&parsed)) return *history;
  ADD_FAILURE() << "refused: " << testing::PrintToString(given);
  return {};
}

int refusalOf(std::vector<std::string> given) {
  given.insert(given.begin(), "run");
  const Arguments parsed = parseArguments(given);
  const auto* ended = std::get_if<Ended>(&parsed);
  return ended == nullptr ? exitDone : ended->exitCode;
}

}  // namespace

TEST(Arguments, startFromAPreset) {
  for (const Preset& preset : presets())
    EXPECT_EQ(runWith({"--preset", std::string(preset.id)}).settings, preset.settings) << preset.id;
  EXPECT_EQ(refusalOf({"--preset", "best"}), exitArguments);
}

TEST(Arguments, startFromAFileAndKeepWhatItIs) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/mine.json";
  ASSERT_TRUE(writeFile(path, R"({"memory_s": 5, "stop_when_precise": false, "regions_bytes": [1024]})"));
  Settings settings = runWith({"--settings", path}).settings;
  EXPECT_EQ(settings.memorySeconds, 5);
  EXPECT_FALSE(settings.stopWhenPrecise);
  EXPECT_EQ(settings.regions, std::vector<Bytes>{1_KiB});

  settings =
      runWith({"--settings", path, "--stop-when-precise", "--region", "auto", "--memory-time", "3"}).settings;
  EXPECT_EQ(settings.memorySeconds, 3);
  EXPECT_TRUE(settings.stopWhenPrecise);
  EXPECT_FALSE(settings.regions);

  ASSERT_TRUE(writeFile(path, "{"));
  EXPECT_EQ(refusalOf({"--settings", path}), exitArguments);
  EXPECT_EQ(folder.entries(), 1) << "a file that was named is not set aside";
  EXPECT_EQ(refusalOf({"--settings", folder.path()}), exitArguments);
  EXPECT_EQ(refusalOf({"--settings", ""}), exitArguments);
}

TEST(Arguments, takeOneStartOnly) {
  EXPECT_EQ(refusalOf({"--preset", "default", "--settings", "x"}), exitArguments);
  EXPECT_EQ(refusalOf({"--preset", "default", "--stop-when-precise", "--whole-time"}), exitArguments);
}

TEST(Arguments, takeRegionsAutoAndNoneAlone) {
  EXPECT_FALSE(runWith({"--preset", "classic", "--region", "auto"}).settings.regions);
  EXPECT_EQ(runWith({"--preset", "classic", "--region", "none"}).settings.regions, std::vector<Bytes>{});
  EXPECT_EQ(runWith({"--preset", "classic", "--region", "0", "--region", "4K"}).settings.regions,
            (std::vector<Bytes>{0_B, 4_KiB}));
  EXPECT_EQ(refusalOf({"--preset", "default", "--region", "4K", "--region", "none"}), exitArguments);
  EXPECT_EQ(refusalOf({"--preset", "default", "--region", "auto", "--region", "auto"}), exitArguments);
}

TEST(Arguments, refuseTimesForTheDiskAlone) {
  EXPECT_EQ(refusalOf({"disk", "--preset", "default", "--whole-time"}), exitArguments);
  EXPECT_EQ(refusalOf({"disk", "--preset", "default", "--stop-when-precise"}), exitArguments);
  EXPECT_FALSE(runWith({"processor", "--preset", "default", "--whole-time"}).settings.stopWhenPrecise);
}

TEST(Arguments, keepARunUnlessToldNotTo) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/mine.json";
  ASSERT_TRUE(writeFile(path, R"({"history": false})"));
  EXPECT_TRUE(runWith({"--preset", "default"}).keep);
  EXPECT_FALSE(runWith({"--preset", "default", "--no-history"}).keep);
  EXPECT_FALSE(runWith({"--settings", path}).keep);
  EXPECT_FALSE(runWith({"--settings", path, "--no-history"}).keep);
}

TEST(Arguments, writeAReportInTheFormOfItsName) {
  EXPECT_EQ(runWith({}).format, Format::Text);
  EXPECT_EQ(runWith({"--output", "x.txt"}).format, Format::Text);
  EXPECT_EQ(runWith({"--output", "x.HTML"}).format, Format::Html);
  EXPECT_EQ(runWith({"--output", "x.svg"}).format, Format::Svg);
  EXPECT_EQ(runWith({"--output", "x.csv"}).format, Format::Csv);
  EXPECT_EQ(runWith({"--output", "x.strata"}).format, Format::Json);
  EXPECT_EQ(runWith({"--output", "x"}).format, Format::Text);
  EXPECT_EQ(runWith({"--output", "x.html", "--format", "text"}).format, Format::Text);
  // What a comparison has no place for is refused however it was chosen.
  EXPECT_EQ(refusalOf({"memory", "--output", "x.svg", "--against", "--threads 2"}), exitArguments);
  EXPECT_EQ(refusalOf({"memory", "--output", "x.svg", "--format", "csv", "--against", "--threads 2"}),
            exitDone);
  EXPECT_EQ(refusalOf({"memory", "--output", "x.html", "--against", "--threads 2"}), exitDone);
}

TEST(Arguments, nameAKindOfCoresOrEachOfThem) {
  EXPECT_EQ(runWith({"memory"}).settings.cores, CoreChoice::All);
  const RunArguments efficient = runWith({"memory", "--kind", "efficient"});
  EXPECT_EQ(efficient.settings.cores, CoreChoice::Efficient);
  EXPECT_FALSE(efficient.selection.eachCoreKind);
  EXPECT_EQ(runWith({"memory", "--kind", "all"}).settings.cores, CoreChoice::All);
  EXPECT_EQ(refusalOf({"memory", "--kind", "fast"}), exitArguments);
  EXPECT_TRUE(runWith({"memory", "--kind", "each"}).selection.eachCoreKind);
  // It makes a comparison, of which there is one a command.
  EXPECT_EQ(refusalOf({"memory", "--kind", "each", "--output", "x.svg"}), exitArguments);
  EXPECT_EQ(refusalOf({"memory", "--kind", "each", "--against", "--threads 2"}), exitArguments);
  EXPECT_EQ(refusalOf({"memory", "--against", "--kind each"}), exitArguments);
  EXPECT_EQ(runWith({"memory", "--against", "--kind efficient"}).against->settings.cores,
            CoreChoice::Efficient);
}

TEST(Arguments, nameWhatIsToBeDoneWithTheHistory) {
  EXPECT_TRUE(std::holds_alternative<HistoryList>(historyWith({}).action)) << "unless told otherwise";
  EXPECT_TRUE(std::holds_alternative<HistoryList>(historyWith({"list"}).action));
  EXPECT_EQ(std::get<HistoryShow>(historyWith({"show", "last"}).action).run, "last");
  const auto to = std::get<HistoryExport>(historyWith({"export", "1a2b", "run.csv"}).action);
  EXPECT_EQ(to.run, "1a2b");
  EXPECT_EQ(to.file, "run.csv");
  EXPECT_EQ(std::get<HistoryImport>(historyWith({"import", "run.strata"}).action).file, "run.strata");
  const auto label = std::get<HistoryLabel>(historyWith({"label", "1a2b", "quiet fan"}).action);
  EXPECT_EQ(label.run, "1a2b");
  EXPECT_EQ(label.label, "quiet fan");
  EXPECT_EQ(std::get<HistoryLabel>(historyWith({"label", "1a2b", ""}).action).label, "") << "takes it away";
  EXPECT_EQ(std::get<HistoryDelete>(historyWith({"delete", "1a2b"}).action).run, "1a2b");
  EXPECT_EQ(std::get<HistoryRestore>(historyWith({"restore", "1a2b"}).action).run, "1a2b");
}

TEST(Arguments, giveTheHistoryAFormatOrLeaveItToTheFile) {
  EXPECT_FALSE(historyWith({"export", "last", "run.csv"}).format);
  EXPECT_EQ(historyWith({"show", "last", "--format", "json"}).format, Format::Json);
  EXPECT_EQ(historyWith({"--format", "csv"}).format, Format::Csv);
}

TEST(Arguments, takeAFolderThatLooksLikeAnOptionOfWindows) {
  EXPECT_EQ(runWith({"disk", "--preset", "default", "--disk-dir", "/data"}).settings.diskFolders,
            std::vector<std::string>{"/data"});
}

TEST(Arguments, nameMachinesWithTheirPortsAndCodes) {
  const RunArguments run = runWith(
      {"network",     "--preset",  "default",        "--host",    "desk.local", "--host",      "[::1]:7",
       "--host",      "lab:49000", "--port",         "50000",     "--code",     "111 111",     "--code",
       "222222",      "--code",    "333333",         "--streams", "8",          "--direction", "both",
       "--direction", "to",        "--network-time", "5"});
  EXPECT_EQ(run.settings.networkPeers,
            (std::vector<NetworkAddress>{{"desk.local", 50000}, {"::1", 7}, {"lab", 49000}}));
  EXPECT_EQ(run.selection.network.codes, (std::vector<std::string>{"111 111", "222222", "333333"}));
  EXPECT_EQ(run.settings.networkStreams, 8);
  EXPECT_EQ(run.settings.networkSeconds, 5);
  EXPECT_EQ(run.selection.network.directions, (std::vector<std::string>{"both", "to"}));
  EXPECT_TRUE(run.selection.tests.contains(TestGroup::Network));
  EXPECT_FALSE(run.selection.tests.contains(TestGroup::Processor) ||
               run.selection.tests.contains(TestGroup::Memory) ||
               run.selection.tests.contains(TestGroup::Disk));
  EXPECT_FALSE(runWith({"--preset", "default"}).selection.tests.contains(TestGroup::Network))
      << "no part of a plain run";
}

TEST(Arguments, takeMachinesFromTheSettings) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/mine.json";
  ASSERT_TRUE(writeFile(path, R"({"network_peers": ["desk.local:1", "lab"], "network_streams": 4})"));
  const Settings settings = runWith({"network", "--settings", path, "--code", "123456"}).settings;
  EXPECT_EQ(settings.networkPeers, (std::vector<NetworkAddress>{{"desk.local", 1}, {"lab"}}));
  EXPECT_EQ(settings.networkStreams, 4);
  EXPECT_EQ(
      runWith({"network", "--settings", path, "--host", "den", "--code", "123456"}).settings.networkPeers,
      std::vector<NetworkAddress>{{"den"}});
  EXPECT_EQ(refusalOf({"network", "--settings", path, "--port", "5", "--code", "123456"}), exitArguments);
  EXPECT_EQ(
      refusalOf({"network", "--settings", path, "--code", "111111", "--code", "222222", "--code", "333333"}),
      exitArguments);
}

TEST(Arguments, putStreamsOfTheOtherSideOnTop) {
  const RunArguments run = runWith({"network", "--host", "desk.local", "--code", "123456", "--streams", "2",
                                    "--against", "--streams 8 --direction to"});
  ASSERT_TRUE(run.against);
  EXPECT_EQ(run.settings.networkStreams, 2);
  EXPECT_EQ(run.against->settings.networkStreams, 8);
  EXPECT_EQ(run.against->settings.networkPeers, run.settings.networkPeers);
  EXPECT_EQ(run.against->selection.network.directions, std::vector<std::string>{"to"});
  EXPECT_EQ(run.against->selection.network.codes, std::vector<std::string>{"123456"});
}

TEST(Arguments, refuseALabelOrCommentThatNoRunFileHolds) {
  const std::string longest(65536, 'x');
  EXPECT_EQ(runWith({"processor", "--label=" + longest, "--comment=" + longest}).comment, longest);
  for (const std::string option : {"--label=", "--comment="})
    EXPECT_EQ(refusalOf({"processor", option + longest + 'x'}), exitArguments) << option;
}

TEST(Arguments, putTheOtherSideOnTop) {
  const RunArguments run =
      runWith({"memory", "--threads", "2", "--memory-time", "3", "--against", "--threads 4"});
  ASSERT_TRUE(run.against);
  EXPECT_EQ(run.settings.threads, 2);
  EXPECT_EQ(run.against->settings.threads, 4);
  EXPECT_EQ(run.against->settings.memorySeconds, 3);
  EXPECT_EQ(run.against->selection, run.selection);
  EXPECT_EQ(run.against->options, "--threads 4");
  EXPECT_EQ(run.repeat, 13);
  EXPECT_EQ(runWith({"memory", "--repeat", "6", "--against", "--whole-time"}).repeat, 6);
}

TEST(Arguments, letTheOtherSideTakeAnOptionBack) {
  const auto other = [](std::vector<std::string> given, const std::string& against) {
    given.insert(given.begin(), "bandwidth");
    given.push_back("--against=" + against);
    return runWith(given).against.value_or(OtherSide{});
  };
  EXPECT_FALSE(other({"--sweep", "full"}, "--region 1M").selection.sweep.sizes);
  EXPECT_FALSE(other({"--region", "1M"}, "--sweep full").settings.regions);
  EXPECT_TRUE(other({"--whole-time"}, "--stop-when-precise").settings.stopWhenPrecise);
  EXPECT_TRUE(other({}, "--priority 'raised'").selection.raisedPriority);
  EXPECT_EQ(other({"--pages", "default"}, "--pages \"huge\"").selection.pages.size(), 1u);
}

TEST(Arguments, putTheDiskOfTheOtherSideOnTop) {
  const auto other = [](std::vector<std::string> given, const std::string& against) {
    given.insert(given.begin(), "disk");
    given.push_back("--against=" + against);
    return runWith(given).against.value_or(OtherSide{});
  };
  const OtherSide nvme = other({"--disk-time", "2", "--disk-op", "read"},
                               "--disk-profile nvme --disk-time 7 --disk-op write --disk-row RND4K-Q32T16");
  EXPECT_EQ(nvme.settings.diskProfile, DiskProfile::Nvme);
  EXPECT_EQ(nvme.settings.diskSeconds, 7);
  EXPECT_EQ(nvme.selection.disk.ops, std::vector<std::string>{"write"});
  ASSERT_EQ(nvme.selection.disk.rows.size(), 1u);
  EXPECT_EQ(nvme.selection.disk.rows[0].queueDepth, 32);
  EXPECT_TRUE(other({}, "--disk-zeros").settings.diskZeros);

  const OtherSide custom = other({"--disk-block", "4K", "--disk-queue-depth", "2"},
                                 "--disk-queue-depth 16 --disk-pattern random --disk-threads 3");
  EXPECT_EQ(custom.settings.diskCustom, (DiskRow{true, 4_KiB, 16, 3}));

  const OtherSide mixed = other({"--disk-profile", "mixed", "--disk-mix", "70"}, "--disk-mix 30");
  EXPECT_EQ(mixed.settings.diskReadPercent, 30);
}

// The other side's options win over those of the first that they do not go together with.
TEST(Arguments, takeBackWhatDoesNotGoWithTheOtherSidesDisk) {
  const auto other = [](std::vector<std::string> given, const std::string& against) {
    given.insert(given.begin(), "disk");
    given.push_back("--against=" + against);
    return runWith(given).against.value_or(OtherSide{});
  };
  EXPECT_EQ(other({"--disk-block", "4K"}, "--disk-profile nvme").settings.diskProfile, DiskProfile::Nvme);
  EXPECT_EQ(other({"--disk-profile", "nvme"}, "--disk-block 4K").settings.diskProfile, DiskProfile::Custom);

  const test::TemporaryFolder folder;
  const std::string file = folder.path() + "/data";
  ASSERT_TRUE(writeFile(file, "data"));
  EXPECT_EQ(other({"--disk-size", "64M"}, "--disk-file '" + file + "'").selection.disk.fileToRead, file);
  EXPECT_FALSE(other({"--disk-file", file}, "--disk-size 64M").selection.disk.fileToRead);
  EXPECT_FALSE(other({"--disk-file", file}, "--disk-zeros").selection.disk.fileToRead);

  const OtherSide enduring =
      other({"--disk-op", "read", "--disk-time", "9"}, "--disk-endurance 1G --disk-verify");
  EXPECT_EQ(enduring.selection.disk.endurance, 1_GiB);
  EXPECT_TRUE(enduring.selection.disk.verify);
  EXPECT_TRUE(enduring.selection.disk.ops.empty());
  const OtherSide rows = other({"--disk-endurance", "1G", "--disk-verify"}, "--disk-op read");
  EXPECT_FALSE(rows.selection.disk.endurance);
  EXPECT_FALSE(rows.selection.disk.verify);
}

TEST(Arguments, refuseAnotherSideThatIsNone) {
  EXPECT_EQ(refusalOf({"memory", "--against", "--threads 1", "--threads", "1"}), exitArguments);
  for (const char* against : {"--no-such", "memory", "--label x", "--repeat 9", "--threads 'x", "--threads",
                              "--against --whole-time", "--format json", "--help", " "})
    EXPECT_EQ(refusalOf({"memory", "--threads", "2", "--against", against}), exitArguments) << against;
  EXPECT_EQ(refusalOf({"memory", "--repeat", "5", "--against", "--threads 4"}), exitArguments);
  EXPECT_EQ(refusalOf({"bandwidth", "--format", "membench-csv", "--against", "--threads 4"}), exitArguments);
}

// sc-membench chooses its sizes and loops: an option that would be ignored is refused.
TEST(Arguments, takeABaseOrTwoSettingsForAGate) {
  const auto gateWith = [](std::vector<std::string> given) {
    given.insert(given.begin(), "gate");
    return std::get<RunArguments>(parseArguments(given));
  };
  const RunArguments usual = gateWith({"base.strata", "--repeat", "6"});
  ASSERT_TRUE(usual.base && usual.gate);
  EXPECT_EQ(usual.base->name, "base.strata");
  EXPECT_EQ(usual.base->runs, 6);
  EXPECT_EQ(usual.gate->slowerPercent, usualGatePercent);
  EXPECT_FALSE(usual.gate->strict);
  EXPECT_TRUE(usual.ownFloors);
  EXPECT_FALSE(gateWith({"base.strata"}).base->runs);
  const RunArguments chosen = gateWith({"last", "--fail-on", "2.5", "--strict", "--default-threshold"});
  EXPECT_EQ(chosen.gate->slowerPercent, 2.5);
  EXPECT_TRUE(chosen.gate->strict);
  EXPECT_FALSE(chosen.ownFloors);

  // What `run --against` does, with a gate at its end.
  const std::vector<std::string> turns{"memory", "--preset",  "default",    "--size",
                                       "4K",     "--against", "--threads 2"};
  std::vector<std::string> asRun = turns;
  asRun.insert(asRun.begin(), "run");
  const auto run = std::get<RunArguments>(parseArguments(asRun));
  const RunArguments byTurns = gateWith(turns);
  EXPECT_FALSE(run.gate);
  ASSERT_TRUE(byTurns.gate && byTurns.against && !byTurns.base);
  EXPECT_EQ(byTurns.settings, run.settings);
  EXPECT_EQ(byTurns.selection, run.selection);
  EXPECT_EQ(byTurns.against->settings, run.against->settings);
  EXPECT_EQ(byTurns.repeat, run.repeat);
}

TEST(Arguments, measureTheWholeMachineAsTheWindowDoes) {
  const RunArguments usual = runWith({"whole-machine", "--preset", "default"});
  EXPECT_EQ(usual.settings, wholeMachineSettings({}));
  EXPECT_EQ(usual.selection, wholeMachineSelection(true));

  const RunArguments chosen = runWith({"whole-machine", "processor", "bandwidth", "latency", "--preset",
                                       "quick", "--affinity", "none", "--priority", "raised"});
  Selection selection = wholeMachineSelection(false, WholeMachinePace::Quick);
  selection.raisedPriority = true;
  Settings settings = wholeMachineSettings({}, WholeMachinePace::Quick);
  settings.binding = Binding::None;
  EXPECT_EQ(chosen.settings, settings);
  EXPECT_EQ(chosen.selection, selection);

  EXPECT_FALSE(runWith({"whole-machine", "--no-history"}).keep);

  EXPECT_EQ(refusalOf({"whole-machine", "string"}), exitArguments);
  EXPECT_EQ(refusalOf({"whole-machine", "membench"}), exitArguments);
  EXPECT_EQ(refusalOf({"whole-machine", "--threads", "2"}), exitArguments);
  EXPECT_EQ(refusalOf({"whole-machine", "--disk-size", "1G"}), exitArguments);
  EXPECT_EQ(refusalOf({"whole-machine", "--preset", "classic"}), exitArguments);
}

TEST(Arguments, chooseNothingOfWhatMembenchIs) {
  for (const std::vector<std::string>& option :
       std::vector<std::vector<std::string>>{{"--size", "1M"},
                                             {"--width", "8"},
                                             {"--chains", "2"},
                                             {"--count-bytes", "traffic"},
                                             {"--sweep", "quick"}}) {
    std::vector<std::string> given{"membench"};
    given.insert(given.end(), option.begin(), option.end());
    EXPECT_EQ(refusalOf(given), exitArguments) << option.front();
  }
  EXPECT_TRUE(runWith({"membench", "--sweep", "full"}).selection.sweep.asMembench);
  EXPECT_EQ(runWith({"membench"}).format, Format::MembenchText);
  EXPECT_EQ(runWith({"membench", "--against", "--priority raised"}).format, Format::Text);
}

}  // namespace strata::cli
