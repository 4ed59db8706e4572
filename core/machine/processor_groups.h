// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// How Windows counts the CPUs of a machine that has more than 64: in groups, each with numbers of its own
/// from 0. Everywhere else in Strata a CPU has one number for the whole machine; between the two it is as in
/// hwloc: each group takes 64 numbers, also where it has fewer CPUs. Pure functions, which any system can
/// test. Source: Microsoft, "Processor Groups"; hwloc 2.9, topology-windows.c.
namespace strata {

/// The most CPUs that a group can have: the bits of its mask.
inline constexpr int cpusPerGroup = 64;

/// A CPU as Windows names it (PROCESSOR_NUMBER).
struct GroupedCpu {
  int group = 0;
  int number = 0;  ///< within its group, 0 to 63
  friend bool operator==(const GroupedCpu&, const GroupedCpu&) = default;
};

/// The CPUs of one group, a bit for each (GROUP_AFFINITY).
struct GroupMask {
  int group = 0;
  std::uint64_t mask = 0;
  friend bool operator==(const GroupMask&, const GroupMask&) = default;
};

/// The number in the machine. `number` is below 64.
int cpuOf(const GroupedCpu& cpu);

/// The group and the number in it, of a CPU that is not negative.
GroupedCpu groupedCpu(int cpu);

/// A mask for each group that has some of these CPUs, groups in ascending order. Negative numbers are left
/// out.
std::vector<GroupMask> groupMasks(const std::vector<int>& cpus);

/// The CPUs of the group that contains most of the given ones, or of the first of such groups: a thread can
/// be kept on the CPUs of one group only. They keep their order; all are returned when they are of one group.
std::vector<int> withinOneGroup(const std::vector<int>& cpus);

}  // namespace strata
