// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// The exit status of a program whose device, history or memory failed.
inline constexpr int exitWithLastWords = 4;

/// Installs a terminate handler. If memory or threads run out and nothing catches it, the program prints one
/// sentence, after its name, on standard error and ends. Open files are not closed then; results that were
/// stored step by step stay.
void setLastWords(const char* program);

/// Prints the same sentence for the exception that is being handled, without ending. Returns false, and
/// prints nothing, for any other exception. Needs no memory.
bool sayLastWords() noexcept;

}  // namespace strata
