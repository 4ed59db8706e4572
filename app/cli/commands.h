// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

namespace strata::cli {

/// Each prints its result on standard output, what went wrong on standard error, and returns the exit status.
int runCommand(const RunArguments& arguments);
int listCommand(const ListArguments& arguments);
int machineCommand(const MachineArguments& arguments);
int historyCommand(const HistoryArguments& arguments);
int compareCommand(const CompareArguments& arguments);
int convertCommand(const ConvertArguments& arguments);
int respondCommand(const RespondArguments& arguments);
int selftestCommand(const SelftestArguments& arguments);
int dataCommand(const DataArguments& arguments);
int endedCommand(const Ended& ended);

}  // namespace strata::cli
