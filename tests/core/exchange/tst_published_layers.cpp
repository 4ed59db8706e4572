// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/exchange/published_layers.h"
#include "core/exchange/references.h"
#include "core/model/memory_levels.h"

namespace strata {
namespace {

std::vector<PublishedLayer> layersOf(std::string_view reference) {
  const auto run = referenceRun(reference);
  EXPECT_TRUE(run) << reference;
  return run ? publishedLayers(*run) : std::vector<PublishedLayer>();
}

TEST(PublishedLayers, KernelsNameTheirLayer) {
  EXPECT_EQ(layersOf("bandwidth-layers"), (std::vector<PublishedLayer>{{1, {}, 44500},
                                                                       {2, {}, 29500},
                                                                       {3, {}, 21000},
                                                                       {levelOfMemory, {}, 7000},
                                                                       {levelOfDisk, {}, 250}}));
}

TEST(PublishedLayers, WritesAndSeveralThreadsSayNothing) {
  EXPECT_EQ(layersOf("bandwidth-sheevaplug"),
            (std::vector<PublishedLayer>{{1, {}, 3418}, {2, {}, 469.6}, {levelOfMemory, {}, 396}}));
  EXPECT_EQ(layersOf("bandwidth-instances"), (std::vector<PublishedLayer>{{levelOfMemory, {}, 7050}}));
  EXPECT_TRUE(layersOf("membench-32-threads").empty());
  EXPECT_TRUE(layersOf("nbench-1995").empty());
}

// L1 64 KB, L2 1 MB, L3 128 MB: half of each shows it, and of memory four times the last, 512 MB.
TEST(PublishedLayers, LatenciesAreOfTheLevelThatHoldsTheirRegion) {
  EXPECT_EQ(layersOf("membench-d96pls-v6"),
            (std::vector<PublishedLayer>{
                {1, 1.77, {}}, {2, 5.99, {}}, {3, 49.4, {}}, {levelOfMemory, 140.97, {}}}));
}

// L1 48 KB, L2 1 MB, L3 32 MB a die: 128 MB is four times that.
TEST(PublishedLayers, TheNearestRegionIsTaken) {
  EXPECT_EQ(layersOf("membench-c8a-metal-48xl"),
            (std::vector<PublishedLayer>{
                {1, 0.89, {}}, {2, 3.32, {}}, {3, 12.58, {}}, {levelOfMemory, 117.75, {}}}));
}

CellResult lineCell(const char* kernel, const char* unit, double value, int streams = 0,
                    const char* direction = "") {
  CellResult cell;
  cell.test = strata::Test::Network;
  cell.kernel = kernel;
  cell.unit = unit;
  cell.metric = cell.unit == "ns" ? "latency" : "rate";
  if (streams > 0) cell.parameters.streams = streams;
  if (streams > 0) cell.parameters.direction = direction;
  Measured measured;
  measured.value = value;
  cell.outcome = measured;
  return cell;
}

// The most streams from the other machine, whatever stands last, and the round trip with nothing beside it.
TEST(PublishedLayers, TheLineToAnotherMachineComesLast) {
  strata::Run run;
  run.results = {lineCell("network-round-trip", "ns", 210'000),
                 lineCell("network-acknowledged", "MB/s", 70),
                 lineCell("network-stream", "MB/s", 117, 1, "from"),
                 lineCell("network-stream", "MB/s", 118, 4, "from"),
                 lineCell("network-stream", "MB/s", 90, 2, "from"),
                 lineCell("network-stream", "MB/s", 200, 4, "both"),
                 lineCell("network-round-trip-loaded", "ns", 900'000, 4, "from")};
  CellResult disk;
  disk.test = strata::Test::Disk;
  disk.unit = "MB/s";
  disk.parameters.op = "read";
  Measured measured;
  measured.value = 250;
  disk.outcome = measured;
  run.results.push_back(disk);
  EXPECT_EQ(publishedLayers(run),
            (std::vector<PublishedLayer>{{levelOfDisk, {}, 250}, {levelOfNetwork, 210'000, 118}}));
  for (CellResult& cell : run.results) cell.parameters.peer = "desk.local";
  EXPECT_EQ(publishedLayers(run), (std::vector<PublishedLayer>{{levelOfDisk, {}, 250}}))
      << "of several machines none stands for the line";
}

TEST(PublishedLayers, WithoutCachesALatencyIsOfNoLevel) {
  auto run = referenceRun("membench-d96pls-v6");
  ASSERT_TRUE(run);
  run->machine.caches.clear();
  EXPECT_TRUE(publishedLayers(*run).empty());
}

}  // namespace
}  // namespace strata
