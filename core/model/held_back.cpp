// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/held_back.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace strata {

namespace {

using Reasons = std::vector<Reason>;

void addMemory(Reasons& held, const Machine& machine) {
  if (!machine.memoryModules) return;
  const MemoryModules& modules = *machine.memoryModules;
  if (modules.speedMts && modules.ratedMts && *modules.speedMts < *modules.ratedMts)
    held.push_back({"held-memory-speed",
                    {{"configured_mts", std::int64_t{*modules.speedMts}},
                     {"rated_mts", std::int64_t{*modules.ratedMts}}}});
  // One module on a board is on one channel. LPDDR is soldered, and has no channels of 64 bits.
  const bool isOneModule = modules.count == 1 && !modules.type.empty() && !modules.type.starts_with("LP");
  if (modules.channels == 1 || (isOneModule && !modules.channels)) held.push_back({"held-one-channel", {}});
}

/// Profiles that keep the processor below what it can do: those of the kernel's platform_profile
/// (Documentation/ABI/testing/sysfs-platform_profile), of the power schemes of Windows, and of macOS.
bool savesPower(std::string_view profile) {
  constexpr std::array<std::string_view, 5> saving{"low-power", "quiet", "cool", "power saver",
                                                   "low power mode"};
  return std::ranges::find(saving, profile) != saving.end();
}

/// The governor powersave keeps the lowest clock, but for drivers whose processors choose the clock
/// themselves: there it is the usual one (Documentation/admin-guide/pm/intel_pstate.rst, amd-pstate.rst).
bool holdsClock(const Health& health) {
  return health.governor == "powersave" && !health.clockDriver.empty() &&
         health.clockDriver.find("pstate") == std::string::npos;
}

void addPower(Reasons& held, const Health& health) {
  if (health.onBattery.value_or(false)) held.push_back({"held-on-battery", {}});
  if (savesPower(health.powerProfile))
    held.push_back({"held-power-profile", {{"profile", health.powerProfile}}});
  if (holdsClock(health)) held.push_back({"held-governor", {{"governor", health.governor}}});
  if (health.boost == false) held.push_back({"held-no-boost", {}});
}

void addLimits(Reasons& held, const Machine& machine, const Health& health) {
  if (health.cpuQuota && *health.cpuQuota < static_cast<double>(machine.cpus.size()))
    held.push_back({"held-cpu-quota",
                    {{"quota", *health.cpuQuota}, {"cpus", static_cast<std::int64_t>(machine.cpus.size())}}});
  // Below it, a program now and then read back a page that nobody missed.
  constexpr double leastPressurePercent = 1;
  if (health.memoryPressure.value_or(0) >= leastPressurePercent)
    held.push_back({"held-memory-pressure", {{"waited_percent", *health.memoryPressure}}});
}

void addDisks(Reasons& held, const std::vector<FolderFacts>& disks) {
  std::vector<std::string> named;
  for (const FolderFacts& disk : disks) {
    const bool isSlower = disk.linkRate && disk.driveLinkRate && *disk.linkRate < *disk.driveLinkRate;
    if (!isSlower || std::ranges::find(named, disk.device) != named.end()) continue;
    named.push_back(disk.device);
    held.push_back({"held-drive-link",
                    {{"drive", disk.model.empty() ? disk.device : disk.model},
                     {"link", disk.link},
                     {"drive_link", disk.driveLink}}});
  }
}

}  // namespace

std::vector<Reason> heldBack(const Machine& machine, const Health& health,
                             const std::vector<FolderFacts>& disks) {
  Reasons held;
  const std::string& emulator = machine.emulator.empty() ? health.substitute : machine.emulator;
  if (!emulator.empty()) held.push_back({"held-emulated", {{"program", emulator}}});
  // Imagined machines have no CPUs.
  if (!machine.cpus.empty() && machine.caches.empty())
    held.push_back({"held-flat", {{"cpus", static_cast<std::int64_t>(machine.cpus.size())}}});
  addMemory(held, machine);
  addPower(held, health);
  addLimits(held, machine, health);
  addDisks(held, disks);
  if (health.transparentPages == "never")
    held.push_back({"held-small-pages", {{"page_bytes", static_cast<std::int64_t>(machine.pageSize.count)}}});
  return held;
}

std::vector<Reason> heldBack(const Run& run) {
  return heldBack(run.machine, run.environment.healthBefore.value_or(Health{}), run.disks);
}

}  // namespace strata
