// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "app/words/words.h"
#include "core/report/text.h"
#include "core/report/text_layout.h"
#include "tests/core/report/golden.h"
#include "tests/core/report/text_search.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

void expectNarrow(const std::string& text) {
  std::size_t at = 0;
  for (std::size_t end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    const std::string line = text.substr(at, end - at);
    EXPECT_LE(displayWidth(line), reportWidth) << line;
    EXPECT_FALSE(line.ends_with(' ')) << "'" << line << "'";
  }
  EXPECT_EQ(at, text.size()) << "the last line has no end";
}

/// Lines joined, and blanks in a row made one: a sentence may be wrapped anywhere.
std::string oneLine(const std::string& text) {
  std::string joined;
  for (const char each : text) {
    const bool isBlank = each == ' ' || each == '\n';
    if (!isBlank || (!joined.empty() && joined.back() != ' ')) joined += isBlank ? ' ' : each;
  }
  return joined;
}

// Disk workloads and streams take all of their time, however precise they are.
TEST(TextReport, SaysWhichTestsNeverEndEarly) {
  strata::Run run = classicRun();
  const strata::Run disk = diskRun();
  for (const CellResult& cell : disk.results) run.results.push_back(cell);
  EXPECT_NE(
      oneLine(toText(run, words))
          .find("memory 2 s per buffer size; early stop when precise; disk 2 s per workload and direction, "
                "always in full"),
      std::string::npos);
  run.settings.stopWhenPrecise = false;
  EXPECT_NE(oneLine(toText(run, words)).find("disk 2 s per workload and direction; no early stop"),
            std::string::npos);
}

TEST(TextReport, LooksAsItDid) {
  expectGolden("classic.txt", toText(classicRun(), words));
  expectGolden("classic-threads.txt", toText(classicRun(16), words));
  expectGolden("troubled.txt", toText(troubledRun(), words));
  expectGolden("scaling.txt", toText(scalingRun(), words));
  expectGolden("pages.txt", toText(pagesRun(), words));
  expectGolden("disk.txt", toText(diskRun(), words));
  expectGolden("endurance.txt", toText(enduranceRun(), words));
}

TEST(TextReport, SaysWhatOfTheMachinesStateChangesHowToReadAFigure) {
  strata::Run run = classicRun();
  EXPECT_EQ(toText(run, words).find("State"), std::string::npos) << "a system that tells nothing";
  Health health;
  health.governor = "powersave";
  health.boost = false;
  health.onBattery = true;
  health.temperatureC = 48.6;
  run.environment.healthBefore = health;
  health.temperatureC = 91.2;
  run.environment.healthAfter = health;
  run.environment.calmWait = CalmWait{12.3, false};
  run.machine.emulator = "QEMU";
  const std::string text = toText(run, words);
  expectNarrow(text);
  for (const char* part : {"QEMU translates the instructions", "on battery; governor powersave; boost off",
                           "49 degrees C, 91 after the run", "not calm within 12.3 s"})
    EXPECT_NE(oneLine(text).find(part), std::string::npos) << part << " in\n" << text;
}

TEST(TextReport, CallsASeenPeakNoLimit) {
  strata::Run run = classicRun();
  const std::string sentence = "no physical limit";
  EXPECT_EQ(oneLine(toText(run, words)).find(sentence), std::string::npos);
  for (CellResult& cell : run.results)
    if (auto* found = std::get_if<Measured>(&cell.outcome); found && found->limit)
      found->limitSource = LimitSource::Seen;
  EXPECT_NE(oneLine(toText(run, words)).find(sentence), std::string::npos);
}

TEST(TextReport, EnduranceHasNoTimeOfARow) {
  EXPECT_NE(toText(diskRun(), words).find("disk 2 s per workload"), std::string::npos);
  EXPECT_EQ(toText(enduranceRun(), words).find("per workload"), std::string::npos);
}

/// The file of the sample has two stretches of 953 blocks each: too few for p99.
TEST(TextReport, TellsTheCourseOfATestThatGoesOnForLong) {
  const auto course = [](const strata::Run& run) {
    const std::string text = toText(run, words);
    return text.substr(std::min(text.size(), text.find("Results by bytes written:")));
  };
  strata::Run run = diskRun();
  const std::string table = course(run);
  EXPECT_NE(table.find("954 MiB  5300   1500   9000\n"), std::string::npos) << table;
  EXPECT_NE(table.find("1.86 GiB  1200   6400  88000\n"), std::string::npos) << table;
  run.results[1].parameters.blockBytes = 65536;
  EXPECT_NE(course(run).find("954 MiB  5300   1500   4000   9000\n"), std::string::npos) << course(run);
}

TEST(TextReport, HasALineForEachRowOfTheDiskTest) {
  const std::string text = toText(diskRun(), words);
  expectNarrow(text);
  // 6512.25 times 1 MiB a second.
  for (const char* part :
       {"SEQ1M Q8T1 Read", "SEQ1M Q8T1 Write", "RND4K Q32T1 70 % read", "RND4K Q1T1 Write, 0-fill", "6830",
        "6510", "IOPS", "p99.9", "Requests by io_uring.", "4.20", "256 MiB", "skipped"})
    EXPECT_TRUE(contains(text, part)) << part << "\n" << text;
}

TEST(TextReport, IsAscii) {
  const std::string text = toText(classicRun(2), words);
  EXPECT_TRUE(
      std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
}

TEST(TextReport, FitsEightyColumnsWithAnyNumberOfThreads) {
  for (const int threads : {1, 2, 3, 7, 16, 33, 64, 65, 1024}) {
    SCOPED_TRACE(threads);
    expectNarrow(toText(classicRun(threads), words));
  }
  expectNarrow(toText(troubledRun(), words));
  expectNarrow(toText(scalingRun(), words));
  expectNarrow(toText(pagesRun(), words));
  expectNarrow(toText(strata::Run{}, words));
}

TEST(TextReport, FitsEightyColumnsWithLongNames) {
  strata::Run run = troubledRun();
  const std::string path = "/" + std::string(200, 'p');
  run.label = std::string(300, 'l');
  run.comment = "ü" + std::string(100, ' ') + std::string(90, 'c');
  run.program.version = std::string(90, '9');
  run.started = "some time that is no date, and is told at some length as well";
  run.machine.cpuModel =
      "A processor with a name of its maker's marketing department that goes on and on and on, at 5 GHz";
  run.machine.system = std::string(81, 's');
  run.machine.hypervisor = std::string(81, 'h');
  run.settings.diskFolders = {path, "/a b/" + path};
  run.settings.binding = Binding::List;
  for (int cpu = 100; cpu < 400; ++cpu) run.settings.cpuList.push_back(cpu);
  for (CellResult& cell : run.results) {
    auto* measured = std::get_if<Measured>(&cell.outcome);
    if (!measured) continue;
    measured->value *= 1e6;
    for (double& figure : measured->perThread) figure *= 1e6;
    for (int i = 0; i < 20; ++i)
      measured->verdict.reasons.push_back({"folder-missing", {{"path", path + std::to_string(i)}}});
  }
  expectNarrow(toText(run, words));
}

TEST(TextReport, FitsEightyColumnsInALongerLanguage) {
  const Words longer = [](std::string_view id, const std::vector<std::string>& arguments) {
    const std::string text = words(id, arguments);
    return text + "ü" + text.substr(0, text.size() / 2);
  };
  for (const strata::Run& run : {classicRun(), classicRun(16), classicRun(100), troubledRun()})
    expectNarrow(toText(run, longer));
}

TEST(TextReport, SaysThatARunDidNotEnd) {
  strata::Run run = classicRun();
  EXPECT_FALSE(contains(toText(run, words), "STOPPED"));
  run.status = RunStatus::Stopped;
  EXPECT_TRUE(contains(toText(run, words), "STOPPED: the run was stopped early."));
  run.status = RunStatus::Failed;
  EXPECT_TRUE(contains(toText(run, words), "NOT COMPLETE: some of the tests failed"));
  run.results.clear();
  EXPECT_TRUE(contains(toText(run, words), "Nothing was measured."));
}

TEST(TextReport, MarksEachFigureWithItsVerdict) {
  const std::string text = toText(troubledRun(), words);
  EXPECT_TRUE(contains(text, "108000    0.1  x 2,3"));
  EXPECT_TRUE(contains(text, " -         skipped 4 "));
  EXPECT_TRUE(contains(text, " -         failed 6"));
  EXPECT_TRUE(contains(text, "pages; extended to 3.40 s\n")) << "no doubt, so no note";
}

TEST(TextReport, NamesTheLayerThatARegionLiesIn) {
  const auto regionLine = [](Bytes region, int threads, auto change) {
    strata::Run run = classicRun(threads);
    std::erase_if(run.results, [](const CellResult& cell) { return cell.kernel != "move-serial-8"; });
    run.results.resize(1);
    run.results[0].parameters.regionBytes = region.count;
    change(run);
    const std::string text = toText(run, words);
    const std::size_t at = text.find("\nBuffer ") + 1;
    return text.substr(at, text.find('\n', at) - at);
  };
  const auto nothing = [](strata::Run&) {};
  // Both buffers count; up to half of a level is in it.
  EXPECT_EQ(regionLine(12_KiB, 1, nothing), "Buffer 12 KiB, in the L1 cache");
  EXPECT_EQ(regionLine(24_KiB, 1, nothing), "Buffer 24 KiB, at the edge of the L1 cache");
  EXPECT_EQ(regionLine(25_KiB, 1, nothing), "Buffer 25 KiB, in the L2 cache");
  // Sixteen threads on eight cores: two share an L1, all share the L3, of which 28 MiB are usable.
  EXPECT_EQ(regionLine(12_KiB, 16, nothing), "Buffer 12 KiB, at the edge of the L1 cache");
  EXPECT_EQ(regionLine(7_MiB, 1, nothing), "Buffer 7 MiB, in the L3 cache");
  EXPECT_EQ(regionLine(7_MiB, 2, nothing), "Buffer 7 MiB, at the edge of the L3 cache");
  EXPECT_EQ(regionLine(15_MiB, 1, nothing), "Buffer 15 MiB, in memory");
  // Two threads on two cores have an L1 each; close together they share one.
  EXPECT_EQ(regionLine(12_KiB, 2, nothing), "Buffer 12 KiB, in the L1 cache");
  EXPECT_EQ(regionLine(12_KiB, 2, [](strata::Run& run) { run.settings.binding = Binding::Close; }),
            "Buffer 12 KiB, at the edge of the L1 cache");
  EXPECT_EQ(regionLine(12_KiB, 1, [](strata::Run& run) { run.machine.caches.clear(); }), "Buffer 12 KiB");
}

TEST(TextReport, ShowsWhatWasMeasuredOnly) {
  strata::Run run = classicRun();
  std::erase_if(run.results, [](const CellResult& cell) {
    return cell.test != strata::Test::Memory || cell.parameters.widthBytes != 4 ||
           cell.parameters.pattern != "serial";
  });
  const std::string text = toText(run, words);
  EXPECT_FALSE(contains(text, "PROCESSOR"));
  EXPECT_FALSE(contains(text, "DISK"));
  EXPECT_FALSE(contains(text, "Folders"));
  EXPECT_FALSE(contains(text, "random"));
  EXPECT_TRUE(contains(text, "      4    40700    0.1  +             98 %\n"));
}

TEST(TextReport, SumsUpManyThreads) {
  strata::Run run = classicRun(100);
  for (CellResult& cell : run.results) {
    auto& measured = std::get<Measured>(cell.outcome);
    for (std::size_t i = 0; i < 100; ++i) measured.perThread[i] = static_cast<double>(1000 - i);
  }
  const std::string text = toText(run, words);
  EXPECT_TRUE(contains(text, "min/max  min  p10  median  p90   max\n"));
  EXPECT_TRUE(contains(text, "90.1 %  901  911     950  990  1000\n"));
}

TEST(TextReport, ShowsCellsOfTestsItDoesNotKnow) {
  strata::Run run = classicRun();
  run.results.resize(1);
  run.results[0].test = strata::Test::Network;
  run.results[0].kernel = "chase-block";
  run.results[0].unit = "ns";
  const std::string text = toText(run, words);
  EXPECT_TRUE(contains(text, "\nNetwork\n"));
  EXPECT_TRUE(contains(text, "  chase-block, ns     4820    0.1  +\n"));
}

TEST(TextReport, CannotSteerATerminal) {
  strata::Run run = classicRun();
  run.label = "\x1b[2J\x07";
  run.machine.cpuModel = "Evil\x1b]0;title\x07\r";
  run.results[0].test = TestId("n\x1bw");
  const std::string text = toText(run, words);
  EXPECT_TRUE(std::none_of(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7f;
  }));
}

}  // namespace
}  // namespace strata
