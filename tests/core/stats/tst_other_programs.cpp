// SPDX-License-Identifier: GPL-3.0-or-later
// Tests results of other programs beside those of Strata's own loops.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/exchange/references.h"
#include "core/model/likeness.h"
#include "core/model/memory_levels.h"
#include "core/stats/comparison.h"

namespace strata {
namespace {

CellResult measuredCell(strata::Test test, const std::string& kernel, double value) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.metric = test == strata::Test::Latency   ? "latency"
                : test == strata::Test::Integer ? "operations"
                                                : "rate";
  cell.unit = test == strata::Test::Latency ? "ns" : test == strata::Test::Integer ? "MOPs/s" : "MB/s";
  cell.higherIsBetter = test != strata::Test::Latency;
  cell.parameters.threads = 1;
  Measured measured;
  measured.value = value;
  cell.outcome = measured;
  return cell;
}

CellResult inRegion(CellResult cell, Bytes region, std::optional<std::int64_t> width = std::nullopt) {
  cell.parameters.regionBytes = region.count;
  if (width) cell.parameters.widthBytes = width;
  return cell;
}

CellResult bandwidthRead(const std::string& kernel, std::int64_t width, Bytes region) {
  CellResult cell = inRegion(measuredCell(strata::Test::Bandwidth, kernel, 1000), region, width);
  cell.parameters.op = "read";
  cell.parameters.pattern = "serial";
  return cell;
}

/// A machine with a name, and with caches of 48 KiB, 1 MiB and 32 MiB.
strata::Run oneRun(std::vector<CellResult> cells, const std::string& program = "") {
  strata::Run run;
  run.results = std::move(cells);
  if (program.empty()) {
    run.machine.cpuModel = "mine";
    run.machine.caches = {{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 1}};
  } else {
    run.origin = Origin{};
    run.origin->program = program;
  }
  return run;
}

Comparison comparedRuns(const strata::Run& a, const strata::Run& b) {
  const auto side = [](const strata::Run& run) {
    return ComparedSide{
        run.origin ? run.origin->program : "mine", {run}, run.origin && run.origin->published};
  };
  return compare({side(a), side(b)});
}

strata::Run publishedRun(const std::string& name) {
  auto run = referenceRun(name);
  EXPECT_TRUE(run) << name;
  return run ? *std::move(run) : strata::Run();
}

bool hasNote(const std::vector<Unlike>& unlike, Unlike one) {
  return std::ranges::find(unlike, one) != unlike.end();
}

TEST(OtherPrograms, MeetOnesOwnFiguresWithARatioThatIsNotTested) {
  CellResult move = inRegion(measuredCell(strata::Test::Memory, "move-serial-4", 2227), 1_KiB, 4);
  move.parameters.pattern = "serial";
  move.parameters.op = "move";
  const strata::Run mine = oneRun({measuredCell(strata::Test::Integer, "heapsort-1000", 7190), move});
  const Comparison comparison = comparedRuns(publishedRun("nbench-1995"), mine);
  ASSERT_EQ(comparison.rows.size(), 2U);
  const ComparisonRow& integer = comparison.rows[0];
  EXPECT_EQ(integer.cell.kernel, "heapsort-1000");
  EXPECT_EQ(integer.sides[0].centre, 72.2);
  EXPECT_EQ(integer.sides[1].centre, 7190);
  EXPECT_NEAR(integer.differences[1]->ratio, 99.58, 0.01);
  EXPECT_EQ(integer.differences[1]->finding, Finding::Published);
  EXPECT_TRUE(hasNote(integer.unlike[1], Unlike::Program));
  EXPECT_FALSE(hasNote(integer.unlike[1], Unlike::Kernel));
  EXPECT_EQ(comparison.rows[1].cell.kernel, "move-serial-4");
  EXPECT_NEAR(comparison.rows[1].differences[1]->ratio, 10, 1e-9);
  EXPECT_EQ(comparison.unmatched.size(), publishedRun("nbench-1995").results.size() - 2);
  EXPECT_EQ(comparedRuns(mine, publishedRun("nbench-1995")).rows.size(), 2U);
}

// "No result was measured on every side": it had a row for each of three threads.
TEST(OtherPrograms, MeetsTheDiskOfNbenchWhereAsManyThreadsHaveAFileEach) {
  const auto whole = [](const char* op, double value, std::int64_t threads) {
    CellResult cell = measuredCell(strata::Test::Disk, std::string("disk-") + op + "-serial", value);
    cell.parameters = {};
    cell.parameters.op = op;
    cell.parameters.pattern = "serial";
    cell.parameters.threads = threads;
    cell.parameters.blockBytes = 128 << 10;
    cell.parameters.fileBytes = 1 << 30;
    return cell;
  };
  const strata::Run nbench = publishedRun("nbench-1995");
  const Comparison comparison =
      comparedRuns(nbench, oneRun({whole("write", 536, 3), whole("read", 1134, 3)}));
  ASSERT_EQ(comparison.rows.size(), 2U);
  EXPECT_EQ(comparison.rows[0].cell.kernel, "disk-write-serial");
  EXPECT_NEAR(comparison.rows[0].differences[1]->ratio, 100, 1e-9);
  EXPECT_NEAR(comparison.rows[1].differences[1]->ratio, 200, 1e-9);
  EXPECT_EQ(comparison.rows[0].differences[1]->finding, Finding::Published);
  EXPECT_TRUE(comparedRuns(nbench, oneRun({whole("write", 536, 1)})).rows.empty());
  CellResult queued = whole("write", 536, 3);
  queued.parameters.queueDepth = 1;
  EXPECT_TRUE(comparedRuns(nbench, oneRun({queued})).rows.empty()) << "a workload";
}

// A run that was converted to the other's format was 0.79 times as slow as itself.
TEST(OtherPrograms, AreComparedByMediansWhereTheyReportThem) {
  CellResult own = inRegion(measuredCell(strata::Test::Latency, "chase-1", 10), 8_MiB);
  own.metric = "latency";
  own.unit = "ns";
  own.higherIsBetter = false;
  own.parameters.chains = 1;
  Measured* measured = measuredOf(&own);
  measured->statistic = "p10";
  measured->median = 12.5;
  CellResult other = own;
  other.kernel = "membench-latency";
  other.parameters.chains.reset();
  measuredOf(&other)->statistic = "p50";
  measuredOf(&other)->value = 12.5;
  const Comparison comparison = comparedRuns(oneRun({other}, "sc-membench"), oneRun({own}));
  ASSERT_EQ(comparison.rows.size(), 1U);
  EXPECT_EQ(comparison.rows[0].sides[1].centre, 12.5);
  EXPECT_EQ(comparison.rows[0].differences[1]->ratio, 1);
  EXPECT_TRUE(hasNote(comparison.rows[0].unlike[1], Unlike::Median));
  EXPECT_EQ(comparedRuns(oneRun({own}), oneRun({own})).rows[0].sides[1].centre, 10);
}

TEST(OtherPrograms, MeetInSizesWithinAFactorOfTwoInTheSameLevel) {
  const auto rows = [](Bytes other, Bytes own) {
    return comparedRuns(oneRun({bandwidthRead("bandwidth-read", 16, other)}, "bandwidth"),
                        oneRun({bandwidthRead("read-serial-16", 16, own)}))
        .rows;
  };
  EXPECT_TRUE(rows(16_KiB, 16_KiB).front().unlike[1] == (std::vector{Unlike::Machine, Unlike::Program}));
  ASSERT_EQ(rows(16_KiB, 32_KiB).size(), 1U);
  EXPECT_TRUE(hasNote(rows(16_KiB, 32_KiB).front().unlike[1], Unlike::Size));
  EXPECT_EQ(rows(16_KiB, 32_KiB).front().differences[1]->finding, Finding::NotTested);
  EXPECT_EQ(rows(16_KiB, 32_KiB).front().sides[0].regionBytes, (16_KiB).count);
  EXPECT_FALSE(rows(16_KiB, 32_KiB).front().sides[1].regionBytes);
  EXPECT_TRUE(rows(16_KiB, 33_KiB).empty());
  EXPECT_TRUE(rows(16_KiB, 7_KiB).empty());
}

// A cache of 48 KiB holds all of them.
TEST(OtherPrograms, MeetTheNearestSizeAboveOrBelow) {
  const auto partnerOf = [](Bytes other, const std::vector<Bytes>& own) {
    std::vector<CellResult> cells;
    for (const Bytes size : own) cells.push_back(bandwidthRead("read-serial-16", 16, size));
    const Comparison comparison =
        comparedRuns(oneRun({bandwidthRead("bandwidth-read", 16, other)}, "bandwidth"), oneRun(cells));
    return comparison.rows.size() == 1 ? comparison.rows[0].cell.parameters.regionBytes : std::nullopt;
  };
  EXPECT_EQ(partnerOf(32_KiB, {16_KiB}), (16_KiB).count);
  EXPECT_EQ(partnerOf(24_KiB, {16_KiB, 32_KiB}), (32_KiB).count);
  EXPECT_EQ(partnerOf(24_KiB, {20_KiB, 32_KiB}), (20_KiB).count);
  EXPECT_EQ(partnerOf(24_KiB, {12_KiB, 48_KiB}), (48_KiB).count) << "as near: the larger one";
  EXPECT_EQ(partnerOf(24_KiB, {11_KiB}), std::nullopt);
}

// 32 KiB met 64 KiB beyond L1, though the note said that both are in one level.
TEST(OtherPrograms, AreInTheLevelsOfTheMachineThatNamesItsCaches) {
  const auto rows = [](const std::vector<Bytes>& other, const std::vector<Bytes>& own) {
    std::vector<CellResult> others, owns;
    for (const Bytes size : other) others.push_back(bandwidthRead("bandwidth-read", 16, size));
    for (const Bytes size : own) owns.push_back(bandwidthRead("read-serial-16", 16, size));
    return comparedRuns(oneRun(others, "bandwidth"), oneRun(owns)).rows;
  };
  EXPECT_TRUE(rows({32_KiB}, {64_KiB}).empty()) << "of 48 KiB of L1";
  EXPECT_TRUE(rows({64_KiB}, {32_KiB}).empty());
  EXPECT_EQ(rows({24_KiB}, {48_KiB}).size(), 1U);
  const auto met = rows({32_KiB, 128_KiB}, {64_KiB});
  ASSERT_EQ(met.size(), 1U);
  EXPECT_EQ(met[0].sides[0].regionBytes, (128_KiB).count);

  // Between two that name none, one that does decides.
  strata::Run naming = oneRun({bandwidthRead("bandwidth-read", 16, 64_KiB)}, "bandwidth");
  naming.machine.caches = {{1, 48_KiB, 1}, {2, 1_MiB, 1}};
  EXPECT_TRUE(
      comparedRuns(oneRun({bandwidthRead("bandwidth-read", 16, 32_KiB)}, "bandwidth"), naming).rows.empty());
}

// The first of them took the place of a nearer one.
TEST(OtherPrograms, MeetInTheNearestPairsFirst) {
  const auto pairs = [](const std::vector<Bytes>& other, const std::vector<Bytes>& own) {
    std::vector<CellResult> others, owns;
    for (const Bytes size : other) others.push_back(bandwidthRead("bandwidth-read", 16, size));
    for (const Bytes size : own) owns.push_back(bandwidthRead("read-serial-16", 16, size));
    std::vector<std::pair<std::uint64_t, std::uint64_t>> list;
    for (const ComparisonRow& row : comparedRuns(oneRun(others, "bandwidth"), oneRun(owns)).rows)
      list.emplace_back(row.sides[0].regionBytes.value_or(0) >> 10, *row.cell.parameters.regionBytes >> 10);
    return list;
  };
  using Pairs = std::vector<std::pair<std::uint64_t, std::uint64_t>>;
  EXPECT_EQ(pairs({12_KiB, 20_KiB}, {24_KiB}), (Pairs{{20, 24}}));
  EXPECT_EQ(pairs({30_KiB, 20_KiB}, {24_KiB, 40_KiB}), (Pairs{{30, 40}, {20, 24}})) << "30 wanted 24 first";
}

TEST(OtherPrograms, OfTheSameSizeMeetFirst) {
  CellResult smaller = bandwidthRead("bandwidth-read", 16, 16_KiB);
  CellResult same = bandwidthRead("bandwidth-read", 16, 24_KiB);
  std::get<Measured>(same.outcome).value = 2000;
  const Comparison comparison = comparedRuns(oneRun({smaller, same}, "bandwidth"),
                                             oneRun({bandwidthRead("read-serial-16", 16, 24_KiB)}));
  ASSERT_EQ(comparison.rows.size(), 1U);
  EXPECT_EQ(comparison.rows[0].sides[0].centre, 2000);
  EXPECT_EQ(comparison.unmatched.size(), 1U);
}

TEST(OtherPrograms, OfOneSideDoNotMeetOneAnother) {
  const auto copy = [](Bytes region) {
    return inRegion(measuredCell(strata::Test::Copy, "mbw-memcpy", 5000), region);
  };
  const Comparison comparison =
      comparedRuns(oneRun({copy(32_MiB), copy(24_MiB)}, "mbw"),
                   oneRun({measuredCell(strata::Test::Integer, "heapsort-1000", 1)}));
  EXPECT_TRUE(comparison.rows.empty());
  EXPECT_EQ(comparison.unmatched.size(), 3U);
}

// A program that tells no number has one thread, and so has a run of Strata's own that tells none.
TEST(OtherPrograms, AreOfOneThreadWhereTheyTellNoNumber) {
  CellResult other = bandwidthRead("bandwidth-read", 16, 16_KiB);
  CellResult own = bandwidthRead("read-serial-16", 16, 16_KiB);
  const auto notesThreads = [&](const strata::Run& a, const strata::Run& b) {
    const Comparison comparison = comparedRuns(a, b);
    EXPECT_EQ(comparison.rows.size(), 1U);
    return hasNote(comparison.rows.at(0).unlike[1], Unlike::Threads);
  };
  CellResult untold = other;
  untold.parameters.threads.reset();
  EXPECT_FALSE(notesThreads(oneRun({untold}, "bandwidth"), oneRun({own})));
  EXPECT_FALSE(notesThreads(oneRun({untold}, "bandwidth"), oneRun({other}, "bandwidth")));
  own.parameters.threads.reset();
  EXPECT_FALSE(notesThreads(oneRun({other}, "bandwidth"), oneRun({own})));
}

TEST(OtherPrograms, DoNotMeetAcrossLevels) {
  strata::Run other = oneRun({bandwidthRead("bandwidth-read", 16, 40_KiB)}, "bandwidth");
  const strata::Run own = oneRun({bandwidthRead("read-serial-16", 16, 40_KiB)});
  EXPECT_EQ(comparedRuns(other, own).rows.size(), 1U);
  other.machine.caches = {{1, 32_KiB, 1}, {2, 1_MiB, 1}};
  EXPECT_TRUE(comparedRuns(other, own).rows.empty());
  EXPECT_EQ(comparedRuns(other, own).unmatched.size(), 2U);
}

TEST(OtherPrograms, DoNotMeetWhereSomethingElseDiffers) {
  const CellResult own = bandwidthRead("read-serial-16", 16, 16_KiB);
  const auto meets = [&](CellResult other) {
    return !comparedRuns(oneRun({std::move(other)}, "bandwidth"), oneRun({own})).rows.empty();
  };
  CellResult other = bandwidthRead("bandwidth-read", 16, 16_KiB);
  EXPECT_TRUE(meets(other));
  other.parameters.widthBytes = 32;
  EXPECT_FALSE(meets(other));
  other = bandwidthRead("bandwidth-read-nontemporal", 16, 16_KiB);
  EXPECT_FALSE(meets(other));
  other = bandwidthRead("bandwidth-read", 16, 16_KiB);
  other.parameters.pattern = "random";
  EXPECT_FALSE(meets(other));
  other.parameters.pattern = "serial";
  other.parameters.threads = 2;
  EXPECT_FALSE(meets(other));
}

// The rate of direct I/O depends on the size of its requests: files of any size meet. What is noted of sizes
// is that they are alike and in one level of memory, which a file is not.
TEST(OtherPrograms, OfDrivesMeetByTheSizeOfTheirRequests) {
  const auto requests = [](const std::string& kernel, Bytes block, Bytes file) {
    CellResult cell = measuredCell(strata::Test::Disk, kernel, 400);
    cell.parameters.op = "read";
    cell.parameters.pattern = "random";
    cell.parameters.queueDepth = 1;
    cell.parameters.blockBytes = block.count;
    cell.parameters.fileBytes = file.count;
    return cell;
  };
  const strata::Run mine = oneRun({requests("disk-read-random", 4_KiB, 1_GiB)});
  const Comparison met = comparedRuns(mine, oneRun({requests("fio-job-read", 4_KiB, 4_MiB)}, "fio"));
  ASSERT_EQ(met.rows.size(), 1U);
  EXPECT_EQ(met.rows[0].unlike[1], (std::vector{Unlike::Machine, Unlike::Program}));
  const Comparison other = comparedRuns(mine, oneRun({requests("fio-job-read", 64_KiB, 1_GiB)}, "fio"));
  EXPECT_EQ(other.rows.size(), 0U);
  EXPECT_EQ(other.unmatched.size(), 2U);
}

// The write-combined memory test stores doubles, into one kind of memory after the other.
TEST(OtherPrograms, OfKindsOfMemoryMeetByTheirKind) {
  const auto stores = [](const std::string& kernel, const char* kind, Bytes region,
                         std::optional<std::int64_t> width = std::nullopt) {
    CellResult cell = inRegion(measuredCell(strata::Test::MemoryTypes, kernel, 3800), region, width);
    cell.parameters.memoryKind = kind;
    return cell;
  };
  const strata::Run mine = oneRun({stores("write-serial-8", "regular", 32_MiB, 8),
                                   stores("write-serial-8", "write-combined", 32_MiB, 8),
                                   stores("copy-serial-8", "regular", 32_MiB, 8)});
  const Comparison comparison = comparedRuns(mine, publishedRun("memtypes-a10-5750m"));
  ASSERT_EQ(comparison.rows.size(), 2U);
  EXPECT_EQ(comparison.rows[0].sides[1].centre, 3800);
  EXPECT_EQ(comparison.rows[1].cell.parameters.memoryKind, "write-combined");
  EXPECT_EQ(comparison.rows[1].sides[1].centre, 5700);
  // A copy of mine, and what is not cached at all.
  EXPECT_EQ(comparison.unmatched.size(), 2U);
}

// The article on write-combined memory does not name its program.
TEST(OtherPrograms, AreOthersWithoutANameToo) {
  strata::Run mine = oneRun(
      {inRegion(measuredCell(strata::Test::MemoryTypes, "write-serial-8", 3800), Bytes{32'000'000}, 8)});
  mine.results[0].parameters.memoryKind = "regular";
  mine.program.method = 2;
  measuredOf(&mine.results[0])->pagesObtained = "4 KiB";
  const strata::Run article = publishedRun("memtypes-a10-5750m");
  EXPECT_EQ(article.origin->program, "");
  for (const Comparison& comparison : {comparedRuns(mine, article), comparedRuns(article, mine)}) {
    ASSERT_EQ(comparison.rows.size(), 1U);
    EXPECT_EQ(comparison.rows[0].unlike[1], (std::vector{Unlike::Machine, Unlike::Program}));
  }
}

TEST(OtherPrograms, TakeTheWidestLoopWhereTheyDoNotTellTheWidth) {
  CellResult other = bandwidthRead("membench-read", 0, 16_KiB);
  other.parameters.widthBytes.reset();
  other.parameters.pattern.reset();
  const Comparison comparison = comparedRuns(
      oneRun({other}, "sc-membench"),
      oneRun({bandwidthRead("read-serial-8", 8, 16_KiB), bandwidthRead("read-serial-64", 64, 16_KiB),
              bandwidthRead("read-serial-16", 16, 16_KiB)}));
  ASSERT_EQ(comparison.rows.size(), 1U);
  EXPECT_EQ(comparison.rows[0].cell.kernel, "read-serial-64");
  EXPECT_TRUE(hasNote(comparison.rows[0].unlike[1], Unlike::Width));
}

TEST(OtherPrograms, NameALevelWithoutASize) {
  const strata::Run mine =
      oneRun({bandwidthRead("read-serial-16", 16, 24_KiB), bandwidthRead("read-serial-16", 16, 100_KiB),
              bandwidthRead("read-serial-16", 16, 512_KiB), bandwidthRead("read-serial-16", 16, 900_KiB),
              bandwidthRead("read-serial-16", 16, 512_MiB)});
  const Comparison comparison = comparedRuns(mine, publishedRun("bandwidth-core-i7-930"));
  ASSERT_EQ(comparison.rows.size(), 3U);
  EXPECT_EQ(comparison.rows[0].sides[1].centre, 64900);
  EXPECT_EQ(comparison.rows[1].cell.parameters.regionBytes, (512_KiB).count);
  EXPECT_EQ(comparison.rows[2].sides[1].level, levelOfMemory);
  EXPECT_TRUE(hasNote(comparison.rows[2].unlike[1], Unlike::Level));
}

TEST(OtherPrograms, HaveTheLatencyOfTheWholeRegionInTheSamePages) {
  const auto walk = [](const char* kernel, double value, const char* pages) {
    CellResult cell = inRegion(measuredCell(strata::Test::Latency, kernel, value), 64_MiB);
    cell.parameters.op = "latency";
    cell.parameters.pages = pages;
    if (cell.kernel == "chase-1") cell.parameters.chains = 1;
    return cell;
  };
  CellResult blocks = walk("chase-1", 60, "default");
  blocks.parameters.blockBytes = (192_KiB).count;
  const strata::Run mine = oneRun({blocks, walk("chase-1", 170, "default"), walk("chase-1", 150, "huge")});
  const Comparison comparison = comparedRuns(
      oneRun({walk("membench-latency", 100, "default"), walk("membench-latency", 90, "huge")}, "sc-membench"),
      mine);
  ASSERT_EQ(comparison.rows.size(), 2U);
  EXPECT_EQ(comparison.rows[0].sides[1].centre, 170);
  EXPECT_EQ(comparison.rows[1].sides[1].centre, 150);
}

// A region that is no larger than a block is walked as a whole, and was named as TLB-local all the same.
TEST(OtherPrograms, HaveARowThatIsNamedAsTheWholeRegion) {
  const auto walk = [](const char* kernel, double value, std::optional<Bytes> block) {
    CellResult cell = inRegion(measuredCell(strata::Test::Latency, kernel, value), 16_KiB);
    cell.parameters.pages = "default";
    if (cell.kernel == "chase-1") cell.parameters.chains = 1;
    if (block) cell.parameters.blockBytes = block->count;
    return cell;
  };
  const strata::Run other = oneRun({walk("membench-latency", 1.77, {})}, "sc-membench");
  for (const auto& [a, b] : {std::pair(other, oneRun({walk("chase-1", 1.08, 192_KiB)})),
                             std::pair(oneRun({walk("chase-1", 1.08, 192_KiB)}), other)}) {
    const Comparison comparison = comparedRuns(a, b);
    ASSERT_EQ(comparison.rows.size(), 1U);
    EXPECT_EQ(comparison.rows[0].cell.kernel, "chase-1");
    EXPECT_FALSE(comparison.rows[0].cell.parameters.blockBytes);
  }
  const strata::Run own = oneRun({walk("chase-1", 1.08, 192_KiB), walk("chase-1", 1.09, {})});
  const Comparison both = comparedRuns(other, own);
  ASSERT_EQ(both.rows.size(), 1U);
  EXPECT_EQ(both.rows[0].sides[1].centre, 1.09) << "no two rows of one name";
  ASSERT_EQ(both.unmatched.size(), 1U);
  EXPECT_TRUE(both.unmatched[0].cell.parameters.blockBytes);
  EXPECT_TRUE(comparedRuns(own, own).rows[0].cell.parameters.blockBytes) << "without another program";
}

TEST(OtherPrograms, AreNotComparedByALoopThatCopiesOneBlockOverAndOver) {
  CellResult blocks = inRegion(measuredCell(strata::Test::Copy, "copy-blocks", 8000), 32_MiB);
  blocks.parameters.blockBytes = 4096;
  CellResult whole = inRegion(measuredCell(strata::Test::Copy, "copy-memcpy", 8000), 32_MiB);
  blocks.parameters.op = whole.parameters.op = "copy";
  const Comparison comparison = comparedRuns(publishedRun("mbw-1.1.1-b4096"), oneRun({blocks, whole}));
  ASSERT_EQ(comparison.rows.size(), 1U);
  EXPECT_EQ(comparison.rows[0].cell.kernel, "copy-memcpy");
}

TEST(OtherPrograms, MeetOneAnotherToo) {
  const auto copy = [](Bytes region) {
    return inRegion(measuredCell(strata::Test::Copy, "mbw-memcpy", 5000), region);
  };
  EXPECT_EQ(comparedRuns(oneRun({copy(32_MiB)}, "mbw"), oneRun({copy(24_MiB)}, "mbw")).rows.size(), 1U);
  EXPECT_TRUE(comparedRuns(oneRun({copy(32_MiB)}, "mbw"), oneRun({copy(8_MiB)}, "mbw")).rows.empty());
}

TEST(OtherPrograms, MeetBesideABaselineAndFurtherSides) {
  const ComparedSide mine{"mine", {oneRun({measuredCell(strata::Test::Integer, "heapsort-1000", 7220)})}};
  const ComparedSide published{"1995", {publishedRun("nbench-1995")}, true};
  const Comparison comparison = compare({&published, &mine, &mine}, {.rows = ComparedRows::InPairs});
  const auto row = std::ranges::find_if(
      comparison.rows, [](const ComparisonRow& one) { return one.cell.test == strata::Test::Integer; });
  ASSERT_NE(row, comparison.rows.end());
  EXPECT_NEAR(row->differences[1]->ratio, 100, 1e-9);
  EXPECT_NEAR(row->differences[2]->ratio, 100, 1e-9);
  EXPECT_EQ(
      std::ranges::count_if(comparison.rows,
                            [](const ComparisonRow& one) { return one.cell.test == strata::Test::Integer; }),
      1);
}

}  // namespace
}  // namespace strata
