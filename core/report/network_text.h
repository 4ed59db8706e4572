// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"

/// The network test, as all reports name it.
namespace strata {

/// What is known of the other machine and of the line to it, without its name.
std::string peerText(const PeerFacts& peer, const Words& words);
/// Its name, and its address where that is another.
std::string peerHead(const PeerFacts& peer, const Words& words);

}  // namespace strata
