// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/report/text.h"

/// The network test, as all reports name it.
namespace strata {

/// "4 x both ways", "32 KiB acknowledged", without the machine; nothing of cells of other tests.
std::optional<std::string> networkRowName(const CellResult& cell, const Words& words);

/// The same with the machine where there are several: "round trip, desk.local".
std::optional<std::string> networkCellName(const CellResult& cell, const Words& words);

/// As a person named it, or what stands for all together; empty where there is only one.
std::string peerName(const CellResult& cell, const Words& words);

/// What is known of the other machine and of the line to it, without its name.
std::string peerText(const PeerFacts& peer, const Words& words);
/// Its name, and its address where that is another.
std::string peerHead(const PeerFacts& peer, const Words& words);

}  // namespace strata
