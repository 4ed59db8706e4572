// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <set>
#include <vector>

#include "core/machine/health.h"
#include "core/machine/proc_text.h"
#include "core/machine/system_files_linux.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

/// The different values that the clock policies of all CPUs have in files of that name, as a list.
/// Documentation/admin-guide/pm/cpufreq.rst
std::string ofClockPolicies(const SystemFiles& files, const std::string& name) {
  const std::string folder = "/sys/devices/system/cpu/cpufreq/";
  std::set<std::string> values;
  for (const std::string& policy : files.names(folder))
    if (policy.starts_with("policy")) values.insert(files.line(fmt::format("{}{}/{}", folder, policy, name)));
  values.erase("");
  return fmt::format("{}", fmt::join(values, ", "));
}

std::optional<bool> boostOf(const SystemFiles& files) {
  if (const auto off = files.number("/sys/devices/system/cpu/intel_pstate/no_turbo")) return *off == 0;
  if (const auto on = files.number("/sys/devices/system/cpu/cpufreq/boost")) return *on != 0;
  return std::nullopt;
}

// Documentation/ABI/testing/sysfs-class-power. Mice and pens have batteries too: their scope is "Device".
std::optional<bool> onBattery(const SystemFiles& files) {
  const std::string folder = "/sys/class/power_supply/";
  bool hasBattery = false;
  bool isFed = false;
  bool isDischarging = false;
  for (const std::string& name : files.names(folder)) {
    const std::string supply = folder + name;
    if (files.line(supply + "/scope") == "Device") continue;
    const std::string type = files.line(supply + "/type");
    if (type == "Mains" || type == "USB") isFed = isFed || files.number(supply + "/online") == 1;
    if (type != "Battery") continue;
    hasBattery = true;
    isDischarging = isDischarging || files.line(supply + "/status") == "Discharging";
  }
  if (!hasBattery) return std::nullopt;
  return isDischarging && !isFed;
}

// Documentation/power/powercap/powercap.rst: the first constraint is the long-term one.
std::optional<double> powerLimitOf(const SystemFiles& files) {
  constexpr double microwatts = 1e6;
  const std::string folder = "/sys/class/powercap/";
  for (const std::string& name : files.names(folder)) {
    if (!files.line(folder + name + "/name").starts_with("package")) continue;
    if (files.line(folder + name + "/constraint_0_name") != "long_term") continue;
    const auto limit = files.number(folder + name + "/constraint_0_power_limit_uw");
    if (limit && *limit > 0) return *limit / microwatts;
  }
  return std::nullopt;
}

std::string microcodeOf(const SystemFiles& files) {
  const std::string version = files.line("/sys/devices/system/cpu/cpu0/microcode/version");
  return version.empty() ? cpuInfoField(files.whole("/proc/cpuinfo").value_or(""), "microcode") : version;
}

}  // namespace

Health readHealthBelow(const std::string& root) {
  const SystemFiles files(root);
  Health health;
  health.governor = ofClockPolicies(files, "scaling_governor");
  health.clockDriver = ofClockPolicies(files, "scaling_driver");
  // Documentation/admin-guide/mm/transhuge.rst
  health.transparentPages =
      chosenWord(files.line("/sys/kernel/mm/transparent_hugepage/enabled")).value_or("");
  health.boost = boostOf(files);
  health.powerProfile = files.line("/sys/firmware/acpi/platform_profile");
  health.onBattery = onBattery(files);
  health.powerLimitW = powerLimitOf(files);
  health.temperatureC = hottestOfProcessor(files).temperatureC;
  health.memoryPressure = pressureOf(files.whole("/proc/pressure/memory").value_or(""));
  const CgroupLimits limits = cgroupLimits([&](const std::string& path) { return files.whole(path); });
  health.cpuQuota = limits.cpus;
  health.memoryLimit = limits.memory;
  health.kernel = files.line("/proc/sys/kernel/osrelease");
  health.microcode = microcodeOf(files);
  return health;
}

Health readHealth() {
  return readHealthBelow("");
}

std::optional<double> busySeconds() {
  const auto ticks = busyTicks(readTextFile("/proc/stat").value_or(""));
  const long perSecond = sysconf(_SC_CLK_TCK);
  if (!ticks || perSecond <= 0) return std::nullopt;
  return static_cast<double>(*ticks) / static_cast<double>(perSecond);
}

}  // namespace strata
