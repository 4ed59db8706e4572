// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/net/far_end.h"

#include <gtest/gtest.h>

#include "core/net/about.h"
#include "core/net/attend.h"
#include "core/net/handshake.h"

namespace strata::test {

Machine lineMachine() {
  Machine machine;
  machine.cpuModel = "Test processor";
  machine.system = "Test system 1";
  return machine;
}

FarEnd::FarEnd(std::string code, std::chrono::milliseconds slowness, const LeaderLimits& limits)
    : m_code(std::move(code)) {
  m_thread = std::jthread([this, slowness, limits](const std::stop_token& stop) {
    ResponderOptions options;
    options.bind = "127.0.0.1";
    options.port = 0;
    options.code = m_code;
    options.limits = limits;
    auto status = respond(
        options, lineMachine(),
        [this, slowness](const ResponderEvent& event) {
          if (std::holds_alternative<LeaderGone>(event)) std::this_thread::sleep_for(slowness);
          const std::lock_guard lock(m_mutex);
          m_events.push_back(event);
          m_changed.notify_all();
        },
        stop);
    const std::lock_guard lock(m_mutex);
    m_status = std::move(status);
    m_changed.notify_all();
  });
  const auto listens = waitFor<ResponderListens>();
  if (listens) m_port = listens->port;
}

FarEnd::~FarEnd() {
  m_thread.request_stop();
}

Status FarEnd::stop() {
  m_thread.request_stop();
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, [&] { return m_status.has_value(); });
  return *m_status;
}

void letIn(Connection& connection, Channel& channel, const std::string& code, Connection::Time end,
           bool sendsChunks) {
  const auto hello = channel.receiveFrame(FrameKind::Hello, end);
  ASSERT_TRUE(hello);
  const auto key = welcomeLeader(channel, *hello, code, end, [] { return success(); });
  ASSERT_TRUE(key);
  channel.agree(*key, Speaker::Responder);
  ASSERT_TRUE(expect<About>(channel, end));
  About own = aboutThis(lineMachine(), *key, connection);
  own.sendsChunks = sendsChunks;
  ASSERT_TRUE(channel.say(own, end));
}

}  // namespace strata::test
