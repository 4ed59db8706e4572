// SPDX-License-Identifier: GPL-3.0-or-later
// Sustained performance: which loads go on which CPUs, and what becomes of a computer that gets hot.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/engine/sustained_step.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::failure;
using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::Played;
using test::says;
using test::Scenario;

const Selection sustainedOnly{.tests = {TestGroup::Sustained}};

Settings oneMinute() {
  Settings settings;
  settings.sustainedMinutes = 1;
  return settings;
}

Selection ofLoad(const std::string& load) {
  Selection selection = sustainedOnly;
  selection.sustained.loads = {load};
  return selection;
}

TEST(SustainedSteps, PutOneLoadOnEveryCpu) {
  const Plan plan = planned(Settings{}, sustainedOnly, plainMachine(4));
  ASSERT_EQ(plan.steps.size(), 1U);
  ASSERT_EQ(plan.steps[0].cells.size(), 1U);
  EXPECT_EQ(plan.steps[0].cells[0].parameters.op, "triad");
  EXPECT_EQ(plan.steps[0].places.size(), 4U);
  EXPECT_NEAR(plan.expectedSeconds, 600, 1) << "it says how long it takes before it begins";
}

TEST(SustainedSteps, AreAsManyAsLoadsWereChosen) {
  Selection selection = sustainedOnly;
  selection.sustained.loads = {"memory", "integer"};
  const Plan plan = planned(oneMinute(), selection, plainMachine(2));
  ASSERT_EQ(plan.steps.size(), 2U);
  EXPECT_EQ(plan.steps[0].cells[0].kernel, "heapsort-1000");
  EXPECT_FALSE(plan.steps[0].cells[0].parameters.regionBytes);
  EXPECT_EQ(plan.steps[1].cells[0].parameters.op, "copy");
  EXPECT_GE(*plan.steps[1].cells[0].parameters.regionBytes, 16U << 20) << "beyond the last level";
  EXPECT_NEAR(plan.expectedSeconds, 120, 2);
}

TEST(SustainedSteps, HaveTheThreadsThatWereChosen) {
  Settings settings = oneMinute();
  settings.threads = 2;
  EXPECT_EQ(planned(settings, sustainedOnly, plainMachine(4)).steps.at(0).places.size(), 2U);
  settings.threads = 1;
  settings.binding = Binding::List;
  settings.cpuList = {3, 1, 2};
  const Plan plan = planned(settings, sustainedOnly, plainMachine(4));
  ASSERT_EQ(plan.steps.at(0).places.size(), 3U);
  EXPECT_EQ(plan.steps[0].places[0].cpu, 3);
}

TEST(SustainedSteps, HaveOneThreadWhereItWasChosen) {
  Selection selection = sustainedOnly;
  selection.sustained.oneThread = true;
  const Plan plan = planned(oneMinute(), selection, plainMachine(4));
  ASSERT_EQ(plan.steps.at(0).places.size(), 1U);
  EXPECT_EQ(plan.steps[0].cells.at(0).parameters.threads, 1);
  Settings settings = oneMinute();
  settings.threadMode = ThreadMode::Auto;
  EXPECT_EQ(planned(settings, selection, plainMachine(4)).steps.at(0).places.size(), 4U)
      << "where the settings say how many, that is no number";
}

TEST(SustainedSteps, RunOnOneCpu) {
  EXPECT_EQ(planned(oneMinute(), sustainedOnly, plainMachine(1)).steps.at(0).places.size(), 1U);
}

/// A computer that gets hot after 30 s: a quarter slower, at 3 GHz in place of 4 and at 97 degrees.
Scenario hotComputer() {
  Scenario scenario;
  scenario.clockGhz = [](double now) { return now < 30 ? 4.0 : 3.0; };
  scenario.heat = [](std::size_t second) {
    HeatReading reading;
    reading.temperatureC = second < 30 ? 50.0 + static_cast<double>(second) : 97.0;
    reading.criticalC = 105;
    reading.thermalState = second > 30 && second < 50 ? ThermalState::Serious : ThermalState::Fair;
    return reading;
  };
  scenario.throttles = [](std::size_t second) { return second < 30 ? 5U : 12U; };
  return scenario;
}

TEST(Sustained, FindsTheFallOfAComputerThatGetsHot) {
  const Played played = play(hotComputer(), oneMinute(), ofLoad("vectors"), 1);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  ASSERT_EQ(played.run.results.size(), 1U);
  const CellResult& cell = played.run.results[0];
  EXPECT_EQ(cell.unit, "%");
  EXPECT_TRUE(cell.higherIsBetter);
  const Measured& figure = measured(cell);
  EXPECT_NEAR(figure.value, 75, 0.5);
  EXPECT_EQ(figure.verdict.grade, Grade::Good);
  ASSERT_TRUE(figure.sustained);
  const SustainedFigures& of = *figure.sustained;
  ASSERT_TRUE(of.fallS);
  EXPECT_NEAR(*of.fallS, 30, 2);
  EXPECT_EQ(of.throttles, 7U);
  EXPECT_EQ(of.thermalState, "serious") << "the hottest, not the last";
  ASSERT_EQ(of.trace.endS.size(), 60U);
  EXPECT_NEAR(of.trace.clockGhz[10], 4, 1e-6);
  EXPECT_NEAR(of.trace.clockGhz[50], 3, 1e-6);
  EXPECT_EQ(of.trace.temperatureC[10], 60);
  EXPECT_EQ(of.trace.temperatureC[50], 97);
  EXPECT_EQ(of.rateUnit, "MB/s");
  EXPECT_NEAR(of.sustainedRate, of.referenceRate * 0.75, of.referenceRate * 0.005);
}

TEST(Sustained, HoldsWhereNothingHappens) {
  const Played played = play(Scenario{}, oneMinute(), ofLoad("integer"), 1);
  const Measured& figure = measured(played.run.results.at(0));
  EXPECT_EQ(figure.value, 100);
  EXPECT_FALSE(figure.sustained->fallS);
  EXPECT_EQ(figure.sustained->rateUnit, "MOPs/s");
  EXPECT_TRUE(figure.sustained->trace.temperatureC.empty()) << "no sensors";
  EXPECT_FALSE(figure.sustained->throttles);
  EXPECT_EQ(figure.sustained->thermalState, "");
}

TEST(Sustained, EndsAtTheCriticalTemperature) {
  Scenario scenario;
  scenario.heat = [](std::size_t second) {
    HeatReading reading;
    reading.temperatureC = 66.0 + static_cast<double>(second);
    reading.criticalC = 100;
    return reading;
  };
  const Played played = play(std::move(scenario), oneMinute(), sustainedOnly, 1);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  const CellResult& cell = played.run.results.at(0);
  EXPECT_EQ(measured(cell).elapsedS, 35) << "100 degrees are read at the end of the 35th second";
  EXPECT_TRUE(says(cell, "sustained-critical"));
  EXPECT_EQ(measured(cell).verdict.grade, Grade::Fair);
}

// macOS tells no temperature.
TEST(Sustained, EndsAtTheCriticalThermalState) {
  Scenario scenario;
  scenario.heat = [](std::size_t second) {
    HeatReading reading;
    reading.thermalState = second < 20 ? ThermalState::Serious : ThermalState::Critical;
    return reading;
  };
  const Played played = play(std::move(scenario), oneMinute(), sustainedOnly, 1);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  const CellResult& cell = played.run.results.at(0);
  EXPECT_EQ(measured(cell).elapsedS, 21);
  EXPECT_EQ(measured(cell).sustained->thermalState, "critical");
  EXPECT_EQ(measured(cell).verdict.grade, Grade::Fair);
  ASSERT_TRUE(says(cell, "sustained-critical"));
}

TEST(Sustained, EndsWhereTheBatteryGetsLow) {
  Scenario scenario;
  scenario.heat = [](std::size_t second) {
    HeatReading reading;
    reading.batteryPercent = 50.0 - static_cast<double>(second);
    return reading;
  };
  const Played played = play(std::move(scenario), oneMinute(), sustainedOnly, 1);
  const CellResult& cell = played.run.results.at(0);
  EXPECT_EQ(measured(cell).elapsedS, 31);
  EXPECT_TRUE(says(cell, "sustained-battery"));
}

TEST(Sustained, KeepsWhatWasMeasuredWhenItIsStopped) {
  FakeHost host(Scenario{});
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 20.5) stop.request_stop();
  };
  Settings settings;
  settings.sustainedMinutes = 120;
  const Played played = play(host, settings, sustainedOnly, 1, stop.get_token());
  EXPECT_EQ(played.run.status, RunStatus::Stopped);
  const CellResult& cell = played.run.results.at(0);
  EXPECT_TRUE(says(cell, "row-stopped"));
  EXPECT_EQ(measured(cell).sustained->trace.endS.size(), 20U);
  EXPECT_EQ(measured(cell).value, 100);
  EXPECT_EQ(measured(cell).sustained->plannedS, 7200);
}

TEST(Sustained, LeavesOutWhatWasStoppedBeforeTheThirdSecond) {
  FakeHost host(Scenario{});
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 1.5) stop.request_stop();
  };
  EXPECT_TRUE(play(host, oneMinute(), sustainedOnly, 1, stop.get_token()).run.results.empty());
}

TEST(Sustained, TellsItsFiguresMeanwhile) {
  const Played played = play(hotComputer(), oneMinute(), ofLoad("vectors"), 1);
  const SustainedFigures* last = nullptr;
  for (const Event& event : played.events)
    if (const auto* progress = std::get_if<Progress>(&event))
      for (const LiveFigure& figure : progress->figures)
        if (figure.ofTest.sustained) last = &*figure.ofTest.sustained;
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(last->trace.endS.size(), 60U);
  EXPECT_EQ(last->plannedS, 60);
}

TEST(Sustained, FailsOnACpuThatIsNotToBeHad) {
  Scenario scenario;
  scenario.unbindableCpu = 1;
  const Played played = play(std::move(scenario), oneMinute(), sustainedOnly, 2);
  ASSERT_EQ(played.run.results.size(), 1U);
  EXPECT_EQ(failure(played.run.results[0]), "cpu-not-bound");
}

TEST(Sustained, FailsWithoutMemory) {
  Scenario scenario;
  scenario.benchError = Error{"allocation-failed", {{"size_bytes", std::int64_t{4096}}}};
  const Played played = play(std::move(scenario), oneMinute(), sustainedOnly, 1);
  EXPECT_EQ(failure(played.run.results.at(0)), "allocation-failed");
}

TEST(Sustained, FailsWhereTheSystemGivesTooFewThreads) {
  Scenario scenario;
  scenario.refusedThread = 2;  // the first is that of the run, which waits
  const Played played = play(std::move(scenario), oneMinute(), sustainedOnly, 4);
  EXPECT_EQ(failure(played.run.results.at(0)), "thread-failed");
}

}  // namespace
}  // namespace strata
