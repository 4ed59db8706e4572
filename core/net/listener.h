// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <asio/io_context.hpp>
#include <asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "core/model/result.h"
#include "core/net/connection.h"

/// For core/net alone, since it shows the library of connections.
namespace strata {

/// A port that connections come in at. One thread.
class Listener {
 public:
  Listener() : m_context(1), m_acceptor(m_context) {}

  /// On that address, or on all of this machine where it is empty. Errors: `cannot-listen` (address, port,
  /// why), `port-taken` (port).
  Status open(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;

  /// The next connection that comes in until then, with pieces of that size; null where none did.
  std::unique_ptr<Connection> accept(std::size_t pieceBytes, const std::stop_token& stop,
                                     Connection::Time end);

 private:
  Status openAt(const asio::ip::tcp::endpoint& endpoint, bool both);

  // The order matters: what is under way may touch the connection until the context is gone.
  std::unique_ptr<Connection> m_next;
  asio::io_context m_context;
  asio::ip::tcp::acceptor m_acceptor;
  asio::error_code m_error;
  bool m_accepting = false;
};

}  // namespace strata
