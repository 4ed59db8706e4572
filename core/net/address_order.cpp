// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/address_order.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace strata {

namespace {

bool isSix(std::string_view address) {
  return address.find(':') != std::string_view::npos;
}

}  // namespace

bool isLoopback(std::string_view address) {
  return isSix(address) ? address == "::1" : address.starts_with("127.");
}

bool isLinkLocal(std::string_view address) {
  if (!isSix(address)) return address.starts_with("169.254.");
  // The first group has four digits, of which the third holds the last two of the ten bits: 8 to b.
  if (address.find(':') != 4) return false;
  std::string group(address.substr(0, 4));
  std::ranges::transform(group, group.begin(), [](char digit) {
    return digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
  });
  return group.starts_with("fe") &&
         (group[2] == '8' || group[2] == '9' || group[2] == 'a' || group[2] == 'b');
}

std::vector<LocalAddress> inOrderOfTrying(std::vector<LocalAddress> addresses) {
  std::ranges::stable_sort(addresses, {}, [](const LocalAddress& one) {
    return std::tuple(one.loopback, isLinkLocal(one.address), isSix(one.address));
  });
  return addresses;
}

}  // namespace strata
