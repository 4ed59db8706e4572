// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/model/result.h"
#include "core/net/channel.h"

/// How two ends find out that they have the same code. For core/net alone, as Channel is.
namespace strata {

/// Proves the code for the end that leads, from its first frame on. Errors: those of Channel, what the other
/// end says where it refuses, and once this end's share has gone out `network-wrong-code` where it does not
/// prove to have the key, `network-unproved` for whatever else ends it.
Result<cpace::Key> introduceLeader(Channel& channel, std::string_view code, Connection::Time end);

/// Proves the code for the end that responds, once the leader's Hello is there. From `beforeShare` on the
/// leader can try a code: an error of it is sent as the refusal, and returned. `network-wrong-code` where the
/// leader does not prove to have the key, which it is told.
Result<cpace::Key> welcomeLeader(Channel& channel, const std::string& hello, std::string_view code,
                                 Connection::Time end, const std::function<Status()>& beforeShare);

/// Tells why not, as the last thing; best effort.
void refuse(Channel& channel, const Reason& reason, Connection::Time end);

}  // namespace strata
