// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/rows.h"

#include <boost/crc.hpp>
#include <string_view>

#include "core/base/json.h"
#include "core/base/real_number.h"
#include "core/model/json_syntax.h"
#include "core/report/cbor.h"
#include "core/report/names.h"

namespace strata {

namespace {

constexpr std::string_view runColumns =
    "number, id, series, repetition, started, finished, status, label, comment, machine, system, tests, "
    "verdict, "
    "headline, removed, results, head, unknown, checksum";

/// CRC-32 of values one after the other, each with its length, so that none can pass for its neighbour's.
class Checksum {
 public:
  Checksum& add(std::string_view bytes) {
    add(static_cast<std::int64_t>(bytes.size()));
    m_crc.process_bytes(bytes.data(), bytes.size());
    return *this;
  }
  Checksum& add(std::int64_t number) {
    for (int shift = 0; shift < 64; shift += 8)
      m_crc.process_byte(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
    return *this;
  }
  Checksum& add(const std::optional<std::string>& text) {
    add(std::int64_t{text.has_value()});
    return add(std::string_view(text ? *text : std::string_view()));
  }
  std::int64_t value() const { return m_crc.checksum(); }

 private:
  boost::crc_32_type m_crc;
};

std::int64_t checksumOf(const RunRow& row) {
  Checksum sum;
  sum.add(std::string_view(row.id)).add(std::string_view(row.series)).add(row.repetition);
  sum.add(std::string_view(row.started)).add(row.finished).add(std::string_view(row.status));
  for (const std::string* text :
       {&row.label, &row.comment, &row.machine, &row.system, &row.tests, &row.verdict, &row.headline})
    sum.add(std::string_view(*text));
  sum.add(row.removed).add(row.results);
  return sum.add(std::string_view(row.head)).add(std::string_view(row.unknown)).value();
}

std::int64_t checksumOf(std::int64_t run, std::string_view body, std::string_view unknown) {
  return Checksum().add(run).add(body).add(unknown).value();
}

Error damaged(const Database& database, std::string_view table, std::int64_t number) {
  return {"history-damaged",
          {{"path", database.path()}, {"detail", std::string(table) + " " + std::to_string(number)}}};
}

void bindOptional(Statement& statement, const std::optional<std::string>& text) {
  if (text)
    statement.bind(std::string_view(*text));
  else
    statement.bindNull();
}

/// All but the number.
void bindRow(Statement& statement, const RunRow& row) {
  statement.bind(std::string_view(row.id)).bind(std::string_view(row.series)).bind(row.repetition);
  statement.bind(std::string_view(row.started));
  bindOptional(statement, row.finished);
  for (const std::string* text : {&row.status, &row.label, &row.comment, &row.machine, &row.system,
                                  &row.tests, &row.verdict, &row.headline})
    statement.bind(std::string_view(*text));
  bindOptional(statement, row.removed);
  statement.bind(row.results).bindBlob(row.head).bind(std::string_view(row.unknown)).bind(checksumOf(row));
}

std::optional<std::string> optionalText(const Statement& statement, int column) {
  if (statement.isNull(column)) return std::nullopt;
  return statement.text(column);
}

Result<std::optional<RunRow>> rowFrom(Database& database, Statement& statement) {
  const Result<bool> found = statement.step();
  if (!found) return found.error();
  if (!*found) return std::optional<RunRow>();
  RunRow row;
  int column = 0;
  row.number = statement.integer(column++);
  row.id = statement.text(column++);
  row.series = statement.text(column++);
  row.repetition = statement.integer(column++);
  row.started = statement.text(column++);
  row.finished = optionalText(statement, column++);
  for (std::string* text : {&row.status, &row.label, &row.comment, &row.machine, &row.system, &row.tests,
                            &row.verdict, &row.headline})
    *text = statement.text(column++);
  row.removed = optionalText(statement, column++);
  row.results = statement.integer(column++);
  row.head = statement.blob(column++);
  row.unknown = statement.text(column++);
  if (statement.integer(column) != checksumOf(row)) return damaged(database, "run", row.number);
  return std::optional(std::move(row));
}

Result<std::optional<RunRow>> rowWhere(Database& database, std::string_view condition, auto value) {
  auto statement =
      database.prepare("SELECT " + std::string(runColumns) + " FROM run WHERE " + std::string(condition));
  if (!statement) return statement.error();
  statement->bind(value);
  return rowFrom(database, *statement);
}

/// Reads a result from the columns run, body, unknown and checksum.
Result<ResultRow> resultFrom(Database& database, const Statement& statement, std::int64_t number) {
  const std::int64_t run = statement.integer(0);
  const std::string body = statement.blob(1);
  const std::string unknown = statement.text(2);
  if (statement.integer(3) != checksumOf(run, body, unknown)) return damaged(database, "result", number);
  auto result = resultFromCbor(body);
  if (!result) return result.error();
  result->unknownJson = unknown;
  return ResultRow{run, *std::move(result), 0};
}

}  // namespace

RunRow rowOf(const Run& run, bool finished) {
  RunRow row;
  row.id = run.id;
  row.series = run.series;
  row.repetition = run.repetition;
  row.started = run.started;
  if (finished) row.finished = run.finished;
  row.status = statusName(finished ? run.status : RunStatus::Stopped);
  row.label = run.label;
  row.comment = run.comment;
  row.machine = run.machine.cpuModel;
  row.system = run.machine.system;
  row.head = headToCbor(run);
  row.unknown = run.unknownJson;
  setOverview(row, run);
  return row;
}

void setOverview(RunRow& row, const Run& run) {
  const Overview overview = overviewOf(run);
  row.tests.clear();
  for (const TestId& test : overview.tests) row.tests += (row.tests.empty() ? "" : " ") + test.text();
  row.verdict = overview.verdict ? gradeName(*overview.verdict) : "";
  row.headline = headlineText(overview.headline);
  row.results = static_cast<std::int64_t>(run.results.size());
}

std::string headlineText(const std::vector<HeadlineFigure>& headline) {
  Json json = Json::array();
  for (const HeadlineFigure& figure : headline) {
    json.push_back({figure.test.text(), figure.kernel, figure.value, figure.unit});
    if (figure.level) json.back().push_back(*figure.level);
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<HeadlineFigure> headlineFromText(const std::string& text) {
  std::vector<HeadlineFigure> headline;
  const Json json = parsedJson(text);
  if (!json.is_array()) return headline;
  for (const Json& figure : json) {
    const bool hasLevel = figure.is_array() && figure.size() == 5 && figure[4].is_number_integer();
    const bool whole = figure.is_array() && (figure.size() == 4 || hasLevel) && figure[0].is_string() &&
                       figure[1].is_string() && figure[2].is_number() && figure[3].is_string();
    if (!whole || !isFigure(figure[2].get<double>()) || headline.size() == mostHeadlineFigures) continue;
    headline.push_back({TestId(figure[0].get<std::string>()), figure[1].get<std::string>(),
                        figure[2].get<double>(), figure[3].get<std::string>()});
    // A machine has few levels, whatever a damaged file says.
    if (const auto level = hasLevel ? figure[4].get<std::int64_t>() : -1; level >= 0 && level < 10)
      headline.back().level = static_cast<int>(level);
  }
  return headline;
}

Result<std::int64_t> insertRow(Database& database, const RunRow& row) {
  auto statement = database.prepare(
      "INSERT INTO run (number, id, series, repetition, started, finished, status, label, comment, machine, "
      "system, "
      "tests, "
      "verdict, headline, removed, results, head, unknown, checksum) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!statement) return statement.error();
  if (row.number == 0)
    statement->bindNull();
  else
    statement->bind(row.number);
  bindRow(*statement, row);
  if (const Status done = statement->run(); !done) return done.error();
  return database.lastRow();
}

Status updateRow(Database& database, const RunRow& row) {
  auto statement = database.prepare(
      "UPDATE run SET id = ?, series = ?, repetition = ?, started = ?, finished = ?, status = ?, label = ?, "
      "comment = ?, machine = ?, system = ?, tests = ?, verdict = ?, headline = ?, removed = ?, results = ?, "
      "head = ?, unknown = ?, checksum = ? WHERE number = ?");
  if (!statement) return statement.error();
  bindRow(*statement, row);
  return statement->bind(row.number).run();
}

// The checksum of a row does not hold its number, by which its results are found. The index of ids holds it
// too, in another page: where the two differ, results of another run would be taken for this one's.
Result<std::optional<RunRow>> rowWithNumber(Database& database, std::int64_t number) {
  auto row = rowWhere(database, "number = ?", number);
  if (!row || !*row) return row;
  auto statement = database.prepare("SELECT number FROM run WHERE id = ?");
  if (!statement) return statement.error();
  const Result<bool> found = statement->bind(std::string_view((*row)->id)).step();
  if (found && *found && statement->integer(0) != number) return damaged(database, "run", number);
  return row;
}

Result<std::optional<RunRow>> rowWithId(Database& database, const std::string& id) {
  auto row = rowWhere(database, "id = ?", std::string_view(id));
  if (row && *row && (*row)->id != id) return damaged(database, "run", (*row)->number);
  return row;
}

// Texts that a person may change are those of the row.
Result<Run> runOfRow(const RunRow& row) {
  auto run = headFromCbor(row.head);
  if (!run) return run;
  run->label = row.label;
  run->comment = row.comment;
  run->unknownJson = row.unknown;
  // The status alone would say that somebody stopped it.
  if (!row.finished) {
    run->status = RunStatus::Stopped;
    run->finished.clear();
  }
  return run;
}

Status insertResult(Database& database, std::int64_t number, const CellResult& result) {
  auto statement = database.prepare("INSERT INTO result (run, body, unknown, checksum) VALUES (?, ?, ?, ?)");
  if (!statement) return statement.error();
  const std::string body = resultToCbor(result);
  statement->bind(number).bindBlob(body).bind(std::string_view(result.unknownJson));
  return statement->bind(checksumOf(number, body, result.unknownJson)).run();
}

Result<std::optional<ResultRow>> resultWithNumber(Database& database, std::int64_t number) {
  auto statement = database.prepare("SELECT run, body, unknown, checksum FROM result WHERE number = ?");
  if (!statement) return statement.error();
  const Result<bool> found = statement->bind(number).step();
  if (!found) return found.error();
  if (!*found) return std::optional<ResultRow>();
  auto row = resultFrom(database, *statement, number);
  if (!row) return row.error();
  row->values = valuesOfCbor(statement->blob(1));
  return std::optional(*std::move(row));
}

Result<std::optional<std::int64_t>> runOfResult(Database& database, std::int64_t number) {
  auto statement = database.prepare("SELECT run, body, unknown, checksum FROM result WHERE number = ?");
  if (!statement) return statement.error();
  const Result<bool> found = statement->bind(number).step();
  if (!found) return found.error();
  if (!*found) return std::optional<std::int64_t>();
  const std::int64_t run = statement->integer(0);
  if (statement->integer(3) != checksumOf(run, statement->blob(1), statement->text(2)))
    return damaged(database, "result", number);
  return std::optional(run);
}

// CBOR has texts as they are: what does not hold the name of the kernel need not be decoded.
Result<std::vector<CellResult>> resultsOf(Database& database, std::int64_t number, std::string_view kernel) {
  auto statement = database.prepare(
      kernel.empty()
          ? "SELECT run, body, unknown, checksum, number FROM result WHERE run = ? ORDER BY number"
          : "SELECT run, body, unknown, checksum, number FROM result WHERE run = ? AND instr(body, ?) > 0 "
            "ORDER BY number");
  if (!statement) return statement.error();
  statement->bind(number);
  if (!kernel.empty()) statement->bindBlob(kernel);
  std::vector<CellResult> results;
  for (;;) {
    const Result<bool> found = statement->step();
    if (!found) return found.error();
    if (!*found) return results;
    auto row = resultFrom(database, *statement, statement->integer(4));
    if (!row) return row.error();
    results.push_back(std::move(row->result));
  }
}

}  // namespace strata
