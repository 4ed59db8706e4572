// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/history/database.h"

/// How the history's file is opened and checked.
namespace strata {

/// A result takes about 1 KB: in smaller pages a part of each would be left over.
inline constexpr std::int64_t historyPageBytes = 16384;

/// A connection whose commits outlive a cut of the power, with the tables of this version. Errors: those of
/// Database and of migrate.
Result<Database> connect(const std::string& path);

/// Compares every checksum, and that each run has all of its results: `history-damaged` with the first that
/// does not fit.
Status checkRows(Database& database);

}  // namespace strata
