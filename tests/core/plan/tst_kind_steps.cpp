// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of memory: what is planned, and what comes of it on the fake clock, where memory is refused, lies or
// behaves.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::says;
using test::Scenario;

Selection kindsOnly(std::optional<int> uses = std::nullopt) {
  Selection selection{.tests = {TestGroup::MemoryTypes}};
  selection.passes = uses;
  return selection;
}

/// Stores of eight bytes.
Selection storesOnly(std::optional<int> uses = std::nullopt) {
  Selection selection = kindsOnly(uses);
  selection.kernels = {"write-serial-8"};
  return selection;
}

std::vector<std::string> cellsOf(const Step& step) {
  std::vector<std::string> cells;
  for (const PlannedCell& cell : step.cells) cells.push_back(cell.kernel + ' ' + *cell.parameters.memoryKind);
  return cells;
}

TEST(KindSteps, HaveEachKindOfAWidthOneAfterAnother) {
  const Plan plan = planned(Settings{}, kindsOnly());
  ASSERT_EQ(plan.steps.size(), 1u);
  const Step& step = plan.steps.front();
  EXPECT_EQ(step.region, Bytes{32'000'000});
  EXPECT_TRUE(step.alone);
  // The made-up machine has no vectors beyond the baseline, of 16 bytes.
  EXPECT_EQ(cellsOf(step),
            (std::vector<std::string>{
                "write-serial-8 regular", "write-serial-8 write-combined", "write-serial-8 uncached",
                "write-serial-16 regular", "write-serial-16 write-combined", "write-serial-16 uncached",
                "copy-serial-8 regular", "copy-serial-8 write-combined", "copy-serial-8 uncached",
                "copy-serial-16 regular", "copy-serial-16 write-combined", "copy-serial-16 uncached"}));
  for (const PlannedCell& cell : step.cells) {
    EXPECT_EQ(cell.test, strata::Test::MemoryTypes);
    EXPECT_EQ(cell.parameters.threads, 1);
    EXPECT_EQ(cell.passes, 30);
    EXPECT_EQ(cell.passesWithinS, 2);
    EXPECT_FALSE(cell.skip);
  }
  EXPECT_EQ(plan.memoryNeeded, Bytes{64'000'000});
}

TEST(KindSteps, AreNarrowedByWidthAndOperation) {
  Selection selection = kindsOnly();
  selection.widths = {1, 4};
  selection.ops = {"copy"};
  EXPECT_EQ(cellsOf(planned(Settings{}, selection).steps.front()),
            (std::vector<std::string>{"copy-serial-1 regular", "copy-serial-1 write-combined",
                                      "copy-serial-1 uncached", "copy-serial-4 regular",
                                      "copy-serial-4 write-combined", "copy-serial-4 uncached"}));
  selection.ops = {"read"};
  const auto refused = makePlan({Settings{}, selection}, plainMachine(4), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "nothing-selected");
}

TEST(KindSteps, SkipWidthsThatTheMachineLacks) {
  // The widest of this architecture, whose name is not that of others.
  std::string beyond;
  for (const kernels::Kernel& kernel : kernels::catalog())
    if (kernel.family == kernels::Family::Write && usesKinds(kernel) &&
        kernel.needs != kernels::Needs::Baseline)
      beyond = kernel.id;
  if (beyond.empty()) GTEST_SKIP() << "here every such loop runs on every processor";
  Selection selection = kindsOnly();
  selection.kernels = {"write-serial-16", beyond};
  const Plan plan = planned(Settings{}, selection);
  ASSERT_EQ(plan.steps.front().cells.size(), 6u);
  for (const PlannedCell& cell : plan.steps.front().cells)
    EXPECT_EQ(cell.skip.has_value(), cell.kernel == beyond) << cell.kernel;
}

TEST(KindSteps, HaveRegionsOfWholeTurnsOfEveryLoop) {
  const auto regionOf = [](Bytes wanted) {
    return planned(test::regions({wanted}), kindsOnly()).steps.front().region;
  };
  EXPECT_EQ(regionOf(8_MiB), 8_MiB);
  EXPECT_EQ(regionOf(Bytes{1'000'000}), Bytes{999'424});  // 976 KiB
  EXPECT_EQ(regionOf(128_B), 1_KiB);
  EXPECT_EQ(planned(test::regions({1_MiB, 2_MiB}), kindsOnly()).steps.size(), 2u);
}

TEST(KindSteps, TakeOneThreadHoweverManyThereAre) {
  Settings settings;
  settings.threads = 4;
  const auto played = play(Scenario{}, settings, storesOnly(3));
  for (const CellResult& result : played.run.results) {
    EXPECT_EQ(result.parameters.threads, 1);
    EXPECT_EQ(measured(result).perThread.size(), 1u);
  }
}

/// The published machine: each in milliseconds, of four million doubles at 4 GHz.
Scenario published() {
  Scenario scenario;
  scenario.kindSlowdown = [](MemoryKind kind, bool first) {
    switch (kind) {
      case MemoryKind::Regular:
        return first ? 22.0 : 32 / 3.8;
      case MemoryKind::WriteCombined:
        return first ? 81.0 : 32 / 5.7;
      case MemoryKind::Uncached:
        break;
    }
    return first ? 164.0 : 32 / 0.33;
  };
  return scenario;
}

TEST(KindRun, TimesTheFirstUseAndAveragesTheLaterOnes) {
  const auto played = play(published(), Settings{}, storesOnly());
  ASSERT_EQ(played.run.results.size(), 3u);
  struct Row {
    const char* kind;
    double firstS;
    double rate;
    std::size_t uses;
  };
  // Uncached memory is 97 ms a use: 20 uses with the first, of 164 ms, are 2.1 s.
  const Row rows[] = {
      {"regular", 22e-3, 3800, 30}, {"write-combined", 81e-3, 5700, 30}, {"uncached", 164e-3, 330, 19}};
  for (std::size_t i = 0; i < 3; ++i) {
    const CellResult& result = played.run.results[i];
    const Measured& figure = measured(result);
    EXPECT_EQ(result.parameters.memoryKind, rows[i].kind);
    EXPECT_EQ(figure.memoryKindObtained, rows[i].kind);
    ASSERT_TRUE(figure.firstUseS);
    EXPECT_NEAR(*figure.firstUseS, rows[i].firstS, 1e-5);
    EXPECT_NEAR(figure.value, rows[i].rate, rows[i].rate / 1000);
    EXPECT_EQ(figure.passSeconds.size(), rows[i].uses);
    EXPECT_EQ(figure.bytes, rows[i].uses * 32'000'000);
    EXPECT_EQ(figure.statistic, "average");
    const double all = std::accumulate(figure.passSeconds.begin(), figure.passSeconds.end(), 0.0);
    EXPECT_NEAR(figure.elapsedS, all, 1e-12);
    EXPECT_DOUBLE_EQ(figure.value, static_cast<double>(figure.bytes) / all / 1e6);
    EXPECT_EQ(figure.readRatio.has_value(), i > 0);
    if (figure.readRatio) {
      EXPECT_NEAR(*figure.readRatio, 0.01, 1e-4);
    }
  }
  EXPECT_EQ(measured(played.run.results[0]).verdict, Verdict{});
  EXPECT_EQ(measured(played.run.results[1]).verdict, Verdict{});
  EXPECT_EQ(measured(played.run.results[2]).verdict.grade, Grade::Fair);
  EXPECT_TRUE(says(played.run.results[2], "few-uses"));
}

TEST(KindRun, MakesAsManyUsesAsAreAskedForHoweverLongTheyTake) {
  const auto played = play(published(), Settings{}, storesOnly(40));
  for (const CellResult& result : played.run.results) EXPECT_EQ(measured(result).passSeconds.size(), 40u);
}

TEST(KindRun, MakesOneMoreUseHoweverSlowTheFirst) {
  Scenario scenario;
  scenario.kindSlowdown = [](MemoryKind, bool) { return 5000.0; };  // 5 s
  const auto played = play(std::move(scenario), Settings{}, storesOnly());
  for (const CellResult& result : played.run.results) {
    EXPECT_EQ(measured(result).passSeconds.size(), 1u);
    EXPECT_EQ(measured(result).verdict.grade, Grade::Poor);
  }
}

TEST(KindRun, LeavesOutWhatIsRefusedAndMeasuresTheRest) {
  Scenario scenario = published();
  scenario.refusesKind = [](MemoryKind kind) -> std::optional<Error> {
    if (kind == MemoryKind::WriteCombined) return Error{"no-graphics-device", {}};
    if (kind == MemoryKind::Uncached)
      return Error{"memory-kind-not-provided", {{"memory_kind", std::string("uncached")}}};
    return std::nullopt;
  };
  const auto played = play(std::move(scenario), Settings{}, storesOnly());
  ASSERT_EQ(played.run.results.size(), 3u);
  EXPECT_NEAR(measured(played.run.results[0]).value, 3800, 4);
  for (const std::size_t i : {1u, 2u}) {
    const auto* skipped = std::get_if<Skipped>(&played.run.results[i].outcome);
    ASSERT_NE(skipped, nullptr);
    EXPECT_EQ(skipped->reason.id, i == 1 ? "no-graphics-device" : "memory-kind-not-provided");
  }
  EXPECT_EQ(played.run.status, RunStatus::Complete);
}

TEST(KindRun, FailsWhereThereIsNoRegularMemory) {
  Scenario scenario;
  scenario.refusesKind = [](MemoryKind kind) -> std::optional<Error> {
    if (kind != MemoryKind::Regular) return std::nullopt;
    return Error{"allocation-failed", {{"size_bytes", std::int64_t{32'000'000}}}};
  };
  const auto played = play(std::move(scenario), Settings{}, storesOnly(3));
  EXPECT_EQ(test::failure(played.run.results[0]), "allocation-failed");
  EXPECT_EQ(measured(played.run.results[1]).passSeconds.size(), 3u);
  EXPECT_EQ(played.run.status, RunStatus::Failed);
}

TEST(KindRun, NoticesMemoryThatIsNotWhatTheSystemSays) {
  Scenario scenario = published();
  scenario.readCycles = [](MemoryKind) { return 1.0; };
  const auto played = play(std::move(scenario), Settings{}, storesOnly(30));
  EXPECT_EQ(measured(played.run.results[0]).verdict, Verdict{});
  for (const std::size_t i : {1u, 2u}) {
    const CellResult& result = played.run.results[i];
    EXPECT_EQ(measured(result).memoryKindObtained, "regular");
    EXPECT_EQ(measured(result).verdict.grade, Grade::Poor);
    ASSERT_TRUE(says(result, "memory-kind-not-effective"));
    const Reason& reason = measured(result).verdict.reasons.front();
    EXPECT_EQ(reason.data.front(),
              (Datum{"memory_kind", std::string(i == 1 ? "write-combined" : "uncached")}));
    EXPECT_NEAR(std::get<double>(reason.data.back().value), 100, 0.5);
  }
}

TEST(KindRun, NoticesThatTheSystemDroppedWhatWasAsked) {
  Scenario scenario = published();
  scenario.reportsKind = [](MemoryKind) { return MemoryKind::Regular; };
  const auto played = play(std::move(scenario), Settings{}, storesOnly(30));
  EXPECT_TRUE(says(played.run.results[1], "memory-kind-not-effective"));
  EXPECT_TRUE(says(played.run.results[2], "memory-kind-not-effective"));
}

TEST(KindRun, BelievesBehaviourWhereTheSystemDoesNotTell) {
  Scenario scenario = published();
  scenario.reportsKind = [](MemoryKind) { return std::nullopt; };
  const auto played = play(std::move(scenario), Settings{}, storesOnly(30));
  for (const CellResult& result : played.run.results) {
    EXPECT_EQ(measured(result).memoryKindObtained, result.parameters.memoryKind);
    EXPECT_EQ(measured(result).verdict, Verdict{});
  }
}

TEST(KindRun, DoesNotReadSlowMemoryForLong) {
  Scenario scenario;
  scenario.readCycles = [](MemoryKind kind) { return kind == MemoryKind::Regular ? 1.0 : 40e3; };  // 10 µs
  const auto played = play(std::move(scenario), test::regions({1_MiB}), storesOnly(1));
  EXPECT_LT(played.seconds, 1.0);
  EXPECT_NEAR(*measured(played.run.results[1]).readRatio, 1 / 40e3, 1e-6);
}

TEST(KindRun, SaysWhenUsesWereDisturbed) {
  Scenario scenario = published();
  // The first use of regular memory lasts from about 0.05 s to 0.08 s.
  scenario.involuntarySwitches = [](double s) { return s > 0.07 ? 1 : 0; };
  const auto first = play(scenario, Settings{}, storesOnly(40));
  EXPECT_TRUE(says(first.run.results[0], "first-use-disturbed"));
  EXPECT_EQ(measured(first.run.results[0]).verdict.grade, Grade::Fair);
  EXPECT_EQ(measured(first.run.results[1]).verdict, Verdict{});
  scenario.involuntarySwitches = [](double s) { return static_cast<std::uint64_t>(s / 10e-3); };
  const auto all = play(scenario, Settings{}, storesOnly(40));
  EXPECT_TRUE(says(all.run.results[0], "uses-disturbed"));
  EXPECT_FALSE(says(all.run.results[0], "passes-disturbed"));
}

TEST(KindRun, StopsInTheMiddleOfAUse) {
  Scenario scenario;
  scenario.kindSlowdown = [](MemoryKind, bool) { return 5000.0; };  // 5 s a use, 10 ms a piece
  FakeHost host(std::move(scenario));
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 7 && !stop.stop_requested()) stop.request_stop();
  };
  const auto played = play(host, Settings{}, storesOnly(), 4, stop.get_token());
  EXPECT_EQ(played.run.status, RunStatus::Stopped);
  EXPECT_LT(played.seconds, 7.1);
  EXPECT_TRUE(played.run.results.empty()) << "no use after the first was whole";
  EXPECT_EQ(host.benches, 0);
}

TEST(KindRun, KeepsTheWholeUsesBeforeAStop) {
  FakeHost host(published());
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 0.3 && !stop.stop_requested()) stop.request_stop();
  };
  const auto played = play(host, Settings{}, storesOnly(1000), 4, stop.get_token());
  ASSERT_EQ(played.run.results.size(), 1u);
  const Measured& figure = measured(played.run.results.front());
  EXPECT_GT(figure.passSeconds.size(), 10u);
  EXPECT_LT(figure.passSeconds.size(), 40u);
  EXPECT_NEAR(figure.value, 3800, 4);
}

TEST(KindRun, EndsWhereTheCounterFails) {
  Scenario scenario;
  scenario.shownTicks = [](std::uint64_t) { return 5; };
  const auto played = play(std::move(scenario), Settings{}, storesOnly(5));
  for (const CellResult& result : played.run.results) EXPECT_EQ(test::failure(result), "counter-unsteady");
}

TEST(KindRun, OfAThreadThatIsNotBoundIsNotJudgedByProbes) {
  Scenario scenario = published();
  scenario.involuntarySwitches = [](double s) { return static_cast<std::uint64_t>(s / 10e-3); };
  Settings settings;
  settings.binding = Binding::None;
  const auto played = play(std::move(scenario), settings, storesOnly(40));
  const CellResult& regular = played.run.results.front();
  EXPECT_NEAR(measured(regular).value, 3800, 4);
  EXPECT_NEAR(*measured(regular).firstUseS, 22e-3, 1e-5);
  EXPECT_TRUE(says(regular, "not-bound"));
  EXPECT_FALSE(says(regular, "uses-disturbed"));
  EXPECT_FALSE(says(regular, "first-use-disturbed"));
}

TEST(FramebufferSteps, HaveTheScreenAndThenADumbBuffer) {
  const Plan plan = planned(Settings{}, {.tests = {TestGroup::Framebuffer}});
  ASSERT_EQ(plan.steps.size(), 2u);
  for (std::size_t i = 0; i < 2; ++i) {
    const Step& step = plan.steps[i];
    EXPECT_EQ(step.region, 1_MiB);
    EXPECT_TRUE(step.alone);
    const std::string memory(pictureMemories[i]);
    std::vector<std::string> expected;
    for (const char* const kernel : {"read-serial-8", "read-serial-16", "read-random-8", "write-serial-8",
                                     "write-serial-16", "write-random-8", "write-stream-16", "copy-serial-8",
                                     "copy-random-8", "copy-serial-16", "copy-stream-16"})
      expected.push_back(std::string(kernel) + ' ' + memory);
    EXPECT_EQ(cellsOf(step), expected);
    // Two seconds by eleven cells: the baseline has no non-temporal loads.
    for (const PlannedCell& cell : step.cells) EXPECT_DOUBLE_EQ(cell.seconds, 2.0 / 11);
  }
  EXPECT_EQ(plan.memoryNeeded, 2_MiB);
}

TEST(FramebufferSteps, AreNarrowedByPatternAndOperation) {
  Selection selection{.tests = {TestGroup::Framebuffer}};
  selection.ops = {"read"};
  selection.patterns = {"random"};
  selection.widths = {4};
  EXPECT_EQ(cellsOf(planned(Settings{}, selection).steps.front()),
            (std::vector<std::string>{"read-random-4 framebuffer"}));
}

}  // namespace
}  // namespace strata
