// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace strata {

/// The text as content or attribute value of XML and HTML: `&`, `<`, `>` and both quotes by reference.
/// Labels, names of machines and files of strangers go through here, so what would break a document or
/// deceive its reader is replaced by U+FFFD: bytes that are no UTF-8, control characters but tab and newline,
/// code points that XML forbids, and those that turn the direction of the text around them (U+202A … U+202E,
/// U+2066 … U+2069).
std::string escaped(std::string_view text);

}  // namespace strata
