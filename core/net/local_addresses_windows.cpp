// SPDX-License-Identifier: GPL-3.0-or-later
#include <winsock2.h>
#include <ws2tcpip.h>

#include <iphlpapi.h>
#undef interface  // a macro of the headers of COM, which come with it

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "core/base/utf8_path.h"
#include "core/net/address_order.h"
#include "core/net/local_addresses.h"

namespace strata {

namespace {

/// The address as text, with its zone, a number on Windows, where it needs one; empty where it cannot be
/// told.
std::string addressText(const sockaddr* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address->sa_family == AF_INET) {
    const auto* four = reinterpret_cast<const sockaddr_in*>(address);
    return inet_ntop(AF_INET, &four->sin_addr, text.data(), text.size()) != nullptr ? text.data() : "";
  }
  if (address->sa_family != AF_INET6) return {};
  const auto* six = reinterpret_cast<const sockaddr_in6*>(address);
  if (inet_ntop(AF_INET6, &six->sin6_addr, text.data(), text.size()) == nullptr) return {};
  const std::string plain = text.data();
  return six->sin6_scope_id != 0 ? plain + "%" + std::to_string(six->sin6_scope_id) : plain;
}

/// The rate of an adapter with a line of its own: a virtual adapter names a number that is none of a line,
/// and that of radio is another at each moment.
std::optional<double> rateOf(const IP_ADAPTER_ADDRESSES& adapter) {
  MIB_IF_ROW2 row{};
  row.InterfaceLuid = adapter.Luid;
  if (adapter.IfType == IF_TYPE_IEEE80211 || GetIfEntry2(&row) != NO_ERROR ||
      !row.InterfaceAndOperStatusFlags.HardwareInterface)
    return std::nullopt;
  const std::uint64_t bits = adapter.TransmitLinkSpeed;
  if (bits == 0 || bits == std::numeric_limits<std::uint64_t>::max()) return std::nullopt;
  return static_cast<double>(bits) / 8e6;
}

/// The system's list; empty where it does not tell.
std::vector<std::byte> adapterList() {
  constexpr ULONG leaveOut = GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER;
  ULONG size = 16384;  // as its documentation advises
  // An adapter may come while the list is asked for.
  for (int attempt = 0; attempt < 4; ++attempt) {
    std::vector<std::byte> list(size);
    const ULONG outcome = GetAdaptersAddresses(AF_UNSPEC, leaveOut, nullptr,
                                               reinterpret_cast<IP_ADAPTER_ADDRESSES*>(list.data()), &size);
    if (outcome == NO_ERROR) return list;
    if (outcome != ERROR_BUFFER_OVERFLOW) break;
  }
  return {};
}

}  // namespace

std::vector<LocalAddress> localAddresses() {
  const std::vector<std::byte> list = adapterList();
  if (list.empty()) return {};
  std::vector<LocalAddress> found;
  for (const auto* adapter = reinterpret_cast<const IP_ADAPTER_ADDRESSES*>(list.data()); adapter != nullptr;
       adapter = adapter->Next) {
    if (adapter->OperStatus != IfOperStatusUp) continue;
    const std::optional<double> rate = rateOf(*adapter);
    for (const auto* at = adapter->FirstUnicastAddress; at != nullptr; at = at->Next) {
      LocalAddress local;
      local.address = addressText(at->Address.lpSockaddr);
      if (local.address.empty()) continue;
      local.interface = utf8Of(adapter->FriendlyName);
      local.loopback = isLoopback(local.address);
      if (!local.loopback) local.linkRate = rate;
      found.push_back(std::move(local));
    }
  }
  return inOrderOfTrying(std::move(found));
}

}  // namespace strata
