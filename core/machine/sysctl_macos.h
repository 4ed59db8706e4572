// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace strata {

/// A value that macOS keeps under a name such as "hw.cachelinesize"; absent where this system has none.
std::optional<std::uint64_t> sysctlNumber(const char* name);
std::optional<std::string> sysctlText(const char* name);

}  // namespace strata
