// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/migrations.h"

#include <fmt/format.h>

#include <array>

namespace strata {

namespace {

/// What makes version n + 1 of version n.
constexpr std::array<const char*, historyVersion> versions{
    // 1
    //
    // A row of `run` has what the list shows, so that a list of thousands reads nothing else. The rest of a
    // run is CBOR: `head` (all but the results) and a row of `result` for each of them. `unknown` are keys
    // that a newer program's file had. `finished` is null while a run goes on, and stays so where its program
    // ended before it. `results` counts the rows that belong to it. `checksum` is of everything else in the
    // row: SQLite does not notice a damaged figure.
    R"(
CREATE TABLE run (
  number     INTEGER PRIMARY KEY AUTOINCREMENT,
  id         TEXT NOT NULL UNIQUE,
  series     TEXT NOT NULL,
  repetition INTEGER NOT NULL,
  started    TEXT NOT NULL,
  finished   TEXT,
  status     TEXT NOT NULL,
  label      TEXT NOT NULL,
  comment    TEXT NOT NULL,
  machine    TEXT NOT NULL,
  system     TEXT NOT NULL,
  tests      TEXT NOT NULL,
  verdict    TEXT NOT NULL,
  headline   TEXT NOT NULL,
  removed    TEXT,
  results    INTEGER NOT NULL,
  head       BLOB NOT NULL,
  unknown    TEXT NOT NULL,
  checksum   INTEGER NOT NULL
) STRICT;
CREATE INDEX run_by_start ON run(started);
CREATE INDEX run_by_series ON run(series);
CREATE INDEX run_removed ON run(removed) WHERE removed IS NOT NULL;
CREATE TABLE result (
  number   INTEGER PRIMARY KEY,
  run      INTEGER NOT NULL REFERENCES run(number) ON DELETE CASCADE,
  body     BLOB NOT NULL,
  unknown  TEXT NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX result_by_run ON result(run);
)"};

}  // namespace

Status migrate(Database& database) {
  const auto has = database.integerOf("PRAGMA user_version");
  if (!has) return has.error();
  if (*has == historyVersion) return success();

  auto transaction = Transaction::begin(database);
  if (!transaction) return transaction.error();
  // Another process may have done it by now.
  const auto version = database.integerOf("PRAGMA user_version");
  if (!version) return version.error();
  const auto tables = database.integerOf("SELECT count(*) FROM sqlite_schema");
  if (!tables) return tables.error();
  // A number that no program has written there.
  if (*version < 0 || (*version == 0 && *tables > 0))
    return Error{"history-damaged",
                 {{"path", database.path()}, {"detail", "version " + std::to_string(*version)}}};
  if (*version > historyVersion)
    return Error{"history-newer",
                 {{"path", database.path()}, {"version", *version}, {"known", std::int64_t{historyVersion}}}};
  for (std::int64_t from = *version; from < historyVersion; ++from)
    if (Status made = database.execute(versions[static_cast<std::size_t>(from)]); !made) return made;
  const std::string set = fmt::format("PRAGMA user_version = {}", historyVersion);
  if (Status made = database.execute(set.c_str()); !made) return made;
  return transaction->commit();
}

}  // namespace strata
