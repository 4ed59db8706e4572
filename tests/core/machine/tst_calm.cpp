// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/calm.h"

#include <gtest/gtest.h>

#include <vector>

namespace strata {
namespace {

const CalmLook calm{0.02, 3.0};

TEST(IsCalm, AsksForSomeLooksInARow) {
  std::vector<CalmLook> looks{calm, calm, calm};
  EXPECT_FALSE(isCalm(looks));
  looks.push_back(calm);
  EXPECT_TRUE(isCalm(looks));
  looks.push_back({0.5, 3.0});
  EXPECT_FALSE(isCalm(looks)) << "others are busy";
  looks.insert(looks.end(), 3, calm);
  EXPECT_FALSE(isCalm(looks));
  looks.push_back(calm);
  EXPECT_TRUE(isCalm(looks)) << "what lies further back does not count";
}

TEST(IsCalm, AsksForASteadyClock) {
  std::vector<CalmLook> looks{calm, {0.0, 3.05}, calm, calm};
  EXPECT_TRUE(isCalm(looks)) << "1.7 %";
  looks[1].clockGhz = 3.07;
  EXPECT_FALSE(isCalm(looks)) << "2.3 %";
  looks[1].clockGhz.reset();
  EXPECT_FALSE(isCalm(looks)) << "the two ways of reading it disagree";
}

TEST(IsCalm, GoesByTheClockWhereTheLoadIsNotTold) {
  const std::vector<CalmLook> looks(looksOfCalm, CalmLook{{}, 3.0});
  EXPECT_TRUE(isCalm(looks));
}

/// A machine that is busy for `busySeconds`; a look every half second.
CalmWatch busyFor(double busySeconds, double& now, std::stop_source* stopAfterTwo = nullptr) {
  CalmWatch watch;
  watch.look = [&now, busySeconds] { return now < busySeconds ? CalmLook{1.5, 3.0} : calm; };
  watch.seconds = [&now] { return now; };
  watch.rest = [&now, stopAfterTwo](const std::stop_token&) {
    now += 0.5;
    if (stopAfterTwo && now >= 1) stopAfterTwo->request_stop();
  };
  return watch;
}

TEST(WaitForCalm, EndsOnceItIsThere) {
  double now = 0;
  EXPECT_EQ(waitForCalm(60, busyFor(0, now), {}), (CalmWait{2.0, true}));
  now = 0;
  EXPECT_EQ(waitForCalm(60, busyFor(3, now), {}), (CalmWait{4.5, true}));
}

TEST(WaitForCalm, TakesNoLongerThanAskedFor) {
  double now = 0;
  EXPECT_EQ(waitForCalm(5, busyFor(100, now), {}), (CalmWait{5.0, false}));
}

TEST(WaitForCalm, EndsAtAStop) {
  double now = 0;
  std::stop_source stop;
  const CalmWait wait = waitForCalm(60, busyFor(100, now, &stop), stop.get_token());
  EXPECT_EQ(wait, (CalmWait{1.0, false}));
}

}  // namespace
}  // namespace strata
