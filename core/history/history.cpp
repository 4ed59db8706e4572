// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <type_traits>
#include <utility>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/files/file_lock.h"
#include "core/files/write_file.h"
#include "core/history/connection.h"
#include "core/history/rows.h"
#include "core/machine/system_clocks.h"
#include "core/model/json_syntax.h"
#include "core/report/names.h"
#include "core/stats/distinct_levels.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

std::string daysAgo(int days) {
  constexpr double secondsOfDay = 86400;
  return utcText(readSystemClocks().wallS - secondsOfDay * days);
}

Error noSuchRun(const std::string& id) {
  return {"no-such-run", {{"run", id}}};
}

std::vector<TestId> testsIn(const std::string& text) {
  std::istringstream stream(text);
  std::vector<TestId> tests;
  for (std::string id; stream >> id;) tests.emplace_back(id);
  return tests;
}

/// A pattern for LIKE that matches this text as it stands, followed by anything.
std::string likePattern(const std::string& beginning) {
  std::string pattern;
  for (const char c : beginning) {
    if (c == '%' || c == '_' || c == '\\') pattern += '\\';
    pattern += c;
  }
  return pattern + '%';
}

/// The first column of all rows.
Result<std::vector<std::string>> textsOf(Statement& statement) {
  std::vector<std::string> texts;
  for (;;) {
    const Result<bool> found = statement.step();
    if (!found) return found.error();
    if (!*found) return texts;
    texts.push_back(statement.text(0));
  }
}

/// A file that goes with it, made by SQLite while it is open.
fs::path walOf(const std::string& path) {
  fs::path wal = pathOf(path);
  wal += "-wal";
  return wal;
}

bool isDamage(const Error& error) {
  return error.id == "history-damaged" || error.id == "bad-cbor";
}

}  // namespace

struct History::Content {
  std::string path;
  OnMended onMended;
  std::optional<Recovery> recovery;
  std::optional<Database> database;  ///< closed where it is mended
  bool wasReplaced = false;          ///< it is another file than the one that was opened first
  bool wasOpened = false;
  bool wasMended = false;  ///< what a mending left and nobody could remove says nothing more

  ~Content() {
    if (!database) return;
    // Closing may write: not while others mend. A lock that is not to be had is not waited for here.
    const auto lock = lockHistory(path, FileLock::Kind::Shared, std::chrono::milliseconds(0));
    database.reset();
  }

  /// Does something with the database. Where that meets damage, the file is mended and it is done again.
  template <typename Use>
  std::invoke_result_t<Use, Database&> use(Use doIt) {
    auto done = useOnce(doIt);
    if (done || !isDamage(done.error())) return done;
    database.reset();  // so that it can be moved
    auto mended = mend(path);
    if (!mended) return mended.error();
    if (*mended) {
      recovery = **mended;
      if (onMended) onMended(*recovery);
    }
    wasMended = true;
    return useOnce(doIt);
  }

  /// Under the lock nobody mends: what is written is in the file that goes by the name.
  template <typename Use>
  std::invoke_result_t<Use, Database&> useOnce(Use& doIt) {
    const auto lock = lockHistory(path, FileLock::Kind::Shared);
    if (!lock) return lock.error();
    if (database && database->hasMoved()) database.reset();
    if (!database) {
      if (const Status usable = lookFirst(path); !usable) return usable.error();
      if (const Status ended = wasMended ? success() : lookForMending(path); !ended) return ended.error();
      auto connected = connect(path);
      if (!connected) return connected.error();
      database = *std::move(connected);
      wasReplaced = wasOpened;
      wasOpened = true;
    }
    return doIt(*database);
  }

  /// The row, changed by `change` and written back, in one transaction.
  template <typename Change>
  Status changeRow(Result<std::optional<RunRow>> (*find)(Database&, const std::string&),
                   const std::string& id, Change change) {
    return use([&](Database& in) -> Status {
      auto transaction = Transaction::begin(in);
      if (!transaction) return transaction.error();
      auto row = find(in, id);
      if (!row) return row.error();
      if (!*row) return noSuchRun(id);
      change(**row);
      if (Status written = updateRow(in, **row); !written) return written;
      return transaction->commit();
    });
  }

  /// Adds the results that are missing, and sets what the row says of them; in a transaction.
  Status addMissing(RunRow& row, const Run& soFar) {
    if (wasReplaced && row.results > 0) {
      // Any of them may be missing from what could be read: all are written anew.
      auto statement = database->prepare("DELETE FROM result WHERE run = ?");
      if (!statement) return statement.error();
      if (Status deleted = statement->bind(row.number).run(); !deleted) return deleted;
      row.results = 0;
    }
    for (auto i = static_cast<std::size_t>(row.results); i < soFar.results.size(); ++i)
      if (Status written = insertResult(*database, row.number, soFar.results[i]); !written) return written;
    setOverview(row, soFar);
    return success();
  }

  /// Needs a transaction around it.
  Status addWhole(const Run& run) {
    auto had = rowWithId(*database, run.id);
    if (!had) return had.error();
    if (*had && !(*had)->removed) return Error{"run-kept-already", {{"run", run.id}}};
    if (*had) {  // given again after it was removed
      auto statement = database->prepare("DELETE FROM run WHERE number = ?");
      if (!statement) return statement.error();
      if (Status deleted = statement->bind((*had)->number).run(); !deleted) return deleted;
    }
    const auto number = insertRow(*database, rowOf(run, !run.finished.empty() || run.origin));
    if (!number) return number.error();
    for (const CellResult& result : run.results)
      if (Status written = insertResult(*database, *number, result); !written) return written;
    return success();
  }
};

History::History(std::unique_ptr<Content> content) : m_content(std::move(content)) {}
History::~History() = default;
History::History(History&& other) noexcept = default;
History& History::operator=(History&& other) noexcept = default;

const std::optional<Recovery>& History::recovery() const {
  return m_content->recovery;
}

Result<std::string> historyPath() {
  auto folder = dataFolder();
  if (!folder) return folder.error();
  return utf8Of(pathOf(*folder) / historyName);
}

Result<History> History::open(const std::string& path, OnMended onMended) {
  if (const std::error_code error = makePrivateFolder(pathOf(path).parent_path()))
    return Error{"history-failed", {{"path", path}, {"detail", systemMessage(error)}}};
  removeUnfinished(utf8Of(pathOf(path).parent_path()));
  auto content = std::make_unique<Content>();
  content->path = path;
  content->onMended = std::move(onMended);
  History history(std::move(content));
  if (const Status opened = history.m_content->use([](Database&) { return success(); }); !opened)
    return opened.error();
  // A purge that fails is not worth an error: it is tried again the next time.
  static_cast<void>(history.purge(daysAgo(daysUntilPurged)));
  return history;
}

Result<std::int64_t> History::begin(const Run& run) {
  return m_content->use([&](Database& database) -> Result<std::int64_t> {
    auto transaction = Transaction::begin(database);
    if (!transaction) return transaction.error();
    RunRow row = rowOf(run, false);
    row.results = 0;  // whatever the run has by now: add() is what writes them
    const auto number = insertRow(database, row);
    if (!number) return number;
    if (const Status done = transaction->commit(); !done) return done.error();
    return number;
  });
}

Status History::add(std::int64_t number, const Run& soFar) {
  return m_content->use([&](Database& database) -> Status {
    auto transaction = Transaction::begin(database);
    if (!transaction) return transaction.error();
    auto row = rowWithNumber(database, number);
    if (!row) return row.error();
    // Where it was lost, another may have its number.
    if (!*row || (*row)->id != soFar.id) return noSuchRun(soFar.id);
    if (Status added = m_content->addMissing(**row, soFar); !added) return added;
    if (Status written = updateRow(database, **row); !written) return written;
    return transaction->commit();
  });
}

Status History::finish(std::int64_t number, const Run& run) {
  return m_content->use([&](Database& database) -> Status {
    auto transaction = Transaction::begin(database);
    if (!transaction) return transaction.error();
    auto had = rowWithNumber(database, number);
    if (!had) return had.error();
    if (!*had || (*had)->id != run.id) return noSuchRun(run.id);
    if (Status added = m_content->addMissing(**had, run); !added) return added;
    RunRow row = rowOf(run, true);
    row.number = number;
    row.removed = (*had)->removed;
    // A person may have changed them meanwhile.
    row.label = (*had)->label;
    row.comment = (*had)->comment;
    if (Status written = updateRow(database, row); !written) return written;
    return transaction->commit();
  });
}

Status History::add(std::span<const Run> runs) {
  return m_content->use([&](Database& database) -> Status {
    auto transaction = Transaction::begin(database);
    if (!transaction) return transaction.error();
    for (const Run& run : runs)
      if (Status added = m_content->addWhole(run); !added) return added;
    return transaction->commit();
  });
}

Result<TakenRuns> History::take(const std::string& file, const std::stop_token& stop) {
  return m_content->use([&](Database& database) { return takeRuns(file, database, stop); });
}

Result<std::vector<KeptRun>> History::list() {
  return m_content->use([&](Database& database) -> Result<std::vector<KeptRun>> {
    auto statement = database.prepare(
        "SELECT id, series, repetition, started, finished, status, label, comment, machine, system, tests, "
        "verdict, "
        "headline FROM run WHERE removed IS NULL ORDER BY started DESC, number DESC");
    if (!statement) return statement.error();
    std::vector<KeptRun> runs;
    for (;;) {
      const Result<bool> found = statement->step();
      if (!found) return found.error();
      if (!*found) return runs;
      KeptRun run;
      run.id = statement->text(0);
      run.series = statement->text(1);
      run.repetition = static_cast<int>(statement->integer(2));
      run.started = statement->text(3);
      if (!statement->isNull(4)) run.finished = statement->text(4);
      run.status = statusFromName(statement->text(5)).value_or(RunStatus::Stopped);
      run.label = statement->text(6);
      run.comment = statement->text(7);
      run.machine = statement->text(8);
      run.system = statement->text(9);
      run.overview.tests = testsIn(statement->text(10));
      run.overview.verdict = gradeFromName(statement->text(11));
      run.overview.headline = headlineFromText(statement->text(12));
      runs.push_back(std::move(run));
    }
  });
}

Result<Run> History::load(const std::string& id) {
  return m_content->use([&](Database& database) -> Result<Run> {
    auto row = rowWithId(database, id);
    if (!row) return row.error();
    if (!*row) return noSuchRun(id);
    auto run = runOfRow(**row);
    if (!run) return run;
    auto results = resultsOf(database, (*row)->number);
    if (!results) return results.error();
    run->results = *std::move(results);
    addRemarks(*run);
    return run;
  });
}

Result<std::vector<std::string>> History::idsLike(const std::string& beginning, std::size_t most) {
  return m_content->use([&](Database& database) -> Result<std::vector<std::string>> {
    auto statement = database.prepare(
        "SELECT id FROM run WHERE removed IS NULL AND id LIKE ? ESCAPE '\\' ORDER BY started DESC LIMIT ?");
    if (!statement) return statement.error();
    return textsOf(statement->bind(likePattern(beginning)).bind(static_cast<std::int64_t>(most)));
  });
}

Result<std::vector<std::string>> History::seriesLike(const std::string& beginning, std::size_t most) {
  return m_content->use([&](Database& database) -> Result<std::vector<std::string>> {
    auto statement = database.prepare(
        "SELECT DISTINCT series FROM run WHERE removed IS NULL AND series LIKE ? ESCAPE '\\' LIMIT ?");
    if (!statement) return statement.error();
    return textsOf(statement->bind(likePattern(beginning)).bind(static_cast<std::int64_t>(most)));
  });
}

Result<std::vector<std::string>> History::idsOfSeries(const std::string& series) {
  return m_content->use([&](Database& database) -> Result<std::vector<std::string>> {
    auto statement = database.prepare(
        "SELECT id FROM run WHERE removed IS NULL AND series = ? ORDER BY repetition, number");
    if (!statement) return statement.error();
    return textsOf(statement->bind(std::string_view(series)));
  });
}

Result<std::vector<Run>> History::latest(const std::string& machine, const std::string& system,
                                         const std::function<bool(const Run& head)>& wanted, std::size_t most,
                                         std::string_view kernel) {
  return m_content->use([&](Database& database) -> Result<std::vector<Run>> {
    auto statement = database.prepare(
        "SELECT id FROM run WHERE removed IS NULL AND finished IS NOT NULL AND machine = ? AND system = ? "
        "ORDER BY started DESC, number DESC LIMIT ?");
    if (!statement) return statement.error();
    const auto ids =
        textsOf(statement->bind(machine).bind(system).bind(static_cast<std::int64_t>(mostLookedAt)));
    if (!ids) return ids.error();
    std::vector<Run> runs;
    for (const std::string& id : *ids) {
      if (runs.size() == most) break;
      auto row = rowWithId(database, id);
      if (!row) return row.error();
      if (!*row) continue;  // another process has purged it meanwhile
      auto run = runOfRow(**row);
      if (!run) return run.error();
      if (!wanted(*run)) continue;
      auto results = resultsOf(database, (*row)->number, kernel);
      if (!results) return results.error();
      run->results = *std::move(results);
      runs.push_back(*std::move(run));
    }
    return runs;
  });
}

Status History::describe(const std::string& id, const std::optional<std::string>& label,
                         const std::optional<std::string>& comment) {
  for (const auto& text : {label, comment})
    if (text && text->size() > mostText.count)
      return Error{"text-too-long", {{"most_bytes", static_cast<std::int64_t>(mostText.count)}}};
  return m_content->changeRow(rowWithId, id, [&](RunRow& row) {
    if (label) row.label = *label;
    if (comment) row.comment = *comment;
  });
}

Status History::remove(const std::string& id) {
  return m_content->changeRow(rowWithId, id, [](RunRow& row) { row.removed = daysAgo(0); });
}

Status History::restore(const std::string& id) {
  return m_content->changeRow(rowWithId, id, [](RunRow& row) { row.removed.reset(); });
}

Status History::purge(const std::string& removedBefore) {
  return m_content->use([&](Database& database) -> Status {
    auto statement = database.prepare("DELETE FROM run WHERE removed < ?");
    if (!statement) return statement.error();
    return statement->bind(removedBefore).run();
  });
}

Status History::check() {
  return m_content->use([](Database& database) { return checkAll(database); });
}

bool wasLeftOpen(const std::string& path) {
  std::error_code error;
  const auto size = fs::file_size(walOf(path), error);
  return !error && size > 0;
}

}  // namespace strata
