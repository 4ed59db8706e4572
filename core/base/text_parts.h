// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Lines of the system and of other programs in parts. Blanks are spaces, tabs and what ends lines or pages.
namespace strata {

/// The text without the blanks around it.
std::string_view trimmed(std::string_view text);

/// The parts between blanks.
std::vector<std::string_view> wordsOf(std::string_view text);

/// The bytes of a text in UTF-16 in UTF-8, without the byte order mark that tells so; nothing where there is
/// no such mark. What is no character becomes the replacement character; half a unit at the end is left out.
std::optional<std::string> utf8OfUtf16(std::string_view bytes);

}  // namespace strata
