// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/reason.h"
#include "core/model/settings.h"

namespace strata::cli {

/// What the options of `run` were given as, before they are brought together with the settings that they come
/// on top of. Absent or empty: not given.
struct RunOptions {
  std::vector<std::string> tests;
  std::optional<int> integerSeconds;
  std::optional<int> floatingSeconds;
  std::optional<int> memorySeconds;
  std::string threads;
  std::string binding;
  std::vector<std::string> regions;
  std::vector<int> widths;
  std::vector<std::string> patterns;
  std::vector<std::string> ops;
  std::vector<std::string> kernels;
  std::string diskSize;
  std::vector<std::string> diskFolders;
  bool stopWhenPrecise = false;
  bool wholeTime = false;
  std::optional<std::string> settingsFile;
  std::string preset;
};

/// What is wrong with an argument: one sentence, with the option and what it may be.
struct Wrong {
  std::string sentence;
};

std::variant<Selection, Wrong> selectionOf(const RunOptions& options);

struct ChosenSettings {
  Settings settings;
  Reason from;                   ///< a sentence of app/words: what they started from
  std::optional<Reason> notice;  ///< what a person should know about the saved settings
};

/// Starts from `--settings`, from `--preset`, or else from the settings file of the Setup dialog, where a
/// damaged one is set aside (see loadSettings); the other options come on top.
std::variant<ChosenSettings, Wrong> settingsOf(const RunOptions& options);

}  // namespace strata::cli
