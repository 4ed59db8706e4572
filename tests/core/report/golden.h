// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace strata {

/// The content of a file under tests/golden.
std::string golden(const std::string& name);

/// Expects the text to be that of tests/golden/<name>. Else the text is written to the build folder, and the
/// failure says where, so that the two can be compared (and, where the change is wanted, copied).
void expectGolden(const std::string& name, std::string_view text);

}  // namespace strata
