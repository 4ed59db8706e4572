// SPDX-License-Identifier: GPL-3.0-or-later
// Runs in which clocks are set, the machine sleeps, or sensors show nonsense.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/support/play.h"

namespace strata {

namespace {

using test::diskOnly;
using test::failure;
using test::measured;
using test::play;
using test::Played;
using test::regions;
using test::says;
using test::Scenario;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

/// A figure is right, and finite in all its parts, whatever was shown in between.
void expectRight(const CellResult& result) {
  const Measured& figure = measured(result);
  const double expected = 4000 * static_cast<double>(*result.parameters.widthBytes);
  EXPECT_NEAR(figure.value / expected, 1, 5e-3) << result.kernel;
  for (const double sample : figure.samples) EXPECT_TRUE(std::isfinite(sample)) << result.kernel;
  for (const double quantile : figure.quantiles) EXPECT_TRUE(std::isfinite(quantile)) << result.kernel;
}

/// All cells are measured rightly, and are good or say that.
void expectGoodOr(const Run& run, const std::string& reason) {
  EXPECT_EQ(run.status, RunStatus::Complete);
  EXPECT_EQ(run.results.size(), 8u);
  for (const CellResult& result : run.results) {
    expectRight(result);
    EXPECT_NE(measured(result).verdict.grade == Grade::Good, says(result, reason)) << result.kernel;
  }
}

void expectAllFail(const Run& run, const std::string& error) {
  EXPECT_EQ(run.status, RunStatus::Failed);
  EXPECT_EQ(run.results.size(), 8u);
  for (const CellResult& result : run.results) EXPECT_EQ(failure(result), error) << result.kernel;
}

}  // namespace

TEST(RunnerClocks, aClockThatIsSetDoesNotMoveTheEndBeforeTheBeginning) {
  for (const double step : {-7200.0, 7200.0, -1.5}) {
    Scenario scenario;
    scenario.wallStepS = [step](double now) { return now > 0.3 ? step : 0.0; };
    Settings settings = regions({8_KiB});
    settings.stopWhenPrecise = false;  // 2 s
    const Played played = play(scenario, settings);
    EXPECT_EQ(played.run.started, "2026-01-02T03:04:05Z");
    EXPECT_EQ(played.run.finished, "2026-01-02T03:04:07Z");
    ASSERT_TRUE(played.run.environment.clockStepS);
    EXPECT_NEAR(*played.run.environment.clockStepS, step, 1e-6);
    EXPECT_FALSE(played.run.environment.suspendedS);
    for (const CellResult& result : played.run.results)
      EXPECT_EQ(measured(result).verdict.grade, Grade::Good) << "the samples do not use that clock";
  }
}

TEST(RunnerClocks, aClockThatIsSteeredIsNotSaid) {
  Scenario scenario;
  scenario.wallStepS = [](double now) { return 0.9 * now / 2; };
  EXPECT_FALSE(play(scenario).run.environment.clockStepS);
}

TEST(RunnerClocks, aSleepIsSaidOfTheCellsOfItsStep) {
  Scenario scenario;
  scenario.suspendedSeconds = [](double now) { return now > 0.3 ? 600.0 : 0.0; };
  const Played played = play(scenario, regions({8_KiB, 100_KiB}));
  EXPECT_NEAR(*played.run.environment.suspendedS, 600, 1e-6);
  EXPECT_FALSE(played.run.environment.clockStepS);
  EXPECT_EQ(played.run.started, "2026-01-02T03:04:05Z");
  EXPECT_EQ(played.run.finished.substr(0, 16), "2026-01-02T03:14");
  std::uint64_t unclean = 0;
  for (const CellResult& result : played.run.results) {
    const bool during = *result.parameters.regionBytes == (8_KiB).count;
    EXPECT_EQ(says(result, "suspended"), during) << result.kernel;
    EXPECT_EQ(measured(result).verdict.grade, during ? Grade::Fair : Grade::Good);
    unclean += measured(result).count - measured(result).cleanCount;
  }
  EXPECT_EQ(unclean, 1u) << "the sample that the machine slept in";
}

TEST(RunnerClocks, aSleepIsSaidOfTheDiskToo) {
  Scenario scenario;
  scenario.suspendedSeconds = [](double now) { return now > 0.1 ? 30.0 : 0.0; };
  Settings settings;
  settings.diskProfile = DiskProfile::Classic;
  settings.diskFile = 8_MiB;
  const Played played = play(scenario, settings, diskOnly);
  ASSERT_EQ(played.run.results.size(), 2u);
  for (const CellResult& result : played.run.results) EXPECT_TRUE(says(result, "suspended"));
}

TEST(RunnerClocks, aCounterThatGoesOnThroughASleepDoesNotEndTheStepEarly) {
  Scenario scenario;
  scenario.suspendedSeconds = [](double now) { return now > 0.1 ? 600.0 : 0.0; };
  scenario.shownTicks = [](std::uint64_t now) { return now > 100'000'000 ? now + 600'000'000'000 : now; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) {
    EXPECT_GE(measured(result).cleanCount, 30u);
    EXPECT_FALSE(says(result, "stolen-time")) << result.kernel;
    expectRight(result);
  }
}

TEST(RunnerSensors, aCounterThatIsSetBackSpoilsOneSampleAtMost) {
  for (const std::uint64_t at : {110'000'000u, 200'000'123u, 300'000'777u, 400'222'000u}) {
    Scenario scenario;
    scenario.shownTicks = [at](std::uint64_t now) { return now > at ? now - at : now; };
    expectGoodOr(play(scenario).run, "counter-unsteady");
  }
}

TEST(RunnerSensors, aCounterThatRunsToAndFroIsSaid) {
  Scenario scenario;
  scenario.shownTicks = [](std::uint64_t now) {
    const bool back = now > 200'000'000 && now % 1'000'000 < 200'000;
    return back ? now - 900'000 : now;
  };
  const Played played = play(scenario);
  std::size_t doubted = 0;
  for (const CellResult& result : played.run.results) {
    if (!std::holds_alternative<Measured>(result.outcome)) continue;
    if (says(result, "counter-unsteady")) ++doubted;
  }
  EXPECT_GT(doubted, 0u);
}

TEST(RunnerSensors, aCounterThatStandsStillFailsTheStep) {
  Scenario scenario;
  scenario.shownTicks = [](std::uint64_t) { return 12345; };
  expectAllFail(play(scenario).run, "counter-unsteady");
}

TEST(RunnerSensors, aCounterThatStandsStillFailsTheStepOfSeveralThreads) {
  for (int round = 0; round < 20; ++round) {
    Scenario scenario;
    scenario.shownTicks = [](std::uint64_t) { return 12345; };
    expectAllFail(play(scenario, regions({8_KiB}, 2)).run, "counter-unsteady");
  }
}

TEST(RunnerSensors, aCounterThatStopsEndsTheStepWithWhatThereIs) {
  Scenario scenario;
  scenario.shownTicks = [](std::uint64_t now) { return std::min<std::uint64_t>(now, 300'000'000); };
  const Played played = play(scenario, regions({8_KiB, 100_KiB}));
  EXPECT_EQ(played.run.status, RunStatus::Failed);
  ASSERT_EQ(played.run.results.size(), 16u);
  for (std::size_t i = 0; i < 8; ++i) expectRight(played.run.results[i]);
  for (std::size_t i = 8; i < 16; ++i) EXPECT_EQ(failure(played.run.results[i]), "counter-unsteady");
}

TEST(RunnerSensors, aCounterThatStandsStillBetweenItsStepsGetsLongSamples) {
  constexpr std::uint64_t step = 20'000;
  Scenario scenario;
  scenario.shownTicks = [](std::uint64_t now) { return now - now % step; };
  scenario.ticksPerStep = static_cast<double>(step);
  const Played played = play(scenario, regions({8_KiB}));
  ASSERT_EQ(played.run.results.size(), 8u);
  for (const CellResult& result : played.run.results) {
    // Each is 1000 steps long, so that none is off by more than two of them.
    for (const double sample : measured(result).samples)
      EXPECT_NEAR(sample / (4000.0 * static_cast<double>(*result.parameters.widthBytes)), 1, 2.5e-3);
  }
}

TEST(RunnerSensors, aRateThatCannotBeFailsTheStep) {
  for (const double rate : {0.0, -1e9, nan, infinite, 1000.0}) {
    Scenario scenario;
    scenario.ticksPerSecond = rate;
    expectAllFail(play(scenario).run, "counter-unsteady");
  }
}

TEST(RunnerSensors, clocksThatAreNoNumberNowAndThenAreLeftOut) {
  for (const double nonsense : {nan, infinite, 0.0, -3.0}) {
    Scenario scenario;
    scenario.aluPerCycle = [nonsense](double now) { return std::fmod(now, 0.02) < 0.001 ? nonsense : 5.0; };
    expectGoodOr(play(scenario).run, "clock-unknown");
  }
}

TEST(RunnerSensors, probesThatAreNeverANumberLeaveTheClockUnknown) {
  Scenario scenario;
  scenario.aluPerCycle = [](double) { return nan; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "clock-unknown"));
    EXPECT_EQ(measured(result).verdict.grade, Grade::Poor);
    EXPECT_FALSE(measured(result).limit);
    expectRight(result);
  }
}

TEST(RunnerSensors, countersThatGoBackwardsTellNothing) {
  Scenario scenario;
  scenario.involuntarySwitches = [](double now) { return static_cast<std::uint64_t>(1e6 * (10 - now)); };
  scenario.majorFaults = [](double now) { return static_cast<std::uint64_t>(1e6 * (10 - now)); };
  scenario.lostSeconds = [](double now) { return 2 * now; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) {
    expectRight(result);
    EXPECT_EQ(measured(result).verdict.grade, Grade::Good) << result.kernel;
  }
}

TEST(RunnerSensors, cpuTimeThatIsNoNumberTellsNothing) {
  Scenario scenario;
  scenario.lostSeconds = [](double) { return nan; };
  for (const CellResult& result : play(scenario).run.results)
    EXPECT_EQ(measured(result).verdict.grade, Grade::Good) << result.kernel;
}

TEST(RunnerSensors, affinityThatWasChangedIsNoticed) {
  Scenario scenario;
  // After a quarter of the shortest step, and with the thread still where it was.
  scenario.affinityChanged = [](double now, int) { return now > 0.2; };
  for (const CellResult& result : play(scenario).run.results) {
    EXPECT_TRUE(says(result, "affinity-changed")) << result.kernel;
    EXPECT_FALSE(says(result, "migrated")) << result.kernel;
    EXPECT_NE(measured(result).verdict.grade, Grade::Good) << result.kernel;
  }
}

TEST(RunnerSensors, affinityThatWasChangedForAMomentIsNoticedToo) {
  Scenario scenario;
  scenario.affinityChanged = [](double now, int) { return now > 0.4 && now < 0.41; };
  for (const CellResult& result : play(scenario).run.results)
    EXPECT_EQ(measured(result).verdict.grade, Grade::Fair) << result.kernel;
}

}  // namespace strata
