// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/net/channel.h"
#include "core/net/traffic.h"

/// Only core/net uses this, as it does Channel.
namespace strata {

/// What both ends counted.
struct TaskEnding {
  EndCount own;
  EndCount others;
};

/// A moment of this end, and the latest of the other's.
using ShowMoment = std::function<void(const Moment& own, const std::optional<Moment>& others)>;

/// Goes through a task whose connections are there, from its begin to what both ends counted, and ends its
/// connections. Errors: those of Channel, of a connection that broke off (`network-lost`), `network-stalled`
/// where the other end says nothing, `network-too-long` (most_s) where it has not counted within `mostS`, its
/// reason where it goes, `stopped`.
Result<TaskEnding> attend(Channel& channel, Traffic& traffic, double mostS, const ShowMoment& show,
                          const std::stop_token& stop);

/// The same error about that peer: its name stands in front of all other data.
Error aboutPeer(Error error, const std::string& peer);

/// How long an end waits for what the other must say or do at once.
inline constexpr std::chrono::seconds answerTime{10};

/// Hears the next thing, and wants it to be a T. Errors as above.
template <typename T>
Result<T> expect(Channel& channel, Connection::Time end) {
  const auto begin = Connection::Clock::now();
  auto message = channel.hear(end);
  if (!message) return message.error();
  if (!*message) {
    const std::chrono::duration<double> quiet = Connection::Clock::now() - begin;
    return Error{"network-stalled", {{"quiet_s", quiet.count()}}};
  }
  if (auto* bye = std::get_if<Bye>(&**message)) return bye->reason.value_or(Reason{"network-ended", {}});
  auto* wanted = std::get_if<T>(&**message);
  if (wanted == nullptr) return Error{"network-bad-frame", {}};
  return std::move(*wanted);
}

}  // namespace strata
