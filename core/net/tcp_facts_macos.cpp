// SPDX-License-Identifier: GPL-3.0-or-later
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "core/net/tcp_facts.h"

namespace strata {

TcpFacts tcpFactsOf(std::uintptr_t socket) {
  tcp_connection_info info{};
  socklen_t size = sizeof info;
  if (getsockopt(static_cast<int>(socket), IPPROTO_TCP, TCP_CONNECTION_INFO, &info, &size) != 0 ||
      size < sizeof info)
    return {};
  return {.retransmitted = info.tcpi_txretransmitpackets, .segments = info.tcpi_txpackets};
}

}  // namespace strata
