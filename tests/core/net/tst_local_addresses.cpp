// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/local_addresses.h"

#include <gtest/gtest.h>

#include <asio/ip/address.hpp>

#include "core/net/address_order.h"

namespace strata {
namespace {

// Which there are is the machine's affair; none, where it has no network at all.
TEST(LocalAddresses, AreReadableAndInTheOrderOfTrying) {
  const std::vector<LocalAddress> addresses = localAddresses();
  EXPECT_EQ(addresses, inOrderOfTrying(addresses));
  for (const LocalAddress& one : addresses) {
    asio::error_code unreadable;
    const asio::ip::address address = asio::ip::make_address(one.address, unreadable);
    EXPECT_FALSE(unreadable) << one.address;
    EXPECT_FALSE(one.interface.empty()) << one.address;
    EXPECT_EQ(one.interface.find(':'), std::string::npos) << one.interface;
    EXPECT_EQ(isLoopback(one.address), address.is_loopback()) << one.address;
    EXPECT_EQ(address.is_v6() && address.to_v6().is_link_local(),
              isLinkLocal(one.address) && one.address.find(':') != std::string::npos)
        << one.address;
    EXPECT_FALSE(one.loopback && one.linkRate) << one.address;
    EXPECT_GT(one.linkRate.value_or(1), 0) << one.interface;
  }
}

}  // namespace
}  // namespace strata
