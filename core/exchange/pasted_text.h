// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace strata {

/// The text without what pages and terminals add to one that is copied from them: escape sequences (ECMA-48)
/// are taken away; blanks of a fixed width and those that break no line become spaces; the characters that
/// HTML writes by name become themselves; its tags become ends of lines, blanks or nothing; marks of quotes
/// ("> ") and times ("[12:30:01] ") before lines are taken away; tables of Markdown have tabs between their
/// columns, as spreadsheets save them. Nothing where the text has none of these. Takes time in proportion to
/// the text.
std::optional<std::string> withoutPasteMarks(std::string_view text);

}  // namespace strata
