// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/keep_aside.h"

namespace strata::cli {

namespace {

Run runNamed(int number) {
  Run run;
  run.id = std::to_string(number);
  return run;
}

}  // namespace

TEST(KeepAside, KeepsAllInTheirOrder) {
  std::vector<std::string> kept;
  std::vector<std::string> expected;
  {
    KeepAside aside([&](const strata::Run& run) { kept.push_back(run.id); });
    for (int i = 0; i < 20; ++i) {
      aside.keep(runNamed(i));
      expected.push_back(std::to_string(i));
    }
  }
  EXPECT_EQ(kept, expected);
}

// A slow disk holds up who tells of runs, in place of taking all memory.
TEST(KeepAside, HasNoMoreUnderWayThanItMay) {
  std::atomic<int> done = 0;
  KeepAside aside([&](const strata::Run&) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    ++done;
  });
  for (int i = 1; i <= 50; ++i) {
    aside.keep(runNamed(i));
    ASSERT_LE(i - done, KeepAside::most);
  }
}

}  // namespace strata::cli
