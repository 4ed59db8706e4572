// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/chart/chart.h"
#include "core/report/text.h"

/// What all HTML reports have in common: one file that needs nothing else and runs nothing.
namespace strata {

/// The whole document. `title` is plain text, `body` markup. Its content security policy allows the one style
/// sheet, by its hash, and nothing else; language and direction of writing are those of the words.
std::string htmlPage(const std::string& title, const std::string& version, const std::string& body,
                     const Words& words);

/// The style sheet, of which the policy holds the hash.
std::string htmlStyle();

/// A paragraph of plain text; nothing where it is empty.
std::string htmlParagraph(const std::string& text, std::string_view cssClass = {});

/// The charts one below the other; `name` begins their ids. A single one stands below a heading that says
/// what it is, and has no title of its own.
std::string htmlCharts(const std::vector<Chart>& charts, std::string_view name);

}  // namespace strata
