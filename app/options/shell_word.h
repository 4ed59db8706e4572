// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace strata::cli {

/// The shell whose quoting rules a command follows.
enum class Shell {
  Posix,   ///< sh and its like
  Windows  ///< cmd and PowerShell, and programs that take their command line apart as the C library does
};

/// The shell of the system which this program was built for.
Shell nativeShell();

/// The text as one word of a command: as it is where the shell gives it no meaning, else in quotes, single
/// ones for Posix (printed by `printf` where it has control characters) and double ones for Windows. What
/// cmd and PowerShell replace within double quotes
/// (`%NAME%`,
/// `$name`, a backtick) they know no common way to write.
std::string shellWord(std::string_view text, Shell shell);

}  // namespace strata::cli
