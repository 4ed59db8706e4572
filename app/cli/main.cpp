// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <variant>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "app/cli/utf8_arguments.h"
#include "app/words/words.h"
#include "core/machine/c_library.h"

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
  int operator()(const SelftestArguments&) const { return selftestCommand(); }
  int operator()(const Ended& ended) const { return endedCommand(ended); }
};

/// Made while there is memory.
const std::string& outOfMemory() {
  static const std::string line = "strata-cli: " + strata::english("cli-out-of-memory") + '\n';
  return line;
}

/// Of a thread that nothing is caught in. What was kept step by step stays.
[[noreturn]] void endWithoutMemory() {
  try {
    if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    printText(stderr, outOfMemory());
    std::_Exit(exitDevice);
  } catch (...) {
    std::abort();
  }
  std::abort();
}

}  // namespace

int main(int argc, char** argv) {
  strata::shareHeapInLimitedSpace();
  strata::cli::holdStandardStreams();
  strata::cli::outliveFileLimits();
  try {
    static_cast<void>(outOfMemory());
    std::set_terminate(endWithoutMemory);
    return std::visit(Dispatch{}, parseArguments(utf8Arguments(argc, argv)));
  } catch (const std::bad_alloc&) {
    printText(stderr, outOfMemory());
    return exitDevice;
  }
}
