// SPDX-License-Identifier: GPL-3.0-or-later
#include <winsock2.h>

#include <mstcpip.h>

#include "core/net/tcp_facts.h"

namespace strata {

// Windows 10 knows the question since its version 1703.
TcpFacts tcpFactsOf(std::uintptr_t socket) {
  DWORD version = 0;
  TCP_INFO_v0 info{};
  DWORD wrote = 0;
  if (WSAIoctl(static_cast<SOCKET>(socket), SIO_TCP_INFO, &version, sizeof version, &info, sizeof info,
               &wrote, nullptr, nullptr) != 0 ||
      wrote < sizeof info || info.Mss == 0)
    return {};
  const auto segments = [&](std::uint64_t bytes) { return (bytes + info.Mss - 1) / info.Mss; };
  return {.retransmitted = segments(info.BytesRetrans), .segments = segments(info.BytesOut)};
}

}  // namespace strata
