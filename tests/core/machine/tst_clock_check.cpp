// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/clock_check.h"

#include <gtest/gtest.h>

#include <limits>

namespace strata {
namespace {

TEST(ClockCheck, AgreesWithinOnePercent) {
  EXPECT_TRUE(clocksAgree(3.0, 3.0));
  EXPECT_TRUE(clocksAgree(3.0, 3.029));
  EXPECT_TRUE(clocksAgree(3.0, 2.971));
  EXPECT_FALSE(clocksAgree(3.0, 3.04));
  EXPECT_FALSE(clocksAgree(3.0, 2.96));
}

TEST(ClockCheck, FoldedAdditionsAreNotBelieved) {
  EXPECT_FALSE(clocksAgree(20.0, 3.9));
}

TEST(ClockCheck, WhatIsNotPositiveAgreesWithNothing) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_FALSE(clocksAgree(0, 0));
  EXPECT_FALSE(clocksAgree(-3, -3));
  EXPECT_FALSE(clocksAgree(nan, 3));
  EXPECT_FALSE(clocksAgree(3, nan));
}

TEST(MultiplyLatency, IsTheWholeNumberMeasured) {
  EXPECT_EQ(multiplyLatency(3.004, 3), 3);
  EXPECT_EQ(multiplyLatency(3.98, 3), 4);
  EXPECT_EQ(multiplyLatency(2.01, 3), 2);
  EXPECT_EQ(multiplyLatency(4.96, 3), 5);
}

TEST(MultiplyLatency, IsTheUsualOneWhenTheMeasurementWasDisturbed) {
  EXPECT_EQ(multiplyLatency(3.4, 3), 3);
  EXPECT_EQ(multiplyLatency(3.95, 3), 3);
  EXPECT_EQ(multiplyLatency(1.0, 3), 3);
  EXPECT_EQ(multiplyLatency(15.0, 3), 3);
}

}  // namespace
}  // namespace strata
