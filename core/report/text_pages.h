// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"
#include "core/report/text_notes.h"

namespace strata {

/// What pages of several kinds make of the same cells: a row a cell, a column group a kind, each with what
/// the system says was obtained, and what it saves (a time) or gains (a rate) beside the first kind. Empty
/// for a run of one kind.
std::string pagesTables(const Run& run, const Words& words, Notes& notes);

/// "2M explicit" of a run file in the report's words.
std::string obtainedPagesText(const std::string& obtained, const Words& words);

}  // namespace strata
