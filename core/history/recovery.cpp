// SPDX-License-Identifier: GPL-3.0-or-later
// What can be read of a damaged history, row by row.
#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <new>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/base/uuid.h"
#include "core/files/set_aside.h"
#include "core/files/write_file.h"
#include "core/history/connection.h"
#include "core/history/history.h"
#include "core/history/rows.h"
#include "core/model/json_syntax.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_names.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

/// A history of 100,000 runs has half of that size.
constexpr Bytes mostTakenFile = 4_GiB;

/// Files that SQLite keeps beside a database while it is open.
constexpr std::array<std::string_view, 2> companions{"-wal", "-shm"};

/// A damaged page may hide numbers from a scan from one end and not from the other. Each row is also
/// requested by its number, which takes another way through the file. Unreadable rows are skipped; here and
/// below an error comes from the system only, which must not be taken for damage. Pages that name each other
/// in a circle have rows without end: no more are gone through than the file has room for. Error besides:
/// `stopped`.
Result<std::set<std::int64_t>> numbersIn(Database& database, const std::string& table,
                                         const std::stop_token& stop) {
  std::set<std::int64_t> numbers;
  constexpr std::int64_t leastBytesOfARow = 32;
  const auto pages = database.integerOf("PRAGMA page_count");
  const auto pageBytes = database.integerOf("PRAGMA page_size");
  const std::int64_t most = pages && pageBytes ? *pages * *pageBytes / leastBytesOfARow : 0;
  for (const char* order : {"ASC", "DESC"}) {
    auto statement =
        database.prepare("SELECT number FROM " + table + " NOT INDEXED ORDER BY number " + order);
    Result<bool> found = statement ? statement->step() : Result<bool>(statement.error());
    for (std::int64_t rows = 0; found && *found && rows < most; ++rows, found = statement->step()) {
      if (stop.stop_requested()) return Error{"stopped", {}};
      numbers.insert(statement->integer(0));
    }
    if (!found && isOfSystem(found.error())) return found.error();
  }
  return numbers;
}

/// The numbers that were seen, and those around them that a damaged page may hide. A damaged page does not
/// make a larger gap: a number beyond it is damaged itself. Numbers made up to lie far apart would each add
/// thousands, so no more are tried than many damaged pages can hide.
std::set<std::int64_t> numbersToTry(const std::set<std::int64_t>& seen) {
  constexpr std::int64_t most = 1000;
  constexpr std::size_t mostHidden = 200'000;
  std::set<std::int64_t> numbers = seen;
  for (const std::int64_t number : seen) {
    if (numbers.size() > seen.size() + mostHidden) break;
    const std::int64_t least = number > most ? number - most : 1;
    const std::int64_t greatest =
        number < std::numeric_limits<std::int64_t>::max() - most ? number + most : number;
    for (std::int64_t near = least; near < greatest; ++near) numbers.insert(near);
  }
  return numbers;
}

/// Whether the tables that are read are those of a history. Another object of the same name, such as a view,
/// may never end.
Result<bool> hasTablesOf(Database& from, Database& history) {
  const auto tables = [](Database& in) -> Result<std::string> {
    auto statement = in.prepare(
        "SELECT group_concat(type || ' ' || sql, ';') FROM (SELECT type, sql FROM sqlite_schema WHERE name "
        "IN "
        "('run', 'result') ORDER BY name)");
    const Result<bool> found = statement ? statement->step() : Result<bool>(statement.error());
    if (!found && isOfSystem(found.error())) return found.error();
    return found && *found ? statement->text(0) : std::string();
  };
  const auto wanted = tables(history);
  if (!wanted) return wanted.error();
  const auto found = tables(from);
  if (!found) return found.error();
  return !wanted->empty() && *found == *wanted;
}

/// Where the rows of a salvage go: a new file, in which they keep the numbers by which a run that goes on is
/// known, or a history that has runs.
enum class Into { New, Kept };

/// Why the run could not have come from a run file: a run of a foreign history that could not is not taken.
std::optional<Error> whyUnread(const RunRow& row, const Run& run) {
  if (run.id != row.id) return Error{"bad-value", {{"key", std::string("id")}, {"value", row.id}}};
  if (auto fault = faultOfNames(run)) return fault;
  // Keys that nobody knows are kept as they are: as text, not as what a file could hold of them.
  const auto faultOf = [](const std::string& unknown) {
    return unknown.empty() ? std::nullopt : findJsonError(unknown);
  };
  if (auto fault = faultOf(run.unknownJson)) return fault;
  for (const CellResult& cell : run.results)
    if (auto fault = faultOf(cell.unknownJson)) return fault;
  const auto read = runsFromJson(toJson(run));
  return read ? std::nullopt : std::optional(read.error());
}

/// Puts into one history what another holds. In a transaction of `into`.
class Salvage {
 public:
  Salvage(Database& from, Database& into, Into kind, std::stop_token stop)
      : m_from(from), m_into(into), m_kind(kind), m_stop(std::move(stop)) {}

  Status run() {
    const auto hasTables = hasTablesOf(m_from, m_into);
    if (!hasTables) return hasTables.error();
    if (!*hasTables) return success();
    // A file has far more results than fit into memory: they are read run by run.
    std::map<std::int64_t, std::vector<std::int64_t>> results;
    const auto seenResults = numbersIn(m_from, "result", m_stop);
    if (!seenResults) return seenResults.error();
    for (const std::int64_t number : numbersToTry(*seenResults)) {
      if (m_stop.stop_requested()) return Error{"stopped", {}};
      const auto run = runOfResult(m_from, number);
      if (!run && isOfSystem(run.error())) return run.error();
      if (run && *run) results[**run].push_back(number);
    }
    // A result names a run that itself may be hidden.
    auto seenRuns = numbersIn(m_from, "run", m_stop);
    if (!seenRuns) return seenRuns.error();
    std::set<std::int64_t>& seen = *seenRuns;
    for (const auto& [number, ignored] : results) seen.insert(number);

    // Direct looks find runs that no scan has seen: those are no gain that makes up for others.
    std::set<std::int64_t> missing = seen;
    for (const std::int64_t number : numbersToTry(seen)) {
      if (m_stop.stop_requested()) return Error{"stopped", {}};
      const auto row = rowWithNumber(m_from, number);
      if (!row && isOfSystem(row.error())) return row.error();
      if (!row || !*row) continue;
      auto run = runOfRow(**row);
      if (!run) continue;
      const auto kept = keep(**row, *std::move(run), results[number]);
      if (!kept) return kept.error();
      if (*kept) missing.erase(number);
    }
    m_lost = static_cast<int>(missing.size());
    return success();
  }

  const TakenRuns& taken() const { return m_taken; }
  int lost() const { return m_lost; }

 private:
  /// Returns false where the run could not have come from a run file: it is lost.
  Result<bool> keep(const RunRow& had, Run run, const std::vector<std::int64_t>& numbers) {
    const auto known = rowWithId(m_into, m_kind == Into::Kept ? canonicalUuid(had.id) : had.id);
    if (!known) return known.error();
    if (*known) {
      ++m_taken.known;
      return true;
    }
    auto results = resultsWith(numbers);
    if (!results) {
      if (results.error().id != "too-large") return results.error();
      return lostFor(results.error());
    }
    const bool whole = static_cast<std::int64_t>(results->size()) == had.results;
    run.results = *std::move(results);
    if (m_kind == Into::Kept) {
      if (auto fault = whyUnread(had, run)) return lostFor(*std::move(fault));
      run.id = canonicalUuid(std::move(run.id));
      run.series = canonicalUuid(std::move(run.series));
    }
    (whole ? m_taken.whole : m_taken.partial)++;
    if (!whole) run.status = RunStatus::Stopped;
    RunRow row = rowOf(run, had.finished.has_value());
    row.removed = had.removed;
    if (m_kind == Into::New) row.number = had.number;
    const auto number = insertRow(m_into, row);
    if (!number) return number.error();
    for (const CellResult& result : run.results)
      if (Status written = insertResult(m_into, *number, result); !written) return written.error();
    return true;
  }

  bool lostFor(Error fault) {
    if (!m_taken.fault) m_taken.fault = std::move(fault);
    return false;
  }

  /// The results that can be read; of a foreign history no more than a run file has (`too-large`).
  Result<std::vector<CellResult>> resultsWith(const std::vector<std::int64_t>& numbers) {
    std::vector<CellResult> results;
    std::size_t values = 0;
    for (const std::int64_t number : numbers) {
      if (m_stop.stop_requested()) return Error{"stopped", {}};
      auto row = resultWithNumber(m_from, number);
      if (!row && isOfSystem(row.error())) return row.error();
      if (!row || !*row) continue;
      values += (*row)->values;
      if (m_kind == Into::Kept && (values > mostJsonValues || results.size() == mostRunFigures))
        return Error{"too-large", {{"most_bytes", static_cast<std::int64_t>(mostRunFile.count)}}};
      results.push_back(std::move((*row)->result));
    }
    return results;
  }

  Database& m_from;
  Database& m_into;
  Into m_kind;
  const std::stop_token m_stop;
  TakenRuns m_taken;
  int m_lost = 0;
};

fs::path withEnding(const std::string& path, std::string_view ending) {
  return pathOf(path + std::string(ending));
}

/// A file that cannot be removed, such as one that a virus scanner holds for a moment, is tried once more.
void removeWithCompanions(const std::string& path) {
  const auto remove = [](const fs::path& file) {
    std::error_code error;
    fs::remove(file, error);
    if (error) fs::remove(file, error);
  };
  remove(pathOf(path));
  for (const std::string_view ending : companions) remove(withEnding(path, ending));
}

Error failedWith(const std::string& path, const std::string& detail) {
  return {"history-failed", {{"path", path}, {"detail", detail}}};
}

/// Copies as much as can be read: data that the disk has lost becomes zeros. A file that does not exist is
/// copied as an empty one.
Status copyReadable(const fs::path& from, const fs::path& to, const std::stop_token& stop) {
  std::error_code error;
  const bool isThere = fs::exists(from, error);
  const std::uintmax_t size = isThere ? fs::file_size(from, error) : 0;
  if (error) return failedWith(utf8Of(from), systemMessage(error));
  errno = 0;
  std::ifstream in;
  if (isThere) in.open(from, std::ios::binary);
  std::ofstream out(to, std::ios::binary | std::ios::trunc);
  if (!in || !out) return failedWith(utf8Of(in ? to : from), std::strerror(errno));
  std::vector<char> block(historyPageBytes);
  for (std::uintmax_t at = 0; at < size; at += block.size()) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    const auto wanted = static_cast<std::streamsize>(std::min<std::uintmax_t>(block.size(), size - at));
    in.seekg(static_cast<std::streamoff>(at));
    if (!in.read(block.data(), wanted)) std::fill(block.begin() + in.gcount(), block.end(), '\0');
    in.clear();
    out.write(block.data(), wanted);
  }
  out.close();
  return out ? success() : failedWith(utf8Of(to), std::strerror(errno));
}

/// A writable copy with the contents of the log, which may exist without the file.
Status copyWithLog(const std::string& from, const std::string& to, const std::stop_token& stop) {
  if (Status copied = copyReadable(pathOf(from), pathOf(to), stop); !copied) return copied;
  std::error_code error;
  if (!fs::exists(withEnding(from, "-wal"), error)) return success();
  return copyReadable(withEnding(from, "-wal"), withEnding(to, "-wal"), stop);
}

/// What a file begins with names the tables and where they are. Files of one version begin alike, so a new
/// one's first page stands in for one that is damaged.
Status lendFirstPage(const std::string& damaged, const std::string& fresh) {
  std::vector<char> page(historyPageBytes);
  errno = 0;
  std::ifstream from(pathOf(fresh), std::ios::binary);
  if (!from.read(page.data(), historyPageBytes)) return failedWith(fresh, std::strerror(errno));
  // The number of pages in the file, big-endian at 28, holds only where the numbers at 24 and 92 are equal:
  // else the file's size counts (SQLite's file format, 1.3.7).
  constexpr std::size_t changes = 24, validFor = 92;
  page[changes] = static_cast<char>(page[validFor] + 1);
  std::fstream file(pathOf(damaged), std::ios::in | std::ios::out | std::ios::binary);
  file.write(page.data(), historyPageBytes);
  file.close();
  return file ? success() : failedWith(damaged, std::strerror(errno));
}

/// The files of a mending that goes on, or was ended: all names begin so, beside those of the lock.
std::string mendingName(const std::string& path) {
  return path + ".mending";
}

/// A new file that is whole waits under this name until the old one has gone to that number.
std::string mendedName(const std::string& path, int number) {
  return path + ".mended-" + std::to_string(number);
}

/// What an ended mending has left beside the file.
struct LeftByMending {
  std::vector<fs::path> files;
  std::optional<int> number;  ///< of a whole new file
};

LeftByMending leftByMending(const std::string& path) {
  LeftByMending left;
  const fs::path file = pathOf(path);
  const std::string history = utf8Of(file.filename());
  const std::string mended = utf8Of(pathOf(mendedName(path, 0)).filename());
  const std::string_view mendedBegin = std::string_view(mended).substr(0, mended.size() - 1);
  std::error_code error;
  for (fs::directory_iterator entry(file.parent_path(), error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = utf8Of(entry->path().filename());
    if (!isOfMending(name, history)) continue;
    left.files.push_back(entry->path());
    if (!name.starts_with(mendedBegin)) continue;
    int number = 0;
    const char* const last = name.data() + name.size();
    const auto read = std::from_chars(name.data() + mendedBegin.size(), last, number);
    if (read.ec == std::errc() && read.ptr == last) left.number = number;
  }
  return left;
}

/// Reads all of a file into another, first as it is, then with another first page. `scratch`: where a copy
/// may be made.
Result<TakenRuns> salvage(const std::string& from, Database& into, Into kind, const std::string& scratch,
                          int& lost, const std::stop_token& stop = {}) {
  TakenRuns taken;
  const auto copyAndRead = [&](bool withFirstPage) -> Status {
    removeWithCompanions(scratch);
    if (Status copied = copyWithLog(from, scratch, stop); !copied) return copied;
    if (withFirstPage) {
      const std::string fresh = scratch + "-fresh";
      const auto makeAndLend = [&]() -> Status {
        if (auto made = connect(fresh); !made) return made.error();  // whole when it is closed
        return lendFirstPage(scratch, fresh);
      };
      const Status lent = makeAndLend();
      removeWithCompanions(fresh);
      if (!lent) return lent;
    }
    // Written to as well, so that what stands in its log is read too.
    auto database = Database::open(scratch);
    if (!database) return isOfSystem(database.error()) ? Status(database.error()) : success();
    if (kind == Into::Kept) database->limitValues(mostRunFile);
    auto transaction = Transaction::begin(into);
    if (!transaction) return transaction.error();
    Salvage salvage(*database, into, kind, stop);
    if (Status done = salvage.run(); !done) return done;
    taken = salvage.taken();
    lost = salvage.lost();
    return transaction->commit();
  };
  Status done = copyAndRead(false);
  if (done && taken.whole + taken.partial + taken.known == 0) done = copyAndRead(true);
  removeWithCompanions(scratch);
  if (!done) return done.error();
  return taken;
}

/// Puts the new file in the old one's place, which is there or not.
bool putInPlace(const std::string& path, int number) {
  const std::string aside = nameSetAside(path, number);
  const fs::path folder = pathOf(path).parent_path();
  std::error_code error;
  // First the file, so that it is never without its log; then this, so that the new one never has it.
  if (fs::exists(pathOf(path), error)) fs::rename(pathOf(path), pathOf(aside), error);
  if (error) return false;
  for (const std::string_view ending : companions) {
    if (!fs::exists(withEnding(path, ending), error)) continue;
    fs::rename(withEnding(path, ending), withEnding(aside, ending), error);
    if (error) return false;
  }
  flushFolder(folder);
  fs::rename(pathOf(mendedName(path, number)), pathOf(path), error);
  flushFolder(folder);
  return !error;
}

Error notMoved(const std::string& path) {
  return {"history-not-moved", {{"path", path}}};
}

/// The files of an unfinished recovery; the destructor removes them unless it was completed. Files that
/// cannot be removed are removed at the next start.
class Begun {
 public:
  explicit Begun(const std::string& path) : m_path(path) {}
  Begun(const Begun&) = delete;
  Begun& operator=(const Begun&) = delete;
  ~Begun() {
    if (m_isKept) return;
    try {
      std::error_code ignored;
      for (const fs::path& file : leftByMending(m_path).files) fs::remove(file, ignored);
    } catch (const std::bad_alloc&) {
      return;
    }
  }

  void keep() { m_isKept = true; }

 private:
  const std::string& m_path;
  bool m_isKept = false;
};

/// Makes a new history from the old; called under the lock.
Result<Recovery> remake(const std::string& path) {
  Recovery recovery;
  recovery.from = path;
  const std::string made = mendingName(path);
  Begun begun(path);
  {
    auto into = connect(made);
    if (!into) return into.error();
    const auto taken = salvage(path, *into, Into::New, made + "-copy", recovery.lost);
    if (!taken) return taken.error();
    recovery.whole = taken->whole;
    recovery.partial = taken->partial;
    // The checkpoint makes the new file hold all of itself, with nothing left in its log.
    if (Status held = into->execute("PRAGMA wal_checkpoint(TRUNCATE)"); !held) return held.error();
  }
  const int number = freeNumberSetAside(path);
  std::error_code error = flushFile(pathOf(made));
  if (!error) fs::rename(pathOf(made), pathOf(mendedName(path, number)), error);
  if (error) return failedWith(path, systemMessage(error));
  const bool isInPlace = putInPlace(path, number);
  std::error_code ignored;
  // If the old file is gone, the next start completes the recovery.
  if (isInPlace || !fs::exists(pathOf(path), ignored)) begun.keep();
  if (!isInPlace) return notMoved(path);
  recovery.movedTo = nameSetAside(path, number);
  return recovery;
}

/// Under the lock. Finishes what was begun with a new file that is whole, where the old one has gone to its
/// place already; else takes away what was begun.
Result<std::optional<Recovery>> finishMending(const std::string& path) {
  const LeftByMending left = leftByMending(path);
  std::error_code ignored;
  if (left.number && !fs::exists(pathOf(path), ignored)) {
    if (!putInPlace(path, *left.number)) return notMoved(path);
    Recovery recovery;
    recovery.wasInterrupted = true;
    recovery.from = path;
    recovery.movedTo = nameSetAside(path, *left.number);
    auto database = connect(path);
    if (!database) return database.error();
    const auto runs = database->integerOf("SELECT count(*) FROM run");
    if (!runs) return runs.error();
    recovery.whole = static_cast<int>(*runs);
    return std::optional(std::move(recovery));
  }
  for (const fs::path& file : left.files) fs::remove(file, ignored);
  return std::optional<Recovery>();
}

Status checkFile(const std::string& path) {
  if (Status usable = lookFirst(path); !usable) return usable;
  auto database = connect(path);
  if (!database) return database.error();
  return checkAll(*database);
}

}  // namespace

Reason reasonOf(const Recovery& recovery) {
  const Datum movedTo{"moved_to", recovery.movedTo.value_or(recovery.from)};
  if (recovery.wasInterrupted)
    return {"history-mending-finished", {movedTo, {"runs", std::int64_t{recovery.whole}}}};
  return {"history-recovered",
          {movedTo,
           {"whole", std::int64_t{recovery.whole}},
           {"partial", std::int64_t{recovery.partial}},
           {"lost", std::int64_t{recovery.lost}}}};
}

Status lookForMending(const std::string& path) {
  if (leftByMending(path).files.empty()) return success();
  return Error{"history-damaged", {{"path", path}, {"detail", std::string("mending was interrupted")}}};
}

Status lookFirst(const std::string& path) {
  const auto damaged = [&](const char* detail) {
    return Error{"history-damaged", {{"path", path}, {"detail", std::string(detail)}}};
  };
  std::error_code error;
  const fs::file_status file = fs::status(pathOf(path), error);
  if (fs::is_regular_file(file) && fs::file_size(pathOf(path), error) == 0) return damaged("empty");
  if (file.type() == fs::file_type::not_found && wasLeftOpen(path)) return damaged("only its log is there");
  return success();
}

// Whole names count: what a person keeps there may begin alike.
bool isOfMending(std::string_view name, std::string_view history) {
  if (!name.starts_with(history)) return false;
  name.remove_prefix(history.size());
  for (const std::string_view companion : {"-wal", "-shm", "-journal"})
    if (name.ends_with(companion)) {
      name.remove_suffix(companion.size());
      break;
    }
  for (const std::string_view made : {".mending", ".mending-copy", ".mending-copy-fresh"})
    if (name == made) return true;
  constexpr std::string_view mended = ".mended-";
  return name.starts_with(mended) && name.size() > mended.size() &&
         name.find_first_not_of("0123456789", mended.size()) == std::string_view::npos;
}

Result<std::optional<Recovery>> mend(const std::string& path) {
  const auto lock = lockHistory(path, FileLock::Kind::Exclusive);
  if (!lock) return lock.error();
  auto finished = finishMending(path);
  if (!finished) return finished;
  const Status whole = checkFile(path);
  if (whole) return finished;
  if (whole.error().id != "history-damaged" && whole.error().id != "bad-cbor") return whole.error();
  auto recovery = remake(path);
  if (!recovery) return recovery.error();
  return std::optional(*std::move(recovery));
}

Result<Recovery> recover(const std::string& path) {
  const auto lock = lockHistory(path, FileLock::Kind::Exclusive);
  if (!lock) return lock.error();
  if (const auto finished = finishMending(path); !finished) return finished.error();
  return remake(path);
}

Result<TakenRuns> takeRuns(const std::string& file, Database& into, const std::stop_token& stop) {
  std::error_code error;
  if (!fs::is_regular_file(pathOf(file), error))
    return Error{
        "cannot-read",
        {{"path", file},
         {"system", systemMessage(error ? error : std::make_error_code(std::errc::invalid_argument))}}};
  const std::uintmax_t size = fs::file_size(pathOf(file), error);
  if (error) return Error{"cannot-read", {{"path", file}, {"system", systemMessage(error)}}};
  // The file is copied first, so its size is checked: a sparse file of terabytes would fill the disk.
  if (size > mostTakenFile.count)
    return Error{"too-large", {{"most_bytes", static_cast<std::int64_t>(mostTakenFile.count)}}};
  int lost = 0;
  const fs::path folder = pathOf(into.path()).parent_path();
  auto taken = salvage(file, into, Into::Kept, utf8Of(folder / unfinishedName()), lost, stop);
  if (taken && taken->whole + taken->partial + taken->known == 0)
    return Error{"no-runs-read", {{"path", file}}};
  if (taken) taken->lost = lost;
  return taken;
}

bool isHistoryFile(const std::string& path) {
  constexpr std::string_view magic("SQLite format 3\0", 16);
  std::array<char, magic.size()> begin{};
  std::error_code error;
  const fs::path file = pathOf(path);
  if (!fs::is_regular_file(file, error)) return false;
  if (file.extension() == ".sqlite") return true;
  std::ifstream stream(file, std::ios::binary);
  return stream.read(begin.data(), begin.size()) && std::string_view(begin.data(), begin.size()) == magic;
}

}  // namespace strata
