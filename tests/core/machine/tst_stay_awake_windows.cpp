// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/stay_awake.h"

#include <gtest/gtest.h>
#include <windows.h>

namespace strata {
namespace {

constexpr EXECUTION_STATE noSleep = ES_CONTINUOUS | ES_SYSTEM_REQUIRED;

TEST(StayAwake, KeepsSleepAwayAsLongAsItLives) {
  // The call gives what was before it.
  SetThreadExecutionState(ES_CONTINUOUS);
  {
    const auto awake = stayAwake();
    ASSERT_TRUE(awake);
    EXPECT_EQ(SetThreadExecutionState(noSleep) & noSleep, noSleep);
  }
  EXPECT_EQ(SetThreadExecutionState(ES_CONTINUOUS) & ES_SYSTEM_REQUIRED, 0u);
}

TEST(StayAwake, LeavesWhatOthersAskedFor) {
  SetThreadExecutionState(noSleep);
  stayAwake().reset();
  EXPECT_EQ(SetThreadExecutionState(ES_CONTINUOUS) & noSleep, noSleep);
}

}  // namespace
}  // namespace strata
