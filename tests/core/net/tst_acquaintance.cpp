// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/acquaintance.h"

#include <gtest/gtest.h>

#include <thread>

namespace strata {

TEST(Acquaintance, WhoIsAdmittedIsNotSentAway) {
  Acquaintance guest;
  EXPECT_TRUE(guest.isStranger());
  EXPECT_TRUE(guest.admit());
  EXPECT_FALSE(guest.isStranger());
  EXPECT_FALSE(guest.sendAway());
}

TEST(Acquaintance, WhoIsSentAwayIsNotAdmitted) {
  Acquaintance guest;
  EXPECT_TRUE(guest.sendAway());
  EXPECT_FALSE(guest.isStranger());
  EXPECT_FALSE(guest.admit());
  EXPECT_FALSE(guest.sendAway());
}

TEST(Acquaintance, OfTwoThreadsOneDecides) {
  for (int i = 0; i < 1000; ++i) {
    Acquaintance guest;
    bool admitted = false;
    bool sentAway = false;
    {
      const std::jthread own([&] { admitted = guest.admit(); });
      sentAway = guest.sendAway();
    }
    ASSERT_NE(admitted, sentAway) << i;
  }
}

}  // namespace strata
