// SPDX-License-Identifier: GPL-3.0-or-later
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstddef>

#include "core/net/tcp_facts.h"

namespace strata {

TcpFacts tcpFactsOf(std::uintptr_t socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  if (getsockopt(static_cast<int>(socket), IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return {};
  TcpFacts facts;
  // Older kernels know fewer fields, and write no more than they know.
  const auto wrote = [&](std::size_t offset, std::size_t length) { return size >= offset + length; };
  if (wrote(offsetof(tcp_info, tcpi_total_retrans), sizeof info.tcpi_total_retrans))
    facts.retransmitted = info.tcpi_total_retrans;
  if (wrote(offsetof(tcp_info, tcpi_data_segs_out), sizeof info.tcpi_data_segs_out))
    facts.segments = info.tcpi_data_segs_out;
  return facts;
}

}  // namespace strata
