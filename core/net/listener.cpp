// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/listener.h"

#include <algorithm>
#include <asio/error.hpp>
#include <asio/ip/v6_only.hpp>
#include <chrono>
#include <system_error>
#include <utility>

#include "core/base/system_message.h"
#include "core/net/port_claim.h"

namespace strata {

namespace {

using asio::ip::tcp;

/// How long the listener rests after an error of the system.
constexpr std::chrono::milliseconds restTime{20};

Error cannotListen(const std::string& address, std::uint16_t port, const asio::error_code& error) {
  if (error == asio::error::address_in_use) return {"port-taken", {{"port", std::int64_t{port}}}};
  return {"cannot-listen",
          {{"address", address}, {"port", std::int64_t{port}}, {"why", systemMessage(error)}}};
}

}  // namespace

Status Listener::openAt(const tcp::endpoint& endpoint, bool both) {
  asio::error_code error;
  asio::error_code ignored;
  m_acceptor.close(ignored);
  m_acceptor.open(endpoint.protocol(), error);
  if (!error) claimPort(static_cast<std::uintptr_t>(m_acceptor.native_handle()));
  if (!error && endpoint.address().is_v6()) m_acceptor.set_option(asio::ip::v6_only(!both), error);
  if (!error) m_acceptor.bind(endpoint, error);
  if (!error) m_acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return cannotListen(endpoint.address().to_string(), endpoint.port(), error);
  return success();
}

Status Listener::open(const std::string& address, std::uint16_t port) {
  if (!address.empty()) {
    asio::error_code error;
    const auto parsed = asio::ip::make_address(address, error);
    if (error) return cannotListen(address, port, error);
    return openAt({parsed, port}, false);
  }
  // One socket for both families, where the system has IPv6.
  auto both = openAt({asio::ip::address_v6::any(), port}, true);
  if (both || both.error().id == "port-taken") return both;
  return openAt({asio::ip::address_v4::any(), port}, false);
}

Result<std::unique_ptr<Listener>> listenAt(const std::string& address, std::uint16_t port) {
  try {
    auto listener = std::make_unique<Listener>();
    if (const Status opened = listener->open(address, port); !opened) return opened.error();
    return listener;
  } catch (const std::system_error& error) {
    return cannotListen(address, port, error.code());
  }
}

std::uint16_t Listener::port() const {
  asio::error_code error;
  const auto endpoint = m_acceptor.local_endpoint(error);
  return error ? std::uint16_t{0} : endpoint.port();
}

void Listener::begin(std::size_t pieceBytes, const std::stop_token& stop) {
  m_next.reset();
  auto made = Connection::make(pieceBytes, stop);
  if (!made) {
    m_error = asio::error::no_descriptors;
    return;
  }
  m_next = *std::move(made);
  m_accepting = true;
  m_acceptor.async_accept(m_next->socket(), m_peer, [this](const asio::error_code& error) {
    m_accepting = false;
    m_error = error;
  });
}

std::unique_ptr<Connection> Listener::accept(std::size_t pieceBytes, const std::stop_token& stop,
                                             Connection::Time end) {
  for (;;) {
    if (!m_accepting) begin(pieceBytes, stop);
    while (m_accepting && Connection::Clock::now() < end) {
      m_context.restart();
      m_context.run_one_until(end);
    }
    if (m_accepting) return nullptr;
    if (!m_error) break;
    // The error is of one connection, or of too many open files, which passes. Until it has, it comes at
    // once.
    m_rest(std::min(end, Connection::Clock::now() + restTime));
    if (Connection::Clock::now() >= end) return nullptr;
  }
  asio::error_code ignored;
  m_next->setRemote(m_peer.address());
  m_next->socket().set_option(tcp::no_delay(true), ignored);
  return std::move(m_next);
}

}  // namespace strata
