// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>

#include "app/cli/command_line.h"
#include "core/model/reason.h"
#include "core/model/settings.h"

/// Makes the request, which says what is run, from what `run` was given.
namespace strata::cli {

/// Seconds of --time-limit: up to a day.
inline constexpr Range<int> timeLimitRange{1, 86400};

/// Whether the run of the whole machine is named.
bool isWholeMachine(const GivenCommand& given);

/// The tests that are named; empty where none is.
TestSet testsGiven(const GivenCommand& given);

/// Puts the option that `--repeat` stands for in its place: `--passes` with copy or memtypes alone, else
/// `--pairs` with `--against`, else `--runs`. Wrong where it could be two of them.
std::optional<Wrong> replaceRepeat(GivenCommand& given);

/// Wrong where an option is given that no chosen test uses.
std::variant<Selection, Wrong> selectionOf(const GivenCommand& given);

struct ChosenSettings {
  Settings settings;
  Reason from;                   ///< a sentence of app/words: what they started from
  std::optional<Reason> notice;  ///< what a person should know about the file that they started from
};

/// Starts from `--settings`, from `--preset`, or else from the settings file of the Setup dialog, where a
/// damaged one is set aside (see loadSettings); the other options come on top. No file is touched unless the
/// options are in order.
std::variant<ChosenSettings, Wrong> settingsOf(const GivenCommand& given);

}  // namespace strata::cli
