// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <vector>

#include "core/base/real_number.h"
#include "core/machine/health.h"
#include "core/machine/proc_text.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

/// The first line of a file below a folder that stands for the root of a system.
class HealthFiles {
 public:
  explicit HealthFiles(std::string root) : m_root(std::move(root)) {}

  std::optional<std::string> whole(const std::string& path) const { return readTextFile(m_root + path); }

  std::string line(const std::string& path) const {
    const std::string text = whole(path).value_or("");
    return text.substr(0, text.find('\n'));
  }

  std::optional<double> number(const std::string& path) const { return parseReal(line(path)); }

  /// Names in a folder, in order; none where it cannot be read.
  std::vector<std::string> names(const std::string& folder) const {
    std::vector<std::string> found;
    std::error_code error;
    for (std::filesystem::directory_iterator at(m_root + folder, error), end; !error && at != end;
         at.increment(error))
      found.push_back(at->path().filename().string());
    std::ranges::sort(found);
    return found;
  }

 private:
  std::string m_root;
};

/// The different values that the clock policies of all CPUs have in files of that name, as a list.
/// Documentation/admin-guide/pm/cpufreq.rst
std::string ofClockPolicies(const HealthFiles& files, const std::string& name) {
  const std::string folder = "/sys/devices/system/cpu/cpufreq/";
  std::set<std::string> values;
  for (const std::string& policy : files.names(folder))
    if (policy.starts_with("policy")) values.insert(files.line(fmt::format("{}{}/{}", folder, policy, name)));
  values.erase("");
  return fmt::format("{}", fmt::join(values, ", "));
}

std::optional<bool> boostOf(const HealthFiles& files) {
  if (const auto off = files.number("/sys/devices/system/cpu/intel_pstate/no_turbo")) return *off == 0;
  if (const auto on = files.number("/sys/devices/system/cpu/cpufreq/boost")) return *on != 0;
  return std::nullopt;
}

// Documentation/ABI/testing/sysfs-class-power. Mice and pens have batteries too: their scope is "Device".
std::optional<bool> onBattery(const HealthFiles& files) {
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
std::optional<double> powerLimitOf(const HealthFiles& files) {
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

// Documentation/hwmon/sysfs-interface.rst. These drivers are those of processors.
std::optional<double> temperatureOf(const HealthFiles& files) {
  constexpr double millidegrees = 1000;
  const std::set<std::string> ofProcessors{"coretemp", "k10temp", "zenpower", "cpu_thermal", "via_cputemp"};
  const std::string folder = "/sys/class/hwmon/";
  std::optional<double> hottest;
  for (const std::string& name : files.names(folder)) {
    if (!ofProcessors.contains(files.line(folder + name + "/name"))) continue;
    const std::string device = folder + name + '/';
    for (const std::string& sensor : files.names(folder + name)) {
      if (!sensor.starts_with("temp") || !sensor.ends_with("_input")) continue;
      if (const auto found = files.number(device + sensor))
        hottest = std::max(hottest.value_or(*found / millidegrees), *found / millidegrees);
    }
  }
  return hottest;
}

std::string microcodeOf(const HealthFiles& files) {
  const std::string version = files.line("/sys/devices/system/cpu/cpu0/microcode/version");
  return version.empty() ? cpuInfoField(files.whole("/proc/cpuinfo").value_or(""), "microcode") : version;
}

}  // namespace

Health readHealthBelow(const std::string& root) {
  const HealthFiles files(root);
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
  health.temperatureC = temperatureOf(files);
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
