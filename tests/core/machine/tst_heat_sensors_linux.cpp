// SPDX-License-Identifier: GPL-3.0-or-later
// Sensors of heat, power and battery of systems whose /sys is a folder of the test.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "core/machine/heat_sensors.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

double now = 0;

class HeatOf : public testing::Test {
 protected:
  void write(const std::string& path, const std::string& text) const {
    const std::filesystem::path file(m_folder.path() + "/sys/" + path);
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text << '\n';
  }
  std::unique_ptr<HeatSensors> sensors() const {
    return makeHeatSensorsBelow(m_folder.path(), [] { return now; });
  }

  TemporaryFolder m_folder;
};

TEST_F(HeatOf, ASystemThatTellsNothing) {
  const auto heat = sensors();
  const HeatReading reading = heat->read();
  EXPECT_FALSE(reading.temperatureC || reading.criticalC || reading.powerW || reading.limitPercent ||
               reading.batteryPercent);
  EXPECT_FALSE(heat->throttles());
}

TEST_F(HeatOf, TheHottestSensorOfTheProcessor) {
  write("class/hwmon/hwmon0/name", "nvme");
  write("class/hwmon/hwmon0/temp1_input", "99000");
  write("class/hwmon/hwmon1/name", "coretemp");
  write("class/hwmon/hwmon1/temp1_input", "61000");
  write("class/hwmon/hwmon1/temp1_crit", "90000");
  write("class/hwmon/hwmon1/temp2_input", "63500");
  write("class/hwmon/hwmon1/temp2_crit", "100000");
  const HeatReading reading = sensors()->read();
  EXPECT_EQ(reading.temperatureC, 63.5);
  EXPECT_EQ(reading.criticalC, 100);
}

TEST_F(HeatOf, AZoneWhereNoDriverTells) {
  write("class/thermal/thermal_zone0/type", "battery");
  write("class/thermal/thermal_zone0/temp", "99000");
  write("class/thermal/thermal_zone1/type", "cpu-thermal");
  write("class/thermal/thermal_zone1/temp", "48000");
  write("class/thermal/thermal_zone1/trip_point_0_type", "passive");
  write("class/thermal/thermal_zone1/trip_point_0_temp", "80000");
  write("class/thermal/thermal_zone1/trip_point_1_type", "critical");
  write("class/thermal/thermal_zone1/trip_point_1_temp", "110000");
  const HeatReading reading = sensors()->read();
  EXPECT_EQ(reading.temperatureC, 48);
  EXPECT_EQ(reading.criticalC, 110);
}

TEST_F(HeatOf, PowerIsEnergyByTime) {
  write("class/powercap/intel-rapl:0/name", "package-0");
  write("class/powercap/intel-rapl:0/energy_uj", "1000000");
  write("class/powercap/intel-rapl:0/max_energy_range_uj", "50000000");
  write("class/powercap/intel-rapl:0:0/name", "core");
  write("class/powercap/intel-rapl:0:0/energy_uj", "7");
  now = 10;
  const auto heat = sensors();
  write("class/powercap/intel-rapl:0/energy_uj", "31000000");
  now = 12;
  EXPECT_EQ(heat->read().powerW, 15) << "30 J in 2 s";
  write("class/powercap/intel-rapl:0/energy_uj", "1000000");
  now = 14;
  EXPECT_EQ(heat->read().powerW, 10) << "from 31 J over 50 J to 1 J";
}

TEST_F(HeatOf, ABatteryThatIsDischarged) {
  write("class/power_supply/BAT0/type", "Battery");
  write("class/power_supply/BAT0/capacity", "30");
  write("class/power_supply/BAT1/type", "Battery");
  write("class/power_supply/BAT1/capacity", "50");
  write("class/power_supply/mouse/type", "Battery");
  write("class/power_supply/mouse/scope", "Device");
  write("class/power_supply/mouse/capacity", "3");
  write("class/power_supply/BAT0/status", "Charging");
  EXPECT_FALSE(sensors()->read().batteryPercent);
  write("class/power_supply/BAT0/status", "Discharging");
  EXPECT_EQ(sensors()->read().batteryPercent, 40);
}

// Each CPU has the counter of its package, which counts once.
TEST_F(HeatOf, CountersOfThrottling) {
  for (const std::string cpu : {"cpu0", "cpu1", "cpu2"}) {
    const std::string folder = "devices/system/cpu/" + cpu;
    write(folder + "/topology/physical_package_id", cpu == "cpu2" ? "1" : "0");
    write(folder + "/thermal_throttle/core_throttle_count", "2");
    write(folder + "/thermal_throttle/package_throttle_count", cpu == "cpu2" ? "100" : "10");
  }
  EXPECT_EQ(sensors()->throttles(), 116U);
}

}  // namespace
}  // namespace strata::test
