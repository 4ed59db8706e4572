// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/local_addresses.h"

#include <net/if.h>
#include <net/if_var.h>
#include <net/route.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/sockio.h>
#include <sys/sysctl.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace strata {

namespace {

/// IFM_NMASK and IFM_ETHER of net/if_media.h, which not every set of headers has.
constexpr int mediaKinds = 0xe0;
constexpr int cable = 0x20;

/// Radio and virtual interfaces call themselves Ethernet too, but for the medium.
bool isCable(const std::string& interface) {
  const int asking = socket(AF_INET, SOCK_DGRAM, 0);
  if (asking < 0) return false;
  ifmediareq media{};
  strlcpy(media.ifm_name, interface.c_str(), sizeof media.ifm_name);
  const bool known = ioctl(asking, SIOCGIFMEDIA, &media) == 0;
  close(asking);
  return known && (media.ifm_current & mediaKinds) == cable;
}

}  // namespace

// What getifaddrs() tells has 32 bits for the rate, and lines are faster than that.
std::optional<double> linkRate(const std::string& interface) {
  const unsigned index = if_nametoindex(interface.c_str());
  if (index == 0 || !isCable(interface)) return std::nullopt;
  std::array<int, 6> name{CTL_NET, PF_ROUTE, 0, 0, NET_RT_IFLIST2, static_cast<int>(index)};
  std::size_t size = 0;
  if (sysctl(name.data(), name.size(), nullptr, &size, nullptr, 0) != 0) return std::nullopt;
  std::vector<std::byte> messages(size);
  if (sysctl(name.data(), name.size(), messages.data(), &size, nullptr, 0) != 0) return std::nullopt;
  // The interface itself comes first, its addresses after it.
  if_msghdr2 head{};
  if (size < sizeof head) return std::nullopt;
  std::memcpy(&head, messages.data(), sizeof head);
  const std::uint64_t bits = head.ifm_data.ifi_baudrate;
  if (head.ifm_type != RTM_IFINFO2 || bits == 0) return std::nullopt;
  return static_cast<double>(bits) / 8e6;
}

}  // namespace strata
