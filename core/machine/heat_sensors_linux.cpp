// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "core/machine/heat_sensors.h"
#include "core/machine/system_files_linux.h"

namespace strata {

namespace {

constexpr double microjoules = 1e6;

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

class LinuxHeatSensors : public HeatSensors {
 public:
  LinuxHeatSensors(std::string root, double (*nowS)()) : m_files(std::move(root)), m_nowS(nowS) {
    // The first reading has one before it.
    static_cast<void>(power());
  }

  HeatReading read() override {
    const ProcessorHeat heat = hottestOfProcessor(m_files);
    HeatReading reading;
    reading.temperatureC = heat.temperatureC;
    reading.criticalC = heat.criticalC;
    reading.powerW = power();
    reading.batteryPercent = battery();
    return reading;
  }

  // Documentation/ABI/testing/sysfs-devices-system-cpu. The counter of a package stands with each of its
  // CPUs.
  std::optional<std::uint64_t> throttles() override {
    const std::string folder = "/sys/devices/system/cpu/";
    double ofCores = 0;
    std::map<std::string, double> ofPackages;
    bool isTold = false;
    for (const std::string& name : m_files.names(folder)) {
      const std::string cpu = folder + name;
      const auto count = m_files.number(cpu + "/thermal_throttle/core_throttle_count");
      if (!count) continue;
      isTold = true;
      ofCores += *count;
      double& ofPackage = ofPackages[m_files.line(cpu + "/topology/physical_package_id")];
      ofPackage =
          std::max(ofPackage, m_files.number(cpu + "/thermal_throttle/package_throttle_count").value_or(0));
    }
    if (!isTold) return std::nullopt;
    for (const auto& [package, count] : ofPackages) ofCores += count;
    return static_cast<std::uint64_t>(ofCores);
  }

 private:
  /// The power since the call before. Documentation/power/powercap/powercap.rst; most systems let only root
  /// read it.
  std::optional<double> power() {
    const std::string folder = "/sys/class/powercap/";
    const double nowS = m_nowS();
    std::map<std::string, double> energies;
    for (const std::string& name : m_files.names(folder)) {
      const std::string zone = folder + name;
      if (!m_files.line(zone + "/name").starts_with("package")) continue;
      if (const auto energy = m_files.number(zone + "/energy_uj")) energies[name] = *energy / microjoules;
    }
    std::optional<double> joules;
    for (const auto& [name, energy] : energies) {
      const auto before = m_energies.find(name);
      if (before == m_energies.end()) continue;
      // It starts again from 0 at a value that the system tells.
      const double range =
          energy < before->second
              ? m_files.number(folder + name + "/max_energy_range_uj").value_or(0) / microjoules
              : 0;
      const double used = energy + range - before->second;
      if (used >= 0) joules = joules.value_or(0) + used;
    }
    const double elapsedS = nowS - m_energiesAtS;
    m_energies = std::move(energies);
    m_energiesAtS = nowS;
    return joules && elapsedS > 0 ? std::optional(*joules / elapsedS) : std::nullopt;
  }

  /// The mean of several batteries. Documentation/ABI/testing/sysfs-class-power.
  std::optional<double> battery() const {
    const std::string folder = "/sys/class/power_supply/";
    double sum = 0;
    int count = 0;
    bool isDischarging = false;
    for (const std::string& name : m_files.names(folder)) {
      const std::string supply = folder + name;
      if (m_files.line(supply + "/type") != "Battery" || m_files.line(supply + "/scope") == "Device")
        continue;
      const auto capacity = m_files.number(supply + "/capacity");
      if (!capacity) continue;
      sum += *capacity;
      ++count;
      isDischarging = isDischarging || m_files.line(supply + "/status") == "Discharging";
    }
    return isDischarging ? std::optional(sum / count) : std::nullopt;
  }

  SystemFiles m_files;
  double (*m_nowS)();
  std::map<std::string, double> m_energies;  ///< joules, by package
  double m_energiesAtS = 0;
};

}  // namespace

std::unique_ptr<HeatSensors> makeHeatSensorsBelow(const std::string& root, double (*nowS)()) {
  return std::make_unique<LinuxHeatSensors>(root, nowS);
}

std::unique_ptr<HeatSensors> makeHeatSensors() {
  return makeHeatSensorsBelow("", steadySeconds);
}

}  // namespace strata
