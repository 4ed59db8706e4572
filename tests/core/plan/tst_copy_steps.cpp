// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of whole regions: what is planned, and what comes of it on the fake clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/engine/runner.h"
#include "core/plan/plan.h"
#include "tests/support/fake_host.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::plainMachine;
using test::planned;
using test::regions;
using test::Scenario;

Selection copyOnly(std::optional<int> passes = std::nullopt) {
  Selection selection{.tests = {TestGroup::Copy}};
  selection.passes = passes;
  return selection;
}

Run ran(const Settings& settings, const Selection& selection, FakeHost& host) {
  const Machine machine = plainMachine(4);
  return execute(planned(settings, selection, machine), machine, host, [](const Event&) {}, {});
}

TEST(CopySteps, HaveTheThreeMethodsAndABlockForOne) {
  const Plan plan = planned(regions({10_MiB}), copyOnly());
  ASSERT_EQ(plan.steps.size(), 1u);
  std::vector<std::string> kernels;
  for (const PlannedCell& cell : plan.steps.front().cells) {
    kernels.push_back(cell.kernel);
    EXPECT_EQ(cell.test, strata::Test::Copy);
    EXPECT_EQ(cell.parameters.regionBytes, (10_MiB).count);
    EXPECT_EQ(cell.parameters.blockBytes.has_value(), cell.kernel == "copy-blocks");
    EXPECT_FALSE(cell.passes);
  }
  EXPECT_EQ(kernels, (std::vector<std::string>{"copy-memcpy", "copy-elements", "copy-blocks"}));
  EXPECT_EQ(plan.steps.front().cells.back().parameters.blockBytes, (256_KiB).count);  // that of mbw
}

TEST(CopySteps, TakeTheBlockThatIsAskedForAndNoMoreThanTheRegion) {
  Selection selection = copyOnly();
  selection.block = 1_MiB;
  const auto blockOf = [&](Bytes region) {
    return *planned(regions({region}), selection).steps.front().cells.back().parameters.blockBytes;
  };
  EXPECT_EQ(blockOf(10_MiB), (1_MiB).count);
  EXPECT_EQ(blockOf(64_KiB), (64_KiB).count);
}

TEST(CopySteps, CanBeNarrowedToAMethod) {
  Selection selection = copyOnly();
  selection.kernels = {"copy-elements"};
  const Plan plan = planned(regions({1_MiB}), selection);
  ASSERT_EQ(plan.steps.front().cells.size(), 1u);
  EXPECT_EQ(plan.steps.front().cells.front().kernel, "copy-elements");
}

TEST(CopySteps, TakeARegionAsItIsAskedForAndElseThatOfMemory) {
  EXPECT_EQ(planned(regions({Bytes{1000}}), copyOnly()).steps.front().region, Bytes{1000});
  // 16 MiB of last-level cache: 64 MiB for both buffers.
  EXPECT_EQ(planned(Settings{}, copyOnly()).steps.front().region, 32_MiB);
}

TEST(CopySteps, NeedTwoBuffersOfEachThread) {
  EXPECT_EQ(planned(regions({10_MiB}, 3), copyOnly()).memoryNeeded, 10_MiB * 6);
  const auto refused = makePlan({regions({7_GiB}), copyOnly()}, plainMachine(4), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-enough-memory");
}

Selection libraryOnly() {
  Selection selection = copyOnly();
  selection.tests.remove(TestGroup::Copy);
  selection.tests.add(TestGroup::Library);
  return selection;
}

TEST(LibrarySteps, HaveEachFunctionAtEachSize) {
  const Plan plan = planned(Settings{}, libraryOnly());
  std::vector<Bytes> sizes;
  for (const Step& step : plan.steps) {
    sizes.push_back(step.region);
    EXPECT_EQ(step.cells.size(), 7u);
    for (const PlannedCell& cell : step.cells) {
      EXPECT_EQ(cell.test, strata::Test::Library);
      EXPECT_EQ(cell.parameters.regionBytes, step.region.count);
    }
  }
  // A quarter of 512 KiB of L2; 64 MiB for two buffers in memory.
  EXPECT_EQ(sizes, (std::vector<Bytes>{16_B, 256_B, 4_KiB, 128_KiB, 32_MiB}));
  EXPECT_EQ(planned(regions({Bytes{1000}}), libraryOnly()).steps.front().region, Bytes{1000});
}

TEST(LibrarySteps, NeedThreeBuffersOfEachThread) {
  EXPECT_EQ(planned(regions({1_MiB}, 2), libraryOnly()).memoryNeeded, (3_MiB + 8_B) * 2);
}

TEST(LibrarySteps, FitWhereMemoryIsShort) {
  Machine machine = plainMachine(4);
  machine.memoryAvailable = 200_MiB;
  Settings settings;
  settings.threads = 4;
  const Plan plan = planned(settings, libraryOnly(), machine);
  EXPECT_LE(plan.memoryNeeded, machine.memoryAvailable);
  EXPECT_LT(plan.steps.back().region, 16_MiB);
  EXPECT_GT(plan.steps.back().region, 8_MiB);
}

TEST(LibrarySteps, ARefusalNamesARegionOfWhichThreeFit) {
  Machine machine = plainMachine(4);
  machine.memoryAvailable = 200_MiB;
  const auto refused = makePlan({regions({1_GiB}), libraryOnly()}, machine, {});
  ASSERT_FALSE(refused);
  const auto& data = refused.error().data;
  const auto largest = std::ranges::find(data, "largest_region_bytes", &Datum::name);
  ASSERT_NE(largest, data.end());
  const Bytes fits{static_cast<std::uint64_t>(std::get<std::int64_t>(largest->value))};
  EXPECT_TRUE(makePlan({regions({fits}), libraryOnly()}, machine, {})) << fits.count;
}

TEST(CopySteps, OfOneThreadThatScalesAreStillInMemory) {
  Settings settings;
  settings.threadMode = ThreadMode::Scale;
  Machine machine = plainMachine(4);
  machine.caches.back() = {3, 64_MiB, 4};
  machine.memory = machine.memoryAvailable = 64_GiB;
  for (const Step& step : planned(settings, copyOnly(), machine).steps)
    EXPECT_EQ(step.region * 2, 256_MiB) << "four times the cache that all of them share";
}

TEST(LibraryRun, CountsTheBytesOfACall) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"library-strlen", 40.0}};  // 10 ns a call
  FakeHost host(scenario);
  Selection selection = libraryOnly();
  selection.kernels = {"library-strlen"};
  const strata::Run run = ran(regions({4_KiB}), selection, host);
  ASSERT_EQ(run.results.size(), 1u);
  EXPECT_NEAR(test::measured(run.results.front()).value, 409600, 4100);
  EXPECT_EQ(run.results.front().unit, "MB/s");
}

TEST(CopyRun, CountsEachByteOfTheRegionOnce) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"copy-memcpy", 4000.0}, {"copy-elements", 8000.0}, {"copy-blocks", 4000.0}};
  FakeHost host(scenario);
  const strata::Run run = ran(regions({8_KiB}), copyOnly(), host);
  ASSERT_EQ(run.results.size(), 3u);
  // A pass of 8192 bytes a microsecond.
  EXPECT_NEAR(test::measured(run.results[0]).value, 8192, 80);
  EXPECT_NEAR(test::measured(run.results[1]).value, 4096, 40);
  EXPECT_EQ(run.results[0].unit, "MB/s");
  EXPECT_TRUE(test::measured(run.results[0]).passSeconds.empty());
  EXPECT_EQ(test::measured(run.results[0]).bytes, test::measured(run.results[0]).iterations * 8192);
}

TEST(CopyRun, SamplesPassesThatAreLongerThanASample) {
  Scenario scenario;
  // 20 ms a pass, where a sample is of 2 ms.
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"})
    scenario.cyclesPerUnit[kernel] = 80e6;
  FakeHost host(scenario);
  Settings settings = regions({64_MiB});
  settings.memorySeconds = 3;
  for (const int threads : {1, 2}) {
    settings.threads = threads;
    const strata::Run run = ran(settings, copyOnly(), host);
    for (const CellResult& result : run.results) {
      const Measured& measured = test::measured(result);
      // Two threads share the fake clock, so each takes twice as long; where one ends, the other gains.
      const double expected = static_cast<double>((64_MiB).count) / 20e-3 / 1e6;
      EXPECT_NEAR(measured.value, expected, expected / (threads == 1 ? 50 : 5)) << result.kernel << threads;
      if (threads == 1) {
        EXPECT_GE(measured.cleanCount, 30u) << result.kernel;
      }
    }
  }
}

/// Passes of so many milliseconds, one after another.
Scenario passesOf(double milliseconds) {
  Scenario scenario;
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"})
    scenario.cyclesPerUnit[kernel] = milliseconds * 4e6;
  return scenario;
}

TEST(CopyInPasses, TimesAsManyAsAreAskedForOneMethodAfterAnother) {
  FakeHost host(passesOf(2));
  const strata::Run run = ran(regions({10_MiB}), copyOnly(7), host);
  ASSERT_EQ(run.results.size(), 3u);
  for (const CellResult& result : run.results) {
    const Measured& measured = test::measured(result);
    ASSERT_EQ(measured.passSeconds.size(), 7u) << result.kernel;
    for (const double seconds : measured.passSeconds) EXPECT_NEAR(seconds, 2e-3, 1e-6);
    EXPECT_EQ(measured.iterations, 7u);
    EXPECT_EQ(measured.bytes, 7 * (10_MiB).count);
    EXPECT_EQ(measured.count, 7u);
    EXPECT_NEAR(measured.elapsedS, 14e-3, 1e-5);
    EXPECT_EQ(measured.statistic, "average");
    EXPECT_FALSE(measured.low);
  }
}

TEST(CopyInPasses, AverageAllBytesOverAllTimeAndNotTheRates) {
  Scenario scenario = passesOf(1);
  // Every other pass takes three times as long: rates R and R/3, whose mean is 2R/3; all over all is R/2.
  std::size_t works = 0;
  scenario.slowdown = [&works](double) { return works % 2 == 0 ? 1.0 : 3.0; };
  FakeHost host(scenario);
  host.onWork = [&works](double) { ++works; };
  Selection selection = copyOnly(20);
  selection.kernels = {"copy-memcpy"};
  const strata::Run run = ran(regions({1_MiB}), selection, host);
  const Measured& measured = test::measured(run.results.front());
  const double best = static_cast<double>((1_MiB).count) / 1e-3 / 1e6;
  EXPECT_NEAR(measured.value, best / 2, best / 100);
  const double all = std::accumulate(measured.passSeconds.begin(), measured.passSeconds.end(), 0.0);
  EXPECT_DOUBLE_EQ(measured.value, static_cast<double>(measured.bytes) / all / 1e6);
}

TEST(CopyInPasses, OfSeveralThreadsLastUntilTheLastIsDone) {
  FakeHost host(passesOf(2));
  Selection selection = copyOnly(5);
  selection.kernels = {"copy-blocks"};
  const strata::Run run = ran(regions({1_MiB}, 2), selection, host);
  const Measured& measured = test::measured(run.results.front());
  ASSERT_EQ(measured.passSeconds.size(), 5u);
  EXPECT_EQ(measured.bytes, 2 * 5 * (1_MiB).count);
  ASSERT_EQ(measured.perThread.size(), 2u);
  // They share the fake clock: together they take at least as long as both passes.
  for (const double seconds : measured.passSeconds) EXPECT_GE(seconds, 4e-3);
  const double all = std::accumulate(measured.passSeconds.begin(), measured.passSeconds.end(), 0.0);
  EXPECT_DOUBLE_EQ(measured.value, static_cast<double>(measured.bytes) / all / 1e6);
  // No thread is faster than the pass it was part of, and none counts what the other did.
  for (const double rate : measured.perThread) {
    EXPECT_GE(rate * (1 + 1e-9), measured.value / 2);
    EXPECT_LE(rate, 1.02 * measured.value);
  }
}

TEST(CopyInPasses, OfThreadsThatTakeTurnsCountTheWaiting) {
  FakeHost host(passesOf(2));
  Settings settings = regions({1_MiB}, 3);
  settings.binding = Binding::List;
  settings.cpuList = {0};
  Selection selection = copyOnly(4);
  selection.kernels = {"copy-memcpy"};
  const strata::Run run = ran(settings, selection, host);
  const Measured& measured = test::measured(run.results.front());
  ASSERT_EQ(measured.passSeconds.size(), 4u);
  for (const double seconds : measured.passSeconds) EXPECT_GE(seconds, 6e-3);
  EXPECT_LE(measured.value, 1.01 * static_cast<double>((1_MiB).count) / 2e-3 / 1e6);
}

TEST(CopyInPasses, SayWhenTheyWereFewOrDisturbed) {
  const auto verdictOf = [](Scenario scenario, int passes) {
    FakeHost host(std::move(scenario));
    Selection selection = copyOnly(passes);
    selection.kernels = {"copy-memcpy"};
    const strata::Run run = ran(regions({1_MiB}), selection, host);
    return test::measured(run.results.front()).verdict;
  };
  EXPECT_EQ(verdictOf(passesOf(1), 40).grade, Grade::Good);
  EXPECT_EQ(verdictOf(passesOf(1), 12).grade, Grade::Fair);
  EXPECT_EQ(verdictOf(passesOf(1), 3).grade, Grade::Poor);
  Scenario walking = passesOf(1);
  walking.counterReadNs = 1;
  walking.clockGhz = [](double s) { return static_cast<int>(s / 1.3e-3) % 2 == 0 ? 4.0 : 3.0; };
  const Verdict disturbed = verdictOf(walking, 40);
  EXPECT_NE(disturbed.grade, Grade::Good);
  ASSERT_EQ(disturbed.reasons.size(), 1u);
  EXPECT_EQ(disturbed.reasons.front().id, "passes-disturbed");
  // They count, so no reason may say that they were left out.
  EXPECT_EQ(verdictOf(walking, 3).reasons.back(),
            (Reason{"few-passes", {{"passes", std::int64_t{3}}, {"needed", std::int64_t{30}}}}));
}

TEST(CopyInPasses, KeepWhatWasTimedBeforeAStop) {
  FakeHost host(passesOf(2));
  std::stop_source stop;
  host.onWork = [&](double) {
    if (host.workDone() == 200) stop.request_stop();
  };
  const Machine machine = plainMachine(4);
  const strata::Run run = execute(
      planned(regions({1_MiB}), copyOnly(1000), machine), machine, host, [](const Event&) {},
      stop.get_token());
  EXPECT_EQ(run.status, RunStatus::Stopped);
  ASSERT_EQ(run.results.size(), 1u);
  const Measured& measured = test::measured(run.results.front());
  EXPECT_GT(measured.passSeconds.size(), 50u);
  EXPECT_LT(measured.passSeconds.size(), 200u);
  EXPECT_EQ(measured.iterations, measured.passSeconds.size());
}

}  // namespace
}  // namespace strata
