// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// As a program ends whose device, history or memory failed.
inline constexpr int exitWithLastWords = 4;

/// From now on memory or threads that run out where nothing catches that end the program in a sentence on
/// standard error, after the name of the program. Nothing that is open is closed then; what was kept step by
/// step stays.
void setLastWords(const char* program);

/// The same for the exception that is being handled, and without ending: false where it is another one, of
/// which nothing is said. Needs no memory.
bool sayLastWords() noexcept;

}  // namespace strata
