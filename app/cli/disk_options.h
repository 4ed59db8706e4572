// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/command_line.h"
#include "core/model/settings.h"

namespace strata::cli {

/// What the options of `run` for the rows of the disk test were given as. Absent or empty: not given.
struct DiskOptions {
  std::optional<DiskProfile> profile;
  std::vector<std::string> ops;
  std::optional<Bytes> block;
  std::optional<int> queueDepth;
  std::optional<std::string> pattern;
  std::optional<int> threads;
  std::optional<int> seconds;
  std::optional<int> readPercent;
  std::vector<DiskRow> rows;
  bool zeros = false;
  std::optional<std::string> file;
  std::optional<Bytes> endurance;
  bool verify = false;

  /// Those that were given, by name, without --disk-profile.
  std::vector<std::string> given() const;
};

void declareDiskRows(CommandLine& line);
DiskOptions diskOptions(const GivenCommand& given);
/// Those of `more` come on top; what does not go together with one of them is taken back.
void replaceDisk(DiskOptions& options, const DiskOptions& more);

void applyDisk(const DiskOptions& options, Selection& selection);
/// On top of settings whose number of threads is known. What does not go together is named.
std::optional<Wrong> applyDisk(const DiskOptions& options, bool threadsGiven, Settings& settings);

}  // namespace strata::cli
