// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/disk/transfer.h"
#include "core/engine/endurance.h"
#include "core/plan/disk_plan.h"
#include "tests/core/disk/row_host.h"
#include "tests/support/fake_host.h"
#include "tests/support/memory_file.h"

namespace strata::test {
namespace {

constexpr Bytes file = 16_MiB;

/// A file in memory with a fault layer, and a clock that each write moves on by a millisecond.
class FaultyHost : public RowHost {
 public:
  FaultLayer faults;

  FileMaker fileMaker() override {
    return [made = disk, layer = faults](const FolderFacts&, Bytes size, const std::stop_token&) {
      return Result<std::unique_ptr<DirectFile>>(
          std::make_unique<MemoryFile>(size, [made, layer](const IoRequest& request) {
            if (request.write) made->nowNs += 1'000'000;
            return layer ? layer(request) : Fault{};
          }));
    };
  }
};

Plan planOf(Bytes bytes, bool verify, std::size_t folders = 1) {
  Settings settings;
  settings.diskFile = file;
  Selection selection{.tests = {TestGroup::Disk}};
  selection.disk.endurance = bytes;
  selection.disk.verify = verify;
  auto plan = makePlan({settings, selection}, plainMachine(1), plainFolders(folders));
  EXPECT_TRUE(plan) << plan.error().id;
  return *std::move(plan);
}

RowOutcomes run(Host& host, const Plan& plan, const std::stop_token& stop = {},
                const RowProgress& progress = nullptr) {
  EXPECT_EQ(plan.steps.size(), 1U);
  return runEndurance(plan, plan.steps.at(0), host, progress, stop);
}

std::int64_t numberIn(const Reason& reason, const std::string& name) {
  for (const Datum& datum : reason.data)
    if (datum.name == name) return std::get<std::int64_t>(datum.value);
  ADD_FAILURE() << name;
  return -1;
}

std::string textIn(const Reason& reason, const std::string& name) {
  for (const Datum& datum : reason.data)
    if (datum.name == name) return std::get<std::string>(datum.value);
  ADD_FAILURE() << name;
  return {};
}

TEST(EndurancePlan, TakesThePlaceOfTheRows) {
  const Plan plan = planOf(100_MiB, false, 2);
  ASSERT_EQ(plan.steps.size(), 1U);
  ASSERT_EQ(plan.steps[0].cells.size(), 1U);
  EXPECT_EQ(plan.steps[0].cells[0].kernel, "disk-endurance-serial");
  EXPECT_EQ(plan.diskWritten, 200_MiB);
  EXPECT_EQ(plan.diskNeeded, file * 2);
  EXPECT_GT(planOf(100_MiB, true).expectedSeconds, planOf(100_MiB, false).expectedSeconds);
}

TEST(Endurance, GoesRoundAndRoundThroughTheFile) {
  RowHost host;
  const RowOutcomes outcomes = run(host, planOf(1_GiB + 24_MiB, false));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_FALSE(outcomes.failed);
  EXPECT_EQ(measured->bytes, (1_GiB + 24_MiB).count);
  ASSERT_TRUE(measured->disk);
  EXPECT_EQ(measured->disk->stretches.size(), 33U);
  EXPECT_EQ(measured->disk->stretches.back().bytes, (1_GiB + 24_MiB).count);
  EXPECT_EQ(measured->disk->engine, "fake");
  ASSERT_EQ(host.disk->requests.size(), 1048U);
  for (std::size_t i = 0; i < host.disk->requests.size(); ++i) {
    EXPECT_EQ(host.disk->requests[i].offset, 1_MiB * (i % 16));
    EXPECT_EQ(host.disk->requests[i].size, 1_MiB);
    EXPECT_TRUE(host.disk->requests[i].write);
  }
  EXPECT_EQ(host.disk->mostUnderWay, 8U);
  EXPECT_FALSE(host.disk->changedUnderWay);
  EXPECT_EQ(host.disk->openFiles, 0);
}

/// Eight at once, each a millisecond: 8 MiB a millisecond.
TEST(Endurance, ItsFigureIsAllBytesOverTheTimeOfWriting) {
  RowHost host;
  host.disk->flushNs = 5'000'000'000;
  const RowOutcomes outcomes = run(host, planOf(32_MiB, false));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_NEAR(measured->value, 32 * 1048576.0 / 1e6 / 4e-3, 1);
  EXPECT_NEAR(measured->flushS.value_or(0), 5, 1e-6);
  EXPECT_NEAR(measured->disk->operationsPerSecond * 1048576, measured->value * 1e6, 1);
}

TEST(Endurance, TellsWhereTheRateFellForGood) {
  RowHost host;
  std::atomic<int> handed{0};
  host.disk->takesNs = [&](const IoRequest&) -> std::uint64_t {
    return handed++ < 1024 ? 1'000'000 : 4'000'000;
  };
  const RowOutcomes outcomes = run(host, planOf(2_GiB, false));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  const Reason* fall = reasonOf(*measured, "rate-fell");
  ASSERT_NE(fall, nullptr);
  EXPECT_NEAR(static_cast<double>(numberIn(*fall, "at_bytes")), 1024 * 1048576.0, 32 * 1048576.0);
  EXPECT_NE(measured->verdict.grade, Grade::Good);
}

TEST(Endurance, ReadsEachRoundBackAndFindsItRight) {
  FaultyHost host;
  std::atomic<int> reads{0};
  host.faults = [&](const IoRequest& request) {
    if (!request.write) ++reads;
    return Fault{};
  };
  const RowOutcomes outcomes = run(host, planOf(40_MiB, true));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_FALSE(outcomes.failed);
  EXPECT_EQ(reasonOf(*measured, "data-mismatch"), nullptr);
  // Of the last round the whole file, of which it wrote half.
  EXPECT_EQ(reads, 3 * 16);
}

/// Writing goes at 1 MiB a millisecond, reading at a tenth of that.
TEST(Endurance, ItsRateSoFarIsOfWritingAlone) {
  FaultyHost host;
  std::atomic<int> writes{0};
  std::promise<void> secondRound;
  const std::shared_future<void> seen = secondRound.get_future().share();
  host.faults = [&, seen](const IoRequest& request) {
    if (!request.write) host.disk->nowNs += 10'000'000;
    if (request.write && writes++ == 25) seen.wait();
    return Fault{};
  };
  std::vector<Moment> moments;
  bool told = false;
  run(host, planOf(48_MiB, true), {}, [&](double, double, const std::vector<Moment>& news) {
    for (const Moment& moment : news) {
      moments.push_back(moment);
      if (told || moment.bytes <= static_cast<double>(file.count)) continue;
      told = true;
      secondRound.set_value();
    }
  });
  ASSERT_TRUE(told);
  for (const Moment& moment : moments) {
    const double blocks = moment.bytes / static_cast<double>((1_MiB).count);
    const double rate = figuresSoFar(planOf(48_MiB, true).steps.at(0), {moment}).at(0).value;
    EXPECT_LE(rate, 1048.576 * 1.0001);
    // The clock is ahead of a write that has come back by all that are under way.
    EXPECT_GE(rate, 1048.576 * blocks / (blocks + 8) * 0.9999);
    EXPECT_GE(moment.rate, 1048.576 / 9 * 0.9999);
  }
}

/// Writes so much, in rounds of 16 MiB, with a fault at one request, and returns what it was called.
Reason faultsFound(const FaultLayer& layer, Bytes bytes = 48_MiB) {
  FaultyHost host;
  host.faults = layer;
  const RowOutcomes outcomes = run(host, planOf(bytes, true));
  const Measured* measured = measuredAt(outcomes, 0);
  if (!measured || !reasonOf(*measured, "data-faults")) {
    ADD_FAILURE() << "no faults found";
    return {};
  }
  EXPECT_TRUE(outcomes.failed);
  EXPECT_EQ(measured->verdict.grade, Grade::Poor);
  EXPECT_NE(reasonOf(*measured, "data-mismatch"), nullptr);
  return *reasonOf(*measured, "data-faults");
}

TEST(Endurance, ABitThatFlippedIsCorrupt) {
  std::atomic<int> writes{0};
  const Reason found = faultsFound([&](const IoRequest& request) {
    if (request.write && request.offset == 5_MiB && writes++ == 1)
      return Fault{.corruptAt = 5_MiB + 12_KiB + 77_B};
    return Fault{};
  });
  EXPECT_EQ(numberIn(found, "places"), 1);
  EXPECT_EQ(numberIn(found, "corrupt"), 1);
  EXPECT_EQ(textIn(found, "listed"), "corrupt " + std::to_string(5 * 1048576 + 12288) + "+4096");
}

TEST(Endurance, ABlockOfTheRoundBeforeIsStale) {
  std::atomic<int> writes{0};
  const Reason found = faultsFound([&](const IoRequest& request) {
    return Fault{.lost = request.write && request.offset == 7_MiB && writes++ == 1};
  });
  EXPECT_EQ(numberIn(found, "stale"), 1);
  EXPECT_EQ(numberIn(found, "places"), 1);
  EXPECT_EQ(textIn(found, "listed"), "stale " + std::to_string(7 * 1048576) + "+1048576");
}

TEST(Endurance, ABlockAtAnotherPlaceIsMisplaced) {
  std::atomic<int> writes{0};
  // In the last round, which is half a one, to a block that it does not write itself: writes that are under
  // way at once may come to their end in any order.
  const auto layer = [&](const IoRequest& request) {
    if (request.write && request.offset == 5_MiB && writes++ == 2) return Fault{.misplacedTo = 14_MiB};
    return Fault{};
  };
  const Reason found = faultsFound(layer, 40_MiB);
  EXPECT_EQ(numberIn(found, "misplaced"), 1);
  EXPECT_EQ(numberIn(found, "stale"), 1);  // where it should have been
  EXPECT_EQ(numberIn(found, "places"), 2);
}

TEST(Endurance, ListsTheFirstOfManyAndCountsAll) {
  const Reason found = faultsFound([&](const IoRequest& request) {
    // Each read of the first round and all after it is spoilt once.
    return request.write ? Fault{} : Fault{.corruptAt = request.offset + 4_KiB};
  });
  EXPECT_EQ(numberIn(found, "places"), 48);
  EXPECT_EQ(numberIn(found, "corrupt"), 48);
  const std::string listed = textIn(found, "listed");
  EXPECT_EQ(std::count(listed.begin(), listed.end(), '+'), 16);
}

TEST(Endurance, AnErrorKeepsWhatWasMeasured) {
  FaultyHost host;
  std::atomic<int> writes{0};
  host.faults = [&](const IoRequest& request) {
    if (request.write && writes++ == 20) return Fault{.error = systemErrors.diskFull};
    return Fault{};
  };
  const RowOutcomes outcomes = run(host, planOf(40_MiB, false));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_TRUE(outcomes.failed);
  const Reason* full = reasonOf(*measured, "disk-full");
  ASSERT_NE(full, nullptr);
  EXPECT_GE(numberIn(*full, "offset_bytes"), 0);
  EXPECT_LT(measured->bytes, (40_MiB).count);
  EXPECT_GT(measured->bytes, 0U);
}

TEST(Endurance, AShortWriteIsAnError) {
  FaultyHost host;
  std::atomic<int> writes{0};
  host.faults = [&](const IoRequest& request) {
    if (request.write && writes++ == 20) return Fault{.movedOnly = 8_KiB};
    return Fault{};
  };
  const RowOutcomes outcomes = run(host, planOf(40_MiB, false));
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "short-write"), nullptr);
}

TEST(Endurance, AFileThatCannotBeMadeFails) {
  RowHost host;
  host.disk->createError = Error{"no-room", {{"path", std::string("/x")}}};
  const RowOutcomes outcomes = run(host, planOf(40_MiB, false));
  ASSERT_EQ(outcomes.results.size(), 1U);
  EXPECT_TRUE(outcomes.failed);
  EXPECT_EQ(std::get<Failed>(outcomes.results[0].outcome).error.id, "no-room");
}

TEST(Endurance, AStopKeepsWhatWasMeasured) {
  RowHost host;
  std::stop_source stop;
  host.disk->onWait = [&](std::size_t number) {
    if (number == 30) stop.request_stop();
  };
  const RowOutcomes outcomes = run(host, planOf(10_GiB, false), stop.get_token());
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_FALSE(outcomes.failed);
  EXPECT_LE(measuredAt(outcomes, 0)->bytes, (40_MiB).count);
  EXPECT_EQ(host.disk->openFiles, 0);
}

TEST(Endurance, ARequestThatHangsIsLeftBehind) {
  std::stop_source stop;
  auto release = std::make_shared<std::promise<void>>();
  const std::shared_future<void> released = release->get_future().share();
  auto disk = std::shared_ptr<RowDisk>();
  {
    RowHost host;
    disk = host.disk;
    host.disk->onWait = [&stop, released](std::size_t number) {
      if (number != 100) return;
      stop.request_stop();
      released.wait();
    };
    const RowOutcomes outcomes = run(host, planOf(1_GiB, false), stop.get_token());
    const Measured* measured = measuredAt(outcomes, 0);
    ASSERT_NE(measured, nullptr);
    EXPECT_NE(reasonOf(*measured, "request-unanswered"), nullptr);
    // Three stretches of 32 blocks, eight of them a millisecond.
    EXPECT_EQ(measured->bytes, (96_MiB).count);
    EXPECT_EQ(measured->iterations, 96U);
    EXPECT_NEAR(measured->elapsedS, 0.012, 1e-9);
    EXPECT_NEAR(measured->value, 96 * 1.048576 / 0.012, 1e-3);
    EXPECT_EQ(disk->openFiles, 1);
  }
  release->set_value();
  while (disk->openFiles > 0) std::this_thread::yield();
}

TEST(Endurance, TwoFoldersAreWrittenAtOnce) {
  RowHost host;
  const RowOutcomes outcomes = run(host, planOf(32_MiB, false, 2));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_EQ(measured->perThread.size(), 2U);
  EXPECT_EQ(measured->bytes, (64_MiB).count);
  EXPECT_EQ(measured->disk->stretches.back().bytes, (64_MiB).count);
  EXPECT_EQ(host.disk->files.size(), 2U);
}

}  // namespace
}  // namespace strata::test
