// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/address_order.h"

#include <gtest/gtest.h>

#include <string>

namespace strata {
namespace {

TEST(IsLoopback, IsTrueForThisMachineAlone) {
  for (const char* address : {"127.0.0.1", "127.255.255.254", "::1"})
    EXPECT_TRUE(isLoopback(address)) << address;
  for (const char* address : {"128.0.0.1", "12.7.0.1", "1.127.0.1", "192.168.127.1", "::", "::11", "1::1",
                              "fe80::1%lo0", "127::1", ""})
    EXPECT_FALSE(isLoopback(address)) << address;
}

TEST(IsLinkLocal, IsTrueForTheRangesOfBothVersions) {
  for (const char* address : {"169.254.0.1", "169.254.255.254", "fe80::1", "fe80::1%eth0",
                              "fe90::", "fea0::1", "febf:ffff::1", "FE80::1%12", "FEBF::"})
    EXPECT_TRUE(isLinkLocal(address)) << address;
  for (const char* address : {"169.25.4.1", "169.255.0.1", "16.169.254.1", "fe7f::1", "fec0::1", "fe8::1",
                              "ff80::1", "2001:fe80::1", "fd00::1", "::1", "::", "", "fe80"})
    EXPECT_FALSE(isLinkLocal(address)) << address;
}

LocalAddress outward(const std::string& address) {
  LocalAddress one;
  one.address = address;
  return one;
}

LocalAddress here(const std::string& address) {
  LocalAddress one = outward(address);
  one.loopback = true;
  return one;
}

TEST(InOrderOfTrying, PutsFirstWhatIsMostLikelyReached) {
  const auto ordered = [](std::vector<LocalAddress> addresses) {
    std::vector<std::string> texts;
    for (const LocalAddress& one : inOrderOfTrying(std::move(addresses))) texts.push_back(one.address);
    return texts;
  };
  EXPECT_EQ(ordered({here("::1"), here("127.0.0.1"), outward("fe80::1%eth0"), outward("2001:db8::1"),
                     outward("169.254.7.7"), outward("192.168.1.9"), outward("10.0.0.2")}),
            (std::vector<std::string>{"192.168.1.9", "10.0.0.2", "2001:db8::1", "169.254.7.7", "fe80::1%eth0",
                                      "127.0.0.1", "::1"}));
  // What the interface is, not the address alone: macOS gives its loopback one such.
  EXPECT_EQ(ordered({here("fe80::1%lo0"), outward("fe80::2%en0")}),
            (std::vector<std::string>{"fe80::2%en0", "fe80::1%lo0"}));
  EXPECT_TRUE(inOrderOfTrying({}).empty());
}

}  // namespace
}  // namespace strata
