// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/database.h"

/// The tables of the history, version by version. A version that was released is never changed.
namespace strata {

/// The version of the tables that this program works with.
inline constexpr int historyVersion = 1;

/// Brings the tables to historyVersion, from none or any older version, in one transaction: all of it or
/// nothing. Errors: `history-newer` (path, version, known), when a newer program has made them, and those of
/// Database.
Status migrate(Database& database);

}  // namespace strata
