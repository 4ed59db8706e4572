// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/priority.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

TEST(NiceWithin, GoesAsFarAsTheLimit) {
  EXPECT_EQ(niceWithin(0, 0), std::nullopt);   // the usual limit: not below 20
  EXPECT_EQ(niceWithin(20, 0), std::nullopt);  // not below 0
  EXPECT_EQ(niceWithin(25, 0), -5);
  EXPECT_EQ(niceWithin(30, 0), -10);
  EXPECT_EQ(niceWithin(40, 0), -10);  // more than is wanted
  EXPECT_EQ(niceWithin(~0ULL, 0), -10);
  EXPECT_EQ(niceWithin(20, 5), 0);
  EXPECT_EQ(niceWithin(25, -5), std::nullopt);
}

}  // namespace
}  // namespace strata
