// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "core/history/history.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

constexpr std::size_t cellsOfStep = 4;

Run runNumber(int number) {
  Run run = classicRun();
  run.id = run.series = std::to_string(number);
  return run;
}

/// Writes runs until it is killed, and says of each step that the history has it.
[[noreturn]] void writeForEver(const std::string& path, int firstRun, int saysTo) {
  auto history = History::open(path);
  if (!history) _exit(1);
  for (int number = firstRun;; ++number) {
    const Run whole = runNumber(number);
    Run soFar = whole;
    soFar.results.clear();
    const auto row = history->begin(soFar);
    if (!row) _exit(1);
    while (soFar.results.size() < whole.results.size()) {
      const std::size_t done = std::min(soFar.results.size() + cellsOfStep, whole.results.size());
      soFar.results.assign(whole.results.begin(), whole.results.begin() + static_cast<std::ptrdiff_t>(done));
      if (!history->add(*row, soFar)) _exit(1);
      const std::int32_t said[2]{number, static_cast<std::int32_t>(done)};
      if (write(saysTo, said, sizeof said) != sizeof said) _exit(1);
    }
    if (!history->finish(*row, whole)) _exit(1);
  }
}

}  // namespace

TEST(HistoryKilled, IsWholeToTheLastFinishedStep) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  std::minstd_rand random(11);
  int firstRun = 0;
  for (int kills = 0; kills < 20; ++kills) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      writeForEver(path, firstRun, ends[1]);
    }
    close(ends[1]);
    // After some steps, and then at any moment of the next.
    std::int32_t said[2]{firstRun, 0};
    const unsigned steps = 1 + static_cast<unsigned>(random() % 12);
    for (unsigned i = 0; i < steps; ++i)
      EXPECT_EQ(read(ends[0], said, sizeof said), static_cast<ssize_t>(sizeof said));
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 5000));
    kill(child, SIGKILL);
    while (read(ends[0], said, sizeof said) == static_cast<ssize_t>(sizeof said)) {
    }
    close(ends[0]);
    waitpid(child, nullptr, 0);

    auto history = History::open(path);
    ASSERT_TRUE(history);
    EXPECT_FALSE(history->recovery());
    EXPECT_TRUE(history->check());
    const auto whole = runNumber(said[0]);
    const auto run = history->load(whole.id);
    ASSERT_TRUE(run);
    EXPECT_GE(run->results.size(), static_cast<std::size_t>(said[1]));
    for (std::size_t i = 0; i < run->results.size(); ++i) EXPECT_EQ(run->results[i], whole.results[i]);
    for (int number = firstRun; number < said[0]; ++number) {
      const auto earlier = history->load(std::to_string(number));
      ASSERT_TRUE(earlier);
      EXPECT_EQ(*earlier, runNumber(number));
    }
    firstRun = said[0] + 2;  // it may have begun the next
    if (testing::Test::HasFailure()) return;
  }
}

// At any moment of it: the next start has the old one to mend, or the mended one.
TEST(HistoryKilled, IsTheOldOrTheMendedOneWhenItIsEndedWhileItMends) {
  const test::TemporaryFolder folder;
  const std::string original = folder.path() + "/original.sqlite";
  constexpr int runs = 10;
  {
    auto history = History::open(original);
    for (int number = 0; number < runs; ++number) ASSERT_TRUE(history->add(runNumber(number)));
  }
  std::fstream(original, std::ios::in | std::ios::out | std::ios::binary) << std::string(16384, 'x');
  for (int kills = 0; kills < 30; ++kills) {
    const test::TemporaryFolder place(folder.path());
    const std::string path = place.path() + "/history.sqlite";
    std::filesystem::copy_file(original, path);
    const pid_t child = fork();
    if (child == 0) _exit(History::open(path) ? 0 : 1);
    std::this_thread::sleep_for(std::chrono::microseconds(kills * 2000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);

    auto history = History::open(path);
    ASSERT_TRUE(history) << history.error().id;
    ASSERT_TRUE(history->check());
    for (int number = 0; number < runs; ++number) {
      const auto run = history->load(std::to_string(number));
      ASSERT_TRUE(run) << kills;
      EXPECT_EQ(*run, runNumber(number));
    }
    for (const auto& entry : std::filesystem::directory_iterator(place.path()))
      EXPECT_EQ(entry.path().string().find(".mend"), std::string::npos) << entry.path();
  }
}

}  // namespace strata
