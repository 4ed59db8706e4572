// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <asio/io_context.hpp>
#include <asio/ip/tcp.hpp>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/model/network_address.h"
#include "core/model/result.h"

/// Only core/net uses this, since it shows the library of connections.
namespace strata {

/// Whatever waits for the network looks so often whether a stop was requested.
inline constexpr std::chrono::milliseconds timeToSeeStop{20};
/// An end that breaks off connections, or goes, says why within this time, or is seen to be gone.
inline constexpr std::chrono::seconds reasonTime{1};

/// A TCP connection that one thread uses at a time. Whatever waits comes back at its end in time, and within
/// some 20 ms after a stop is requested or cut() is called. Errors: `stopped`, `network-lost` (why, in the
/// system's words), `network-stalled` (quiet_s).
class Connection {
 public:
  using Clock = std::chrono::steady_clock;
  using Time = Clock::time_point;

  /// Makes a connection that is not open yet. What is received comes in pieces of at most so many bytes.
  /// Throws std::system_error where the system has no file left for it; see make().
  Connection(std::size_t pieceBytes, std::stop_token stop);
  /// The same, with an error in place of the exception: `network-unreachable` (why).
  static Result<std::unique_ptr<Connection>> make(std::size_t pieceBytes, std::stop_token stop);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// The socket, for whoever accepts the connection, who also says from where it came.
  asio::ip::tcp::socket& socket() { return m_socket; }
  void setRemote(const asio::ip::address& remote) { m_remote = remote; }

  /// Tries what the name stands for, one after another. Besides: `network-name-not-found`,
  /// `network-refused`, `network-no-answer`, `network-unreachable` (why).
  Status open(const NetworkAddress& address, Time end);
  /// Connects to the very address and port that `other` is connected to, without a search for a name. The
  /// errors of open(), and `network-lost` where the other is connected no more.
  Status openBeside(const Connection& other, Time end);

  /// All of it, or an error, after which the connection is of no use.
  Status send(std::span<const std::uint8_t> bytes, Time end);
  /// What has come, nothing where nothing came until the end; valid until the next call.
  Result<std::span<const std::uint8_t>> receive(Time end);
  /// Exactly so many bytes; those of a piece that are too many stay for the next call.
  Status receiveAll(std::span<std::uint8_t> into, Time end);

  /// What the system has not sent yet when this ends is not sent at all.
  void discardUnsent();
  /// The other end sees that nothing more comes. Nothing is possible afterwards.
  void close();
  /// From here on a stop ends nothing: for last words.
  void outliveStop() { m_stop = {}; }
  /// Any thread: ends what waits, and all that is tried later.
  void cut();

  /// The address of the other end; of a connection that was accepted also after that end has broken it off,
  /// when the system names none.
  std::string remoteAddress() const;
  std::string localAddress() const;
  bool isLoopback() const;  ///< by its addresses
  std::uintptr_t handle();  ///< the system's

 private:
  Status openAt(const asio::ip::tcp::endpoint& endpoint, Time end);
  void leaveWaitingToUs(asio::error_code& error);
  bool isReadyToSend(Time end);
  template <typename Done>
  bool wait(Time end, Done done);
  bool isEnded() const { return m_cut.load() || m_stop.stop_requested(); }
  Error lost(const asio::error_code& error) const;

  // The order matters: what is under way may touch the piece until the context is gone.
  std::vector<std::uint8_t> m_piece;
  asio::io_context m_context;
  asio::ip::tcp::socket m_socket;
  std::optional<asio::ip::address> m_remote;  ///< as it was accepted
  std::stop_token m_stop;
  std::atomic<bool> m_cut = false;
  bool m_waits = false;
  /// Whether the system is asked to tell when something has come; also while something else is waited for.
  enum class Reading { None, UnderWay, Done };
  Reading m_reading = Reading::None;
  std::span<const std::uint8_t> m_left;  // of the piece, not yet handed out
};

}  // namespace strata
