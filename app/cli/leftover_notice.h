// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/options/shell_word.h"
#include "core/disk/leftovers.h"

namespace strata::cli {

/// What a person is told of files that interrupted disk tests left: for each folder a sentence, and on a line
/// of its own the command that deletes them. Empty when there are none.
std::string leftoverNotice(const std::vector<Leftover>& leftovers, Shell shell = nativeShell());

}  // namespace strata::cli
