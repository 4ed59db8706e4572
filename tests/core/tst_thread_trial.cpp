// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/thread_trial.h"

#include <gtest/gtest.h>

#include "tests/support/play.h"

namespace strata {

namespace {

using test::FakeHost;
using test::Scenario;

/// A host that gives so many threads.
Scenario giving(std::size_t threads) {
  Scenario scenario;
  scenario.refusedThread = threads;
  return scenario;
}

std::optional<Error> refused(int threads, const Selection& selection, std::size_t given) {
  Settings settings;
  settings.threads = threads;
  const auto plan = makePlan(settings, selection, test::plainMachine(4), {test::plainFolder()});
  EXPECT_TRUE(plan);
  FakeHost host(giving(given));
  return refuseThreads(*plan, host);
}

Error tooMany(std::int64_t threads, std::optional<std::int64_t> most) {
  Error error{"too-many-threads", {{"threads", threads}}};
  if (most) error.data.push_back({"most_threads", *most});
  return error;
}

}  // namespace

TEST(ThreadTrial, startsAsManyAsThereAre) {
  for (const std::size_t given : {0u, 1u, 7u}) {
    FakeHost host(giving(given));
    EXPECT_EQ(threadsToBeHad(7, host), given);
  }
  FakeHost host(giving(100));
  EXPECT_EQ(threadsToBeHad(7, host), 7u);
  EXPECT_EQ(threadsToBeHad(0, host), 0u);
}

TEST(ThreadTrial, refusesWhatCannotBeHadAndSaysWhatCan) {
  EXPECT_FALSE(refused(8, test::memoryOnly, 9)) << "one more for the run itself";
  EXPECT_EQ(refused(8, test::memoryOnly, 8), tooMany(8, 7));
  EXPECT_EQ(refused(8, test::memoryOnly, 2), tooMany(8, 1));
  EXPECT_EQ(refused(8, test::memoryOnly, 1), tooMany(8, std::nullopt));
  EXPECT_EQ(refused(8, test::memoryOnly, 0), tooMany(8, std::nullopt));
}

TEST(ThreadTrial, countsTheThreadsOfTheDiskTestToo) {
  EXPECT_FALSE(refused(8, Selection{}, 17));
  EXPECT_EQ(refused(8, Selection{}, 16), tooMany(8, 7));
  EXPECT_EQ(refused(8, test::diskOnly, 10), tooMany(8, 4));
}

TEST(ThreadTrial, whatItNamesIsNotRefused) {
  for (std::size_t given = 2; given < 20; ++given) {
    const auto error = refused(8, Selection{}, given);
    if (!error || error->data.size() < 2) continue;
    EXPECT_FALSE(refused(static_cast<int>(std::get<std::int64_t>(error->data[1].value)), Selection{}, given));
  }
}

}  // namespace strata
