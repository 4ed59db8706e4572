// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

#include "core/history/history.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

namespace fs = std::filesystem;

constexpr int runs = 30;
constexpr std::size_t page = 16384;

Run runNumber(int number) {
  Run run = number % 3 == 0 ? troubledRun() : classicRun();
  run.id = run.series = "run " + std::to_string(number);
  return run;
}

void makeHistory(const std::string& path) {
  auto history = History::open(path);
  ASSERT_TRUE(history);
  for (int i = 0; i < runs; ++i) ASSERT_TRUE(history->add(runNumber(i)));
}

void overwrite(const std::string& path, std::uint64_t at, std::size_t bytes, std::minstd_rand& random) {
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(at));
  for (std::size_t i = 0; i < bytes; ++i) file.put(static_cast<char>(random() >> 8));
}

/// The history as a program finds it: recovered where that is needed.
std::optional<Recovery> openAndMend(const std::string& path) {
  auto history = History::open(path);
  EXPECT_TRUE(history) << history.error().id;
  if (!history) return std::nullopt;
  if (history->recovery()) return history->recovery();
  if (history->check()) return std::nullopt;
  {
    const History closed = *std::move(history);
  }
  auto recovery = recover(path);
  EXPECT_TRUE(recovery) << recovery.error().id;
  return *recovery;
}

struct Found {
  int whole = 0;
  int partial = 0;
};

/// No figure may be another than it was.
Found compareWithOriginals(const std::string& path) {
  Found found;
  auto history = History::open(path);
  EXPECT_TRUE(history && history->check());
  const auto list = history->list();
  EXPECT_TRUE(list);
  for (const KeptRun& kept : *list) {
    const auto run = history->load(kept.id);
    EXPECT_TRUE(run) << kept.id;
    if (!run) continue;
    const Run original = runNumber(std::stoi(kept.id.substr(4)));
    if (*run == original) {
      ++found.whole;
      continue;
    }
    ++found.partial;
    EXPECT_EQ(run->status, RunStatus::Stopped);
    EXPECT_LT(run->results.size(), original.results.size());
    for (const CellResult& result : run->results)
      EXPECT_NE(std::find(original.results.begin(), original.results.end(), result), original.results.end());
  }
  return found;
}

}  // namespace

TEST(HistoryDamage, LeavesTheRestWholeAt100RandomPlaces) {
  const test::TemporaryFolder folder;
  const std::string original = folder.path() + "/original.sqlite";
  makeHistory(original);
  const std::uint64_t size = fs::file_size(original);
  std::minstd_rand random(20261121);
  int kept = 0;
  for (int trial = 0; trial < 100; ++trial) {
    const test::TemporaryFolder place(folder.path());
    const std::string path = place.path() + "/history.sqlite";
    fs::copy_file(original, path);
    const std::uint64_t at = (random() * std::uint64_t{2147483648} + random()) % (size - 64);
    overwrite(path, at, 1 + random() % 64, random);
    SCOPED_TRACE("bytes from " + std::to_string(at));
    const std::optional<Recovery> recovery = openAndMend(path);
    const Found found = compareWithOriginals(path);
    kept += found.whole + found.partial;
    if (recovery) {
      EXPECT_TRUE(recovery->movedTo && fs::exists(*recovery->movedTo));
      EXPECT_EQ(recovery->whole, found.whole);
      EXPECT_EQ(recovery->partial, found.partial);
    } else {
      EXPECT_EQ(found.whole, runs);
    }
    if (testing::Test::HasFailure()) return;
  }
  // One place damages one page: of 100 times 30 runs few are hit.
  EXPECT_GE(kept, 100 * runs * 95 / 100);
}

TEST(HistoryDamage, OfTheFirstPageIsMended) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  std::minstd_rand random(7);
  overwrite(path, 0, page, random);
  const auto recovery = openAndMend(path);
  ASSERT_TRUE(recovery);
  EXPECT_EQ(recovery->whole, runs);
  EXPECT_EQ(compareWithOriginals(path).whole, runs);
}

TEST(HistoryDamage, OfTheWholeFileLeavesAnEmptyOne) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  std::ofstream(path) << "This is no database, but a person's notes.";
  auto history = History::open(path);
  ASSERT_TRUE(history);
  ASSERT_TRUE(history->recovery());
  EXPECT_TRUE(history->list()->empty());
  std::ifstream kept(*history->recovery()->movedTo);
  const std::string text((std::istreambuf_iterator<char>(kept)), {});
  EXPECT_EQ(text, "This is no database, but a person's notes.");
}

TEST(HistoryDamage, OfACutFileLeavesWhatIsBeforeTheCut) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  fs::resize_file(path, fs::file_size(path) / page * 3 / 4 * page);
  ASSERT_TRUE(openAndMend(path));
  const Found found = compareWithOriginals(path);
  EXPECT_GE(found.whole + found.partial, runs / 2);
}

}  // namespace strata
