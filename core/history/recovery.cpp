// SPDX-License-Identifier: GPL-3.0-or-later
// What can be read of a damaged history, row by row.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/disk/temporary_name.h"
#include "core/files/set_aside.h"
#include "core/files/utf8_path.h"
#include "core/history/connection.h"
#include "core/history/history.h"
#include "core/history/rows.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

/// Files that SQLite keeps beside a database while it is open.
constexpr std::array<std::string_view, 2> companions{"-wal", "-shm"};

/// Numbers that a damaged page hides from a scan from one end may be seen from the other, and each row is
/// asked for by its number besides, which takes another way through the file.
std::set<std::int64_t> numbersIn(Database& database, const std::string& table) {
  std::set<std::int64_t> numbers;
  for (const char* order : {"ASC", "DESC"}) {
    auto statement =
        database.prepare("SELECT number FROM " + table + " NOT INDEXED ORDER BY number " + order);
    if (!statement) continue;
    for (Result<bool> found = statement->step(); found && *found; found = statement->step())
      numbers.insert(statement->integer(0));
  }
  return numbers;
}

/// Those that were seen, and those between and around them that a damaged page may hide. A larger gap is none
/// that a page makes: a number beyond it is damaged itself.
std::set<std::int64_t> numbersToTry(const std::set<std::int64_t>& seen) {
  constexpr std::int64_t most = 1000;
  std::set<std::int64_t> numbers;
  for (const std::int64_t number : seen)
    for (std::int64_t near = std::max<std::int64_t>(number - most, 1); near <= number + most; ++near)
      numbers.insert(numbers.end(), near);
  return numbers;
}

/// Puts into one history what another holds.
class Salvage {
 public:
  Salvage(Database& from, Database& into, Recovery& recovery)
      : m_from(from), m_into(into), m_recovery(recovery) {}

  Status run() {
    std::map<std::int64_t, std::vector<CellResult>> results;
    for (const std::int64_t number : numbersToTry(numbersIn(m_from, "result")))
      if (auto row = resultWithNumber(m_from, number); row && *row)
        results[(*row)->run].push_back(std::move((*row)->result));
    // A result names a run that itself may be hidden.
    std::set<std::int64_t> seen = numbersIn(m_from, "run");
    for (const auto& [number, ignored] : results) seen.insert(number);

    auto transaction = Transaction::begin(m_into);
    if (!transaction) return transaction.error();
    int kept = 0;
    for (const std::int64_t number : numbersToTry(seen)) {
      const auto row = rowWithNumber(m_from, number);
      if (!row || !*row) continue;
      auto run = runOfRow(**row);
      if (!run) continue;
      if (Status added = keep(**row, *std::move(run), std::move(results[number])); !added) return added;
      ++kept;
    }
    m_recovery.lost = static_cast<int>(seen.size()) - kept;
    return transaction->commit();
  }

 private:
  Status keep(const RunRow& had, Run run, std::vector<CellResult> results) {
    const bool whole = static_cast<std::int64_t>(results.size()) == had.results;
    (whole ? m_recovery.whole : m_recovery.partial)++;
    run.results = std::move(results);
    if (!whole) run.status = RunStatus::Stopped;
    RunRow row = rowOf(run, had.finished.has_value());
    row.removed = had.removed;
    const auto number = insertRow(m_into, row);
    if (!number) return number.error();
    for (const CellResult& result : run.results)
      if (Status written = insertResult(m_into, *number, result); !written) return written;
    return success();
  }

  Database& m_from;
  Database& m_into;
  Recovery& m_recovery;
};

/// What a file begins with names the tables and where they are. Files of one version begin alike, so a new
/// one's first page stands in for one that is damaged.
void lendFirstPage(const std::string& damaged, Database& from) {
  std::vector<char> page(historyPageBytes);
  std::ifstream fresh(pathOf(from.path()), std::ios::binary);
  if (!fresh.read(page.data(), historyPageBytes)) return;
  // The number of pages in the file, big-endian at 28, holds only where the numbers at 24 and 92 are equal:
  // else the file's size counts (SQLite's file format, 1.3.7).
  constexpr std::size_t changes = 24, validFor = 92;
  page[changes] = static_cast<char>(page[validFor] + 1);
  std::fstream file(pathOf(damaged), std::ios::in | std::ios::out | std::ios::binary);
  file.write(page.data(), historyPageBytes);
}

void removeWithCompanions(const std::string& path) {
  std::error_code ignored;
  fs::remove(pathOf(path), ignored);
  for (const std::string_view ending : companions) fs::remove(pathOf(path + std::string(ending)), ignored);
}

/// Makes a history of what can be read of the damaged one.
Status salvage(const std::string& damaged, const std::string& made, Recovery& recovery) {
  auto into = connect(made);
  if (!into) return into.error();
  // Written to as well, so that what stands in its log is read too.
  const auto read = [&](const std::string& file) {
    auto from = Database::open(file);
    return from ? Salvage(*from, *into, recovery).run() : success();
  };
  Status done = read(damaged);
  if (done && recovery.whole + recovery.partial == 0) {
    const std::string copy = made + ".copy";
    std::error_code error;
    // So that the new file holds all of itself.
    done = into->execute("PRAGMA wal_checkpoint(TRUNCATE)");
    if (done && fs::copy_file(pathOf(damaged), pathOf(copy), error)) {
      lendFirstPage(copy, *into);
      done = read(copy);
    }
    removeWithCompanions(copy);
  }
  return done;
}

}  // namespace

Reason reasonOf(const Recovery& recovery) {
  return {"history-recovered",
          {{"moved_to", recovery.movedTo.value_or(recovery.from)},
           {"whole", std::int64_t{recovery.whole}},
           {"partial", std::int64_t{recovery.partial}},
           {"lost", std::int64_t{recovery.lost}}}};
}

// The new file is whole before it takes the old one's place: what ends the program meanwhile changes nothing.
Result<Recovery> recover(const std::string& path) {
  Recovery recovery;
  recovery.from = path;
  const std::string made = path + '.' + temporaryFileName();
  const Status salvaged = salvage(path, made, recovery);
  if (!salvaged) {
    removeWithCompanions(made);
    return salvaged.error();
  }
  recovery.movedTo = setAside(path, companions);
  std::error_code error;
  if (recovery.movedTo) fs::rename(pathOf(made), pathOf(path), error);
  removeWithCompanions(made);
  if (!recovery.movedTo || error) return Error{"history-not-moved", {{"path", path}}};
  return recovery;
}

}  // namespace strata
