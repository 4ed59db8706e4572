// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace strata::cli {

/// The arguments that main() was given, without the program's name, in UTF-8. On Windows main() has them in
/// the system's code page, which lacks most names of folders; the system is asked for them as they were
/// given.
std::vector<std::string> utf8Arguments(int argc, const char* const* argv);

}  // namespace strata::cli
