// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/net/channel.h"
#include "core/net/connection.h"
#include "core/net/responder.h"

namespace strata::test {

/// A responder on the loopback, on a thread of its own, and what it said.
class FarEnd {
 public:
  /// `slowness`: how long it takes to hear that a leader has gone.
  explicit FarEnd(std::string code = "123456", std::chrono::milliseconds slowness = {},
                  const LeaderLimits& limits = {});
  ~FarEnd();
  FarEnd(const FarEnd&) = delete;
  FarEnd& operator=(const FarEnd&) = delete;

  std::uint16_t port() const { return m_port; }
  const std::string& code() const { return m_code; }
  PlannedPeer peer() const { return {{"127.0.0.1", m_port}, m_code}; }

  /// Its user ends it; what respond() returned.
  Status stop();
  /// Only asks for it.
  void requestStop() { m_thread.request_stop(); }

  /// Waits until so many events of that kind are there (some seconds at most), and copies the last; absent
  /// where they did not come.
  template <typename T>
  std::optional<T> waitFor(std::size_t count = 1) {
    std::unique_lock lock(m_mutex);
    std::optional<T> last;
    const bool came = m_changed.wait_for(lock, std::chrono::seconds(20), [&] {
      std::size_t seen = 0;
      for (const ResponderEvent& event : m_events)
        if (const auto* of = std::get_if<T>(&event)) {
          last = *of;
          ++seen;
        }
      return seen >= count;
    });
    return came ? last : std::nullopt;
  }
  template <typename T>
  std::vector<T> all() {
    const std::lock_guard lock(m_mutex);
    std::vector<T> found;
    for (const ResponderEvent& event : m_events)
      if (const auto* of = std::get_if<T>(&event)) found.push_back(*of);
    return found;
  }

 private:
  std::string m_code;
  std::uint16_t m_port = 0;
  std::mutex m_mutex;
  std::condition_variable m_changed;
  std::vector<ResponderEvent> m_events;
  std::optional<Status> m_status;
  std::jthread m_thread;
};

/// The machine that both ends say to be.
Machine lineMachine();

/// Lets in a leader that knows the code, as a responder does, up to where either has told of itself.
/// `sendsChunks`: false as of an earlier program.
void letIn(Connection& connection, Channel& channel, const std::string& code, Connection::Time end,
           bool sendsChunks = true);

}  // namespace strata::test
