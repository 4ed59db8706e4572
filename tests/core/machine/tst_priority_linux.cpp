// SPDX-License-Identifier: GPL-3.0-or-later
// The system's own priorities, of threads that end with the test.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <thread>

#include "core/machine/priority.h"

namespace strata {
namespace {

int niceOfThisThread() {
  return getpriority(PRIO_PROCESS, 0);
}

template <typename Body>
void onAThreadOfItsOwn(Body body) {
  std::jthread(body).join();
}

TEST(RaisedPriority, IsWhatTheSystemSays) {
  onAThreadOfItsOwn([] {
    const int before = niceOfThisThread();
    const auto raised = raisePriority();
    const Priority got = raised->obtained();
    ASSERT_TRUE(got.nice);
    EXPECT_EQ(*got.nice, niceOfThisThread());
    EXPECT_EQ(got.raised, *got.nice < before || before <= raisedNice);
    EXPECT_EQ(got.reason.has_value(), *got.nice > raisedNice);
  });
}

TEST(RaisedPriority, IsRestoredAndReachesThreadsThatAreStartedMeanwhile) {
  const int ofThis = niceOfThisThread();
  onAThreadOfItsOwn([ofThis] {
    // Other than the default, so that it shows what is restored; 19 is the most that there is.
    const int other = std::min(ofThis + 3, 19);
    ASSERT_EQ(setpriority(PRIO_PROCESS, 0, other), 0);
    {
      const auto raised = raisePriority();
      const int wanted = *raised->obtained().nice;
      onAThreadOfItsOwn([wanted] { EXPECT_EQ(niceOfThisThread(), wanted); });
    }
    EXPECT_EQ(niceOfThisThread(), other);
  });
  EXPECT_EQ(niceOfThisThread(), ofThis) << "the caller's was never touched";
}

}  // namespace
}  // namespace strata
