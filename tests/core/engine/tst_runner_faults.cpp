// SPDX-License-Identifier: GPL-3.0-or-later
// What fails during a run: its cells fail with a reason, the rest goes on, nothing is lost or left.
#include <gtest/gtest.h>

#include <new>

#include "tests/support/play.h"

namespace strata {

namespace {

using test::failure;
using test::FakeHost;
using test::FileOp;
using test::measured;
using test::play;
using test::Played;
using test::regions;
using test::says;
using test::Scenario;

constexpr Bytes small = 1_MiB;  // 16 blocks of 64 KiB

/// Few samples, since regions beyond L2 take longer ones.
Settings everything(int threads) {
  Settings settings = regions({1_MiB, 2_MiB}, threads);
  settings.integerSeconds = settings.floatingSeconds = settings.memorySeconds = 1;
  settings.diskProfile = DiskProfile::Classic;
  settings.diskFile = small;
  return settings;
}

/// All tests on a fake host; afterwards nothing is left of what they held.
Played playAll(FakeHost& host, int threads = 1) {
  Played played = play(host, everything(threads), Selection{});
  EXPECT_EQ(host.openFiles, 0);
  EXPECT_EQ(host.benches, 0);
  EXPECT_EQ(played.run.results.size(), 2u + 8 + 8 + 2);
  EXPECT_FALSE(played.run.finished.empty());
  EXPECT_TRUE(std::holds_alternative<RunFinished>(played.events.back()));
  return played;
}

bool isDisk(const CellResult& result) {
  return result.test == strata::Test::Disk;
}
bool inRegion(const CellResult& result, Bytes region) {
  return result.parameters.regionBytes == region.count;
}

/// The cells that `failed` picks failed with that error, and all others are measured.
template <typename Predicate>
void expectOnly(const Run& run, const std::string& error, Predicate failed) {
  EXPECT_EQ(run.status, RunStatus::Failed);
  for (const CellResult& result : run.results) {
    if (failed(result))
      EXPECT_EQ(failure(result), error) << result.kernel;
    else
      EXPECT_GT(measured(result).value, 0) << result.kernel;
  }
}

}  // namespace

class OneOfSeveral : public testing::TestWithParam<int> {};

TEST_P(OneOfSeveral, getsNoMemoryInOneStep) {
  for (const bool thrown : {false, true}) {
    Scenario scenario;
    scenario.onBench = [&](const Step& step, std::optional<int> cpu) -> std::optional<Error> {
      if (step.region != 2_MiB || cpu != GetParam()) return std::nullopt;
      if (thrown) throw std::bad_alloc();
      return Error{"allocation-failed", {{"size_bytes", std::int64_t{4194304}}}};
    };
    FakeHost host(scenario);
    const Played played = playAll(host, 2);
    expectOnly(played.run, thrown ? "out-of-memory" : "allocation-failed",
               [](const CellResult& result) { return inRegion(result, 2_MiB); });
    EXPECT_EQ(played.run.environment.ticksPerSecond, 1e9) << "as the steps before it found";
  }
}

TEST_P(OneOfSeveral, getsNoMemoryForTheProcessor) {
  Scenario scenario;
  scenario.onBench = [&](const Step& step, std::optional<int> cpu) -> std::optional<Error> {
    if (step.group == TestGroup::Processor && cpu == GetParam()) throw std::bad_alloc();
    return std::nullopt;
  };
  FakeHost host(scenario);
  expectOnly(playAll(host, 2).run, "out-of-memory", [](const CellResult& result) {
    return result.test == strata::Test::Integer || result.test == strata::Test::Floating;
  });
}

TEST_P(OneOfSeveral, cannotBeBound) {
  Scenario scenario;
  scenario.unbindableCpu = GetParam();
  FakeHost host(scenario);
  const Played played = playAll(host, 2);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "not-bound")) << result.kernel;
    EXPECT_NE(measured(result).verdict.grade, Grade::Good) << result.kernel;
    EXPECT_TRUE(measured(result).placement.empty()) << "not known of all";
  }
}

INSTANTIATE_TEST_SUITE_P(RunnerFaults, OneOfSeveral, testing::Values(0, 1));

TEST(RunnerFaults, noThreadCanBeBound) {
  Scenario scenario;
  scenario.bindError = Error{"not-bound", {}};
  FakeHost host(scenario);
  for (const CellResult& result : playAll(host, 2).run.results)
    EXPECT_TRUE(says(result, "not-bound")) << result.kernel;
}

TEST(RunnerFaults, anyThreadOfTheTeamIsRefused) {
  for (std::size_t refused = 0; refused < 2; ++refused) {
    Scenario scenario;
    scenario.refusedThread = refused;
    FakeHost host(scenario);
    const Played played = playAll(host, 2);
    EXPECT_EQ(played.run.status, RunStatus::Failed);
    EXPECT_EQ(host.workDone(), 0u);
    for (const CellResult& result : played.run.results) {
      ASSERT_EQ(failure(result), "thread-failed") << result.kernel;
      const std::vector<Datum> expected{{"started", static_cast<std::int64_t>(refused)},
                                        {"wanted", std::int64_t{2}}};
      EXPECT_EQ(std::get<Failed>(result.outcome).error.data, expected);
    }
  }
}

TEST(RunnerFaults, anyThreadOfTheDiskStepIsRefused) {
  for (std::size_t refused = 0; refused < 2; ++refused) {
    Scenario scenario;
    scenario.refusedThread = 2 + refused;  // the team has got its own
    FakeHost host(scenario);
    const Played played = playAll(host, 2);
    EXPECT_EQ(played.run.status, RunStatus::Failed);
    for (const CellResult& result : played.run.results) {
      if (!isDisk(result))
        EXPECT_GT(measured(result).value, 0) << result.kernel;
      else
        EXPECT_EQ(failure(result), result.parameters.op == "write" ? "thread-failed" : "nothing-to-read");
    }
    EXPECT_EQ(host.operations[0], 0u) << "no half of the threads has written anything";
  }
}

TEST(RunnerFaults, theDiskFillsAtAnyWrite) {
  constexpr std::size_t writes = 16;
  for (std::size_t at = 0; at <= writes; ++at) {
    Scenario scenario;
    scenario.fileError = [at](FileOp op, std::size_t index) -> std::optional<Error> {
      if (op != FileOp::Write || index != at) return std::nullopt;
      return Error{"disk-full", {{"path", std::string("/data")}, {"offset_bytes", std::int64_t{0}}}};
    };
    FakeHost host(scenario);
    const Played played = playAll(host);
    EXPECT_EQ(played.run.status, at == writes ? RunStatus::Complete : RunStatus::Failed) << at;
    for (const CellResult& result : played.run.results) {
      const bool fails = isDisk(result) && at < writes;
      EXPECT_EQ(std::holds_alternative<Failed>(result.outcome), fails) << at << result.kernel;
    }
    if (at == writes) continue;
    EXPECT_EQ(failure(played.run.results[18]), "disk-full") << at;
    EXPECT_EQ(failure(played.run.results[19]), "nothing-to-read") << at;
    EXPECT_EQ(host.operations[1], 0u) << "what was not written is not read";
  }
}

TEST(RunnerFaults, readingFailsAtAnyBlockAndKeepsTheWrite) {
  for (std::size_t at = 0; at < 16; ++at) {
    Scenario scenario;
    scenario.fileError = [at](FileOp op, std::size_t index) -> std::optional<Error> {
      if (op != FileOp::Read || index != at) return std::nullopt;
      return Error{"short-read", {{"path", std::string("/data")}, {"offset_bytes", std::int64_t{0}}}};
    };
    FakeHost host(scenario);
    expectOnly(playAll(host).run, "short-read",
               [](const CellResult& result) { return isDisk(result) && result.parameters.op == "read"; });
  }
}

TEST(RunnerFaults, theFlushFails) {
  Scenario scenario;
  scenario.fileError = [](FileOp op, std::size_t) -> std::optional<Error> {
    if (op != FileOp::Flush) return std::nullopt;
    return Error{"flush-failed", {{"path", std::string("/data")}, {"system", std::string("I/O error")}}};
  };
  FakeHost host(scenario);
  const Played played = playAll(host);
  EXPECT_EQ(failure(played.run.results[18]), "flush-failed");
  EXPECT_EQ(failure(played.run.results[19]), "nothing-to-read");
}

TEST(RunnerFaults, theFolderIsGone) {
  Scenario scenario;
  scenario.createError = Error{"folder-missing", {{"path", std::string("/data")}}};
  FakeHost host(scenario);
  const Played played = playAll(host);
  EXPECT_EQ(played.run.status, RunStatus::Failed);
  EXPECT_EQ(failure(played.run.results[18]), "folder-missing");
  EXPECT_GT(measured(played.run.results[17]).value, 0);
}

}  // namespace strata
