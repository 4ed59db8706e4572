// SPDX-License-Identifier: GPL-3.0-or-later
// What holds a machine back, from facts of machines that are made up.
#include "core/model/held_back.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

Machine desktop() {
  Machine machine;
  machine.cpus.resize(8);
  machine.caches = {{1, 48_KiB, 1}};
  machine.memory = 32_GiB;
  machine.pageSize = 4_KiB;
  machine.memoryModules = MemoryModules{2, "DDR5", 6000, 2, 6000};
  return machine;
}

std::vector<std::string> idsOf(const std::vector<Reason>& reasons) {
  std::vector<std::string> ids;
  for (const Reason& reason : reasons) ids.push_back(reason.id);
  return ids;
}

std::vector<std::string> heldIds(const Machine& machine, const Health& health = {},
                                 const std::vector<FolderFacts>& disks = {}) {
  return idsOf(heldBack(machine, health, disks));
}

using Ids = std::vector<std::string>;

TEST(HeldBack, NothingWhereNothingIsReported) {
  EXPECT_EQ(heldIds(Machine{}), Ids{});
}

TEST(HeldBack, NothingOnAMachineThatRunsAsItIsMade) {
  Health health;
  health.governor = "performance";
  health.clockDriver = "acpi-cpufreq";
  health.boost = true;
  health.powerProfile = "performance";
  health.onBattery = false;
  health.memoryPressure = 0.4;
  health.cpuQuota = 8;
  EXPECT_EQ(heldIds(desktop(), health), Ids{});
}

// A sandbox without /sys, of a processor that does not tell its caches itself.
TEST(HeldBack, CoresAndCachesThatTheSystemDoesNotReport) {
  Machine machine = desktop();
  machine.caches.clear();
  const Reason expected{"held-flat", {{"cpus", std::int64_t{8}}}};
  EXPECT_EQ(heldBack(machine, {}, {}), (std::vector<Reason>{expected}));
}

TEST(HeldBack, MemoryBelowItsRatedSpeed) {
  Machine machine = desktop();
  machine.memoryModules->speedMts = 4800;
  const Reason expected{"held-memory-speed",
                        {{"configured_mts", std::int64_t{4800}}, {"rated_mts", std::int64_t{6000}}}};
  EXPECT_EQ(heldBack(machine, {}, {}), (std::vector<Reason>{expected}));
  machine.memoryModules->ratedMts.reset();
  EXPECT_EQ(heldIds(machine), Ids{}) << "the firmware tells no rated speed";
  machine.memoryModules->ratedMts = 4400;
  EXPECT_EQ(heldIds(machine), Ids{}) << "faster than rated";
}

TEST(HeldBack, OneChannel) {
  Machine machine = desktop();
  machine.memoryModules = MemoryModules{1, "DDR4", 3200, {}, 3200};
  EXPECT_EQ(heldIds(machine), Ids{"held-one-channel"}) << "one module cannot be on two";
  machine.memoryModules = MemoryModules{2, "DDR4", 3200, 1, 3200};
  EXPECT_EQ(heldIds(machine), Ids{"held-one-channel"}) << "two modules in sockets of one channel";
  machine.memoryModules = MemoryModules{1, "LPDDR5", 6400, {}, 6400};
  EXPECT_EQ(heldIds(machine), Ids{}) << "a soldered package has several channels";
  machine.memoryModules = MemoryModules{1, "", {}, {}, {}};
  EXPECT_EQ(heldIds(machine), Ids{}) << "a hypervisor's one module of no type";
}

TEST(HeldBack, PowerThatIsSaved) {
  Health health;
  health.onBattery = true;
  health.powerProfile = "low-power";
  health.boost = false;
  EXPECT_EQ(heldIds(desktop(), health), (Ids{"held-on-battery", "held-power-profile", "held-no-boost"}));
  health = {};
  health.powerProfile = "low power mode";
  EXPECT_EQ(heldIds(desktop(), health), Ids{"held-power-profile"});
  health.powerProfile = "balanced";
  EXPECT_EQ(heldIds(desktop(), health), Ids{});
}

TEST(HeldBack, PowersaveIsTheUsualGovernorWhereTheProcessorChooses) {
  Health health;
  health.governor = "powersave";
  for (const char* driver : {"intel_pstate", "amd-pstate-epp", ""}) {
    health.clockDriver = driver;
    EXPECT_EQ(heldIds(desktop(), health), Ids{}) << driver;
  }
  health.clockDriver = "acpi-cpufreq";
  EXPECT_EQ(heldIds(desktop(), health), Ids{"held-governor"});
  health.governor = "performance, powersave";
  EXPECT_EQ(heldIds(desktop(), health), Ids{}) << "some CPUs only: which ones is not known";
}

TEST(HeldBack, LimitsOfAContainer) {
  Health health;
  health.cpuQuota = 1.5;
  health.memoryPressure = 12;
  EXPECT_EQ(heldIds(desktop(), health), (Ids{"held-cpu-quota", "held-memory-pressure"}));
}

TEST(HeldBack, ADriveOnASlowerLinkOnce) {
  FolderFacts folder;
  folder.path = "/home";
  folder.device = "nvme0n1";
  folder.model = "Drive";
  folder.link = "PCIe 3.0 x4";
  folder.linkRate = 3938;
  EXPECT_EQ(heldIds(desktop(), {}, {folder}), Ids{}) << "what the drive is made for is not known";
  folder.driveLink = "PCIe 4.0 x4";
  folder.driveLinkRate = 7877;
  FolderFacts second = folder;
  second.path = "/srv";
  const Reason expected{"held-drive-link",
                        {{"drive", "Drive"}, {"link", "PCIe 3.0 x4"}, {"drive_link", "PCIe 4.0 x4"}}};
  EXPECT_EQ(heldBack(desktop(), {}, {folder, second}), (std::vector<Reason>{expected}));
  folder.linkRate = folder.driveLinkRate;
  EXPECT_EQ(heldIds(desktop(), {}, {folder}), Ids{});
}

TEST(HeldBack, AnotherProgramInBetween) {
  Health health;
  health.substitute = "Wine 9.0";
  EXPECT_EQ(heldIds(desktop(), health), Ids{"held-emulated"});
  Machine machine = desktop();
  machine.emulator = "Rosetta";
  EXPECT_EQ(heldBack(machine, health, {}),
            (std::vector<Reason>{{"held-emulated", {{"program", "Rosetta"}}}}));
}

TEST(HeldBack, SmallPagesOnly) {
  Health health;
  health.transparentPages = "never";
  EXPECT_EQ(heldBack(desktop(), health, {}),
            (std::vector<Reason>{{"held-small-pages", {{"page_bytes", std::int64_t{4096}}}}}));
  health.transparentPages = "madvise";
  EXPECT_EQ(heldIds(desktop(), health), Ids{});
}

}  // namespace
}  // namespace strata
