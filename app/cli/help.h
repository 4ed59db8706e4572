// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/command_line.h"

/// What --help prints, in lines of at most 80 columns.
namespace strata::cli {

/// All commands, examples, exit statuses.
std::string overviewHelp(const std::string& about, const std::vector<Command>& commands);

/// The options of one command in their groups; of `run` only those that the tests use which are given.
std::string commandHelp(const Command& command, const GivenCommand& given);

/// What `--version` prints: name and version on the first line, then what is built in.
std::string versionText();

}  // namespace strata::cli
