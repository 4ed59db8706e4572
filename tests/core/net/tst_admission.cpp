// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/admission.h"

#include <gtest/gtest.h>

#include <thread>

namespace strata {

TEST(Admission, WhoIsAdmittedIsNotSentAway) {
  Admission guest;
  EXPECT_TRUE(guest.isStranger());
  EXPECT_TRUE(guest.admit());
  EXPECT_FALSE(guest.isStranger());
  EXPECT_FALSE(guest.sendAway());
}

TEST(Admission, WhoIsSentAwayIsNotAdmitted) {
  Admission guest;
  EXPECT_TRUE(guest.sendAway());
  EXPECT_FALSE(guest.isStranger());
  EXPECT_FALSE(guest.admit());
  EXPECT_FALSE(guest.sendAway());
}

TEST(Admission, OfTwoThreadsOneDecides) {
  for (int i = 0; i < 1000; ++i) {
    Admission guest;
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
