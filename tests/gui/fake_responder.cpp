// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/fake_responder.h"

#include <utility>
#include <variant>

#include "core/base/wait_or_stop.h"

namespace strata::gui {

Status FakeResponder::respond(const ResponderOptions& options, const ResponderSink& sink,
                              const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  m_begun.push_back(options);
  m_listening = true;
  sink(ResponderListens{{options.bind.empty() ? "192.168.1.7" : options.bind, "fd00::7"},
                        options.port,
                        options.code.value_or("042137")});
  bool led = false;
  Status status = success();
  while (waitOrStop(m_changed, lock, stop, [this] { return !m_events.empty() || m_end; })) {
    if (m_events.empty()) {
      status = *std::exchange(m_end, std::nullopt);
      break;
    }
    const ResponderEvent event = std::move(m_events.front());
    m_events.pop_front();
    if (std::holds_alternative<LeaderCame>(event)) led = true;
    if (std::holds_alternative<LeaderGone>(event)) led = false;
    sink(event);
  }
  if (led) sink(m_goneAtStop);
  m_listening = false;
  return status;
}

void FakeResponder::tell(const std::vector<ResponderEvent>& events) {
  {
    const std::lock_guard lock(m_mutex);
    m_events.insert(m_events.end(), events.begin(), events.end());
  }
  m_changed.notify_all();
}

void FakeResponder::end(const Error& error) {
  {
    const std::lock_guard lock(m_mutex);
    m_end = error;
  }
  m_changed.notify_all();
}

void FakeResponder::setGoneAtStop(LeaderGone gone) {
  const std::lock_guard lock(m_mutex);
  m_goneAtStop = std::move(gone);
}

bool FakeResponder::isListening() const {
  const std::lock_guard lock(m_mutex);
  return m_listening;
}

std::vector<ResponderOptions> FakeResponder::begun() const {
  const std::lock_guard lock(m_mutex);
  return m_begun;
}

}  // namespace strata::gui
