// SPDX-License-Identifier: GPL-3.0-or-later
// The engine on a fake clock: one test for each kind of disturbance, and for what stops a run.
#include <gtest/gtest.h>

#include <cmath>

#include "core/engine/runner.h"
#include "core/plan/plan.h"
#include "core/stats/validity.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::FakeHost;
using test::measured;
using test::memoryOnly;
using test::plainMachine;
using test::play;
using test::Played;
using test::processorOnly;
using test::regions;
using test::says;
using test::Scenario;

void expectAllSay(const Run& run, const std::string& id, Grade grade) {
  ASSERT_FALSE(run.results.empty());
  for (const CellResult& result : run.results) {
    EXPECT_TRUE(says(result, id)) << result.kernel;
    EXPECT_EQ(measured(result).verdict.grade, grade) << result.kernel;
  }
}

/// True for the first `share` of every 40 milliseconds.
bool inBurst(double now, double share) {
  return std::fmod(now, 0.040) < 0.040 * share;
}

}  // namespace

/// The temperature rises with each reading.
class WarmHost : public FakeHost {
 public:
  using FakeHost::FakeHost;
  Health health() override {
    Health health;
    health.temperatureC = m_temperatureC;
    m_temperatureC += 10;
    return health;
  }

 private:
  double m_temperatureC = 50;
};

TEST(Runner, tellsTheStateOfTheMachineBeforeAndAfterAndHowItWaited) {
  WarmHost host{Scenario{}};
  auto plan = makePlan({regions({8_KiB}), memoryOnly}, plainMachine(1), {});
  ASSERT_TRUE(plan);
  plan->calmWait = CalmWait{3, true};
  const strata::Run run = execute(*plan, plainMachine(1), host, [](const Event&) {}, {});
  ASSERT_TRUE(run.environment.healthBefore && run.environment.healthAfter);
  EXPECT_EQ(run.environment.healthBefore->temperatureC, 50);
  EXPECT_EQ(run.environment.healthAfter->temperatureC, 60);
  EXPECT_EQ(run.environment.calmWait, (CalmWait{3, true}));
  EXPECT_FALSE(play(Scenario{}).run.environment.healthBefore) << "a system that tells nothing";
}

TEST(Runner, measuresACalmCoreExactly) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"move-serial-8", 0.5}, {"move-random-8", 1.25}};
  const Played played = play(scenario);
  ASSERT_EQ(played.run.results.size(), 8u);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  for (const CellResult& result : played.run.results) {
    const Measured& figure = measured(result);
    EXPECT_EQ(figure.verdict.grade, Grade::Good) << result.kernel;
    EXPECT_TRUE(figure.verdict.reasons.empty()) << result.kernel;
    EXPECT_GE(figure.cleanCount, 30u);
    EXPECT_EQ(figure.statistic, "p90-per-clock");
    EXPECT_EQ(figure.clockGhz, 4.0);
    EXPECT_LE(figure.samples.size(), 64u);
    EXPECT_EQ(figure.placement, std::vector<int>{0});
    // One unit a cycle unless told otherwise: 4000 million units a second, times the width in bytes.
    double unitsPerCycle = 1;
    if (result.kernel == "move-serial-8") unitsPerCycle = 2;
    if (result.kernel == "move-random-8") unitsPerCycle = 0.8;
    const double expected = 4000 * unitsPerCycle * static_cast<double>(*result.parameters.widthBytes);
    EXPECT_NEAR(figure.value / expected, 1, 1e-3) << result.kernel;
    EXPECT_EQ(figure.indexOnlyNs.has_value(), result.parameters.pattern == "random");
    // The made-up core makes two moves a cycle at most.
    EXPECT_NEAR(*figure.limit / (8000 * static_cast<double>(*result.parameters.widthBytes)), 1, 1e-9);
  }
}

TEST(Runner, aCoreCountsOnceInTheLimitOfItsThreads) {
  Machine machine = plainMachine(4);
  for (std::size_t i = 0; i < machine.cpus.size(); ++i) {
    machine.cpus[i].core = static_cast<int>(i) / 2;
    machine.cpus[i].sibling = static_cast<int>(i) % 2;
  }
  FakeHost host(Scenario{});
  const auto plan = makePlan({regions({8_KiB}, 4), memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  const strata::Run run = execute(*plan, machine, host, [](const Event&) {}, {});
  ASSERT_FALSE(run.results.empty());
  for (const CellResult& result : run.results) {
    const Measured& figure = measured(result);
    ASSERT_EQ(figure.perThread.size(), 4u);
    // Two cores of 4 GHz, each with two moves a cycle at most.
    EXPECT_NEAR(*figure.limit / (2 * 8000 * static_cast<double>(*result.parameters.widthBytes)), 1, 1e-9);
  }
}

TEST(Runner, tellsTheStoryInOrder) {
  const Played played = play(Scenario{}, regions({8_KiB, 100_KiB}));
  const auto& events = played.events;
  ASSERT_GE(events.size(), 6u);
  EXPECT_TRUE(std::holds_alternative<RunStarted>(events.front()));
  EXPECT_TRUE(std::holds_alternative<StepStarted>(events[1]));
  EXPECT_TRUE(std::holds_alternative<RunFinished>(events.back()));
  std::size_t finished = 0;
  for (const Event& event : events)
    if (const auto* step = std::get_if<StepFinished>(&event)) {
      EXPECT_EQ(step->step, finished++);
    }
  EXPECT_EQ(finished, 2u);
}

TEST(Runner, stopsEarlyOnlyWhenToldTo) {
  Settings settings = regions({8_KiB});
  FakeHost early(Scenario{});
  play(early, settings, memoryOnly);
  settings.stopWhenPrecise = false;
  FakeHost whole(Scenario{});
  play(whole, settings, memoryOnly);
  EXPECT_LT(early.seconds(), 1.0);
  EXPECT_GE(whole.seconds(), 2.0);
  EXPECT_LT(whole.seconds(), 2.5);
}

TEST(Reason, otherLoad) {
  Scenario scenario;
  // Another program takes two long turns of 200 ms within each second: few samples are hit, but much time is
  // gone.
  scenario.lostSeconds = [](double now) {
    const double whole = std::floor(now / 0.5);
    return 0.2 * (whole + (now - 0.5 * whole > 0.25 ? 1 : 0));
  };
  scenario.involuntarySwitches = [](double now) { return static_cast<std::uint64_t>(now / 0.25); };
  Settings settings = regions({8_KiB, 64_MiB});
  settings.stopWhenPrecise = false;
  for (const CellResult& result : play(scenario, settings).run.results) {
    // Clean samples of a core are right; those of memory may not be.
    const bool beyondCore = result.parameters.regionBytes == (64_MiB).count;
    EXPECT_EQ(measured(result).verdict.grade, beyondCore ? Grade::Fair : Grade::Good) << result.kernel;
    ASSERT_EQ(says(result, "other-load"), beyondCore) << result.kernel;
    if (!beyondCore) continue;
    EXPECT_NEAR(std::get<double>(measured(result).verdict.reasons.front().data.front().value), 40, 6);
  }
}

// A neighbour that copies memory slows all samples alike: they agree, and only the system tells that it was
// there.
TEST(Reason, backgroundLoad) {
  Scenario scenario;
  scenario.othersCpus = 1;
  bool beyond = false;
  for (const CellResult& result : play(scenario, regions({8_KiB, 64_MiB})).run.results) {
    const bool shared = result.parameters.regionBytes == (64_MiB).count;
    EXPECT_EQ(measured(result).verdict.grade, shared ? Grade::Fair : Grade::Good) << result.kernel;
    EXPECT_EQ(says(result, "background-load"), shared) << result.kernel;
    if (!shared) continue;
    beyond = true;
    EXPECT_NEAR(std::get<double>(measured(result).verdict.reasons.front().data.front().value), 1, 0.01);
  }
  EXPECT_TRUE(beyond);
  scenario.othersCpus = 0.1;
  for (const CellResult& result : play(scenario, regions({64_MiB})).run.results)
    EXPECT_EQ(measured(result).verdict.grade, Grade::Good) << result.kernel;
}

TEST(Reason, clockMoved) {
  Scenario scenario;
  // Falls within every other sample: before and after disagree.
  scenario.clockGhz = [](double now) { return std::fmod(now, 1e-3) < 0.5e-3 ? 4.0 : 3.0; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results)
    EXPECT_TRUE(says(result, "clock-moved")) << result.kernel;
}

TEST(Reason, aClockThatWalksSlowlyDoesNotMoveTheFigure) {
  Scenario scenario;
  scenario.clockGhz = [](double now) { return 3.5 + 0.4 * std::sin(now * 3); };
  Settings settings = regions({8_KiB});
  settings.stopWhenPrecise = false;
  const Played played = play(scenario, settings);
  for (const CellResult& result : played.run.results) {
    const Measured& figure = measured(result);
    const double perCycle =
        figure.value / *figure.clockGhz / static_cast<double>(*result.parameters.widthBytes);
    EXPECT_NEAR(perCycle / 1000, 1, 3e-3) << result.kernel;
  }
}

TEST(Reason, contended) {
  Scenario scenario;
  // A neighbour on the core's other half, two fifths of the time.
  scenario.aluPerCycle = [](double now) { return inBurst(now, 0.4) ? 3.0 : 5.0; };
  scenario.slowdown = [](double now) { return inBurst(now, 0.4) ? 1.8 : 1.0; };
  const Played played = play(scenario);
  expectAllSay(played.run, "contended", Grade::Fair);
  for (const CellResult& result : played.run.results)
    EXPECT_NEAR(measured(result).value / (4000 * static_cast<double>(*result.parameters.widthBytes)), 1,
                2e-3);
}

TEST(Reason, stolenTime) {
  Scenario scenario;
  // The host takes 200 µs out of the middle of a sample now and then; no switch is counted here.
  scenario.slowdown = [](double now) { return std::fmod(now, 0.7e-3) < 60e-6 ? 5.0 : 1.0; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results)
    EXPECT_TRUE(says(result, "stolen-time")) << result.kernel;
}

TEST(Reason, preEmpted) {
  Scenario scenario;
  scenario.involuntarySwitches = [](double now) { return static_cast<std::uint64_t>(now / 0.5e-3); };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results)
    EXPECT_TRUE(says(result, "pre-empted")) << result.kernel;
}

TEST(Reason, paged) {
  Scenario scenario;
  // Out of step with the rounds of samples, so that every cell meets some.
  scenario.majorFaults = [](double now) { return static_cast<std::uint64_t>(now / 17e-3); };
  const Played played = play(scenario);
  expectAllSay(played.run, "paged", Grade::Fair);
}

TEST(Reason, migrated) {
  Scenario scenario;
  scenario.cpu = [](double now) { return now > 0.2 ? std::optional<int>(3) : std::nullopt; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) EXPECT_TRUE(says(result, "migrated")) << result.kernel;
}

TEST(Reason, clockUnknown) {
  Scenario scenario;
  scenario.clockConfirmed = [](double) { return false; };
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "clock-unknown")) << result.kernel;
    EXPECT_FALSE(measured(result).clockGhz) << "an unconfirmed clock is not told";
    EXPECT_FALSE(measured(result).limit);
  }
}

TEST(Reason, aboveLimit) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"move-serial-4", 0.4}};  // 2.5 moves a cycle, where 2 are possible
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) {
    EXPECT_EQ(says(result, "above-limit"), result.kernel == "move-serial-4");
    EXPECT_EQ(measured(result).limitSource, LimitSource::Design);
    EXPECT_EQ(measured(result).verdict.grade == Grade::Poor, result.kernel == "move-serial-4");
  }
}

TEST(Reason, aboveLimitIsNoWordOnWhatWasOnlySeen) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"move-serial-4", 0.4}};
  FakeHost host(scenario);
  Machine machine = plainMachine(4);
  machine.coreClass->source = LimitSource::Seen;
  const auto plan = makePlan({regions({8_KiB}), memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  const strata::Run run = execute(*plan, machine, host, [](const Event&) {}, {});
  for (const CellResult& result : run.results) {
    EXPECT_FALSE(says(result, "above-limit")) << result.kernel;
    ASSERT_TRUE(measured(result).limit) << "it is told all the same";
    EXPECT_EQ(measured(result).limitSource, LimitSource::Seen);
  }
}

TEST(Reason, wideInterval) {
  Scenario scenario;
  // A tenth of the time is a fifth faster, for stretches of tens of milliseconds, and no probe explains it:
  // the 90th percentile falls on either side.
  scenario.slowdown = [](double now) { return std::fmod(now, 0.5) < 0.05 ? 1.0 : 1.2; };
  Settings settings = regions({64_MiB});
  settings.memorySeconds = 1;
  const Played played = play(scenario, settings);
  for (const CellResult& result : played.run.results)
    EXPECT_TRUE(says(result, "wide-interval")) << result.kernel;
}

TEST(Reason, tooFewSamples) {
  Scenario scenario;
  // Disturbed all the time but for a moment in each 40 ms.
  scenario.aluPerCycle = [](double now) { return inBurst(now, 0.97) ? 3.0 : 5.0; };
  Settings settings = regions({8_KiB});
  settings.memorySeconds = 1;
  const Played played = play(scenario, settings);
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "too-few-samples")) << result.kernel << measured(result).cleanCount;
    EXPECT_TRUE(says(result, "time-extended")) << result.kernel;
  }
}

TEST(Reason, stolenTimeAsTheSystemCountsIt) {
  Scenario scenario;
  scenario.stolenSeconds = 3.0;  // 30 % of the first ten seconds
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results)
    EXPECT_TRUE(says(result, "stolen-time")) << result.kernel;
  EXPECT_NEAR(*played.run.environment.stolenPercent, 30, 5);
}

// 0 % was said of CPUs that nobody had asked for.
TEST(Reason, nothingOfStolenTimeWhereThreadsMayRunAnywhere) {
  Scenario scenario;
  scenario.stolenSeconds = 3.0;
  Settings settings = regions({8_KiB});
  settings.binding = Binding::None;
  const Played played = play(scenario, settings);
  EXPECT_FALSE(played.run.environment.stolenPercent);
  for (const CellResult& result : played.run.results) EXPECT_FALSE(says(result, "stolen-time"));
}

TEST(Reason, notBound) {
  Scenario scenario;
  scenario.bindError = Error{"not-bound", {}};
  const Played played = play(scenario);
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "not-bound")) << result.kernel;
    EXPECT_EQ(measured(result).statistic, "mean");
    EXPECT_EQ(measured(result).count, 1u);
    EXPECT_TRUE(measured(result).placement.empty());
  }
}

TEST(Reason, threadsShareCores) {
  Settings settings = regions({8_KiB}, 4);
  settings.memorySeconds = 1;
  const Played played = play(Scenario{}, settings, memoryOnly, 2);
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "threads-share-cores")) << result.kernel;
    EXPECT_EQ(measured(result).perThread.size(), 4u);
    // On the one fake clock all four together do what one would have done alone.
    EXPECT_LT(measured(result).value, 4100 * static_cast<double>(*result.parameters.widthBytes));
  }
}

TEST(Runner, countsSeveralThreadsInsideOneCommonWindow) {
  Settings settings = regions({8_KiB}, 3);
  settings.memorySeconds = 1;  // the threads are real, and wait for one another at each sample
  const Played played = play(Scenario{}, settings);
  for (const CellResult& result : played.run.results) {
    const Measured& figure = measured(result);
    EXPECT_EQ(figure.perThread.size(), 3u);
    EXPECT_EQ(figure.placement, (std::vector<int>{0, 1, 2}));
    // The fake threads advance one clock together, so that all together do one thread's work; each one's last
    // chunk is rounded in its favour when the others' work falls into it. Sums of their own speeds would be
    // three times that.
    EXPECT_LT(figure.value, 4600 * static_cast<double>(*result.parameters.widthBytes));
  }
}

TEST(Runner, failsTheCellsOfAStepThatCannotBePreparedAndGoesOn) {
  Scenario scenario;
  scenario.benchError = Error{"allocation-failed", {{"size_bytes", std::int64_t{64}}}};
  const Played played = play(scenario, regions({8_KiB, 16_KiB}, 2));
  EXPECT_EQ(played.run.status, RunStatus::Failed);
  ASSERT_EQ(played.run.results.size(), 16u);
  for (const CellResult& result : played.run.results)
    EXPECT_EQ(std::get<Failed>(result.outcome).error.id, "allocation-failed");
}

TEST(Runner, leavesOutAStepOfWhichNothingIsMeasuredAndGoesOn) {
  const Machine machine = test::plainMachine(4);
  auto plan = makePlan({regions({8_KiB, 16_KiB}), memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  for (PlannedCell& cell : plan->steps.front().cells) cell.skip = Reason{"not-provided", {}};
  FakeHost host(Scenario{});
  const strata::Run run = execute(*plan, machine, host, [](const Event&) {}, {});
  EXPECT_EQ(run.status, RunStatus::Complete);
  ASSERT_EQ(run.results.size(), 16u);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_TRUE(std::holds_alternative<Skipped>(run.results[i].outcome));
  for (std::size_t i = 8; i < 16; ++i) EXPECT_GT(measured(run.results[i]).count, 0u);
}

TEST(Runner, stopsAfterAtMostOneFurtherSampleAndKeepsWhatItHas) {
  for (const double at : {0.02, 0.3, 0.5, 0.9}) {
    FakeHost host(Scenario{});
    std::stop_source stop;
    std::uint64_t workAtStop = 0;
    host.onWork = [&](double now) {
      if (now < at || stop.stop_requested()) return;
      workAtStop = host.workDone();
      stop.request_stop();
    };
    const Played played = play(host, regions({8_KiB, 100_KiB}), memoryOnly, 1, stop.get_token());
    EXPECT_EQ(played.run.status, RunStatus::Stopped) << at;
    // One sample is a warm-up piece and eight chunks.
    EXPECT_LE(host.workDone() - workAtStop, 10u) << at;
    for (const CellResult& result : played.run.results) EXPECT_GT(measured(result).count, 0u);
  }
}

TEST(Runner, measuresTheProcessorByItsOperations) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"heapsort-1000", 100'000}, {"floating-mix", 40}};
  const Played played = play(scenario, Settings{}, processorOnly);
  ASSERT_EQ(played.run.results.size(), 2u);
  for (const CellResult& result : played.run.results) {
    EXPECT_EQ(result.unit, "MOPs/s");
    const double perUnit = result.test == strata::Test::Integer ? 169'700.0 / 100'000 : 38.0 / 40;
    EXPECT_NEAR(measured(result).value / (4000 * perUnit), 1, 6e-3) << result.kernel;
  }
}

TEST(Runner, knowsWhetherItMeasuresCellsOfAnotherRunAgain) {
  for (const bool remeasures : {false, true}) {
    WarmHost host{Scenario{}};
    Request request{regions({8_KiB}), memoryOnly};
    request.selection.remeasures = remeasures;
    const auto plan = makePlan(request, plainMachine(1), {});
    ASSERT_TRUE(plan);
    EXPECT_EQ(execute(*plan, plainMachine(1), host, [](const Event&) {}, {}).remeasures, remeasures);
  }
}

// It said 8 s before the run and took 2 s: steps end when they are precise.
TEST(Runner, takesAboutAsLongAsThePlanSays) {
  Selection readings{.tests = {TestGroup::Bandwidth}};
  readings.sweep.levels = {1};
  readings.ops = {"read"};
  Settings whole;
  whole.stopWhenPrecise = false;
  for (const Settings& settings : {Settings{}, whole, findPreset("quick")->settings})
    for (const Selection& selection : {memoryOnly, processorOnly, readings}) {
      FakeHost host{Scenario{}};
      const Played played = play(host, settings, selection);
      const double expectedS = std::get<RunStarted>(played.events.front()).plan->expectedSeconds;
      EXPECT_GT(expectedS, played.seconds / 1.5);
      EXPECT_LT(expectedS, played.seconds * 1.5);
    }
}

TEST(Runner, noBarGoesBack) {
  double last = 0;
  for (const Event& event : play(Scenario{}).events)
    if (const auto* progress = std::get_if<Progress>(&event)) {
      EXPECT_GE(progress->fraction, last);
      last = progress->fraction;
    }
}

TEST(Runner, knowsItsOwnSeedAndTime) {
  const Played played = play(Scenario{});
  EXPECT_EQ(played.run.started, "2026-01-02T03:04:05Z");
  EXPECT_EQ(played.run.id, "00000000-0000-4000-8000-000000000000");
  EXPECT_NE(played.run.seed, 0u);
  EXPECT_TRUE(played.run.environment.spareCpu);
  EXPECT_EQ(played.run.environment.loadBefore, 0.25);
}

}  // namespace strata
