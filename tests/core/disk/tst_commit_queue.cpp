// SPDX-License-Identifier: GPL-3.0-or-later
// Commits on a drive of known latency, counted where its file is written and flushed.
#include "core/disk/commit_queue.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "core/disk/row_figures.h"
#include "core/disk/write_data.h"
#include "core/engine/row_loop.h"
#include "tests/core/disk/row_host.h"

namespace strata::test {
namespace {

/// Tells what it was asked for, in its order: "w" for a write, "f" for a flush; each takes its time.
class LoggingFile : public DirectFile {
 public:
  explicit LoggingFile(RowDisk& disk) : m_disk(disk) {}

  Bytes size() const override { return 1_MiB; }
  Status write(const std::byte*, Bytes, Bytes) override {
    log += 'w';
    m_disk.nowNs += 20'000;
    if (log.size() == failsAt) return Error{"short-write", {}};
    return success();
  }
  Status read(std::byte*, Bytes, Bytes) override { return Error{"not-asked-for", {}}; }
  Status flush() override {
    log += 'f';
    m_disk.nowNs += 180'000;
    if (log.size() == failsAt) return Error{"flush-failed", {{"path", "/x"}}};
    return success();
  }
  std::string_view flushCall() const override { return "F_FULLFSYNC"; }
  CacheBypass bypass() override { return CacheBypass::Direct; }

  std::string log;
  std::size_t failsAt = 0;

 private:
  RowDisk& m_disk;
};

/// One thread's commits, on a clock of its own, for 64 slices of a millisecond.
struct Commits {
  RowHost host;
  LoggingFile file{*host.disk};
  RowTally tally;
  std::string engine;

  Status run() {
    const auto queue = commitQueue(file);
    engine = queue->engine();
    const auto sensors = host.makeSensors();
    auto data = WriteData::create(64_KiB, 1, {});
    if (!data || !data->divide(4_KiB)) return Error{"no-data", {}};
    const TickTime time(*sensors, sensors->ticks());
    tally.restart({0, 1'000'000});
    RowLive live;
    WaitMark waits;
    const std::atomic<bool> abandoned{false};
    const std::function<bool()> goesOn = [] { return true; };
    const RowJob job{{BlockOrder::Pattern::Random, 256, 1, 0, 1}, 4_KiB, queue->depth(), 0, false, 1};
    RowLoop loop(job, {*queue, time, nullptr, &*data, nullptr, tally, live, waits, abandoned, goesOn});
    return loop.run(64'000'000, "/x");
  }
};

TEST(CommitQueue, FlushesExactlyOnceAfterEachWrite) {
  Commits commits;
  ASSERT_TRUE(commits.run());
  // 64 ms, 200 µs each.
  std::string expected;
  for (int i = 0; i < 320; ++i) expected += "wf";
  EXPECT_EQ(commits.file.log, expected);
  EXPECT_EQ(commits.tally.operations(), 320U);
  EXPECT_EQ(commits.tally.latency().max(), 200'000U);
  EXPECT_EQ(commits.engine, "F_FULLFSYNC");
}

TEST(CommitQueue, AcknowledgesNothingThatWasNotFlushed) {
  Commits commits;
  commits.file.failsAt = 20;  // the tenth flush
  const Status status = commits.run();
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error(), (Error{"flush-failed", {{"path", "/x"}}}));
  EXPECT_EQ(commits.tally.operations(), 9U);
}

TEST(CommitQueue, FlushesNothingThatWasNotWrittenInFull) {
  Commits commits;
  commits.file.failsAt = 19;
  EXPECT_FALSE(commits.run());
  EXPECT_EQ(commits.file.log.back(), 'w');
  EXPECT_EQ(commits.tally.operations(), 9U);
}

/// One by 200 µs, times the threads.
TEST(CommitQueue, CommitsPerSecondAreOneByTheLatency) {
  for (const std::size_t threads : {1U, 4U}) {
    RowWork work;
    work.block = 4_KiB;
    work.sliceNs = 1'000'000;
    work.commits = true;
    for (std::size_t i = 0; i < threads; ++i) {
      Commits commits;
      ASSERT_TRUE(commits.run());
      work.threads.push_back({commits.tally.bytes(), commits.tally.operations()});
      work.latency.add(commits.tally.latency());
      work.engine = commits.engine;
    }
    const auto measured = measureRow(work, 1);
    ASSERT_TRUE(measured);
    EXPECT_NEAR(measured->value, 5000.0 * static_cast<double>(threads), 1e-6);
    EXPECT_NEAR(*measured->low, measured->value, 1);
    EXPECT_NEAR(measured->perThread.at(0), 5000, 1e-6);
    EXPECT_NEAR(measured->disk->operationsPerSecond, measured->value, 1e-6);
    EXPECT_NEAR(measured->disk->medianOperationRate, measured->value, 20);
    EXPECT_EQ(measured->disk->engine, "F_FULLFSYNC");
  }
}

}  // namespace
}  // namespace strata::test
