// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace strata::cli {

/// The words of each command as this system takes them apart: by sh, or by CommandLineToArgvW.
std::vector<std::vector<std::string>> splitCommands(const std::vector<std::string>& commands);

}  // namespace strata::cli
