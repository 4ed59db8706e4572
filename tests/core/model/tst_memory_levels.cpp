// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/model/memory_levels.h"

namespace strata {
namespace {

/// Two cores with a first and a second level each, and a last one that they share.
Machine twoCores() {
  Machine machine;
  machine.cpus = {{0, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}};
  machine.caches = {{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 105_MiB, 2}};
  return machine;
}

TEST(MemoryLevels, areTheReportedCachesAndMemory) {
  EXPECT_EQ(memoryLevels(twoCores()), (std::vector<MemoryLevel>{{1, 48_KiB, 48_KiB, 1},
                                                                {2, 2_MiB, 2_MiB, 1},
                                                                {3, 105_MiB, 105_MiB, 2},
                                                                {levelOfMemory, 0_B, {}, 1}}));
}

TEST(MemoryLevels, haveTheUsableSizeOfTheLast) {
  Machine machine = twoCores();
  machine.usableLastLevel = 16_MiB;
  EXPECT_EQ(memoryLevels(machine)[2], (MemoryLevel{3, 16_MiB, 105_MiB, 2}));
  machine.usableLastLevel = 211_MiB;
  const std::vector<MemoryLevel> levels = memoryLevels(machine);
  ASSERT_EQ(levels.size(), 5u);
  EXPECT_EQ(levels[2], (MemoryLevel{3, 105_MiB, 105_MiB, 2}));
  EXPECT_EQ(levels[3], (MemoryLevel{4, 211_MiB, {}, 2})) << "more than twice the last: one not reported";
}

TEST(MemoryLevels, haveNoLastOneWhereNothingOfItIsUsable) {
  Machine machine = twoCores();
  for (const Bytes usable : {0_B, 1_MiB, 2_MiB}) {
    machine.usableLastLevel = usable;
    const std::vector<MemoryLevel> levels = memoryLevels(machine);
    ASSERT_EQ(levels.size(), 3u);
    EXPECT_EQ(levels[1].level, 2);
    EXPECT_EQ(levels[2].level, levelOfMemory);
  }
}

// What a virtual machine reports cannot be relied on: 480 MiB may be 8. What is a fourth of L2 lies in
// neither case where it should not, nor does what is four times the reported size.
TEST(MemoryLevels, areSureOnesOnAVirtualMachineWithoutAConfirmedProbe) {
  Machine machine = twoCores();
  machine.caches.back().size = 480_MiB;
  machine.lastLevelProbe = LastLevelProbe::Unconfirmed;
  EXPECT_EQ(memoryLevels(machine)[2].size, 480_MiB) << "no virtual machine";
  machine.hypervisor = "KVM";
  const std::vector<MemoryLevel> levels = memoryLevels(machine);
  EXPECT_EQ(levels[2], (MemoryLevel{3, 8_MiB, 480_MiB, 2}));
  EXPECT_EQ(footprintOfLevel(levels[2], machine, 1, 2_GiB), 4_MiB);
  EXPECT_EQ(footprintOfLevel(levels[3], machine, 1, 2_GiB), 1920_MiB);
  EXPECT_EQ(lastCacheSize(machine), 480_MiB);
  machine.lastLevelProbe = LastLevelProbe::Confirmed;
  EXPECT_EQ(memoryLevels(machine)[2].size, 480_MiB) << "two calm probes saw no step: all of it is there";
}

TEST(MemoryLevels, showInNoSmallerLevelsPlace) {
  Machine machine = twoCores();
  machine.usableLastLevel = 3_MiB;
  EXPECT_EQ(footprintOfLevel(memoryLevels(machine)[2], machine, 1, 2_GiB), 3_MiB);
  machine.usableLastLevel = 6_MiB;
  EXPECT_EQ(footprintOfLevel(memoryLevels(machine)[2], machine, 1, 2_GiB), 4_MiB);
}

TEST(MemoryLevels, nameWhatIsKnownOfTheLast) {
  for (const auto probe : {LastLevelProbe::None, LastLevelProbe::Confirmed, LastLevelProbe::Unconfirmed})
    EXPECT_EQ(probeFromName(probeName(probe)), probe);
  EXPECT_EQ(probeFromName("of a newer version"), LastLevelProbe::None);
}

TEST(MemoryLevels, areAssumedWhereNoneIsReported) {
  EXPECT_EQ(memoryLevels(Machine{}),
            (std::vector<MemoryLevel>{{1, 32_KiB, {}, 1}, {2, 256_KiB, {}, 1}, {3, 8_MiB, {}, 1}, {}}));
}

TEST(MemoryLevels, showAtHalfOfThePartOfAThread) {
  const Machine machine = twoCores();
  const std::vector<MemoryLevel> levels = memoryLevels(machine);
  const auto footprint = [&](std::size_t level, int threads) {
    return footprintOfLevel(levels[level], machine, threads, 2_GiB);
  };
  EXPECT_EQ(footprint(0, 1), 24_KiB);
  EXPECT_EQ(footprint(0, 2), 24_KiB) << "each core has its own";
  EXPECT_EQ(footprint(0, 4), 12_KiB);
  EXPECT_EQ(footprint(2, 1), 53760_KiB);
  EXPECT_EQ(footprint(2, 2), 26880_KiB);
  EXPECT_EQ(footprint(3, 1), 420_MiB);
  EXPECT_EQ(footprint(3, 2), 210_MiB);
  EXPECT_EQ(footprintOfLevel(levels[3], machine, 1, 100_MiB), 100_MiB);
  EXPECT_EQ(footprintOfLevel(levels[0], machine, 1, Bytes{1000}), Bytes{896}) << "whole lines";
}

TEST(MemoryLevels, hasMemoryBeyond64MiBWhereCachesAreSmall) {
  Machine machine = twoCores();
  machine.caches.pop_back();
  EXPECT_EQ(footprintOfLevel(memoryLevels(machine).back(), machine, 1, 2_GiB), 64_MiB);
}

TEST(MemoryLevels, areToldByTheFootprint) {
  const Machine machine = twoCores();
  const auto level = [&](Bytes footprint, int threads) {
    return levelOfFootprint(footprint, machine, threads).level;
  };
  EXPECT_EQ(level(48_KiB, 1), 1);
  EXPECT_EQ(level(49_KiB, 1), 2);
  EXPECT_EQ(level(60_MiB, 1), 3);
  EXPECT_EQ(level(60_MiB, 2), levelOfMemory);
  for (const int threads : {1, 2, 3, 8})
    for (const MemoryLevel& each : memoryLevels(machine))
      EXPECT_EQ(level(footprintOfLevel(each, machine, threads, 2_GiB), threads), each.level);
}

TEST(MemoryLevels, memoryIsShownByThreeBuffersOfWholeLinesToo) {
  const Machine machine = twoCores();
  const Bytes whole = footprintOfLevel(memoryLevels(machine).back(), machine, 1, 2_GiB);
  const auto shown = levelShownBy(wholeLongestLines(whole / 3) * 3, machine, 1);
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->level, levelOfMemory);
}

TEST(MemoryLevels, areShownOnlyByFootprintsThatAreSurelyInThem) {
  const Machine machine = twoCores();
  const auto shown = [&](Bytes footprint, int threads) {
    const auto level = levelShownBy(footprint, machine, threads);
    return level ? level->level : -1;
  };
  EXPECT_EQ(shown(1_KiB, 1), 1);
  EXPECT_EQ(shown(24_KiB, 1), 1);
  EXPECT_EQ(shown(25_KiB, 1), -1) << "half of it is left for what else there is";
  EXPECT_EQ(shown(60_KiB, 1), 2);
  EXPECT_EQ(shown(64_GiB, 1), levelOfMemory);
  for (const int threads : {1, 2, 3, 8})
    for (const MemoryLevel& each : memoryLevels(machine))
      EXPECT_EQ(shown(footprintOfLevel(each, machine, threads, 2_GiB), threads), each.level);
}

}  // namespace
}  // namespace strata
