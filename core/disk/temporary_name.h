// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata {

/// "strata-<uuid>.tmp", another one at each call.
std::string temporaryFileName();

}  // namespace strata
