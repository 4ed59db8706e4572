// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_name.h"

#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/plan/network_plan.h"

namespace strata {
namespace {

std::string full(const CellId& cell) {
  return cellName(cell, NameStyle::Full, words);
}

CellId sweep(strata::Test test, const char* kernel, std::uint64_t region) {
  CellId cell{test, kernel, {}};
  cell.parameters.regionBytes = region;
  return cell;
}

TEST(CellName, SaysAsMuchAsIsAskedFor) {
  const CellId cell = sweep(strata::Test::Bandwidth, "read-stream-32", 24 << 10);
  EXPECT_EQ(cellName(cell, NameStyle::Kernel, words), "Sequential read, 32-byte, non-temporal");
  EXPECT_EQ(cellName(cell, NameStyle::WithSize, words), "24 KiB: Sequential read, 32-byte, non-temporal");
  EXPECT_EQ(cellName(cell, NameStyle::WithTest, words), "Bandwidth: Sequential read, 32-byte, non-temporal");
  EXPECT_EQ(full(cell), "Bandwidth 24 KiB: Sequential read, 32-byte, non-temporal");
}

TEST(CellName, WritesSizesAsItIsTold) {
  const CellId cell = sweep(strata::Test::Library, "library-strlen", 1024);
  EXPECT_EQ(cellName(cell, NameStyle::Full, words, [](Bytes) { return std::string("1 Ki"); }),
            "C library 1 Ki: strlen");
}

TEST(CellName, HasTheSizeOfBothBuffersForSweeps) {
  CellId copy = sweep(strata::Test::Bandwidth, "copy-serial-8", 512);
  copy.parameters.op = "copy";
  EXPECT_EQ(cellSize(copy), 1024_B);
  // A copy of 512 bytes was named "1 KiB".
  EXPECT_EQ(full(copy), "Bandwidth 2 x 512 B: Sequential copy, 8-byte");
  copy.kernel = "bandwidth-copy";
  copy.parameters.widthBytes = 8;
  EXPECT_EQ(full(copy), "Bandwidth 2 x 512 B: Sequential copy, 8-byte");
  CellId triad = sweep(strata::Test::Bandwidth, "triad-serial-32", 8192);
  triad.parameters.op = "triad";
  EXPECT_TRUE(cellName(triad, NameStyle::WithSize, words).starts_with("3 x 8 KiB: ")) << full(triad);
  CellId move = sweep(strata::Test::Memory, "move-serial-8", 512);
  move.parameters.op = "move";
  EXPECT_EQ(cellSize(move), 512_B);
  EXPECT_FALSE(cellSize({strata::Test::Integer, "heapsort-1000", {}}));
}

TEST(CellName, NamesTheTestsOfTheProcessorByThemselves) {
  EXPECT_EQ(full({strata::Test::Integer, "heapsort-1000", {}}), "Integer");
  EXPECT_EQ(cellName({strata::Test::Floating, "floating-mix", {}}, NameStyle::Kernel, words),
            "Floating-point");
}

TEST(CellName, TellsTheWalksOfLatencyApart) {
  CellId cell = sweep(strata::Test::Latency, "chase-1", 4 << 20);
  cell.parameters.chains = 1;
  EXPECT_EQ(full(cell), "Latency 4 MiB: whole region");
  cell.parameters.blockBytes = 4096;
  EXPECT_EQ(full(cell), "Latency 4 MiB: TLB-local");
  cell.parameters.blockBytes.reset();
  cell.kernel = "chase-8";
  cell.parameters.chains = 8;
  EXPECT_EQ(full(cell), "Latency 4 MiB: whole region, 8 chains");
}

TEST(CellName, TellsPagesUnlessTheyAreTheDefault) {
  CellId cell = sweep(strata::Test::Bandwidth, "read-serial-8", 1024);
  cell.parameters.pages = "default";
  EXPECT_EQ(cellName(cell, NameStyle::Kernel, words), "Sequential read, 8-byte");
  cell.parameters.pages = "huge";
  EXPECT_EQ(cellName(cell, NameStyle::Kernel, words), "Sequential read, 8-byte, huge pages");
  EXPECT_EQ(kernelName(cell, words), "Sequential read, 8-byte");
}

TEST(CellName, WritesRowsOfTheDiskAsTheFieldDoes) {
  CellId cell{strata::Test::Disk, "disk-read-random", {}};
  cell.parameters.op = "read";
  EXPECT_EQ(full(cell), "Disk: Read") << "Classic has no rows";
  cell.parameters.pattern = "random";
  cell.parameters.blockBytes = 4096;
  cell.parameters.queueDepth = 32;
  cell.parameters.threads = 1;
  EXPECT_EQ(full(cell), "Disk: RND4K Q32T1 Read");
  cell.parameters.fill = "zeros";
  EXPECT_EQ(full(cell), "Disk: RND4K Q32T1 Read, 0-fill");
}

TEST(CellName, NamesWhatIsMeasuredOfALine) {
  CellId cell{strata::Test::Network, "network-round-trip", {}};
  EXPECT_EQ(full(cell), "Network: RTT");
  cell.kernel = "network-stream";
  cell.parameters.direction = "to";
  cell.parameters.streams = 1;
  EXPECT_EQ(full(cell), "Network: Upload, 1 stream");
  cell.parameters.streams = 4;
  EXPECT_EQ(full(cell), "Network: Upload, 4 streams");
  cell.kernel = "network-round-trip-loaded";
  cell.parameters.direction = "both";
  EXPECT_EQ(full(cell), "Network: RTT under load, bidirectional");
  cell.parameters.peer = "desk.local";
  EXPECT_EQ(full(cell), "Network: RTT under load, bidirectional, desk.local");
  EXPECT_EQ(full(withoutPeer(cell)), "Network: RTT under load, bidirectional");
  cell.parameters.peer = std::string(allPeers);
  EXPECT_EQ(peerName(cell, words), "all together");
}

TEST(CellName, NamesWhatOtherProgramsMeasureAndKeepsUnknownIds) {
  EXPECT_EQ(full(sweep(strata::Test::Copy, "mbw-memcpy", 1 << 20)), "Copy 1 MiB: memcpy, whole");
  EXPECT_EQ(full({strata::TestId("of-tomorrow"), "some-loop", {}}), "unknown test of-tomorrow: some-loop");
}

TEST(StepName, SaysPagesAndThreadsWhereTheyDiffer) {
  Plan plan;
  plan.threads.resize(8);
  plan.steps.resize(3);
  plan.steps[0].group = TestGroup::Bandwidth;
  plan.steps[0].region = 24_KiB;
  plan.steps[1].group = TestGroup::Disk;
  plan.steps[2].group = TestGroup::Library;
  plan.steps[2].region = 1_MiB;
  plan.steps[2].pages = PagePolicy::Explicit;
  EXPECT_EQ(stepName(plan, 0, words), "Bandwidth, working set 24 KiB");
  EXPECT_EQ(stepName(plan, 1, words), "Disk");
  EXPECT_EQ(stepName(plan, 2, words), "C library, 1 MiB, explicit huge pages");

  // One thread, then all: the whole machine.
  plan.steps[0].threads = 1;
  EXPECT_EQ(stepName(plan, 0, words), "Bandwidth, working set 24 KiB, 1 thread");
  EXPECT_EQ(stepName(plan, 1, words), "Disk, 8 threads");
  EXPECT_EQ(stepName(plan, 0, words, [](Bytes) { return std::string("24,0 K"); }),
            "Bandwidth, working set 24,0 K, 1 thread");
}

}  // namespace
}  // namespace strata
