// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/machine.h"
#include "core/model/run.h"
#include "core/net/connection.h"
#include "core/net/message.h"
#include "core/net/seal.h"

/// How an end introduces itself, and what this end makes of the other's words. For core/net alone.
namespace strata {

About aboutThis(const Machine& machine, const cpace::Key& key, const Connection& connection);

/// All but the name, and who leads.
PeerFacts factsOf(const About& others, const About& own, const Connection& connection);

}  // namespace strata
