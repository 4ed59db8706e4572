// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace strata {

/// What the system has counted of a TCP connection so far; absent where it does not tell.
struct TcpFacts {
  std::optional<std::uint64_t> retransmitted;  ///< segments sent again
  std::optional<std::uint64_t> segments;       ///< segments with data that were sent, again or not
};

/// Reads the TCP state of a socket of the system; takes a microsecond. Any thread.
TcpFacts tcpFactsOf(std::uintptr_t socket);

}  // namespace strata
