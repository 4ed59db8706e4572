// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/model/reason.h"
#include "core/model/result.h"
#include "core/net/channel.h"

/// How two ends find out that they have the same code. For core/net alone, as Channel is.
namespace strata {

/// Proves the code for the leader, the client, from its first frame on. Errors: those of Channel; the
/// server's reason where it refuses; after this end has sent its share, `network-wrong-code` where the server
/// does not prove to have the key, and `network-unproved` for any other end.
Result<cpace::Key> introduceLeader(Channel& channel, std::string_view code, Connection::Time end);

/// Proves the code for the responder, the server, once the client's Hello is there. From `beforeShare` on the
/// client can try a code: an error of `beforeShare` is sent as the refusal, and returned. Returns
/// `network-wrong-code`, and sends it to the client, where the client does not prove to have the key.
Result<cpace::Key> welcomeLeader(Channel& channel, const std::string& hello, std::string_view code,
                                 Connection::Time end, const std::function<Status()>& beforeShare);

/// Tells why not, as the last thing; best effort.
void refuse(Channel& channel, const Reason& reason, Connection::Time end);

/// Whether the code that was used must not be used again: whoever was at the other end may have guessed at
/// it.
inline bool isCodeSpent(const Error& error) {
  return error.id == "network-wrong-code" || error.id == "network-unproved";
}

}  // namespace strata
