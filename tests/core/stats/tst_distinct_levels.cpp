// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/distinct_levels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/base/units.h"
#include "core/model/latency_walk.h"
#include "core/model/memory_levels.h"

namespace strata {
namespace {

Machine virtualMachine() {
  Machine machine;
  machine.cpus = {{0, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}};
  machine.caches = {{1, 32_KiB, 1}, {2, 1_MiB, 1}, {3, 480_MiB, 2}};
  machine.memory = machine.memoryAvailable = 64_GiB;
  machine.hypervisor = "KVM";
  machine.lastLevelProbe = LastLevelProbe::Unconfirmed;
  return machine;
}

/// Where L3, as far as it may be there, and memory are measured.
constexpr Bytes inL3 = 2_MiB;
constexpr Bytes inMemory = 1920_MiB;

CellResult latency(Bytes footprint, double ns, Bytes block = walkBlock) {
  CellResult cell;
  cell.test = strata::Test::Latency;
  cell.kernel = "chase-1";
  cell.unit = "ns";
  cell.higherIsBetter = false;
  cell.parameters.regionBytes = footprint.count;
  cell.parameters.blockBytes = block.count;
  cell.parameters.chains = 1;
  cell.parameters.threads = 1;
  cell.parameters.op = "latency";
  Measured measured;
  measured.value = ns;
  cell.outcome = measured;
  return cell;
}

CellResult reads(Bytes footprint, double rate, std::int64_t threads = 1) {
  CellResult cell;
  cell.test = strata::Test::Bandwidth;
  cell.kernel = "read-serial-32";
  cell.unit = "MB/s";
  cell.parameters.regionBytes = footprint.count;
  cell.parameters.widthBytes = 32;
  cell.parameters.threads = threads;
  cell.parameters.op = "read";
  Measured measured;
  measured.value = rate;
  cell.outcome = measured;
  return cell;
}

std::vector<int> indistinct(const std::vector<CellResult>& cells, const Machine& machine = virtualMachine()) {
  std::vector<const CellResult*> pointers;
  for (const CellResult& cell : cells) pointers.push_back(&cell);
  return indistinctLevels(pointers, machine);
}

using Levels = std::vector<int>;

TEST(DistinctLevels, ALevelOfMemorysFiguresIsNotThere) {
  EXPECT_EQ(
      indistinct({latency(inL3, 120), latency(inMemory, 150), reads(inL3, 15'700), reads(inMemory, 15'800)}),
      Levels{3});
  EXPECT_EQ(indistinct({latency(inL3, 120), latency(inMemory, 150)}), Levels{3}) << "no rates";
}

TEST(DistinctLevels, OneThatIsFasterInAnythingIs) {
  EXPECT_EQ(
      indistinct({latency(inL3, 100), latency(inMemory, 130), reads(inL3, 15'700), reads(inMemory, 15'800)}),
      Levels{})
      << "latency by 30 %";
  EXPECT_EQ(
      indistinct({latency(inL3, 120), latency(inMemory, 150), reads(inL3, 20'000), reads(inMemory, 15'800)}),
      Levels{})
      << "rate by 27 %";
}

TEST(DistinctLevels, AtTheBoundsTheyAreAlike) {
  EXPECT_EQ(indistinct({latency(inL3, 100), latency(inMemory, 125), reads(inL3, 115), reads(inMemory, 100)}),
            Levels{3});
  EXPECT_EQ(indistinct({latency(inL3, 125), latency(inMemory, 100), reads(inL3, 100), reads(inMemory, 115)}),
            Levels{3})
      << "whichever is the faster";
}

TEST(DistinctLevels, ACacheLikeTheOneBeforeIsNotThere) {
  EXPECT_EQ(indistinct({latency(512_KiB, 4), latency(inL3, 4.2), latency(inMemory, 150)}), Levels{3});
}

TEST(DistinctLevels, WithoutLatenciesTheProbeDecides) {
  const std::vector<CellResult> rates{reads(inL3, 15'700), reads(inMemory, 15'800)};
  EXPECT_EQ(indistinct(rates), Levels{3});
  Machine machine = virtualMachine();
  machine.hypervisor.clear();
  EXPECT_EQ(indistinct(rates, machine), Levels{}) << "no virtual machine: what it reports is there";
  machine = virtualMachine();
  machine.lastLevelProbe = LastLevelProbe::Confirmed;
  machine.usableLastLevel = 8_MiB;
  EXPECT_EQ(indistinct(rates, machine), Levels{});
}

TEST(DistinctLevels, OnlyLikeThingsAreHeldAgainstEachOther) {
  EXPECT_EQ(indistinct({reads(inL3, 100, 1), reads(inMemory, 100, 2)}), Levels{}) << "other threads";
  EXPECT_EQ(indistinct({latency(inL3, 100), latency(inMemory / 2, 300), latency(inMemory, 110)}), Levels{3})
      << "the footprint that shows the level";
  EXPECT_EQ(indistinct({}), Levels{});
}

CellResult moves(Bytes footprint, double rate, const char* pattern = "serial") {
  CellResult cell = reads(footprint / 2, rate);  // half of the footprint is the source, half the destination
  cell.test = strata::Test::Memory;
  cell.kernel = std::string("move-") + pattern + "-8";
  cell.parameters.op = "move";
  cell.parameters.pattern = pattern;
  cell.parameters.widthBytes = 8;
  return cell;
}

TEST(DistinctLevels, TheFirstFigureOfASortDecides) {
  // Walks in blocks come before those through the whole buffer.
  CellResult wholeL3 = latency(inL3, 100);
  CellResult wholeMemory = latency(inMemory, 300);
  for (CellResult* cell : {&wholeL3, &wholeMemory}) cell->parameters.blockBytes.reset();
  EXPECT_EQ(indistinct({wholeL3, wholeMemory}), Levels{});
  EXPECT_EQ(indistinct({wholeL3, wholeMemory, latency(inL3, 100), latency(inMemory, 110)}), Levels{3});
  // Reads come before moves.
  const std::vector<CellResult> rates{moves(inL3, 300), moves(inMemory, 100), reads(inL3, 100),
                                      reads(inMemory, 100)};
  EXPECT_EQ(indistinct(rates), Levels{3});
}

TEST(DistinctLevels, OfMovesSerialOnesTell) {
  EXPECT_EQ(indistinct({moves(inL3, 100), moves(inMemory, 100)}), Levels{3});
  EXPECT_EQ(indistinct({moves(inL3, 100, "random"), moves(inMemory, 100, "random")}), Levels{});
  std::vector<CellResult> copies{moves(inL3, 100), moves(inMemory, 100)};
  for (CellResult& cell : copies) cell.test = strata::Test::Copy;
  EXPECT_EQ(indistinct(copies), Levels{});
}

TEST(DistinctLevels, ReadsComeBeforeMovesHoweverWideThoseAre) {
  std::vector<CellResult> cells{reads(inL3, 100), reads(inMemory, 100), moves(inL3, 300),
                                moves(inMemory, 100)};
  for (CellResult& cell : cells) cell.parameters.widthBytes = cell.test == strata::Test::Memory ? 64 : 8;
  for (const std::size_t i : {0u, 1u}) cells[i].kernel = "read-serial-8";
  EXPECT_EQ(indistinct(cells), Levels{3});
}

TEST(DistinctLevels, OfBandwidthReadsTell) {
  std::vector<CellResult> writes{reads(inL3, 100), reads(inMemory, 100)};
  for (CellResult& cell : writes) cell.kernel = "write-serial-32";
  EXPECT_EQ(indistinct(writes), Levels{});
}

TEST(DistinctLevels, WhatIsNotToldIsOne) {
  std::vector<CellResult> cells{reads(inL3, 100), reads(inMemory, 100)};
  cells[0].parameters.threads.reset();
  EXPECT_EQ(indistinct(cells), Levels{3});
  cells = {latency(inL3, 100), latency(inMemory, 110)};
  cells[0].parameters.chains.reset();
  EXPECT_EQ(indistinct(cells), Levels{3});
  cells[0].parameters.chains = 2;
  EXPECT_EQ(indistinct(cells), Levels{}) << "two chains hide half of it";
}

TEST(DistinctLevels, TheNearestFootprintTellsWhateverComesFirst) {
  EXPECT_EQ(indistinct({latency(inL3, 100), latency(inMemory, 110), latency(inMemory / 2, 300)}), Levels{3});
  EXPECT_EQ(indistinct({latency(inL3, 100), latency(inMemory, 110), latency(inMemory, 300)}), Levels{3})
      << "of two that are as near the first";
}

TEST(DistinctLevels, WhatIsNoFigureTellsNothing) {
  EXPECT_EQ(indistinct({latency(inL3, 0), latency(inL3 * 2, 100), latency(inMemory, 110)}), Levels{3});
  EXPECT_EQ(indistinct({latency(inL3, 0.5), latency(inMemory, 0.55)}), Levels{3}) << "small ones are some";
}

TEST(DistinctLevels, ASecondLevelLikeTheFirstIsNotThere) {
  EXPECT_EQ(
      indistinct({latency(16_KiB, 1), latency(512_KiB, 1.1), latency(inL3, 30), latency(inMemory, 150)}),
      Levels{2});
}

TEST(DistinctLevels, ARunSaysSoOfMovesAndReadsAndNothingElse) {
  strata::Run run;
  run.machine = virtualMachine();
  run.results = {latency(inL3, 120), latency(inMemory, 150), moves(inL3, 100), reads(inL3, 100),
                 reads(inL3, 100)};
  run.results[3].parameters.threads.reset();
  run.results[4].test = strata::Test::Copy;
  run.results.push_back(reads(inL3, 100));
  run.results.back().parameters.regionBytes.reset();
  // L3 counts as 4 MiB: one thread alone has all of it, two would have 2 MiB each.
  run.results.push_back(reads(3_MiB, 100));
  run.results.back().parameters.threads.reset();
  addRemarks(run);
  const std::vector<bool> remarked{true, false, true, true, false, false, true};
  for (std::size_t i = 0; i < remarked.size(); ++i)
    EXPECT_EQ(!std::get<Measured>(run.results[i].outcome).verdict.reasons.empty(), remarked[i]) << i;
}

TEST(DistinctLevels, ARunSaysSoBesideEachFigureOfTheLevel) {
  strata::Run run;
  run.machine = virtualMachine();
  run.results = {latency(4_KiB, 1), latency(inL3, 120), latency(inMemory, 150), reads(inL3, 100)};
  addRemarks(run);
  addRemarks(run);
  const auto reasons = [&](std::size_t i) {
    return std::get<Measured>(run.results[i].outcome).verdict.reasons;
  };
  EXPECT_TRUE(reasons(0).empty());
  ASSERT_EQ(reasons(1).size(), 1u) << "once";
  EXPECT_EQ(reasons(1).front(), (Reason{"level-not-distinguishable", {{"level", std::int64_t{3}}}}));
  EXPECT_TRUE(reasons(2).empty());
  EXPECT_EQ(reasons(3).size(), 1u);
}

TEST(DistinctLevels, AnOldRunSaysThatItsWalkWasFetchedAhead) {
  strata::Run run;
  run.machine = virtualMachine();
  run.results = {latency(512_KiB, 4, 192_KiB), latency(inL3, 17, 192_KiB), latency(inMemory, 63, 192_KiB),
                 latency(inMemory, 150)};
  run.results.push_back(latency(inMemory, 160));
  run.results.back().parameters.blockBytes.reset();
  addRemarks(run);
  const auto wasFetchedAhead = [&](std::size_t i) {
    const auto& verdict = std::get<Measured>(run.results[i].outcome).verdict;
    return verdict.grade == Grade::Poor &&
           std::ranges::find(verdict.reasons, "walk-fetched-ahead", &Reason::id) != verdict.reasons.end();
  };
  EXPECT_FALSE(wasFetchedAhead(0)) << "within L2";
  EXPECT_TRUE(wasFetchedAhead(1));
  EXPECT_TRUE(wasFetchedAhead(2));
  EXPECT_FALSE(wasFetchedAhead(3)) << "the walk in blocks";
  EXPECT_FALSE(wasFetchedAhead(4)) << "the whole region";
  strata::Run foreign = run;
  for (CellResult& cell : foreign.results) std::get<Measured>(cell.outcome).verdict = {};
  foreign.origin = Origin{};
  const strata::Run before = foreign;
  addRemarks(foreign);
  EXPECT_EQ(foreign.results, before.results) << "another program's figures";
}

TEST(DistinctLevels, ACalmRunDeniesTheProbe) {
  strata::Run run;
  run.machine = virtualMachine();
  run.machine.lastLevelProbe = LastLevelProbe::Confirmed;
  run.machine.usableLastLevel = 16_MiB;
  const Bytes beyond = 64_MiB;
  run.results = {latency(8_MiB, 120), latency(beyond, 140)};
  EXPECT_EQ(deniesLastLevel(run), true);
  run.results = {latency(8_MiB, 30), latency(beyond, 140)};
  EXPECT_EQ(deniesLastLevel(run), false);
  run.results = {latency(512_KiB, 29), latency(8_MiB, 30), latency(beyond, 140)};
  EXPECT_EQ(deniesLastLevel(run), true) << "it is like L2";
  run.results = {latency(16_KiB, 29), latency(512_KiB, 30), latency(8_MiB, 60), latency(beyond, 140)};
  EXPECT_EQ(deniesLastLevel(run), false) << "that L2 is like L1 says nothing of the last";
  run.results = {latency(8_MiB, 100), latency(beyond, 125)};
  EXPECT_EQ(deniesLastLevel(run), true) << "at the bound they are alike";
  {
    strata::Run two = run;
    two.machine.caches.resize(2);
    two.machine.usableLastLevel = 1_MiB;
    two.results = {latency(16_KiB, 29), latency(512_KiB, 30), latency(beyond, 140)};
    EXPECT_EQ(deniesLastLevel(two), true) << "of two caches the last one is the second";
  }
  run.results = {latency(8_MiB, 120), reads(beyond, 15'000)};
  EXPECT_EQ(deniesLastLevel(run), std::nullopt) << "nothing to hold it against";
  run.results = {latency(8_MiB, 120), latency(beyond, 140), latency(beyond, 1)};
  run.results.back().outcome = Skipped{};
  EXPECT_EQ(deniesLastLevel(run), true) << "what was skipped says nothing";
  run.environment.stolenPercent = 2;
  EXPECT_EQ(deniesLastLevel(run), true) << "calm enough";
  run.environment.stolenPercent = 2.1;
  EXPECT_EQ(deniesLastLevel(run), std::nullopt);
  run.environment.stolenPercent.reset();
  run.results = {latency(8_MiB, 120), latency(beyond, 140)};
  run.environment.stolenPercent = 10;
  EXPECT_EQ(deniesLastLevel(run), std::nullopt) << "not calm";
  run.environment.stolenPercent.reset();
  std::get<Measured>(run.results[0].outcome).verdict.grade = Grade::Fair;
  EXPECT_EQ(deniesLastLevel(run), std::nullopt) << "a doubtful figure";
  std::get<Measured>(run.results[0].outcome).verdict.grade = Grade::Good;
  run.machine.lastLevelProbe = LastLevelProbe::Unconfirmed;
  EXPECT_EQ(deniesLastLevel(run), std::nullopt) << "nothing is kept";
}

}  // namespace
}  // namespace strata
