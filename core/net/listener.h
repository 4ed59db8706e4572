// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <asio/io_context.hpp>
#include <asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "core/model/result.h"
#include "core/net/connection.h"

/// Only core/net uses this, since it shows the library of connections.
namespace strata {

/// Lets the calling thread rest until then.
using RestUntil = std::function<void(Connection::Time)>;

/// A port that connections come in at. One thread.
class Listener {
 public:
  /// `rest` is called where the system has failed to let one in, before that is tried again. Throws
  /// std::system_error where the system has no file left for it; see listenAt().
  explicit Listener(RestUntil rest = [](Connection::Time end) { std::this_thread::sleep_until(end); })
      : m_rest(std::move(rest)), m_context(1), m_acceptor(m_context) {}

  /// Listens on that address, or on all of this machine where it is empty. Errors: `cannot-listen` (address,
  /// port, why), `port-taken` (port).
  Status open(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;

  /// The next connection that comes in until then, with pieces of that size; null where none did. One that
  /// the system fails to let in, such as for too many open files, is tried again.
  std::unique_ptr<Connection> accept(std::size_t pieceBytes, const std::stop_token& stop,
                                     Connection::Time end);

 private:
  Status openAt(const asio::ip::tcp::endpoint& endpoint, bool both);
  void begin(std::size_t pieceBytes, const std::stop_token& stop);

  RestUntil m_rest;
  // The order matters: what is under way may touch the connection until the context is gone.
  std::unique_ptr<Connection> m_next;
  asio::io_context m_context;
  asio::ip::tcp::acceptor m_acceptor;
  asio::ip::tcp::endpoint m_peer;  ///< of what was accepted last
  asio::error_code m_error;
  bool m_accepting = false;
};

/// A listener that is open. Errors as those of Listener::open().
Result<std::unique_ptr<Listener>> listenAt(const std::string& address, std::uint16_t port);

}  // namespace strata
