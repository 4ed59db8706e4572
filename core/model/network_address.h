// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/model/result.h"

namespace strata {

/// Where a machine responds unless told otherwise: the port of `bandwidth`.
inline constexpr std::uint16_t usualPort = 49000;

/// A machine that responds to network tests.
struct NetworkAddress {
  std::string host;  ///< a name, or an address of IPv4 or IPv6 without brackets
  std::uint16_t port = usualPort;

  friend bool operator==(const NetworkAddress&, const NetworkAddress&) = default;
};

/// "desk.local", "desk.local:49001", "192.168.1.7", "[fe80::1]:49001", "fe80::1". Blanks around it do not
/// count. Error: `bad-address` (address): empty, longer than a name may be, with blanks or brackets or the
/// like within, of several colons and yet none of IPv6, or without a port of 1 … 65535 after the colon.
/// `usual`: the port where the text has none.
Result<NetworkAddress> parseAddress(std::string_view text, std::uint16_t usual = usualPort);

/// The port stands only where it is not usualPort; with it an address of IPv6 stands in brackets.
std::string addressText(const NetworkAddress& address);

}  // namespace strata
