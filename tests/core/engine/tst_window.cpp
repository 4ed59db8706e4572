// SPDX-License-Identifier: GPL-3.0-or-later
// Counting work by a counter that may be anything.
#include "core/engine/window.h"

#include <gtest/gtest.h>

#include <functional>

#include "core/engine/step_clock.h"

namespace strata {

namespace {

/// Shows what it is told to, reading by reading.
class Counter : public Sensors {
 public:
  explicit Counter(std::function<std::uint64_t(std::uint64_t)> atReading)
      : m_atReading(std::move(atReading)) {}
  std::uint64_t ticks() override { return m_atReading(readings++); }
  double ticksPerSecond() override { return 1e9; }
  ClockReading readClock() override { return {}; }
  double readAlu(double) override { return 0; }
  ThreadCounters readCounters() override { return {}; }
  double suspendedSeconds() override { return suspendedS; }

  std::uint64_t readings = 0;
  double suspendedS = 0;

 private:
  std::function<std::uint64_t(std::uint64_t)> m_atReading;
};

class Nothing : public Workload {
 public:
  std::uint64_t run(std::uint64_t units) override { return units; }
};

Counted alone(Counter& counter) {
  Nothing work;
  return countAlone(work, counter, 100, 8);
}

Counted inWindow(Counter& counter, std::uint64_t opens, std::uint64_t closes, bool cut = false) {
  Nothing work;
  std::stop_source stop;
  if (cut) stop.request_stop();
  return countInWindow(work, counter, 100, opens, closes, stop.get_token());
}

}  // namespace

TEST(CountAlone, countsEachChunkByTheTimeThatItTook) {
  // Read at 1000, 1500 (the first chunk), 1600, 1700 …
  Counter counter([](std::uint64_t n) { return n <= 1 ? 1000 : 1500 + 100 * (n - 2); });
  const Counted counted = alone(counter);
  EXPECT_EQ(counted.units, 800);
  EXPECT_EQ(counted.endTicks - counted.startTicks, 500u + 7 * 100);
  EXPECT_EQ(counted.shortestChunkTicks, 100);
  EXPECT_EQ(counted.longestGapTicks, 400);
  EXPECT_FALSE(counted.broken);
}

TEST(CountAlone, seesACounterThatRunsBackwards) {
  for (std::uint64_t at = 1; at < 9; ++at) {
    Counter counter([at](std::uint64_t n) { return n < at ? 1000 + 100 * n : 500 + n; });
    EXPECT_TRUE(alone(counter).broken) << at;
  }
}

TEST(CountAlone, seesACounterThatStandsStill) {
  Counter counter([](std::uint64_t) { return 1000; });
  EXPECT_TRUE(alone(counter).broken);
}

TEST(CountThroughout, worksBeforeTheWindowAndAfterItAndCountsWhatIsInIt) {
  // A chunk a thousand ticks, from 0 on; the window is from 2500 to 5250, and the last ends at 7000.
  Counter counter([](std::uint64_t n) { return 1000 * n; });
  Nothing work;
  const Counted counted = countThroughout(work, counter, 100, 2500, 5250, 6500, {});
  EXPECT_DOUBLE_EQ(counted.units, 50 + 100 + 100 + 25);
  EXPECT_EQ(counted.endTicks - counted.startTicks, 2750U);
  EXPECT_EQ(counter.readings, 8U) << "0 to 7000: there is work to the end";
  EXPECT_FALSE(counted.late);
  EXPECT_FALSE(counted.cut);
  EXPECT_FALSE(counted.broken);
}

TEST(CountThroughout, countsAChunkThatIsLongerThanTheWindowInProportion) {
  Counter counter([](std::uint64_t n) { return n < 2 ? 1000 : 1000 + 4000 * (n - 1); });
  Nothing work;
  // The first chunk lasts from 1000 to 5000; the window is half of it.
  EXPECT_DOUBLE_EQ(countThroughout(work, counter, 100, 2000, 4000, 4500, {}).units, 50);
}

TEST(CountThroughout, tellsThatItBeganTooLateOrWasStopped) {
  Counter late([](std::uint64_t n) { return 3000 + 1000 * n; });
  Nothing work;
  EXPECT_TRUE(countThroughout(work, late, 100, 2000, 5000, 6000, {}).late);
  std::stop_source stop;
  stop.request_stop();
  Counter counter([](std::uint64_t n) { return 1000 * n; });
  EXPECT_TRUE(countThroughout(work, counter, 100, 2000, 5000, 6000, stop.get_token()).cut);
}

TEST(CountThroughout, endsByACounterThatFails) {
  Nothing work;
  Counter still([](std::uint64_t) { return 1000; });
  EXPECT_TRUE(countThroughout(work, still, 100, 2000, 5000, 6000, {}).broken);
  Counter backwards([](std::uint64_t n) { return n < 4 ? 1000 * n : 500 + n; });
  EXPECT_TRUE(countThroughout(work, backwards, 100, 2000, 5000, 6000, {}).broken);
}

TEST(CountInWindow, countsTheChunkThatCrossesTheEndInProportion) {
  Counter counter([](std::uint64_t n) { return 1000 * n; });
  // Opens at the reading of 2000; chunks end at 3000, 4000, and the third at 5000, a quarter inside.
  const Counted counted = inWindow(counter, 2000, 4250);
  EXPECT_DOUBLE_EQ(counted.units, 225);
  EXPECT_FALSE(counted.broken);
  EXPECT_FALSE(counted.cut);
  EXPECT_FALSE(counted.late);
}

TEST(CountInWindow, tellsAWindowThatWasCutFromOneThatWasNot) {
  Counter counter([](std::uint64_t n) { return 1000 * n; });
  EXPECT_TRUE(inWindow(counter, 2000, 4250, true).cut);
}

TEST(CountInWindow, comesToAnEndWhateverTheCounterShows) {
  const std::vector<std::function<std::uint64_t(std::uint64_t)>> counters{
      [](std::uint64_t) { return 0; },                                  // stands still before the window
      [](std::uint64_t n) { return n < 3 ? n : 3; },                    // and there
      [](std::uint64_t n) { return n < 10 ? 1000 + 10 * n : 1100; },    // within it
      [](std::uint64_t n) { return n < 10 ? 1000 + 10 * n : n - 10; },  // set to zero: as after a sleep
      [](std::uint64_t n) { return 1000 - n % 100; },                   // runs backwards
      [](std::uint64_t n) { return n % 2 == 0 ? 1100 : 1000; },         // to and fro
  };
  for (std::size_t i = 0; i < counters.size(); ++i) {
    Counter counter(counters[i]);
    EXPECT_TRUE(inWindow(counter, 1050, 2000).broken) << i;
    EXPECT_LT(counter.readings, 20'000u) << i;
  }
}

TEST(CountInWindow, aCounterThatJumpsAheadEndsTheWindow) {
  Counter counter([](std::uint64_t n) { return n < 5 ? 1000 * n : std::uint64_t{1} << 60; });
  const Counted counted = inWindow(counter, 1000, 100'000);
  EXPECT_FALSE(counted.broken);
  EXPECT_GE(counted.units, 300);
  EXPECT_LT(counted.units, 301) << "nearly nothing of the chunk that crossed the end";
}

TEST(CountInWindow, aCoarseCounterIsNoBrokenOne) {
  Counter counter([](std::uint64_t n) { return n / 500 * 1000; });
  EXPECT_FALSE(inWindow(counter, 2000, 9000).broken);
}

TEST(StepClock, leavesOutSetbacksAndSleep) {
  std::uint64_t shows = 5'000'000'000;
  Counter counter([&](std::uint64_t) { return shows; });
  StepClock clock;
  EXPECT_EQ(clock.lookS(counter), 0);
  shows += 2'000'000'000;
  EXPECT_DOUBLE_EQ(clock.lookS(counter), 2);
  shows = 1;  // set to zero
  EXPECT_DOUBLE_EQ(clock.lookS(counter), 2);
  shows += 1'500'000'000;
  EXPECT_DOUBLE_EQ(clock.lookS(counter), 3.5);
  shows += 600'000'000'000;
  counter.suspendedS = 599;
  EXPECT_DOUBLE_EQ(clock.lookS(counter), 3.5);
  shows += 500'000'000;
  EXPECT_DOUBLE_EQ(clock.lookS(counter), 4);
}

TEST(CountFrom, countsFromTheCommonMomentWhoeverIsLate) {
  Nothing work;
  Counter early([](std::uint64_t n) { return 1000 * n; });
  const Counted inTime = countFrom(work, early, 7, 3000, {});
  EXPECT_EQ(inTime.units, 7);
  EXPECT_EQ(inTime.startTicks, 3000u);
  EXPECT_EQ(inTime.endTicks, 4000u);
  EXPECT_FALSE(inTime.late || inTime.cut || inTime.broken);

  Counter behind([](std::uint64_t n) { return 5000 + 1000 * n; });
  const Counted late = countFrom(work, behind, 7, 3000, {});
  EXPECT_EQ(late.endTicks - late.startTicks, 4000u);
  EXPECT_TRUE(late.late);
}

TEST(CountFrom, doesNothingAfterAStopOrByABrokenCounter) {
  Nothing work;
  std::stop_source stop;
  stop.request_stop();
  Counter counter([](std::uint64_t n) { return 10 * n; });
  const Counted stopped = countFrom(work, counter, 7, 1'000'000, stop.get_token());
  EXPECT_EQ(stopped.units, 0);
  EXPECT_TRUE(stopped.cut);
  EXPECT_FALSE(stopped.broken);

  Counter still([](std::uint64_t) { return 1000; });
  EXPECT_TRUE(countFrom(work, still, 7, 2000, {}).broken);
  EXPECT_TRUE(countFrom(work, still, 7, 1000, {}).broken);
  Counter backwards([](std::uint64_t n) { return 9000 - 1000 * n; });
  EXPECT_TRUE(countFrom(work, backwards, 7, 2000, {}).broken);
}

}  // namespace strata
