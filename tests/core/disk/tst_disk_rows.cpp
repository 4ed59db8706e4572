// SPDX-License-Identifier: GPL-3.0-or-later
// The disk test in rows on a made-up disk, whose clock only its requests move on.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <future>
#include <map>
#include <set>

#include "core/disk/unanswered.h"
#include "tests/core/disk/row_host.h"

namespace strata::test {
namespace {

constexpr std::uint64_t ms = 1'000'000;
const DiskRow serial{false, 64_KiB, 1, 1};
const DiskRow random{true, 4_KiB, 1, 1};
const std::vector<std::string> readOnly{"read"};
const std::vector<std::string> writeOnly{"write"};
const std::vector<std::string> both{"read", "write"};

RowOutcomes run(RowHost& host, const Plan& plan, const std::stop_token& stop = {},
                const RowProgress& progress = nullptr) {
  return runDiskRows(plan, plan.steps.at(0), host, progress, stop);
}

const Measured* measuredAt(const RowOutcomes& outcomes, std::size_t index) {
  return index < outcomes.results.size() ? std::get_if<Measured>(&outcomes.results[index].outcome) : nullptr;
}

const Reason* reasonOf(const Measured& measured, const std::string& id) {
  const auto found = std::ranges::find(measured.verdict.reasons, id, &Reason::id);
  return found == measured.verdict.reasons.end() ? nullptr : &*found;
}

std::string failureAt(const RowOutcomes& outcomes, std::size_t index) {
  const auto* failed = std::get_if<Failed>(&outcomes.results.at(index).outcome);
  return failed ? failed->error.id : std::string();
}

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
  const RowOutcomes outcomes = run(host, rowPlan({serial}, readOnly, 1_MiB));
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
    DiskRow row = serial;
    row.queueDepth = depth;
    const RowOutcomes outcomes = run(host, rowPlan({row}, readOnly, 16_MiB));
    ASSERT_NE(measuredAt(outcomes, 0), nullptr);
    // A disk that takes a millisecond for each, however many there are.
    EXPECT_NEAR(measuredAt(outcomes, 0)->value, 65.536 * depth, 1e-6) << depth;
    EXPECT_NEAR(measuredAt(outcomes, 0)->disk->medianOperationRate, 65.536 * depth, 0.1 * depth);
    EXPECT_EQ(host.disk->mostUnderWay, static_cast<std::size_t>(std::max(depth, 8)));  // 8 to lay it
  }
}

TEST(DiskRows, ReadsNothingThatWasNotWritten) {
  RowHost host;
  run(host, rowPlan({serial, random}, readOnly, 1_MiB + 4_KiB));
  EXPECT_FALSE(host.disk->readUnwritten);
  EXPECT_EQ(host.disk->flushes, 1U);
  for (const bool written : host.disk->files.at(0)->written) EXPECT_TRUE(written);
}

TEST(DiskRows, InTurnGoesThroughTheFileAgainAndAgain) {
  RowHost host;
  run(host, rowPlan({serial}, readOnly, 1_MiB));
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
  run(host, rowPlan({random}, writeOnly, 1_MiB));
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
  const RowOutcomes outcomes = run(host, rowPlan({random}, {"mixed"}, 1_MiB));
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
    const RowOutcomes outcomes = run(host, rowPlan({{isRandom, 4_KiB, 2, 4}}, both, 1_MiB));
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
  const RowOutcomes outcomes = run(host, rowPlan({random}, readOnly, 1_MiB, 3));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->perThread.size(), 3U);
  EXPECT_EQ(host.disk->files.size(), 3U);
  EXPECT_EQ(outcomes.results[0].parameters.threads, 1);
}

TEST(DiskRows, WritesDataOfWhichNoTwoSectorsAreEqual) {
  RowHost host;
  run(host, rowPlan({{true, 4_KiB, 8, 1}}, writeOnly, 1_MiB));
  const RowDisk::File& file = *host.disk->files.at(0);
  std::set<std::string> sectors;
  for (std::size_t at = 0; at < file.content.size(); at += 4096)
    sectors.emplace(reinterpret_cast<const char*>(file.content.data() + at), 4096);
  EXPECT_EQ(sectors.size(), 256U);
  EXPECT_FALSE(host.disk->changedUnderWay);
}

TEST(DiskRows, HasZerosInAFileOfTheirOwn) {
  RowHost host;
  const RowOutcomes outcomes = run(host, rowPlan({serial}, both, 1_MiB, 1, true));
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
  const RowOutcomes outcomes = run(host, rowPlan({serial}, both, 1_MiB));
  EXPECT_FALSE(measuredAt(outcomes, 0)->flushS);
  EXPECT_NEAR(*measuredAt(outcomes, 1)->flushS, 0.25, 1e-9);
  EXPECT_NEAR(measuredAt(outcomes, 1)->value, 65.536, 1e-9);
  EXPECT_EQ(host.disk->flushes, 2U);
}

TEST(DiskRows, ReadsAFileThatIsThereAndWritesNothing) {
  RowHost host;
  Plan plan = rowPlan({serial, random}, readOnly, 1_MiB);
  plan.diskFileToRead = "/data/file";
  const RowOutcomes outcomes = run(host, plan);
  EXPECT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NE(measuredAt(outcomes, 1), nullptr);
  EXPECT_EQ(std::ranges::count(host.disk->requests, true, &RowDisk::Seen::write), 0);
  EXPECT_EQ(host.disk->flushes, 0U);
}

TEST(DiskRows, RefusesAFileThatWasCutMeanwhile) {
  RowHost host;
  Plan plan = rowPlan({serial}, readOnly, 2_MiB);
  plan.diskFileToRead = "/data/file";
  const RowOutcomes outcomes = run(host, plan);
  EXPECT_EQ(failureAt(outcomes, 0), "file-too-small");
  EXPECT_TRUE(outcomes.failed);
}

TEST(DiskRows, SaysWhenTheCacheWasNotBypassed) {
  RowHost host;
  host.disk->bypass = CacheBypass::NotReal;
  const RowOutcomes outcomes = run(host, rowPlan({serial}, both, 1_MiB));
  for (std::size_t i = 0; i < 2; ++i) {
    ASSERT_NE(measuredAt(outcomes, i), nullptr);
    EXPECT_EQ(measuredAt(outcomes, i)->verdict.grade, Grade::Poor);
    EXPECT_NE(reasonOf(*measuredAt(outcomes, i), "buffered"), nullptr);
  }
}

TEST(DiskRows, TellsThePiecesOfItsFiles) {
  RowHost host;
  host.disk->extents = 3;
  const RowOutcomes outcomes = run(host, rowPlan({serial}, readOnly, 1_MiB, 2));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->disk->extents, 6U);
  EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "fragmented"), nullptr);
}

/// Rows have more or fewer threads; those of a folder follow each other in each of them. Which of them come
/// to their requests on a clock that these move on is up to the system.
TEST(DiskRows, CompareEachFolderWithItsOwnLink) {
  RowHost host;
  Plan plan = rowPlan({serial, {false, 64_KiB, 1, 2}}, readOnly, 1_MiB, 2);
  for (FolderFacts& folder : plan.folders) folder.linkRate = 1e-6;
  const RowOutcomes outcomes = run(host, plan);
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
  // The host's clock goes on by itself in no time; reports come by the real one.
  host.disk->onWait = [](std::size_t) { std::this_thread::sleep_for(std::chrono::microseconds(300)); };
  std::vector<DiskMoment> all;
  double last = 0;
  const Plan plan = rowPlan({serial}, both, 1_MiB);
  run(host, plan, {}, [&](double elapsedS, double expectedS, const std::vector<DiskMoment>& moments) {
    EXPECT_GE(elapsedS, last);
    EXPECT_GE(expectedS, 2.2);
    last = elapsedS;
    all.insert(all.end(), moments.begin(), moments.end());
  });
  ASSERT_GE(all.size(), 2U);
  for (const DiskMoment& moment : all) {
    EXPECT_NEAR(moment.rate, 65.536, 7) << moment.cell << ' ' << moment.seconds;
    ASSERT_TRUE(moment.p50Ns && moment.p99Ns);
    EXPECT_NEAR(static_cast<double>(*moment.p50Ns), 1e6, 1e6 / 15);
    EXPECT_NEAR(moment.bytes, 65.536e6 * moment.seconds, 1e6);
  }
}

// --- What goes wrong ---

TEST(DiskRowFaults, AFileThatCannotBeMadeFailsTheFirstCell) {
  RowHost host;
  host.disk->createError = Error{"no-room", {{"path", "/folder0"}, {"size_bytes", std::int64_t{1}}}};
  const RowOutcomes outcomes = run(host, rowPlan({serial, random}, both, 1_MiB));
  ASSERT_EQ(outcomes.results.size(), 4U);
  EXPECT_EQ(failureAt(outcomes, 0), "no-room");
  for (std::size_t i = 1; i < 4; ++i)
    EXPECT_EQ(std::get<Skipped>(outcomes.results[i].outcome).reason.id, "row-not-reached");
  EXPECT_TRUE(outcomes.failed);
}

TEST(DiskRowFaults, AQueueThatCannotBeOpenedSaysSo) {
  RowHost host;
  host.disk->queueError = Error{"queue-failed", {{"system", "no"}}};
  const RowOutcomes outcomes = run(host, rowPlan({serial}, both, 1_MiB));
  EXPECT_EQ(failureAt(outcomes, 0), "queue-failed");
  EXPECT_EQ(host.disk->openFiles, 0);
}

TEST(DiskRowFaults, ADiskThatIsFullWhileItIsLaidSaysWhere) {
  RowHost host;
  host.disk->error = [](std::size_t, const IoRequest& request) {
    return request.offset >= 3_MiB ? ENOSPC : 0;
  };
  const RowOutcomes outcomes = run(host, rowPlan({serial}, both, 8_MiB));
  ASSERT_EQ(failureAt(outcomes, 0), "disk-full");
  EXPECT_EQ(std::get<Failed>(outcomes.results[0].outcome).error,
            (Error{"disk-full", {{"path", "/folder0"}, {"offset_bytes", std::int64_t{3 * 1024 * 1024}}}}));
}

TEST(DiskRowFaults, KeepsWhatWasMeasuredBeforeAnError) {
  RowHost host;
  // The file is laid by one request; then the read goes well, and the write does to its middle.
  std::atomic<std::size_t> writes{0};
  host.disk->error = [&](std::size_t, const IoRequest& request) {
    return request.write && ++writes > 700 ? EIO : 0;
  };
  const RowOutcomes outcomes = run(host, rowPlan({serial, random}, both, 1_MiB));
  ASSERT_EQ(outcomes.results.size(), 4U);
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->verdict.grade, Grade::Good);
  const Measured* cut = measuredAt(outcomes, 1);
  ASSERT_NE(cut, nullptr);
  EXPECT_NEAR(cut->value, 65.536, 1e-9);
  EXPECT_LT(cut->elapsedS, 0.65);
  EXPECT_GT(cut->elapsedS, 0.5);
  EXPECT_EQ(cut->verdict.grade, Grade::Poor);
  const Reason* why = reasonOf(*cut, "write-failed");
  ASSERT_NE(why, nullptr);
  EXPECT_EQ(why->data.at(0).value, Datum("", std::string("/folder0")).value);
  for (std::size_t i = 2; i < 4; ++i)
    EXPECT_EQ(std::get<Skipped>(outcomes.results[i].outcome).reason.id, "row-not-reached");
  EXPECT_TRUE(outcomes.failed);
  EXPECT_EQ(host.disk->openFiles, 0);
}

TEST(DiskRowFaults, AShortReadIsAnError) {
  RowHost host;
  host.disk->shortAt = 50;  // before the counted time
  const RowOutcomes outcomes = run(host, rowPlan({serial}, readOnly, 1_MiB));
  EXPECT_EQ(failureAt(outcomes, 0), "short-read");
}

TEST(DiskRowFaults, AFlushThatFailsIsOneOfItsCell) {
  RowHost host;
  const Plan plan = rowPlan({serial}, {"write", "read"}, 1_MiB);
  host.disk->onWait = [&](std::size_t number) {
    if (number > 10) host.disk->flushError = Error{"flush-failed", {{"path", "/folder0"}, {"system", "no"}}};
  };
  const RowOutcomes outcomes = run(host, plan);
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "flush-failed"), nullptr);
  EXPECT_TRUE(std::holds_alternative<Skipped>(outcomes.results.at(1).outcome));
  EXPECT_TRUE(outcomes.failed);
}

TEST(DiskRowFaults, LaysOnlyWhatItHasTimeFor) {
  RowHost host;
  host.disk->takesNs = [](const IoRequest& request) { return request.size == 1_MiB ? 20'000 * ms : ms; };
  const RowOutcomes outcomes = run(host, rowPlan({random}, readOnly, 256_MiB));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_EQ(measured->verdict.grade, Grade::Fair);
  EXPECT_NE(reasonOf(*measured, "file-laid-in-part"), nullptr);
  EXPECT_FALSE(host.disk->readUnwritten);
}

// --- Stops ---

TEST(DiskRowStop, AtAnyMomentKeepsWhatThereIsAndLeavesNothing) {
  for (const std::size_t at : {0U, 1U, 5U, 100U, 130U, 600U, 1105U, 1300U, 1900U}) {
    RowHost host;
    std::stop_source stop;
    host.disk->onWait = [&](std::size_t number) {
      if (number == at) stop.request_stop();
    };
    const RowOutcomes outcomes = run(host, rowPlan({serial}, both, 4_MiB), stop.get_token());
    EXPECT_FALSE(outcomes.failed) << at;
    EXPECT_LE(host.disk->came, at + 10) << at;
    EXPECT_EQ(host.disk->openFiles, 0) << at;
    EXPECT_EQ(host.disk->openQueues, 0) << at;
    for (std::size_t i = 0; i < outcomes.results.size(); ++i) {
      ASSERT_NE(measuredAt(outcomes, i), nullptr) << at;
      EXPECT_NEAR(measuredAt(outcomes, i)->value, 65.536, 1e-6) << at;
    }
    EXPECT_EQ(outcomes.results.size(), at < 130 ? 0U : at < 1300 ? 1U : 2U) << at;
  }
}

TEST(DiskRowStop, BeforeItBeginsNothingIsDone) {
  RowHost host;
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(run(host, rowPlan({serial}, both, 1_MiB), stop.get_token()).results.empty());
  EXPECT_TRUE(host.disk->requests.empty());
}

std::optional<DiskPlace> unanswered(const Plan& plan, std::chrono::milliseconds most) {
  std::vector<DiskPlace> places;
  for (const FolderFacts& folder : plan.folders) places.push_back({folder.path, folder.device});
  return unansweredAmong(places, most, {});
}

/// Of one thread of several, or of the only one; while the file is laid, or in the middle of a cell. What it
/// needs outlives the host.
TEST(DiskRowStop, LeavesARequestThatHangsBehind) {
  for (const unsigned threads : {1U, 3U}) {
    // In the counted time: it takes two requests of each thread a millisecond, after a tenth of a second.
    for (const std::size_t at : {2U, 700U * threads}) {
      auto disk = std::make_shared<RowDisk>();
      std::stop_source stop;
      std::promise<void> release;
      const auto released = release.get_future().share();
      disk->onWait = [&stop, at, released](std::size_t number) {
        if (number != at) return;
        stop.request_stop();
        released.wait();
      };
      const Plan plan = rowPlan({{false, 64_KiB, 2, static_cast<int>(threads)}}, readOnly, 4_MiB);
      RowOutcomes outcomes;
      {
        RowHost host;
        host.disk = disk;
        outcomes = run(host, plan, stop.get_token());
      }
      EXPECT_EQ(unanswered(plan, std::chrono::milliseconds(0)), (DiskPlace{"/folder0", "device0"}));
      ASSERT_EQ(outcomes.results.size(), 1U) << threads << ' ' << at;
      const Measured* measured = measuredAt(outcomes, 0);
      // Of several, some may not have had the CPU yet: then there is no figure of all of them.
      ASSERT_TRUE(measured != nullptr || at == 2 || threads > 1);
      if (at == 2 || measured == nullptr) {
        EXPECT_EQ(failureAt(outcomes, 0), "request-unanswered");
      } else {
        EXPECT_NE(reasonOf(*measured, "request-unanswered"), nullptr);
        EXPECT_GT(measured->value, 0);
      }
      release.set_value();
      EXPECT_FALSE(unanswered(plan, std::chrono::minutes(1)));
      EXPECT_EQ(disk->openFiles, 0);
      EXPECT_EQ(disk->openQueues, 0);
    }
  }
}

/// Of each cell the latest: 300 MB in 2 s, and 50 MB in half a second.
TEST(DiskRowFigures, SoFarAreAllBytesOverAllTimeOfTheCell) {
  const std::vector<DiskMoment> moments{
      {0, 1, 100e6, 100}, {0, 2, 300e6, 200}, {1, 0, 0, 0}, {1, 0.5, 50e6, 100}};
  const std::vector<LiveFigure> figures = figuresSoFar(moments);
  ASSERT_EQ(figures.size(), 2U);
  EXPECT_EQ(figures[0].cell, 0U);
  EXPECT_DOUBLE_EQ(figures[0].value, 150);
  EXPECT_EQ(figures[1].cell, 1U);
  EXPECT_DOUBLE_EQ(figures[1].value, 100);
}

}  // namespace
}  // namespace strata::test
