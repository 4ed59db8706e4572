// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/reason.h"
#include "core/model/settings.h"

namespace strata::cli {

enum class Format { Text, Csv, Json };

/// Exit statuses of the program.
enum Exit : int {
  exitDone = 0,
  exitGate = 1,
  exitArguments = 2,
  exitRefused = 3,
  exitDevice = 4,
  exitStopped = 130
};

struct RunArguments {
  Selection selection;
  Settings settings;
  Reason settingsFrom;           ///< a sentence of app/words: what the settings started from
  std::optional<Reason> notice;  ///< what a person should know about the saved settings
  int repeat = 1;
  std::string label;
  std::string comment;
  Format format = Format::Text;
  std::optional<std::string> output;  ///< absent: standard output
  bool quiet = false;
  bool verbose = false;
  std::optional<std::uint64_t> seed;
};

struct ListArguments {
  Format format = Format::Text;
};
struct MachineArguments {
  Format format = Format::Text;
};
struct SelftestArguments {};

/// The program has said all there is to say (help, version, or what is wrong with the arguments).
struct Ended {
  int exitCode = exitDone;
};

using Arguments = std::variant<RunArguments, ListArguments, MachineArguments, SelftestArguments, Ended>;

/// Reads the command line (UTF-8, without the program's name); says on standard error what is wrong, with
/// what is allowed. For a run without --settings and --preset it reads the saved settings.
Arguments parseArguments(const std::vector<std::string>& given);

}  // namespace strata::cli
