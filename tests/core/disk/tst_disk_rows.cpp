// SPDX-License-Identifier: GPL-3.0-or-later
// The disk test in rows on a made-up disk, whose clock only its requests move on.
#include <gtest/gtest.h>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <tuple>

#include "core/plan/disk_plan.h"
#include "tests/core/disk/quantities.h"
#include "tests/core/disk/row_host.h"
#include "tests/support/fake_host.h"

namespace strata::test {
namespace {

/// Requests of the cells, behind those that laid the files.
std::vector<RowDisk::Seen> requestsOfCells(const RowDisk& disk) {
  std::vector<RowDisk::Seen> rest;
  std::map<std::size_t, std::uint64_t> laid;
  for (const RowDisk::Seen& seen : disk.requests) {
    std::uint64_t& bytes = laid[seen.file];
    if (bytes < disk.files[seen.file]->size.count)
      bytes += seen.size.count;
    else
      rest.push_back(seen);
  }
  return rest;
}

TEST(DiskRows, OneRequestAtATimeMovesABlockEachTime) {
  RowHost host;
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readOnly, 1_MiB));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  // 64 KiB a millisecond.
  EXPECT_NEAR(measured->value, 65.536, 1e-9);
  EXPECT_DOUBLE_EQ(measured->elapsedS, 1);
  EXPECT_EQ(measured->iterations, 1000U);
  EXPECT_EQ(measured->bytes, 1000U * 65536);
  ASSERT_TRUE(measured->disk);
  EXPECT_NEAR(measured->disk->operationsPerSecond, 1000, 1e-9);
  EXPECT_EQ(measured->disk->engine, "fake");
  EXPECT_NEAR(*measured->disk->cpuPercent, 25, 1e-9);
  for (const LatencyQuantile& quantile : measured->disk->latency)
    EXPECT_NEAR(static_cast<double>(quantile.ns), 1e6, 1e3) << quantile.fraction;
  EXPECT_EQ(measured->verdict.grade, Grade::Good);
  EXPECT_FALSE(outcomes.failed);
  EXPECT_FALSE(measured->flushS);
}

TEST(DiskRows, KeepsSoManyRequestsUnderWay) {
  for (const int depth : {1, 2, 8, 32}) {
    RowHost host;
    DiskRow row = serialRow;
    row.queueDepth = depth;
    const RowOutcomes outcomes = runRows(host, rowPlan({row}, readOnly, 16_MiB));
    ASSERT_NE(measuredAt(outcomes, 0), nullptr);
    // A disk that takes a millisecond for each, however many there are.
    EXPECT_NEAR(measuredAt(outcomes, 0)->value, 65.536 * depth, 1e-6) << depth;
    EXPECT_NEAR(measuredAt(outcomes, 0)->disk->medianOperationRate, 65.536 * depth, 0.1 * depth);
    EXPECT_EQ(host.disk->mostUnderWay, static_cast<std::size_t>(std::max(depth, 8)));  // 8 to lay it
  }
}

TEST(DiskRows, ReadsNothingThatWasNotWritten) {
  RowHost host;
  runRows(host, rowPlan({serialRow, randomRow}, readOnly, 1_MiB + 4_KiB));
  EXPECT_FALSE(host.disk->readUnwritten);
  EXPECT_EQ(host.disk->flushes, 1U);
  for (const bool written : host.disk->files.at(0)->written) EXPECT_TRUE(written);
}

TEST(DiskRows, InTurnGoesThroughTheFileAgainAndAgain) {
  RowHost host;
  runRows(host, rowPlan({serialRow}, readOnly, 1_MiB));
  const auto requests = requestsOfCells(*host.disk);
  ASSERT_GT(requests.size(), 1000U);
  for (std::size_t i = 0; i < requests.size(); ++i) {
    EXPECT_EQ(requests[i].offset, 64_KiB * (i % 16));
    EXPECT_EQ(requests[i].size, 64_KiB);
    EXPECT_FALSE(requests[i].write);
  }
}

TEST(DiskRows, AtRandomTakesEachBlockOnceARound) {
  RowHost host;
  runRows(host, rowPlan({randomRow}, writeOnly, 1_MiB));
  const auto requests = requestsOfCells(*host.disk);
  ASSERT_GT(requests.size(), 1000U);
  std::size_t inTurn = 0;
  for (std::size_t round = 0; round < 4; ++round) {
    std::set<std::uint64_t> seen;
    for (std::size_t i = round * 256; i < (round + 1) * 256; ++i) {
      seen.insert(requests[i].offset.count);
      if (i > 0 && requests[i].offset == requests[i - 1].offset + 4_KiB) ++inTurn;
      EXPECT_TRUE(requests[i].write);
    }
    EXPECT_EQ(seen.size(), 256U);
  }
  EXPECT_LT(inTurn, 30U);
}

TEST(DiskRows, MixesReadsAndWritesByTheirShare) {
  RowHost host;
  const RowOutcomes outcomes = runRows(host, rowPlan({randomRow}, {"mixed"}, 1_MiB));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NEAR(measuredAt(outcomes, 0)->value, 4.096, 1e-9);
  EXPECT_TRUE(measuredAt(outcomes, 0)->flushS);
  const auto requests = requestsOfCells(*host.disk);
  const auto reads = std::ranges::count(requests, false, &RowDisk::Seen::write);
  // 70 %, within six standard deviations.
  EXPECT_NEAR(static_cast<double>(reads) / static_cast<double>(requests.size()), 0.7, 0.1);
}

TEST(DiskRows, ThreadsHavePartsOfTheirOwnInTurnAndShareOneOrderAtRandom) {
  for (const bool isRandom : {false, true}) {
    RowHost host;
    const RowOutcomes outcomes = runRows(host, rowPlan({{isRandom, 4_KiB, 2, 4}}, readAndWrite, 1_MiB));
    const Measured* read = measuredAt(outcomes, 0);
    ASSERT_NE(read, nullptr);
    EXPECT_EQ(read->perThread.size(), 4U);
    EXPECT_GT(read->value, 0);
    ASSERT_NE(measuredAt(outcomes, 1), nullptr);
    EXPECT_FALSE(host.disk->changedUnderWay);
    EXPECT_EQ(host.disk->openFiles, 0);
    EXPECT_EQ(host.disk->openQueues, 0);
  }
}

TEST(DiskRows, UsesAllFoldersAtOnce) {
  RowHost host;
  const RowOutcomes outcomes = runRows(host, rowPlan({randomRow}, readOnly, 1_MiB, 3));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->perThread.size(), 3U);
  EXPECT_EQ(host.disk->files.size(), 3U);
  EXPECT_EQ(outcomes.results[0].parameters.threads, 1);
}

TEST(DiskRows, WritesDataOfWhichNoTwoSectorsAreEqual) {
  RowHost host;
  runRows(host, rowPlan({{true, 4_KiB, 8, 1}}, writeOnly, 1_MiB));
  const RowDisk::File& file = *host.disk->files.at(0);
  std::set<std::string> sectors;
  for (std::size_t at = 0; at < file.content.size(); at += 4096)
    sectors.emplace(reinterpret_cast<const char*>(file.content.data() + at), 4096);
  EXPECT_EQ(sectors.size(), 256U);
  EXPECT_FALSE(host.disk->changedUnderWay);
}

TEST(DiskRows, HasZerosInAFileOfTheirOwn) {
  RowHost host;
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readAndWrite, 1_MiB, 1, true));
  ASSERT_EQ(outcomes.results.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    ASSERT_NE(measuredAt(outcomes, i), nullptr) << i;
    EXPECT_EQ(outcomes.results[i].parameters.fill.has_value(), i % 2 == 1);
  }
  ASSERT_EQ(host.disk->files.size(), 2U);
  EXPECT_FALSE(host.disk->readUnwritten);
  const auto zero = [](std::byte byte) { return byte == std::byte{0}; };
  EXPECT_TRUE(std::ranges::all_of(host.disk->files[1]->content, zero));
  EXPECT_LT(std::ranges::count_if(host.disk->files[0]->content, zero), 10'000);
}

TEST(DiskRows, TimesTheFlushApart) {
  RowHost host;
  host.disk->flushNs = 250 * ms;
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readAndWrite, 1_MiB));
  EXPECT_FALSE(measuredAt(outcomes, 0)->flushS);
  EXPECT_NEAR(*measuredAt(outcomes, 1)->flushS, 0.25, 1e-9);
  EXPECT_NEAR(measuredAt(outcomes, 1)->value, 65.536, 1e-9);
  EXPECT_EQ(host.disk->flushes, 2U);
}

TEST(DiskRows, ReadsAFileThatIsThereAndWritesNothing) {
  RowHost host;
  Plan plan = rowPlan({serialRow, randomRow}, readOnly, 1_MiB);
  plan.diskFileToRead = "/data/file";
  const RowOutcomes outcomes = runRows(host, plan);
  EXPECT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NE(measuredAt(outcomes, 1), nullptr);
  EXPECT_EQ(std::ranges::count(host.disk->requests, true, &RowDisk::Seen::write), 0);
  EXPECT_EQ(host.disk->flushes, 0U);
}

TEST(DiskRows, RefusesAFileThatWasCutMeanwhile) {
  RowHost host;
  Plan plan = rowPlan({serialRow}, readOnly, 2_MiB);
  plan.diskFileToRead = "/data/file";
  const RowOutcomes outcomes = runRows(host, plan);
  EXPECT_EQ(failureAt(outcomes, 0), "file-too-small");
  EXPECT_TRUE(outcomes.failed);
}

TEST(DiskRows, SaysWhenTheCacheWasNotBypassed) {
  RowHost host;
  host.disk->bypass = CacheBypass::NotReal;
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readAndWrite, 1_MiB));
  for (std::size_t i = 0; i < 2; ++i) {
    ASSERT_NE(measuredAt(outcomes, i), nullptr);
    EXPECT_EQ(measuredAt(outcomes, i)->verdict.grade, Grade::Poor);
    EXPECT_NE(reasonOf(*measuredAt(outcomes, i), "buffered"), nullptr);
  }
}

TEST(DiskRows, TellsThePiecesOfItsFiles) {
  RowHost host;
  host.disk->extents = 3;
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readOnly, 1_MiB, 2));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->disk->extents, 6U);
  EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "fragmented"), nullptr);
}

/// Rows have more or fewer threads; those of a folder follow each other in each of them. Which of them come
/// to their requests on a clock that these move on is up to the system.
TEST(DiskRows, CompareEachFolderWithItsOwnLink) {
  RowHost host;
  Plan plan = rowPlan({serialRow, {false, 64_KiB, 1, 2}}, readOnly, 1_MiB, 2);
  for (FolderFacts& folder : plan.folders) folder.linkRate = 1e-6;
  const RowOutcomes outcomes = runRows(host, plan);
  for (std::size_t row = 0; row < 2; ++row) {
    const Measured* measured = measuredAt(outcomes, row);
    ASSERT_NE(measured, nullptr);
    const std::size_t threads = row + 1;
    ASSERT_EQ(measured->perThread.size(), 2 * threads);
    std::map<std::string, double> expected;
    for (std::size_t thread = 0; thread < 2 * threads; ++thread)
      if (measured->perThread[thread] > 0)
        expected["device" + std::to_string(thread / threads)] += measured->perThread[thread];
    std::map<std::string, double> said;
    for (const Reason& reason : measured->verdict.reasons)
      if (reason.id == "beyond-link")
        said[std::get<std::string>(reason.data.at(0).value)] = std::get<double>(reason.data.at(1).value);
    EXPECT_FALSE(said.empty());
    ASSERT_EQ(said.size(), expected.size());
    // Sums of the same rates in another order.
    for (const auto& [device, rate] : expected) EXPECT_DOUBLE_EQ(said[device], rate) << device;
  }
}

TEST(DiskRows, TellsMomentsAndHowFarItIs) {
  RowHost host;
  std::mutex mutex;
  std::condition_variable told;
  std::size_t reports = 0;
  // Reports come by the real clock, on which the disk takes no time. In the middle of each cell it waits for
  // two: the first may have been on its way already.
  host.disk->onWait = [&](std::size_t number) {
    if (number != 500 && number != 1500) return;
    std::unique_lock lock(mutex);
    told.wait(lock, [&, enough = reports + 2] { return reports >= enough; });
  };
  std::vector<Moment> all;
  std::set<std::size_t> cells;
  double last = 0;
  const Plan plan = rowPlan({serialRow}, readAndWrite, 1_MiB);
  runRows(host, plan, {}, [&](double elapsedS, double expectedS, const std::vector<Moment>& moments) {
    EXPECT_GE(elapsedS, last);
    EXPECT_GE(expectedS, 2.2);
    last = elapsedS;
    all.insert(all.end(), moments.begin(), moments.end());
    for (const Moment& moment : moments) cells.insert(moment.cell);
    const std::lock_guard lock(mutex);
    ++reports;
    told.notify_all();
  });
  EXPECT_EQ(cells, (std::set<std::size_t>{0, 1}));
  for (const Moment& moment : all) {
    EXPECT_NEAR(moment.rate, 65.536, 7) << moment.cell << ' ' << moment.seconds;
    ASSERT_TRUE(moment.p50Ns && moment.p99Ns);
    EXPECT_NEAR(static_cast<double>(*moment.p50Ns), 1e6, 1e6 / 15);
    EXPECT_NEAR(moment.bytes, 65.536e6 * moment.seconds, 1e6);
  }
}

/// Of each cell the latest: 300 MB in 2 s, and 50 MB in half a second.
TEST(DiskRowFigures, SoFarAreAllBytesOverAllTimeOfTheCell) {
  const std::vector<Moment> moments{
      {0, 1, 100e6, 100}, {0, 2, 300e6, 200}, {1, 0, 0, 0}, {1, 0.5, 50e6, 100}};
  const Plan plan = rowPlan({serialRow}, readAndWrite, 1_MiB);
  const std::vector<LiveFigure> figures = figuresSoFar(plan.steps.at(0), moments);
  ASSERT_EQ(figures.size(), 2U);
  EXPECT_EQ(figures[0].cell, 0U);
  EXPECT_DOUBLE_EQ(figures[0].value, 150);
  EXPECT_EQ(figures[1].cell, 1U);
  EXPECT_DOUBLE_EQ(figures[1].value, 100);
}

Plan databasePlan(Bytes file) {
  Settings settings;
  settings.diskProfile = DiskProfile::Database;
  settings.diskFile = file;
  settings.diskSeconds = 1;
  const auto plan =
      makePlan({settings, Selection{.tests = {TestGroup::Disk}}}, plainMachine(1), plainFolders(1));
  return plan ? *plan : Plan{};
}

/// A drive that does one thing at a time, and takes half a millisecond to write and a half to flush.
TEST(DiskRows, CommitsAreWrittenAndFlushedOneByOne) {
  RowHost host;
  host.disk->takesNs = [](const IoRequest& request) { return request.size >= 1_MiB ? 1'000 : 500'000; };
  host.disk->flushNs = 500'000;
  const RowOutcomes outcomes = runRows(host, databasePlan(4_MiB));
  ASSERT_EQ(outcomes.results.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const Measured* measured = measuredAt(outcomes, i);
    ASSERT_NE(measured, nullptr) << i;
    EXPECT_EQ(outcomes.results[i].unit, "commits/s");
    // At either end of the second the commits of all threads are under way.
    EXPECT_NEAR(measured->value, 1000, i == 1 ? 4 : 1) << i;
    EXPECT_NEAR(measured->disk->operationsPerSecond, measured->value, 1e-6);
    EXPECT_EQ(measured->disk->engine, "fsync");
    EXPECT_FALSE(measured->flushS);
  }
  for (const std::size_t i : {0U, 2U}) {
    EXPECT_EQ(measuredAt(outcomes, i)->verdict.grade, Grade::Good);
    EXPECT_NEAR(static_cast<double>(*latencyNsAt(*measuredAt(outcomes, i), 0.5)), 1e6, 1e3);
    EXPECT_NEAR(measuredAt(outcomes, i)->disk->medianOperationRate, 1000, 1);
  }
  // One for each commit, and one for each of the two files that were laid.
  EXPECT_EQ(host.disk->flushes, host.disk->written + 2);
  EXPECT_EQ(host.disk->openFiles, 0);
}

/// 2,300 bytes behind one another in a file of 16 MiB, which is written before and holds 7,294 of them.
TEST(DiskRows, ALogIsWrittenFromItsFrontAgain) {
  RowHost host;
  host.disk->takesNs = [](const IoRequest& request) { return request.size >= 1_MiB ? 1'000 : 50'000; };
  host.disk->flushNs = 50'000;
  Plan plan = databasePlan(4_MiB);
  plan.steps[0].cells.erase(plan.steps[0].cells.begin(), plan.steps[0].cells.begin() + 2);
  const RowOutcomes outcomes = runRows(host, plan);
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NEAR(measuredAt(outcomes, 0)->value, 10'000, 1);
  ASSERT_EQ(host.disk->files.size(), 2U);
  EXPECT_EQ(host.disk->files[1]->size, diskLog);
  const std::vector<RowDisk::Seen> commits = requestsOfCells(*host.disk);
  ASSERT_GT(commits.size(), 10'000U);
  for (std::size_t i = 0; i < commits.size(); ++i) {
    EXPECT_EQ(commits[i].file, 1U);
    EXPECT_EQ(commits[i].size, 2300_B);
    EXPECT_EQ(commits[i].offset, 2300_B * (i % 7294)) << i;
  }
}

/// The remark lowers no grade, and is of no folder that is marked already.
TEST(DiskRows, CommitsSoonerThanFlashAreRemarkedOn) {
  for (const auto& [ns, bypass, isTold] : {std::tuple{24'000U, CacheBypass::Direct, true},
                                           {26'000U, CacheBypass::Direct, false},
                                           {24'000U, CacheBypass::InMemory, false}}) {
    RowHost host;
    host.disk->bypass = bypass;
    host.disk->takesNs = [took = ns](const IoRequest& request) {
      return request.size >= 1_MiB ? 1'000U : took;
    };
    host.disk->flushNs = ns;
    Plan plan = databasePlan(4_MiB);
    plan.steps[0].cells.resize(1);
    const RowOutcomes outcomes = runRows(host, plan);
    const Measured* measured = measuredAt(outcomes, 0);
    ASSERT_NE(measured, nullptr);
    const Reason* told = reasonOf(*measured, "sooner-than-flash");
    EXPECT_EQ(told != nullptr, isTold);
    EXPECT_EQ(measured->verdict.grade, bypass == CacheBypass::Direct ? Grade::Good : Grade::Poor);
    if (told) {
      EXPECT_NEAR(std::get<double>(told->data.at(0).value), 48, 0.1);
    }
  }
}

TEST(DiskRows, AFlushThatFailsEndsTheCommits) {
  RowHost host;
  host.disk->onWait = [disk = host.disk.get()](std::size_t) {
    if (disk->written == 300) disk->flushError = Error{"flush-failed", {{"path", "/folder0"}}};
  };
  const RowOutcomes outcomes = runRows(host, databasePlan(4_MiB));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "flush-failed"), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->verdict.grade, Grade::Poor);
  EXPECT_TRUE(outcomes.failed);
  EXPECT_EQ(host.disk->openFiles, 0);
}

/// A log goes through the system's cache by intent: only a folder without a drive is a doubt.
TEST(DiskRows, ALogIsNotMarkedAsBufferedUnlessTheFolderIsInMemory) {
  for (const auto& [bypass, isMarked] : {std::pair{CacheBypass::Refused, false},
                                         {CacheBypass::NotReal, false},
                                         {CacheBypass::InMemory, true}}) {
    RowHost host;
    host.disk->bypass = bypass;
    const RowOutcomes outcomes = runRows(host, databasePlan(4_MiB));
    EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "buffered"), nullptr);
    EXPECT_EQ(reasonOf(*measuredAt(outcomes, 2), "buffered") != nullptr, isMarked);
  }
}

}  // namespace
}  // namespace strata::test
