// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "core/model/machine.h"
#include "core/net/channel.h"
#include "core/net/responder.h"
#include "core/net/responder_state.h"

/// Only core/net uses this, as it does Channel.
namespace strata {

/// At the end that responds: does what the leader at the other end of the channel asks, which has shown that
/// it knows the code, until it leaves, is lost, or a stop. Tells the sink from LeaderCame to LeaderGone.
void serveLeader(Connection& connection, Channel& channel, const cpace::Key& key, ResponderState& state,
                 const LeaderLimits& limits, const Machine& machine, const ResponderSink& sink,
                 const std::stop_token& stop);

}  // namespace strata
