// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the state of machines whose /proc and /sys are folders of the test.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/machine/health.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

class HealthOf : public testing::Test {
 protected:
  void write(const std::string& path, const std::string& text) const {
    const std::filesystem::path file(m_folder.path() + path);
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text << '\n';
  }
  Health read() const { return readHealthBelow(m_folder.path()); }

  TemporaryFolder m_folder;
};

TEST_F(HealthOf, ASystemThatTellsNothing) {
  EXPECT_EQ(read(), Health{});
}

TEST_F(HealthOf, ALaptop) {
  const std::string cpufreq = "/sys/devices/system/cpu/cpufreq/";
  write(cpufreq + "policy0/scaling_governor", "powersave");
  write(cpufreq + "policy4/scaling_governor", "powersave");
  write(cpufreq + "policy0/scaling_driver", "intel_pstate");
  write("/sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never");
  write("/sys/devices/system/cpu/intel_pstate/no_turbo", "1");
  write("/sys/firmware/acpi/platform_profile", "balanced");
  write("/sys/class/power_supply/AC/type", "Mains");
  write("/sys/class/power_supply/AC/online", "0");
  write("/sys/class/power_supply/BAT0/type", "Battery");
  write("/sys/class/power_supply/BAT0/status", "Discharging");
  write("/sys/class/powercap/intel-rapl:0/name", "package-0");
  write("/sys/class/powercap/intel-rapl:0/constraint_0_name", "long_term");
  write("/sys/class/powercap/intel-rapl:0/constraint_0_power_limit_uw", "15000000");
  write("/sys/class/hwmon/hwmon0/name", "nvme");
  write("/sys/class/hwmon/hwmon0/temp1_input", "99000");
  write("/sys/class/hwmon/hwmon3/name", "coretemp");
  write("/sys/class/hwmon/hwmon3/temp1_input", "61000");
  write("/sys/class/hwmon/hwmon3/temp2_input", "63500");
  write("/sys/class/hwmon/hwmon3/temp2_crit", "100000");
  write("/proc/pressure/memory", "some avg10=0.42 avg60=0.00 avg300=0.00 total=1");
  write("/proc/sys/kernel/osrelease", "6.1.0-18-amd64");
  write("/sys/devices/system/cpu/cpu0/microcode/version", "0x430");
  Health expected;
  expected.governor = "powersave";
  expected.clockDriver = "intel_pstate";
  expected.transparentPages = "madvise";
  expected.boost = false;
  expected.powerProfile = "balanced";
  expected.onBattery = true;
  expected.powerLimitW = 15;
  expected.temperatureC = 63.5;
  expected.memoryPressure = 0.42;
  expected.kernel = "6.1.0-18-amd64";
  expected.microcode = "0x430";
  EXPECT_EQ(read(), expected);
}

TEST_F(HealthOf, ABatteryThatIsFedIsNoneInUse) {
  write("/sys/class/power_supply/AC/type", "Mains");
  write("/sys/class/power_supply/AC/online", "1");
  write("/sys/class/power_supply/BAT0/type", "Battery");
  write("/sys/class/power_supply/BAT0/status", "Discharging");
  EXPECT_EQ(read().onBattery, false);
}

TEST_F(HealthOf, AMouseHasABatteryOfItsOwn) {
  write("/sys/class/power_supply/hidpp_battery_0/type", "Battery");
  write("/sys/class/power_supply/hidpp_battery_0/scope", "Device");
  write("/sys/class/power_supply/hidpp_battery_0/status", "Discharging");
  EXPECT_EQ(read().onBattery, std::nullopt);
}

TEST_F(HealthOf, GovernorsThatDifferAreAllNamed) {
  write("/sys/devices/system/cpu/cpufreq/policy0/scaling_governor", "schedutil");
  write("/sys/devices/system/cpu/cpufreq/policy1/scaling_governor", "performance");
  write("/sys/devices/system/cpu/cpufreq/boost", "1");
  EXPECT_EQ(read().governor, "performance, schedutil");
  EXPECT_EQ(read().boost, true);
}

TEST_F(HealthOf, AContainer) {
  write("/proc/self/mountinfo", "30 23 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw");
  write("/proc/self/cgroup", "0::/");
  write("/sys/fs/cgroup/cpu.max", "50000 100000");
  write("/sys/fs/cgroup/memory.max", "1073741824");
  write("/proc/cpuinfo", "processor\t: 0\nmicrocode\t: 0x1000065");
  EXPECT_EQ(read().cpuQuota, 0.5);
  EXPECT_EQ(read().memoryLimit, 1_GiB);
  EXPECT_EQ(read().microcode, "0x1000065");
}

TEST_F(HealthOf, RubbishIsNotTold) {
  write("/sys/devices/system/cpu/intel_pstate/no_turbo", "maybe");
  write("/sys/class/powercap/intel-rapl:0/name", "package-0");
  write("/sys/class/powercap/intel-rapl:0/constraint_0_name", "long_term");
  write("/sys/class/powercap/intel-rapl:0/constraint_0_power_limit_uw", "0");
  write("/proc/pressure/memory", "none");
  EXPECT_EQ(read(), Health{});
}

TEST(Health, OfThisMachineCanBeRead) {
  EXPECT_FALSE(readHealth().kernel.empty());
  const auto before = busySeconds();
  ASSERT_TRUE(before);
  EXPECT_GE(busySeconds(), before);
}

}  // namespace
}  // namespace strata::test
