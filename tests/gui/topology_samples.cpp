// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/topology_samples.h"

#include <string>
#include <utility>

#include "core/machine/topology_parts.h"
#include "tests/support/odd_topologies.h"

namespace strata::gui {

namespace {

/// Empty where it cannot be read, which a test would see.
MachineParts orNothing(const Result<MachineParts>& parts) {
  return parts ? *parts : MachineParts{};
}

MachineParts imagined(const std::string& description) {
  return orNothing(machinePartsFromSynthetic(description));
}

}  // namespace

MachineParts eightCoresOfTwoKinds() {
  MachineParts parts;
  std::vector<int> all;
  for (int cpu = 0; cpu < 12; ++cpu) all.push_back(cpu);
  parts.packages = {{0, "13th Gen Intel(R) Core(TM) i5-1340P", all}};
  parts.nodes = {{0, 16_GiB, all}};
  for (int core = 0; core < 8; ++core) {
    const bool fast = core < 4;
    const std::vector<int> cpus = fast ? std::vector{2 * core, 2 * core + 1} : std::vector{core + 4};
    parts.cores.push_back({core, fast ? "IntelCore" : "IntelAtom", cpus, fast ? 1 : 0});
    parts.caches.push_back({1, true, false, fast ? 48_KiB : 32_KiB, 64_B, 12, cpus});
    parts.caches.push_back({1, false, true, fast ? 32_KiB : 64_KiB, 64_B, 8, cpus});
    if (fast) parts.caches.push_back({2, true, true, 1280_KiB, 64_B, 10, cpus});
  }
  parts.caches.push_back({2, true, true, 2_MiB, 64_B, 16, {8, 9, 10, 11}});
  parts.caches.push_back({3, true, true, 12_MiB, 64_B, 12, all});
  parts.usable = std::move(all);
  return parts;
}

MachineParts twoPackages() {
  MachineParts parts = imagined(
      "pack:2 [numa(memory=206158430208)] l3:8(size=33554432) l2:4(size=1048576) l1d:1(size=32768) "
      "l1i:1(size=32768) core:1 pu:2");
  for (PackagePart& package : parts.packages) package.model = "AMD EPYC 9554 64-Core Processor";
  return parts;
}

MachineParts eightPackages() {
  return imagined(
      "pack:8 [numa(memory=549755813888)] l3:1(size=117964800) l2:64(size=2097152) l1d:1(size=49152) "
      "l1i:1(size=32768) core:1 pu:2");
}

MachineParts restrictedCores() {
  return orNothing(machinePartsFromXml(test::restrictedMixedCores));
}

MachineParts threeSortsOfMemory() {
  return orNothing(machinePartsFromXml(test::memoryOfThreeSorts));
}

}  // namespace strata::gui
