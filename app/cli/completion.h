// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/command_line.h"

namespace strata::cli {

/// The shells that completionFor() knows.
const std::vector<std::string>& shellNames();

/// A script that makes the shell, one of shellNames(), complete commands, options and values of strata-cli.
/// It calls nothing and is made from the table of options, so that it names what there is.
std::string completionFor(std::string_view shell, const std::vector<Command>& commands);

}  // namespace strata::cli
