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

std::optional<Error> refused(const Settings& settings, const Selection& selection, std::size_t given,
                             int folders = 1) {
  std::vector<FolderFacts> facts(static_cast<std::size_t>(folders), test::plainFolder());
  for (FolderFacts& folder : facts) folder.path += std::to_string(&folder - facts.data());
  const auto plan = makePlan({settings, selection}, test::plainMachine(4), facts);
  EXPECT_TRUE(plan);
  FakeHost host(giving(given));
  return refuseThreads(*plan, host);
}

Settings settingsOf(int threads, DiskProfile profile = DiskProfile::Classic) {
  Settings settings;
  settings.threads = threads;
  settings.diskProfile = profile;
  return settings;
}

std::optional<Error> refused(int threads, const Selection& selection, std::size_t given) {
  return refused(settingsOf(threads), selection, given);
}

Error tooMany(std::int64_t threads, std::optional<std::int64_t> most) {
  Error error{"too-many-threads", {{"threads", threads}}};
  if (most) error.data.push_back({"most_threads", *most});
  return error;
}

Error tooManyOfRows(std::int64_t threads, std::optional<std::int64_t> most) {
  Error error = tooMany(threads, most);
  error.id = "too-many-disk-threads";
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

TEST(ThreadTrial, countsTheThreadsOfEachRowInEachFolder) {
  // 16 in each of two folders, the one of the classic tests, and that of the run.
  const Settings nvme = settingsOf(1, DiskProfile::Nvme);
  EXPECT_FALSE(refused(nvme, test::diskOnly, 34, 2));
  EXPECT_EQ(refused(nvme, test::diskOnly, 33, 2), tooManyOfRows(32, 31));
  EXPECT_EQ(refused(nvme, test::diskOnly, 17), tooManyOfRows(16, 15));
  EXPECT_EQ(refused(nvme, test::diskOnly, 2), tooManyOfRows(16, std::nullopt));
  // Fewer of the others would do.
  EXPECT_EQ(refused(settingsOf(8, DiskProfile::Nvme), Selection{}, 20), tooMany(8, 3));
  EXPECT_EQ(refused(settingsOf(8, DiskProfile::Nvme), Selection{}, 17), tooManyOfRows(16, 8));
}

TEST(ThreadTrial, rowsOfOneThreadNeedOneForEachFolder) {
  const Settings rows = settingsOf(1, DiskProfile::Default);
  EXPECT_FALSE(refused(rows, test::diskOnly, 3));
  EXPECT_EQ(refused(rows, test::diskOnly, 4, 3), tooManyOfRows(3, 2));
  EXPECT_FALSE(refused(settingsOf(8, DiskProfile::Default), Selection{}, 10)) << "not one for each thread";
  Selection one = test::diskOnly;
  one.disk.rows = {{true, 4_KiB, 1, 1}};
  EXPECT_FALSE(refused(settingsOf(1, DiskProfile::Nvme), one, 3)) << "only what is measured counts";
}

TEST(ThreadTrial, enduranceNeedsOneForEachFolder) {
  Selection endurance = test::diskOnly;
  endurance.disk.endurance = 1_GiB;
  EXPECT_FALSE(refused(settingsOf(1, DiskProfile::Nvme), endurance, 5, 3));
  EXPECT_EQ(refused(settingsOf(1, DiskProfile::Nvme), endurance, 4, 3), tooManyOfRows(3, 2));
}

TEST(ThreadTrial, whatItNamesIsNotRefused) {
  for (std::size_t given = 2; given < 20; ++given) {
    const auto error = refused(8, Selection{}, given);
    if (!error || error->data.size() < 2) continue;
    EXPECT_FALSE(refused(static_cast<int>(std::get<std::int64_t>(error->data[1].value)), Selection{}, given));
  }
  for (std::size_t given = 2; given < 30; ++given) {
    const auto error = refused(settingsOf(8, DiskProfile::Nvme), Selection{}, given);
    if (!error || error->data.size() < 2) continue;
    const int most = static_cast<int>(std::get<std::int64_t>(error->data[1].value));
    Settings fewer = settingsOf(most, DiskProfile::Nvme);
    if (error->id == "too-many-disk-threads") {
      fewer = settingsOf(8, DiskProfile::Custom);
      fewer.diskCustom.threads = most;
    }
    EXPECT_FALSE(refused(fewer, Selection{}, given)) << given;
  }
}

}  // namespace strata
