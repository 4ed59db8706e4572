// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/net/connection.h"
#include "core/net/frame.h"
#include "core/net/message.h"
#include "core/net/seal.h"

/// Only core/net uses this, as it does Connection.
namespace strata {

struct Frame {
  FrameKind kind = FrameKind::Hello;
  std::string payload;
};

/// The frames of a connection, and once both ends have a key, the messages in them. Used by one thread.
class Channel {
 public:
  using Time = Connection::Time;

  explicit Channel(Connection& connection) : m_connection(connection) {}

  Status sendFrame(FrameKind kind, std::string_view payload, Time end);
  /// The next frame of that kind; its payload. Errors: those of the connection and of readFrameHead; where
  /// the other end refuses, its reason. A frame of another kind is `network-bad-frame`.
  Result<std::string> receiveFrame(FrameKind kind, Time end);
  /// The next frame, whatever it is.
  Result<Frame> receiveAny(Time end);

  /// From here on frames are tagged.
  void agree(const cpace::Key& key, Speaker self);

  /// Only after agree().
  Status say(const Message& message, Time end);
  /// Why this end goes, once; best effort, also after a stop. Only after agree().
  void sayBye(const std::optional<Reason>& reason);
  /// The next message; nothing where none came until then. `network-bad-frame` where its tag is wrong. Only
  /// after agree().
  Result<std::optional<Message>> hear(Time end);

 private:
  /// Nothing: the rest has not come yet.
  Result<std::optional<Frame>> takeFrame();
  Result<std::optional<Frame>> nextFrame(Time end);

  Connection& m_connection;
  std::string m_came;  // and not taken yet
  std::optional<Seal> m_own;
  std::optional<Seal> m_others;
  bool m_saidBye = false;
};

}  // namespace strata
