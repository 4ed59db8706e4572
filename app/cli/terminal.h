// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string_view>

namespace strata::cli {

/// Whether a person is at the other end of the stream.
bool isTerminal(std::FILE* stream);

/// A text in UTF-8, as it is. A Windows console shows it whatever its code page is. What the stream does not
/// take is lost; std::ferror tells.
void printText(std::FILE* stream, std::string_view text);

}  // namespace strata::cli
