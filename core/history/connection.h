// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

#include "core/files/file_lock.h"
#include "core/history/database.h"
#include "core/history/history.h"

/// How the history's file is opened and checked.
namespace strata {

/// A result takes about 1 KB: in smaller pages a part of each would be left over.
inline constexpr std::int64_t historyPageBytes = 16384;

/// A connection whose commits outlive a cut of the power, with the tables of this version. Errors: those of
/// Database and of migrate.
Result<Database> connect(const std::string& path);

/// What SQLite would take for an empty file, and delete what belongs to it: `history-damaged`.
Status lookFirst(const std::string& path);
/// Whether an earlier program was ended while it mended the file: then `history-damaged`. Under the lock
/// nobody else mends.
Status lookForMending(const std::string& path);

/// The lock that whoever uses the file shares for as long as it is used, and who mends it has alone. Error:
/// `history-busy` (path, detail) after `patience`; to mend thousands of runs takes seconds.
Result<FileLock> lockHistory(const std::string& path, FileLock::Kind kind,
                             std::chrono::milliseconds patience = std::chrono::seconds(30));
/// The file of that lock, beside the history; it stays when nobody has the lock.
std::string historyLockPath(const std::string& path);

/// Adds to `into` what can be read of another history's file and is not in it. See History::take.
Result<TakenRuns> takeRuns(const std::string& file, Database& into, const std::stop_token& stop);

/// All that SQLite finds, and checkRows(): `history-damaged`.
Status checkAll(Database& database);

/// Compares every checksum, and that each run has all of its results: `history-damaged` with the first that
/// does not fit.
Status checkRows(Database& database);

}  // namespace strata
