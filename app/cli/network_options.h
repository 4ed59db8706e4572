// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/command_line.h"
#include "core/model/settings.h"

namespace strata::cli {

/// What the options of `run` for the network test were given as. Absent or empty: not given.
struct NetworkOptions {
  std::vector<std::string> hosts;
  std::optional<std::uint16_t> port;  ///< of hosts that are given without one
  std::vector<std::string> codes;
  std::optional<int> streams;
  std::vector<std::string> directions;
  std::optional<int> seconds;

  /// Those that were given, by name.
  std::vector<std::string> given() const;
};

/// "1 to 65535", as options of several commands take it.
ValueKind portKind();

void declareNetwork(CommandLine& line);
NetworkOptions networkOptions(const GivenCommand& given);
/// Those of `more` come on top.
void replaceNetwork(NetworkOptions& options, const NetworkOptions& more);

void applyNetwork(const NetworkOptions& options, Selection& selection);
/// What does not go together is named.
std::optional<Wrong> applyNetwork(const NetworkOptions& options, Settings& settings);

}  // namespace strata::cli
