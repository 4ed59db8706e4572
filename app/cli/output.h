// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/model/reason.h"

/// What the commands print. None of these throws where a stream does not take it.
namespace strata::cli {

/// Says something beside the result: on standard error, as it is. What that does not take is lost; nothing
/// that is measured ends for it.
void sayAside(std::string_view text);

/// The same as one line that begins with the program's name.
void sayLine(const std::string& text);
/// What happened and what to do, in such a line.
void sayLine(const Reason& reason);

/// Prints a result on standard output and gives the exit status: the given one, or where the stream did not
/// take all of it, which is then said, exitDevice.
int printResult(std::string_view result, int status);

}  // namespace strata::cli
