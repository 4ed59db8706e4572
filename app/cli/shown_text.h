// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace strata::cli {

/// Whether the bytes are UTF-8 as RFC 3629 defines it: no overlong forms, no surrogates, at most U+10FFFF.
bool isUtf8(std::string_view bytes);

/// What a person gave, as a part of a message of one line: control characters and bytes that are no UTF-8 as
/// \xNN, and no more than its first `most` characters.
std::string shownText(std::string_view given, std::size_t most = 60);

}  // namespace strata::cli
