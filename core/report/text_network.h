// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"
#include "core/report/text_notes.h"

namespace strata {

/// The network test: of each machine, and then of all together, the round trips, the chunks and the streams.
/// Empty where the run has none.
std::string networkTables(const Run& run, const Words& words, Notes& notes);

}  // namespace strata
