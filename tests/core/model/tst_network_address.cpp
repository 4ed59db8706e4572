// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/model/network_address.h"

namespace strata {
namespace {

NetworkAddress parsed(std::string_view text) {
  const auto address = parseAddress(text);
  EXPECT_TRUE(address) << text;
  return address ? *address : NetworkAddress{};
}

TEST(NetworkAddress, IsAHostAndWhereItDiffersAPort) {
  EXPECT_EQ(parsed("desk.local"), (NetworkAddress{"desk.local", 49000}));
  EXPECT_EQ(parsed("desk.local:49001"), (NetworkAddress{"desk.local", 49001}));
  EXPECT_EQ(parsed("192.168.1.7"), (NetworkAddress{"192.168.1.7", 49000}));
  EXPECT_EQ(parsed("192.168.1.7:1"), (NetworkAddress{"192.168.1.7", 1}));
  EXPECT_EQ(parsed("desk:65535"), (NetworkAddress{"desk", 65535}));
  EXPECT_EQ(parsed("b\xC3\xBCro.local"), (NetworkAddress{"b\xC3\xBCro.local", 49000}));
}

TEST(NetworkAddress, OfIpv6StandsInBracketsWhereAPortFollows) {
  EXPECT_EQ(parsed("fe80::1"), (NetworkAddress{"fe80::1", 49000}));
  EXPECT_EQ(parsed("::1"), (NetworkAddress{"::1", 49000}));
  EXPECT_EQ(parsed("[fe80::1]"), (NetworkAddress{"fe80::1", 49000}));
  EXPECT_EQ(parsed("[fe80::1]:49001"), (NetworkAddress{"fe80::1", 49001}));
  EXPECT_EQ(parsed("[fe80::1%eth0]:49001"), (NetworkAddress{"fe80::1%eth0", 49001}));
  EXPECT_EQ(parsed("::ffff:192.168.1.7"), (NetworkAddress{"::ffff:192.168.1.7", 49000}));
}

TEST(NetworkAddress, TakesAnotherUsualPort) {
  EXPECT_EQ(*parseAddress("desk", 7), (NetworkAddress{"desk", 7}));
  EXPECT_EQ(*parseAddress("[::1]", 7), (NetworkAddress{"::1", 7}));
  EXPECT_EQ(*parseAddress("desk:49000", 7), (NetworkAddress{"desk", 49000}));
}

TEST(NetworkAddress, BlanksAroundItDoNotCount) {
  EXPECT_EQ(parsed("  desk.local:49001\t\r\n"), (NetworkAddress{"desk.local", 49001}));
}

TEST(NetworkAddress, IsRefusedWithItsText) {
  for (const char* wrong : {"",
                            " ",
                            "a b",
                            "desk:",
                            ":49000",
                            "desk:0",
                            "desk:65536",
                            "desk:-1",
                            "desk:+1",
                            "desk:4x",
                            "desk: 1",
                            "http://desk",
                            "tcp://desk:49000",
                            "desk/share",
                            "[fe80::1",
                            "fe80::1]",
                            "[fe80::1]49001",
                            "[fe80::1]:",
                            "[]",
                            "[]:49000",
                            "[[::1]]",
                            "desk:49000:1",
                            "[desk:1]",
                            "[dead:1]",
                            "*",
                            "-h",

                            "desk\x1b[31m",
                            "desk\x7f"}) {
    const auto address = parseAddress(wrong);
    ASSERT_FALSE(address) << wrong;
    EXPECT_EQ(address.error(), (Error{"bad-address", {{"address", std::string(wrong)}}}));
  }
}

/// RFC 1035: 253 letters.
TEST(NetworkAddress, IsNoLongerThanANameMayBe) {
  EXPECT_TRUE(parseAddress(std::string(253, 'a') + ":49001"));
  EXPECT_FALSE(parseAddress(std::string(254, 'a')));
}

TEST(NetworkAddress, IsShownWithAPortThatIsNotTheUsualOne) {
  EXPECT_EQ(addressText({"desk.local", 49000}), "desk.local");
  EXPECT_EQ(addressText({"desk.local", 49001}), "desk.local:49001");
  EXPECT_EQ(addressText({"fe80::1", 49000}), "fe80::1");
  EXPECT_EQ(addressText({"fe80::1", 49001}), "[fe80::1]:49001");
}

TEST(NetworkAddress, IsReadAsItIsShown) {
  for (const char* text : {"desk", "desk:1", "10.0.0.1", "10.0.0.1:65535", "::1", "[::1]:2", "fe80::1%eth0",
                           "[fe80::1%eth0]:3", "[desk]", "[desk]:4"}) {
    const NetworkAddress address = parsed(text);
    EXPECT_EQ(parsed(addressText(address)), address) << text;
  }
}

}  // namespace
}  // namespace strata
