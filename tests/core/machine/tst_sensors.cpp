// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/sensors.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>

#include "core/machine/counters.h"
#include "core/machine/ticks.h"

namespace strata {
namespace {

TEST(Sensors, ReadAClockThatIsANumber) {
  const auto sensors = makeCoreSensors();
  for (int i = 0; i < 20; ++i) {
    const ClockReading reading = sensors->readClock();
    EXPECT_TRUE(std::isfinite(reading.ghz));
    EXPECT_GT(reading.ghz, 0);
  }
}

TEST(Sensors, ReadTheThroughputOfAdditions) {
  const auto sensors = makeCoreSensors();
  const double perCycle = sensors->readAlu(sensors->readClock().ghz);
  EXPECT_TRUE(std::isfinite(perCycle));
  EXPECT_GT(perCycle, 0);
}

TEST(Sensors, ThroughputIsPerCycleOfTheClockGiven) {
  const auto sensors = makeCoreSensors();
  // A pre-emption makes one reading many times slower: the best of several is not touched by it.
  double atOne = 0;
  double atTen = 0;
  for (int i = 0; i < 200; ++i) {
    atOne = std::max(atOne, sensors->readAlu(1.0));
    atTen = std::max(atTen, sensors->readAlu(10.0));
  }
  EXPECT_GT(atOne, atTen);
}

TEST(Sensors, ShareTheProgramsCounter) {
  const auto sensors = makeCoreSensors();
  const std::uint64_t before = readTicks();
  const std::uint64_t between = sensors->ticks();
  EXPECT_LE(before, between);
  EXPECT_LE(between, readTicks());
  EXPECT_EQ(sensors->ticksPerSecond(), ticksPerSecond());
}

TEST(Sensors, AProbeTakesAtLeastAThousandTicks) {
  const auto sensors = makeCoreSensors();
  std::uint64_t begin = sensors->ticks();
  static_cast<void>(sensors->readClock());
  EXPECT_GE(sensors->ticks() - begin, 4000u);  // two chains, each twice
  begin = sensors->ticks();
  static_cast<void>(sensors->readAlu(3.0));
  EXPECT_GE(sensors->ticks() - begin, 1000u);
}

TEST(Counters, TimeOnTheCpuGrowsWithWork) {
  const ThreadCounters before = readThreadCounters();
  if (!before.cpuSeconds) {
    EXPECT_FALSE(readThreadCounters().cpuSeconds);  // absent once, absent always
    return;
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
  while (std::chrono::steady_clock::now() < end) {
  }
  const ThreadCounters after = readThreadCounters();
  EXPECT_GT(*after.cpuSeconds, *before.cpuSeconds);
}

TEST(Counters, NeverGoBackwards) {
  const ThreadCounters before = readThreadCounters();
  const ThreadCounters after = readThreadCounters();
  EXPECT_EQ(before.involuntarySwitches.has_value(), after.involuntarySwitches.has_value());
  EXPECT_GE(after.involuntarySwitches, before.involuntarySwitches);
  EXPECT_GE(after.majorFaults, before.majorFaults);
}

TEST(Counters, StolenTimeOfACpuThatIsNotThereIsAbsent) {
  EXPECT_FALSE(stolenSeconds({1'000'000}));
}

TEST(Counters, LoadIsNoNegativeNumber) {
  EXPECT_GE(loadAverage().value_or(0), 0);
}

}  // namespace
}  // namespace strata
