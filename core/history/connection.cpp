// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/connection.h"

#include <fmt/format.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "core/history/migrations.h"
#include "core/history/rows.h"

namespace strata {

namespace {

Result<std::vector<std::int64_t>> numbersOf(Database& database, const char* sql) {
  auto statement = database.prepare(sql);
  if (!statement) return statement.error();
  std::vector<std::int64_t> numbers;
  for (;;) {
    const Result<bool> found = statement->step();
    if (!found) return found.error();
    if (!*found) return numbers;
    numbers.push_back(statement->integer(0));
  }
}

/// A new file's change to write-ahead logging is refused at once while another process makes the same,
/// however long SQLite is told to wait.
Status executeWhenFree(Database& database, const char* sql) {
  constexpr int most = 250;
  for (int attempt = 0;; ++attempt) {
    Status done = database.execute(sql);
    if (done || done.error().id != "history-busy" || attempt == most) return done;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

}  // namespace

// Write-ahead logging lets others read while one writes. Where a file system cannot have it (some network
// ones), SQLite stays with a journal, which is as safe.
Result<Database> connect(const std::string& path) {
  auto database = Database::open(path);
  if (!database) return database;
  const char* const settings =
      "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = "
      "ON";
  if (const Status set = executeWhenFree(*database, settings); !set) return set.error();
  if (const Status migrated = migrate(*database); !migrated) return migrated.error();
  return database;
}

std::string historyLockPath(const std::string& path) {
  return path + ".lock";
}

Result<FileLock> lockHistory(const std::string& path, FileLock::Kind kind,
                             std::chrono::milliseconds patience) {
  auto lock = FileLock::take(historyLockPath(path), kind, patience);
  if (!lock) return Error{"history-busy", {{"path", path}, {"detail", std::string("locked")}}};
  return *std::move(lock);
}

Status checkAll(Database& database) {
  // The quick one does not compare indices with their tables, and a list takes its order from them.
  auto statement = database.prepare("PRAGMA integrity_check(1)");
  if (!statement) return statement.error();
  const Result<bool> answer = statement->step();
  if (!answer) return answer.error();
  if (*answer && statement->text(0) != "ok")
    return Error{"history-damaged", {{"path", database.path()}, {"detail", statement->text(0)}}};
  return checkRows(database);
}

Status checkRows(Database& database) {
  const auto runs = numbersOf(database, "SELECT number FROM run");
  if (!runs) return runs.error();
  for (const std::int64_t number : *runs) {
    const auto row = rowWithNumber(database, number);
    if (!row) return row.error();
    if (!*row) continue;  // purged in between
    if (const auto run = runOfRow(**row); !run) return run.error();
    const auto results = resultsOf(database, number);
    if (!results) return results.error();
    const auto again = rowWithNumber(database, number);  // a run may go on meanwhile
    if (again && *again && (*again)->results == (*row)->results &&
        static_cast<std::int64_t>(results->size()) != (*row)->results)
      return Error{"history-damaged",
                   {{"path", database.path()}, {"detail", "results of run " + std::to_string(number)}}};
  }
  return success();
}

}  // namespace strata
