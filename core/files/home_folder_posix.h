// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Included by files of Linux and macOS only.
namespace strata {

/// `$HOME` where it is an absolute path, else what the system's list of users says; empty when neither does.
std::string homeFolder();

/// The value of a variable of the environment that is an absolute path; empty otherwise.
std::string absolutePathIn(const char* variable);

}  // namespace strata
