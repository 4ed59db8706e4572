// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>

#include "core/net/link_rate_linux.h"
#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

namespace fs = std::filesystem;

TEST(RateOfSpeed, IsAnEighthInMegabytes) {
  EXPECT_EQ(rateOfSpeed("1000\n"), 125.0);
  EXPECT_EQ(rateOfSpeed("2500\n"), 312.5);
  EXPECT_EQ(rateOfSpeed("10\n"), 1.25);
  EXPECT_EQ(rateOfSpeed("400000"), 50'000.0);
}

TEST(RateOfSpeed, IsAbsentForWhatStandsForUnknown) {
  for (const char* text : {"-1\n", "0\n", "4294967295\n", "65536000000\n", "", "\n", "fast\n", "1000x\n",
                           " 1000\n", "99999999999999999999\n"})
    EXPECT_EQ(rateOfSpeed(text), std::nullopt) << text;
}

/// A tree as /sys/class/net shows it.
class LinkRateUnder : public testing::Test {
 protected:
  void virtualOne(const std::string& name, const std::string& speed) {
    fs::create_directory(m_root / name);
    std::ofstream(m_root / name / "speed") << speed << "\n";
  }
  void line(const std::string& name, const std::string& speed) {
    virtualOne(name, speed);
    fs::create_directory(m_root / name / "device");
  }
  void lieOver(const std::string& upper, const std::string& lower) {
    fs::create_directory_symlink(m_root / lower, m_root / upper / ("lower_" + lower));
  }
  void forgetSpeed(const std::string& name) { fs::remove(m_root / name / "speed"); }
  void makeBridge(const std::string& name) { fs::create_directory(m_root / name / "bridge"); }
  std::optional<double> rate(const std::string& name) { return linkRateUnder(m_root, name); }

 private:
  test::TemporaryFolder m_folder;
  fs::path m_root = m_folder.path();
};

TEST_F(LinkRateUnder, IsWhatALineSays) {
  line("eth0", "1000");
  line("virtio0", "-1");
  EXPECT_EQ(rate("eth0"), 125.0);
  EXPECT_EQ(rate("virtio0"), std::nullopt);
}

// wlan0 has a device, but reading its speed fails; eth9 has gone.
TEST_F(LinkRateUnder, IsAbsentWhereNothingCanBeRead) {
  line("wlan0", "54");
  forgetSpeed("wlan0");
  EXPECT_EQ(rate("wlan0"), std::nullopt);
  EXPECT_EQ(rate("eth9"), std::nullopt);
  EXPECT_EQ(rate(""), std::nullopt);
}

// The drivers of tunnels and of pairs between containers name a number that no line has.
TEST_F(LinkRateUnder, IsAbsentWithoutALine) {
  virtualOne("veth0", "10000");
  virtualOne("tun0", "10");
  EXPECT_EQ(rate("veth0"), std::nullopt);
  EXPECT_EQ(rate("tun0"), std::nullopt);
}

TEST_F(LinkRateUnder, OfABondIsItsOwn) {
  line("eth0", "1000");
  line("eth1", "1000");
  virtualOne("bond0", "2000");
  lieOver("bond0", "eth0");
  lieOver("bond0", "eth1");
  virtualOne("bond0.7", "2000");
  lieOver("bond0.7", "bond0");
  EXPECT_EQ(rate("bond0"), 250.0);
  EXPECT_EQ(rate("bond0.7"), 250.0);
}

TEST_F(LinkRateUnder, OfABridgeIsThatOfItsFastestLine) {
  line("eth0", "1000");
  line("eth1", "100");
  virtualOne("tap0", "10000");
  virtualOne("br0", "10000");
  makeBridge("br0");
  for (const char* lower : {"eth1", "eth0", "tap0"}) lieOver("br0", lower);
  EXPECT_EQ(rate("br0"), 125.0);
  virtualOne("br1", "10000");
  makeBridge("br1");
  lieOver("br1", "tap0");
  EXPECT_EQ(rate("br1"), std::nullopt);
}

TEST_F(LinkRateUnder, EndsWhereInterfacesLieOverEachOther) {
  virtualOne("one", "1000");
  virtualOne("two", "1000");
  lieOver("one", "two");
  lieOver("two", "one");
  EXPECT_EQ(rate("one"), std::nullopt);
}

}  // namespace
}  // namespace strata
