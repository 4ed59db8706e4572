// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/command_line.h"

/// `run --against OPTIONS`: the other side of two settings that are measured by turns.
namespace strata::cli {

/// Taken apart at spaces; in single or double quotes, which fall away, these belong to a word. Wrong where a
/// quote is never closed.
std::variant<std::vector<std::string>, Wrong> optionWords(const std::string& text);

/// The arguments of the first, with what the second was given in its place. If options exclude each other,
/// the second's one stays.
GivenCommand onTop(GivenCommand first, const GivenCommand& second);

/// The side that OPTIONS make of `given`, the run's own options. `line` knows the options of `run`. Wrong
/// where something is no option of `run`, cannot differ between the sides, or nothing differs.
std::variant<OtherSide, Wrong> otherSide(const GivenCommand& given, const CommandLine& line);

}  // namespace strata::cli
