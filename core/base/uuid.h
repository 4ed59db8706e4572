// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace strata {

/// A random uuid (RFC 9562, version 4), another one at each call. From any thread.
std::string randomUuid();

/// Whether it is a uuid as RFC 9562 writes one, of any version, with letters of either case.
bool isUuid(std::string_view text);

/// The one form in which ids are kept and compared: letters small. What is no uuid stays as it is.
std::string canonicalUuid(std::string text);

}  // namespace strata
