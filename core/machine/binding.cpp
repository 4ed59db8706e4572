// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/binding.h"

#include <hwloc.h>

#include <optional>
#include <system_error>
#include <thread>

#include "core/machine/hwloc_topology.h"
#include "core/machine/processor_groups.h"

namespace strata {

namespace {

hwloc_const_cpuset_t cpusetOf(hwloc_topology* topology, int cpu) {
  if (cpu < 0) return nullptr;
  const hwloc_obj_t unit = hwloc_get_pu_obj_by_os_index(topology, static_cast<unsigned>(cpu));
  return unit != nullptr ? unit->cpuset : nullptr;
}

/// Absent where the system does not tell.
std::optional<bool> isBoundTo(int cpu) {
  const Result<HwlocTopology>& topology = processTopology();
  if (!topology) return std::nullopt;
  const hwloc_const_cpuset_t wanted = cpusetOf(topology->get(), cpu);
  const HwlocBitmap current = emptyBitmap();
  if (wanted == nullptr || !current) return std::nullopt;
  if (hwloc_get_cpubind(topology->get(), current.get(), HWLOC_CPUBIND_THREAD) != 0) return std::nullopt;
  return hwloc_bitmap_isequal(current.get(), wanted) != 0;
}

/// Whether the calling thread stays on those of the CPUs that exist; false also when none does.
bool keepOn(hwloc_topology* topology, const std::vector<int>& cpus) {
  const HwlocBitmap wanted = emptyBitmap();
  if (!wanted) return false;
  for (int cpu : cpus) {
    const hwloc_const_cpuset_t set = cpusetOf(topology, cpu);
    if (set != nullptr) hwloc_bitmap_or(wanted.get(), wanted.get(), set);
  }
  return hwloc_bitmap_iszero(wanted.get()) == 0 &&
         hwloc_set_cpubind(topology, wanted.get(), HWLOC_CPUBIND_THREAD) == 0;
}

}  // namespace

Status bindThisThread(int cpu) {
  const auto refused = [cpu] { return Error{"not-bound", {{"cpu", std::int64_t{cpu}}}}; };
  const Result<HwlocTopology>& topology = processTopology();
  if (!topology) return refused();
  const hwloc_const_cpuset_t set = cpusetOf(topology->get(), cpu);
  if (set == nullptr) return refused();
  if (hwloc_set_cpubind(topology->get(), set, HWLOC_CPUBIND_THREAD | HWLOC_CPUBIND_STRICT) != 0)
    return refused();
  return success();
}

bool stillBound(int cpu) {
  return isBoundTo(cpu).value_or(false);
}

bool bindingChanged(int cpu) {
  return !isBoundTo(cpu).value_or(true);
}

void keepThisThreadOn(const std::vector<int>& cpus) {
  const Result<HwlocTopology>& topology = processTopology();
  if (!topology || keepOn(topology->get(), cpus)) return;
  // Windows keeps a thread on CPUs of one group only: better on some of them than on those that are measured.
  keepOn(topology->get(), withinOneGroup(cpus));
}

bool runOnCpu(int cpu, const std::function<void()>& body) {
  try {
    std::jthread runner([&] {
      static_cast<void>(bindThisThread(cpu));
      body();
    });
    runner.join();
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

}  // namespace strata
