// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace strata {

/// An address of this machine.
struct LocalAddress {
  std::string
      address;  ///< of IPv4 or IPv6, without brackets; of a link-local one with its zone ("fe80::1%eth0")
  std::string interface;  ///< as the system names it: "eth0", "Ethernet 2"
  bool loopback = false;
  /// What the interface carries by the system's word, in MB/s of all bytes on the line; absent where it does
  /// not tell, which virtual ones often do not.
  std::optional<double> linkRate;

  friend bool operator==(const LocalAddress&, const LocalAddress&) = default;
};

/// The addresses of interfaces that are up, in the order in which somebody would try them: IPv4 before IPv6,
/// link-local ones after others, loopback last. Empty where the system does not tell. Any thread.
std::vector<LocalAddress> localAddresses();

/// LocalAddress::linkRate of the interface of that name. Absent for radio, whose rate is another at each
/// moment, and for interfaces without a line of their own, whose drivers make up a number. Windows has no
/// such function, since it tells addresses and rates together.
std::optional<double> linkRate(const std::string& interface);

}  // namespace strata
