// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/model/result.h"
#include "core/model/run.h"
#include "core/net/responder.h"

namespace strata::gui {

/// The far end of a network test without a network: listens at once, then tells what a test wants it to.
/// Thread-safe.
class FakeResponder {
 public:
  /// As strata::respond.
  Status respond(const ResponderOptions& options, const ResponderSink& sink, const std::stop_token& stop);

  /// Told in that order by the one that listens, or will.
  void tell(const std::vector<ResponderEvent>& events);
  /// It ends of itself, with this.
  void end(const Error& error);
  /// What it tells when it is stopped while a leader is in.
  void setGoneAtStop(LeaderGone gone);

  bool isListening() const;
  /// The options of each time that it was begun.
  std::vector<ResponderOptions> begun() const;

 private:
  mutable std::mutex m_mutex;
  std::condition_variable m_changed;
  std::deque<ResponderEvent> m_events;
  std::optional<Error> m_end;
  LeaderGone m_goneAtStop;
  bool m_listening = false;
  std::vector<ResponderOptions> m_begun;
};

}  // namespace strata::gui
