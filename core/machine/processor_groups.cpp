// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor_groups.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>

namespace strata {

int cpuOf(const GroupedCpu& cpu) {
  return cpu.group * cpusPerGroup + cpu.number;
}

GroupedCpu groupedCpu(int cpu) {
  return {cpu / cpusPerGroup, cpu % cpusPerGroup};
}

std::vector<GroupMask> groupMasks(const std::vector<int>& cpus) {
  std::map<int, std::uint64_t> masks;
  for (const int cpu : cpus) {
    if (cpu < 0) continue;
    const GroupedCpu grouped = groupedCpu(cpu);
    masks[grouped.group] |= std::uint64_t{1} << grouped.number;
  }
  std::vector<GroupMask> groups;
  for (const auto& [group, mask] : masks) groups.push_back({group, mask});
  return groups;
}

std::vector<int> withinOneGroup(const std::vector<int>& cpus) {
  const std::vector<GroupMask> groups = groupMasks(cpus);
  // The first of the largest.
  const auto largest = std::max_element(
      groups.begin(), groups.end(),
      [](const GroupMask& a, const GroupMask& b) { return std::popcount(a.mask) < std::popcount(b.mask); });
  if (largest == groups.end()) return {};
  std::vector<int> within;
  std::copy_if(cpus.begin(), cpus.end(), std::back_inserter(within),
               [&](int cpu) { return cpu >= 0 && groupedCpu(cpu).group == largest->group; });
  return within;
}

}  // namespace strata
