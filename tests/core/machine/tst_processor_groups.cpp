// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor_groups.h"

#include <gtest/gtest.h>

#include <numeric>

namespace strata {
namespace {

std::vector<int> range(int first, int count) {
  std::vector<int> cpus(static_cast<std::size_t>(count));
  std::iota(cpus.begin(), cpus.end(), first);
  return cpus;
}

std::vector<int> joined(std::vector<int> cpus, const std::vector<int>& more) {
  cpus.insert(cpus.end(), more.begin(), more.end());
  return cpus;
}

constexpr std::uint64_t all = ~std::uint64_t{0};

TEST(ProcessorGroups, ACpuHasOneNumberInTheMachine) {
  struct Row {
    GroupedCpu grouped;
    int cpu;
  };
  const Row rows[] = {
      {{0, 0}, 0},   {{0, 1}, 1},    {{0, 63}, 63},  {{1, 0}, 64},     {{1, 31}, 95},    {{1, 63}, 127},
      {{2, 0}, 128}, {{3, 17}, 209}, {{7, 63}, 511}, {{15, 63}, 1023}, {{31, 63}, 2047},  // Windows 11 has up
                                                                                          // to 2048 CPUs
  };
  for (const Row& row : rows) {
    EXPECT_EQ(cpuOf(row.grouped), row.cpu);
    EXPECT_EQ(groupedCpu(row.cpu), row.grouped) << row.cpu;
  }
}

TEST(ProcessorGroups, CpusBecomeAMaskForEachGroup) {
  struct Row {
    const char* name;
    std::vector<int> cpus;
    std::vector<GroupMask> masks;
  };
  const Row rows[] = {
      {"none", {}, {}},
      {"the first", {0}, {{0, 1}}},
      {"the last of the first group", {63}, {{0, std::uint64_t{1} << 63}}},
      {"the first of the second group", {64}, {{1, 1}}},
      {"as Windows counts, two groups of 48: 48 to 63 are nobody",
       joined(range(0, 48), range(64, 48)),
       {{0, 0xFFFF'FFFF'FFFF}, {1, 0xFFFF'FFFF'FFFF}}},
      {"64 are one full group", range(0, 64), {{0, all}}},
      {"65 are two groups", range(0, 65), {{0, all}, {1, 1}}},
      {"192 are three", range(0, 192), {{0, all}, {1, all}, {2, all}}},
      {"in any order, and twice", {130, 2, 66, 2, 0}, {{0, 0b101}, {1, 0b100}, {2, 0b100}}},
      {"a group between may be missing", {1, 129}, {{0, 0b10}, {2, 0b10}}},
      {"negative numbers are no CPUs", {-1, -64, 3}, {{0, 0b1000}}},
  };
  for (const Row& row : rows) EXPECT_EQ(groupMasks(row.cpus), row.masks) << row.name;
}

TEST(ProcessorGroups, AThreadIsKeptOnTheGroupThatHasMost) {
  struct Row {
    const char* name;
    std::vector<int> cpus;
    std::vector<int> within;
  };
  const Row rows[] = {
      {"none", {}, {}},
      {"only numbers that are no CPUs", {-1}, {}},
      {"one group, as it is", {5, 3, 60}, {5, 3, 60}},
      {"one group that is not the first", {70, 64}, {70, 64}},
      {"more of the first", {0, 1, 64}, {0, 1}},
      {"more of the second", {0, 64, 65}, {64, 65}},
      {"as many of each: the first", {64, 0, 65, 1}, {0, 1}},
      {"a CPU counts once", {0, 0, 0, 64, 65}, {64, 65}},
      {"all of 96 but the measured ones, 0 to 31: those of the first group", range(32, 64), range(32, 32)},
      {"128 but one", range(1, 127), range(64, 64)},
      {"numbers that are no CPUs go", {-3, 64}, {64}},
  };
  for (const Row& row : rows) EXPECT_EQ(withinOneGroup(row.cpus), row.within) << row.name;
}

TEST(ProcessorGroups, WhatIsWithinOneGroupHasOneMask) {
  for (int first = 0; first < 200; first += 7)
    for (int count = 1; count < 260; count += 13) {
      const std::vector<int> within = withinOneGroup(range(first, count));
      EXPECT_EQ(groupMasks(within).size(), 1u) << first << " " << count;
      EXPECT_GE(static_cast<int>(within.size()) * (count / cpusPerGroup + 2), count) << first << " " << count;
    }
}

}  // namespace
}  // namespace strata
