// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/extents.h"

#include <gtest/gtest.h>

namespace strata::test {
namespace {

TEST(PiecesOf, CountsWhatFollowsInFileAndDeviceAsOne) {
  EXPECT_EQ(piecesOf({}), 0U);
  EXPECT_EQ(piecesOf({{0, 4096, 8192}}), 1U);
  EXPECT_EQ(piecesOf({{0, 4096, 8192}, {8192, 12288, 4096}}), 1U);
  EXPECT_EQ(piecesOf({{0, 4096, 8192}, {8192, 4096, 4096}}), 2U);    // elsewhere on the device
  EXPECT_EQ(piecesOf({{0, 4096, 8192}, {16384, 12288, 4096}}), 2U);  // a hole in the file
}

}  // namespace
}  // namespace strata::test
