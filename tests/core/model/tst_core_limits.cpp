// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/model/core_limits.h"

namespace strata {
namespace {

using enum ElementUse;

const CoreClass core{"made-up", 4, 2, 4, {{16, 2, 2, 3}, {32, 2, {}, 3}, {64, 1, 0.5, {}}}};

TEST(ElementsPerCycle, areAlikeUpToEightBytes) {
  for (const int width : {1, 2, 4, 8}) {
    EXPECT_EQ(elementsPerCycle(core, Read, width), 4.0);
    EXPECT_EQ(elementsPerCycle(core, Write, width), 2.0);
    EXPECT_EQ(elementsPerCycle(core, Copy, width), 2.0);
  }
}

TEST(ElementsPerCycle, areBoundByTheScarcestUnit) {
  EXPECT_EQ(elementsPerCycle(core, Read, 16), 2.0);
  EXPECT_EQ(elementsPerCycle(core, Copy, 16), 1.5) << "three accesses a cycle, two for each element";
  EXPECT_EQ(elementsPerCycle(core, Move, 16), 1.5);
  EXPECT_EQ(elementsPerCycle({"x", 3, 1, 4, {}}, Copy, 8), 1.0) << "one store a cycle";
  EXPECT_EQ(elementsPerCycle({"x", 1, 2, 4, {}}, Copy, 8), 1.0) << "one load a cycle";
}

TEST(ElementsPerCycle, areUnknownWhereASourceIsMissing) {
  EXPECT_EQ(elementsPerCycle(core, Read, 32), 2.0);
  EXPECT_FALSE(elementsPerCycle(core, Write, 32));
  EXPECT_FALSE(elementsPerCycle(core, Copy, 32));
  EXPECT_EQ(elementsPerCycle(core, Write, 64), 0.5);
  EXPECT_FALSE(elementsPerCycle(core, Move, 64)) << "together they may be slower than either";
}

TEST(ElementsPerCycle, areUnknownForWidthsThatTheDesignLacks) {
  EXPECT_FALSE(elementsPerCycle({"x", 2, 1, 3, {}}, Read, 16));
  for (const int width : {-8, 0, 3, 12, 128}) EXPECT_FALSE(elementsPerCycle(core, Read, width)) << width;
}

}  // namespace
}  // namespace strata
