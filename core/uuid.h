// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata {

/// A random uuid (RFC 9562, version 4), another one at each call. From any thread.
std::string randomUuid();

}  // namespace strata
