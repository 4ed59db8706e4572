// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

#include "core/disk/leftovers.h"

namespace strata {

/// The leftovers in the folders of earlier disk tests (see DiskFolders) and in these, but for those that are
/// to be kept. Takes at most `perFolder` for each folder that does not answer; ends at a stop.
std::vector<Leftover> leftoversOfEarlierTests(const std::vector<std::string>& folders,
                                              std::chrono::milliseconds perFolder,
                                              const std::stop_token& stop);

/// Tells nobody of these again. Best effort.
void keepLeftovers(const std::vector<Leftover>& leftovers);

}  // namespace strata
