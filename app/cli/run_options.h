// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/command_line.h"
#include "app/cli/disk_options.h"
#include "app/cli/network_options.h"
#include "core/model/reason.h"
#include "core/model/settings.h"

namespace strata::cli {

/// What the options of `run` were given as, each by itself a value that its option takes, before they are
/// brought together with the settings that they come on top of. Absent or empty: not given.
struct RunOptions {
  std::vector<std::string> tests;
  std::optional<int> integerSeconds;
  std::optional<int> floatingSeconds;
  std::optional<int> memorySeconds;
  std::optional<std::string> threads;
  std::optional<std::string> binding;
  std::optional<std::string> priority;
  std::vector<std::string> regions;
  std::vector<int> widths;
  std::vector<std::string> patterns;
  std::vector<std::string> ops;
  std::optional<std::string> sweep;
  std::optional<int> chains;
  std::vector<std::string> pages;
  std::optional<std::string> count;
  std::optional<std::string> format;
  std::optional<Bytes> block;
  std::optional<int> repeat;
  std::vector<std::string> kernels;
  std::optional<Bytes> diskSize;
  std::vector<std::string> diskFolders;
  DiskOptions disk;
  NetworkOptions network;
  bool stopWhenPrecise = false;
  bool wholeTime = false;
  std::optional<std::string> settingsFile;
  std::optional<std::string> preset;
};

RunOptions runOptions(const GivenCommand& given);

std::variant<Selection, Wrong> selectionOf(const RunOptions& options);

struct ChosenSettings {
  Settings settings;
  Reason from;                   ///< a sentence of app/words: what they started from
  std::optional<Reason> notice;  ///< what a person should know about the file that they started from
};

/// Starts from `--settings`, from `--preset`, or else from the settings file of the Setup dialog, where a
/// damaged one is set aside (see loadSettings); the other options come on top. No file is touched unless the
/// options are in order.
std::variant<ChosenSettings, Wrong> settingsOf(const RunOptions& options);

}  // namespace strata::cli
