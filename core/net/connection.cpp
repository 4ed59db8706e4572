// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/connection.h"

#include <algorithm>
#include <asio/buffer.hpp>
#include <asio/connect.hpp>
#include <optional>
#include <system_error>
#include <utility>

#include "core/base/ask_aside.h"
#include "core/base/system_message.h"

namespace strata {

namespace {

using asio::ip::tcp;
using namespace std::chrono_literals;

std::string addressText(const asio::ip::address& address) {
  // What came in through a socket for both families.
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

using Endpoints = std::vector<tcp::endpoint>;

Endpoints resolved(const NetworkAddress& address) {
  asio::io_context context;
  tcp::resolver resolver(context);
  asio::error_code error;
  Endpoints endpoints;
  for (const auto& entry : resolver.resolve(address.host, std::to_string(address.port), error))
    endpoints.push_back(entry.endpoint());
  return endpoints;
}

Error failureOf(const asio::error_code& error) {
  if (error == asio::error::connection_refused) return {"network-refused", {}};
  if (error == asio::error::timed_out) return {"network-no-answer", {}};
  return {"network-unreachable", {{"why", systemMessage(error)}}};
}

}  // namespace

Connection::Connection(std::size_t pieceBytes, std::stop_token stop)
    : m_piece(pieceBytes), m_context(1), m_socket(m_context), m_stop(std::move(stop)) {}

Result<std::unique_ptr<Connection>> Connection::make(std::size_t pieceBytes, std::stop_token stop) {
  try {
    return std::make_unique<Connection>(pieceBytes, std::move(stop));
  } catch (const std::system_error& error) {
    return Error{"network-unreachable", {{"why", systemMessage(error.code())}}};
  }
}

template <typename Done>
bool Connection::wait(Time end, Done done) {
  while (!done()) {
    // This runs once in any case: what the system has done at once is only told here.
    m_context.restart();
    m_context.run_one_until(std::min(end, Clock::now() + timeToSeeStop));
    if (done()) break;
    if (isEnded() || Clock::now() >= end) return false;
  }
  return true;
}

Error Connection::lost(const asio::error_code& error) const {
  return {"network-lost", {{"why", systemMessage(error)}}};
}

Status Connection::open(const NetworkAddress& address, Time end) {
  // The system's search for a name cannot be ended.
  const auto most = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
  const auto endpoints = askAside<Endpoints>([address] { return resolved(address); }, most, m_stop);
  if (isEnded()) return Error{"stopped", {}};
  if (!endpoints || endpoints->empty()) return Error{"network-name-not-found", {}};
  Error failure{"network-no-answer", {}};
  for (std::size_t i = 0; i < endpoints->size(); ++i) {
    // One that does not answer leaves time for the others.
    const Time now = Clock::now();
    auto opened = openAt((*endpoints)[i], now + (end - now) / static_cast<int>(endpoints->size() - i));
    if (opened || opened.error().id == "stopped") return opened;
    failure = opened.error();
  }
  return failure;
}

Status Connection::openBeside(const Connection& other, Time end) {
  asio::error_code error;
  const tcp::endpoint endpoint = other.m_socket.remote_endpoint(error);
  if (error) return lost(error);
  return openAt(endpoint, end);
}

Status Connection::openAt(const tcp::endpoint& endpoint, Time end) {
  std::optional<asio::error_code> outcome;
  asio::error_code ignored;
  m_socket.close(ignored);
  m_socket.async_connect(endpoint, [&](const asio::error_code& error) { outcome = error; });
  if (!wait(end, [&] { return outcome.has_value(); })) {
    m_socket.close(ignored);
    while (!outcome) {
      m_context.restart();
      m_context.run_one();
    }
    if (isEnded()) return Error{"stopped", {}};
    return Error{"network-no-answer", {}};
  }
  if (*outcome) return failureOf(*outcome);
  m_socket.set_option(tcp::no_delay(true), ignored);
  return success();
}

// Writes without asynchronous writes, which hand the system 64 KiB at a time and look at all connections
// between two of them: over the loopback they carry 1.7 GB/s where this carries 2.9.
Status Connection::send(std::span<const std::uint8_t> bytes, Time end) {
  const Time begin = Clock::now();
  asio::error_code error;
  leaveWaitingToUs(error);
  while (!error && !bytes.empty()) {
    // The stop is seen also where the other end keeps taking the bytes away. A stop does not end what goes
    // out without waiting, so that no message is half said.
    if (m_cut) return Error{"stopped", {}};
    const std::size_t sent = m_socket.send(asio::buffer(bytes.data(), bytes.size()), 0, error);
    bytes = bytes.subspan(sent);
    if (error != asio::error::would_block) continue;
    error.clear();
    if (isReadyToSend(end)) continue;
    if (isEnded()) return Error{"stopped", {}};
    return Error{"network-stalled",
                 {{"quiet_s", std::chrono::duration<double>(Clock::now() - begin).count()}}};
  }
  if (error) return lost(error);
  return success();
}

/// The system takes more, or tells why it does not when it is tried.
bool Connection::isReadyToSend(Time end) {
  bool ready = false;
  m_socket.async_wait(tcp::socket::wait_write, [&](const asio::error_code&) { ready = true; });
  if (wait(end, [&] { return ready; })) return true;
  asio::error_code ignored;
  m_socket.close(ignored);
  while (!ready) {
    m_context.restart();
    m_context.run_one();
  }
  return false;
}

Result<std::span<const std::uint8_t>> Connection::receive(Time end) {
  // The stop is seen also where there is always more to receive.
  if (isEnded()) return Error{"stopped", {}};
  if (!m_left.empty()) return std::exchange(m_left, {});
  asio::error_code error;
  leaveWaitingToUs(error);
  while (!error) {
    if (m_reading == Reading::None) {
      const std::size_t read = m_socket.receive(asio::buffer(m_piece), 0, error);
      if (!error) return std::span<const std::uint8_t>(m_piece.data(), read);
      if (error != asio::error::would_block) break;
      error.clear();
      m_reading = Reading::UnderWay;
      m_socket.async_wait(tcp::socket::wait_read,
                          [this](const asio::error_code&) { m_reading = Reading::Done; });
    }
    if (!wait(end, [&] { return m_reading == Reading::Done; })) {
      if (isEnded()) return Error{"stopped", {}};
      return std::span<const std::uint8_t>();
    }
    m_reading = Reading::None;
  }
  return lost(error);
}

/// Calls return at once, with what the system has or takes.
void Connection::leaveWaitingToUs(asio::error_code& error) {
  if (m_waits) return;
  m_socket.non_blocking(true, error);
  m_waits = !error;
}

Status Connection::receiveAll(std::span<std::uint8_t> into, Time end) {
  const Time begin = Clock::now();
  while (!into.empty()) {
    auto piece = receive(end);
    if (!piece) return piece.error();
    if (piece->empty())
      return Error{"network-stalled",
                   {{"quiet_s", std::chrono::duration<double>(Clock::now() - begin).count()}}};
    const std::size_t taken = std::min(piece->size(), into.size());
    std::copy_n(piece->begin(), taken, into.begin());
    into = into.subspan(taken);
    m_left = piece->subspan(taken);
  }
  return success();
}

void Connection::discardUnsent() {
  asio::error_code ignored;
  m_socket.set_option(tcp::socket::linger(true, 0), ignored);
}

void Connection::close() {
  asio::error_code ignored;
  m_socket.shutdown(tcp::socket::shutdown_both, ignored);
  m_socket.close(ignored);
}

void Connection::cut() {
  m_cut = true;
  m_context.stop();
}

std::string Connection::remoteAddress() const {
  if (m_remote) return addressText(*m_remote);
  asio::error_code error;
  const tcp::endpoint endpoint = m_socket.remote_endpoint(error);
  return error ? std::string() : addressText(endpoint.address());
}

std::string Connection::localAddress() const {
  asio::error_code error;
  const tcp::endpoint endpoint = m_socket.local_endpoint(error);
  return error ? std::string() : addressText(endpoint.address());
}

bool Connection::isLoopback() const {
  // A system reaches its own addresses without the line, whichever of them.
  return !remoteAddress().empty() && remoteAddress() == localAddress();
}

std::uintptr_t Connection::handle() {
  return static_cast<std::uintptr_t>(m_socket.native_handle());
}

}  // namespace strata
