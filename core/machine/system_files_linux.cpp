// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/system_files_linux.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include "core/base/real_number.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

constexpr double millidegrees = 1000;

std::optional<double> degreesOf(const SystemFiles& files, const std::string& path) {
  const auto value = files.number(path);
  return value ? std::optional(*value / millidegrees) : std::nullopt;
}

void addSensor(const std::optional<double>& temperatureC, const std::optional<double>& criticalC,
               ProcessorHeat& hottest) {
  if (!temperatureC || (hottest.temperatureC && *hottest.temperatureC >= *temperatureC)) return;
  hottest.temperatureC = temperatureC;
  // Drivers give 0 or less where there is none.
  hottest.criticalC = criticalC && *criticalC > 0 ? criticalC : std::nullopt;
}

// Documentation/hwmon/sysfs-interface.rst. These drivers are those of processors.
ProcessorHeat heatOfDrivers(const SystemFiles& files) {
  const std::set<std::string> ofProcessors{"coretemp", "k10temp", "zenpower", "cpu_thermal", "via_cputemp"};
  const std::string folder = "/sys/class/hwmon/";
  const std::string input = "_input";
  ProcessorHeat hottest;
  for (const std::string& name : files.names(folder)) {
    if (!ofProcessors.contains(files.line(folder + name + "/name"))) continue;
    const std::string device = folder + name + '/';
    for (const std::string& sensor : files.names(folder + name)) {
      if (!sensor.starts_with("temp") || !sensor.ends_with(input)) continue;
      const std::string stem = sensor.substr(0, sensor.size() - input.size());
      addSensor(degreesOf(files, device + sensor), degreesOf(files, device + stem + "_crit"), hottest);
    }
  }
  return hottest;
}

/// The critical temperature of a thermal zone; Documentation/driver-api/thermal/sysfs-api.rst.
std::optional<double> criticalOfZone(const SystemFiles& files, const std::string& zone) {
  for (const std::string& name : files.names(zone)) {
    const std::string kind = "_type";
    if (!name.starts_with("trip_point_") || !name.ends_with(kind)) continue;
    if (files.line(zone + name) != "critical") continue;
    return degreesOf(files, zone + name.substr(0, name.size() - kind.size()) + "_temp");
  }
  return std::nullopt;
}

/// The zones that are named for the processor: many small computers have no driver that tells.
ProcessorHeat heatOfZones(const SystemFiles& files) {
  const std::string folder = "/sys/class/thermal/";
  ProcessorHeat hottest;
  for (const std::string& name : files.names(folder)) {
    if (!name.starts_with("thermal_zone")) continue;
    const std::string zone = folder + name + '/';
    const std::string type = files.line(zone + "type");
    if (type != "x86_pkg_temp" && !type.starts_with("cpu") && !type.starts_with("soc")) continue;
    addSensor(degreesOf(files, zone + "temp"), criticalOfZone(files, zone), hottest);
  }
  return hottest;
}

}  // namespace

std::optional<std::string> SystemFiles::whole(const std::string& path) const {
  return readTextFile(m_root + path);
}

std::string SystemFiles::line(const std::string& path) const {
  return firstLine(m_root + path);
}

std::optional<double> SystemFiles::number(const std::string& path) const {
  return parseReal(line(path));
}

std::vector<std::string> SystemFiles::names(const std::string& folder) const {
  std::vector<std::string> found;
  std::error_code error;
  for (std::filesystem::directory_iterator at(m_root + folder, error), end; !error && at != end;
       at.increment(error))
    found.push_back(at->path().filename().string());
  std::ranges::sort(found);
  return found;
}

ProcessorHeat hottestOfProcessor(const SystemFiles& files) {
  const ProcessorHeat ofDrivers = heatOfDrivers(files);
  return ofDrivers.temperatureC ? ofDrivers : heatOfZones(files);
}

}  // namespace strata
