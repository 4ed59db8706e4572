// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <variant>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "app/cli/utf8_arguments.h"
#include "app/words/last_words.h"
#include "core/files/write_file.h"
#include "core/machine/c_library.h"
#include "core/machine/topology_messages.h"

namespace {

using namespace strata::cli;

struct Dispatch {
  int operator()(const RunArguments& arguments) const { return runCommand(arguments); }
  int operator()(const ListArguments& arguments) const { return listCommand(arguments); }
  int operator()(const MachineArguments& arguments) const { return machineCommand(arguments); }
  int operator()(const HistoryArguments& arguments) const { return historyCommand(arguments); }
  int operator()(const CompareArguments& arguments) const { return compareCommand(arguments); }
  int operator()(const ConvertArguments& arguments) const { return convertCommand(arguments); }
  int operator()(const RespondArguments& arguments) const { return respondCommand(arguments); }
  int operator()(const SelftestArguments& arguments) const { return selftestCommand(arguments); }
  int operator()(const DataArguments& arguments) const { return dataCommand(arguments); }
  int operator()(const Ended& ended) const { return endedCommand(ended); }
};

}  // namespace

int main(int argc, char** argv) {
  strata::shareHeapInLimitedSpace();
  strata::hideTopologyMessages();
  strata::cli::holdStandardStreams();
  strata::outliveFileLimits();
  strata::setLastWords("strata-cli");
  try {
    return std::visit(Dispatch{}, parseArguments(utf8Arguments(argc, argv)));
  } catch (const std::exception&) {
    if (!strata::sayLastWords()) throw;
    return exitDevice;
  }
}
