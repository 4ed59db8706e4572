// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace strata {

/// "strata-<uuid>.tmp", another one at each call.
std::string temporaryFileName();

/// Whether temporaryFileName could have made it: exactly that pattern, a random (version 4) UUID in lower
/// case.
bool isTemporaryFileName(std::string_view name);

}  // namespace strata
