// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/document.h"

/// A report in lines of at most 80 columns, plain ASCII as far as its words are.
namespace strata {

/// The whole report, without control characters.
std::string documentText(const Document& document);

/// The table, indented by two. Where it is too wide, groups (and, where one is too wide, its columns) go on
/// in further blocks below, each with the labels. A group is torn apart only when it does not fit alone.
/// Where narrower gaps save a block, gaps are narrower.
std::string tableText(const Table& table);

}  // namespace strata
