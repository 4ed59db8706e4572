// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/options/shell_word.h"
#include "core/model/settings.h"

namespace strata::cli {

/// The arguments of strata-cli that do just what these settings and this selection do, on any machine,
/// whatever settings are saved there: `run memory --preset default --memory-time 4 …` with what differs from
/// the defaults. What the selected tests do not use is left out, since strata-cli would ask about it; so are
/// keys of a newer version (Settings::unknownJson). An empty name of a folder becomes ".", which means the
/// same. Codes of the network test are written as CODE, once for each machine. Empty when no test is
/// selected: then there is no such command.
std::vector<std::string> equalArguments(const Request& request);

/// The same as a command to paste into a shell, "strata-cli" first.
std::string equalCommand(const Request& request, Shell shell = nativeShell());

}  // namespace strata::cli
