// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/published_layers.h"
#include "core/exchange/references.h"
#include "core/model/memory_levels.h"

namespace strata {
namespace {

std::vector<LayerFigures> layersOf(std::string_view reference) {
  const auto run = referenceRun(reference);
  EXPECT_TRUE(run) << reference;
  return run ? publishedLayers(*run) : std::vector<LayerFigures>();
}

TEST(PublishedLayers, KernelsNameTheirLayer) {
  EXPECT_EQ(layersOf("bandwidth-layers"), (std::vector<LayerFigures>{{1, {}, 44500},
                                                                     {2, {}, 29500},
                                                                     {3, {}, 21000},
                                                                     {levelOfMemory, {}, 7000},
                                                                     {levelOfDisk, {}, 250}}));
}

TEST(PublishedLayers, WritesAndSeveralThreadsSayNothing) {
  EXPECT_EQ(layersOf("bandwidth-sheevaplug"),
            (std::vector<LayerFigures>{{1, {}, 3418}, {2, {}, 469.6}, {levelOfMemory, {}, 396}}));
  EXPECT_EQ(layersOf("bandwidth-instances"), (std::vector<LayerFigures>{{levelOfMemory, {}, 7050}}));
  EXPECT_TRUE(layersOf("membench-32-threads").empty());
  EXPECT_TRUE(layersOf("nbench-1995").empty());
}

// L1 64 KB, L2 1 MB, L3 128 MB: half of each shows it, and of memory four times the last, 512 MB.
TEST(PublishedLayers, LatenciesAreOfTheLevelThatHoldsTheirRegion) {
  EXPECT_EQ(
      layersOf("membench-d96pls-v6"),
      (std::vector<LayerFigures>{{1, 1.77, {}}, {2, 5.99, {}}, {3, 49.4, {}}, {levelOfMemory, 140.97, {}}}));
}

// L1 48 KB, L2 1 MB, L3 32 MB a die: 128 MB is four times that.
TEST(PublishedLayers, TheNearestRegionIsTaken) {
  EXPECT_EQ(
      layersOf("membench-c8a-metal-48xl"),
      (std::vector<LayerFigures>{{1, 0.89, {}}, {2, 3.32, {}}, {3, 12.58, {}}, {levelOfMemory, 117.75, {}}}));
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
            (std::vector<LayerFigures>{{levelOfDisk, {}, 250}, {levelOfNetwork, 210'000, 118}}));
  for (CellResult& cell : run.results) cell.parameters.peer = "desk.local";
  EXPECT_EQ(publishedLayers(run), (std::vector<LayerFigures>{{levelOfDisk, {}, 250}}))
      << "of several machines none stands for the line";
}

// Half of L1 (64 KiB) and of L2 (1 MiB) shows these levels; 4 MiB shows memory.
strata::Run latencyRun(const std::vector<std::pair<Bytes, double>>& latencies) {
  strata::Run run;
  run.machine.caches = {{1, 64_KiB, 1}, {2, 1_MiB, 1}};
  for (const auto& [region, ns] : latencies) {
    CellResult& cell = run.results.emplace_back(lineCell("peer-latency", "ns", ns));
    cell.test = strata::Test::Latency;
    cell.parameters.regionBytes = region.count;
  }
  return run;
}

TEST(PublishedLayers, OfTwoRegionsThatAreAsFarOffTheSmallerIsTaken) {
  using Layers = std::vector<LayerFigures>;
  EXPECT_EQ(publishedLayers(latencyRun({{16_KiB, 1}, {64_KiB, 2}})), (Layers{{1, 1, {}}}));
  EXPECT_EQ(publishedLayers(latencyRun({{64_KiB, 2}, {16_KiB, 1}})), (Layers{{1, 1, {}}}));
  EXPECT_EQ(publishedLayers(latencyRun({{8_KiB, 1}, {64_KiB, 2}})), (Layers{{1, 2, {}}})) << "the nearer";
  EXPECT_EQ(publishedLayers(latencyRun({{16_KiB, 1}, {16_KiB, 2}})), (Layers{{1, 1, {}}})) << "the first";
}

TEST(PublishedLayers, LeaveOutWhatSaysNothing) {
  const auto layers = [](auto change) {
    strata::Run run = latencyRun({{32_KiB, 1}});
    change(run, run.results.front());
    return publishedLayers(run).size();
  };
  EXPECT_EQ(layers([](strata::Run&, CellResult&) {}), 1u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.parameters.pages = "default"; }), 1u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.parameters.threads = 1; }), 1u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.parameters.pages = "2M"; }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.parameters.threads = 2; }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.parameters.regionBytes = 0; }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.parameters.regionBytes.reset(); }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.metric = "rate"; }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.unit = "us"; }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { cell.outcome = Skipped{}; }), 0u);
  EXPECT_EQ(layers([](strata::Run&, CellResult& cell) { std::get<Measured>(cell.outcome).value = 0; }), 0u);
  EXPECT_EQ(layers([](strata::Run& run, CellResult&) { run.machine.caches.resize(1); }), 0u) << "one cache";
}

TEST(PublishedLayers, AreNamedByTheEndOfAKernel) {
  const auto levelOf = [](const std::string& kernel) -> std::optional<int> {
    strata::Run run;
    run.results = {lineCell(kernel.c_str(), "MB/s", 5)};
    run.results.front().test = strata::Test::Bandwidth;
    run.results.front().parameters.op = "read";
    const auto layers = publishedLayers(run);
    return layers.empty() ? std::nullopt : std::optional(layers.front().level);
  };
  EXPECT_EQ(levelOf("peer-read-l1"), 1);
  EXPECT_EQ(levelOf("peer-read-l9"), 9);
  EXPECT_EQ(levelOf("peer-read-memory"), levelOfMemory);
  for (const char* none : {"peer-read-l0", "peer-read-l10", "peer-read-l12", "stream1", "peer-read-l",
                           "peer-read-lx", "peer-read-l:", "read"})
    EXPECT_FALSE(levelOf(none)) << none;
}

// Memory, the disk and the network follow the core and the caches, whatever comes first in the run.
TEST(PublishedLayers, GoFromTheCoreOutwards) {
  strata::Run run = latencyRun({{32_KiB, 1}});
  for (const char* kernel : {"network-stream", "disk", "peer-read-memory", "peer-read-l9"})
    run.results.insert(run.results.begin(), lineCell(kernel, "MB/s", 5));
  for (CellResult& cell : run.results) cell.parameters.op = "read";
  run.results[0].test = strata::Test::Bandwidth;
  run.results[1].test = strata::Test::Bandwidth;
  run.results[2].test = strata::Test::Disk;
  run.results[3].parameters.streams = 1;
  run.results[3].parameters.direction = "from";
  std::reverse(run.results.begin(), run.results.end());
  std::vector<int> levels;
  for (const LayerFigures& layer : publishedLayers(run)) levels.push_back(layer.level);
  EXPECT_EQ(levels, (std::vector<int>{1, 9, levelOfMemory, levelOfDisk, levelOfNetwork}));
}

TEST(PublishedLayers, OfALineAreWhatComesFromThere) {
  const auto layers = [](const CellResult& cell) {
    strata::Run run;
    run.results = {cell};
    return publishedLayers(run).size();
  };
  EXPECT_EQ(layers(lineCell("network-stream", "MB/s", 5, 1, "from")), 1u);
  EXPECT_EQ(layers(lineCell("network-stream", "MB/s", 5, 1, "to")), 0u);
  EXPECT_EQ(layers(lineCell("network-acknowledged", "MB/s", 5, 1, "from")), 0u);
  CellResult disk = lineCell("disk", "MB/s", 5);
  disk.test = strata::Test::Disk;
  disk.parameters.op = "read";
  EXPECT_EQ(layers(disk), 1u);
  disk.parameters.op = "write";
  EXPECT_EQ(layers(disk), 0u);
  disk.parameters.op = "read";
  disk.unit = "IOPS";
  EXPECT_EQ(layers(disk), 0u);
}

TEST(PublishedLayers, OfAsManyStreamsTheFirstCounts) {
  strata::Run run;
  run.results = {lineCell("network-stream", "MB/s", 117, 4, "from"),
                 lineCell("network-stream", "MB/s", 118, 4, "from")};
  EXPECT_EQ(publishedLayers(run), (std::vector<LayerFigures>{{levelOfNetwork, {}, 117}}));
}

TEST(PublishedLayers, WithoutCachesALatencyIsOfNoLevel) {
  auto run = referenceRun("membench-d96pls-v6");
  ASSERT_TRUE(run);
  run->machine.caches.clear();
  EXPECT_TRUE(publishedLayers(*run).empty());
}

}  // namespace
}  // namespace strata
