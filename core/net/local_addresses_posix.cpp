// SPDX-License-Identifier: GPL-3.0-or-later
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "core/net/address_order.h"
#include "core/net/local_addresses.h"

namespace strata {

namespace {

/// The address as text, with its zone where it needs one; empty for what is no address of IPv4 or IPv6.
std::string addressText(const sockaddr* address) {
  if (address == nullptr) return {};
  socklen_t size = 0;
  if (address->sa_family == AF_INET) size = sizeof(sockaddr_in);
  if (address->sa_family == AF_INET6) size = sizeof(sockaddr_in6);
  if (size == 0) return {};
  std::array<char, NI_MAXHOST> text{};
  if (getnameinfo(address, size, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) != 0) return {};
  return text.data();
}

}  // namespace

std::vector<LocalAddress> localAddresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> list(first, freeifaddrs);
  std::vector<LocalAddress> found;
  std::map<std::string, std::optional<double>> rates;
  for (const ifaddrs* at = first; at != nullptr; at = at->ifa_next) {
    // Running: its line is plugged in as well.
    constexpr unsigned up = IFF_UP | IFF_RUNNING;
    if ((at->ifa_flags & up) != up) continue;
    LocalAddress local;
    local.address = addressText(at->ifa_addr);
    if (local.address.empty()) continue;
    // A second address may have a label behind the name: "eth0:1".
    const std::string_view label = at->ifa_name;
    local.interface = label.substr(0, label.find(':'));
    // An address that is routed to this machine may lie on its loopback interface, and is reached from
    // others.
    const bool inside = (at->ifa_flags & IFF_LOOPBACK) != 0;
    local.loopback = isLoopback(local.address) || (inside && isLinkLocal(local.address));
    if (!inside) {
      const auto [rate, isNew] = rates.try_emplace(local.interface);
      if (isNew) rate->second = linkRate(local.interface);
      local.linkRate = rate->second;
    }
    found.push_back(std::move(local));
  }
  return inOrderOfTrying(std::move(found));
}

}  // namespace strata
