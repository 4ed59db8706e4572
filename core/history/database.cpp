// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/database.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <new>
#include <string>
#include <utility>
#include <variant>

#include "core/base/utf8_path.h"

namespace strata {

namespace {

/// Another process writes for milliseconds at most; a hung one is not waited for.
constexpr int patienceMs = 5000;

constexpr const char* codeKey = "code";

const char* idOf(int code) {
  switch (code & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return "history-damaged";
    case SQLITE_FULL:
      return "history-full";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "history-busy";
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return "history-read-only";
    default:
      return "history-failed";
  }
}

Error errorOf(int code, std::string path, const char* detail) {
  return {idOf(code),
          {{"path", std::move(path)}, {"detail", std::string(detail)}, {codeKey, std::int64_t{code & 0xff}}}};
}

Error errorOf(int code, sqlite3* database) {
  const char* const path = sqlite3_db_filename(database, "main");
  return errorOf(code, path != nullptr ? path : "", sqlite3_errmsg(database));
}

/// Throws std::bad_alloc where SQLite had no memory for the value of a column, which must not be taken for
/// empty.
void endWithoutMemory(sqlite3_stmt* statement) {
  if (sqlite3_errcode(sqlite3_db_handle(statement)) == SQLITE_NOMEM) throw std::bad_alloc();
}

}  // namespace

bool isOfSystem(const Error& error) {
  const auto code = std::ranges::find(error.data, codeKey, &Datum::name);
  if (code == error.data.end()) return false;
  const auto* number = std::get_if<std::int64_t>(&code->value);
  constexpr std::array<std::int64_t, 9> codes{SQLITE_NOMEM,    SQLITE_IOERR, SQLITE_FULL,
                                              SQLITE_CANTOPEN, SQLITE_BUSY,  SQLITE_LOCKED,
                                              SQLITE_READONLY, SQLITE_PERM,  SQLITE_INTERRUPT};
  return number != nullptr && std::ranges::find(codes, *number) != codes.end();
}

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

Statement& Statement::bind(std::int64_t value) {
  m_bindError |= sqlite3_bind_int64(m_statement.get(), ++m_bound, value);
  return *this;
}

Statement& Statement::bind(std::string_view text) {
  m_bindError |= sqlite3_bind_text64(m_statement.get(), ++m_bound, text.data() != nullptr ? text.data() : "",
                                     text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  return *this;
}

Statement& Statement::bindBlob(std::string_view bytes) {
  m_bindError |=
      sqlite3_bind_blob64(m_statement.get(), ++m_bound, bytes.data() != nullptr ? bytes.data() : "",
                          bytes.size(), SQLITE_TRANSIENT);
  return *this;
}

Statement& Statement::bindNull() {
  m_bindError |= sqlite3_bind_null(m_statement.get(), ++m_bound);
  return *this;
}

Result<bool> Statement::step() {
  sqlite3* const database = sqlite3_db_handle(m_statement.get());
  if (m_bindError != SQLITE_OK) return errorOf(m_bindError, database);
  const int code = sqlite3_step(m_statement.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  return errorOf(code, database);
}

Status Statement::run() {
  for (;;) {
    const Result<bool> row = step();
    if (!row) return row.error();
    if (!*row) return success();
  }
}

bool Statement::isNull(int column) const {
  return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(m_statement.get(), column);
}

std::string Statement::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
  const int size = sqlite3_column_bytes(m_statement.get(), column);
  if (text == nullptr) endWithoutMemory(m_statement.get());
  return text != nullptr ? std::string(text, static_cast<std::size_t>(size)) : std::string();
}

std::string Statement::blob(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement.get(), column));
  const int size = sqlite3_column_bytes(m_statement.get(), column);
  if (bytes == nullptr) endWithoutMemory(m_statement.get());
  return bytes != nullptr ? std::string(bytes, static_cast<std::size_t>(size)) : std::string();
}

void Database::Closer::operator()(sqlite3* database) const {
  sqlite3_close_v2(database);
}

Result<Database> Database::open(const std::string& path) {
  constexpr int flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  sqlite3* opened = nullptr;
  const std::u8string file = pathOf(path).u8string();  // as the system takes long ones
  const int code = sqlite3_open_v2(reinterpret_cast<const char*>(file.c_str()), &opened, flags, nullptr);
  Database database(opened, path);  // closes it in either case
  if (code != SQLITE_OK)
    return errorOf(code, path, opened != nullptr ? sqlite3_errmsg(opened) : sqlite3_errstr(code));
  sqlite3_busy_timeout(opened, patienceMs);
  // A damaged file must not make SQLite run what stands in it.
  sqlite3_db_config(opened, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  // Strata creates neither views nor triggers.
  sqlite3_db_config(opened, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  sqlite3_db_config(opened, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  return database;
}

Status Database::execute(const char* sql) {
  const int code = sqlite3_exec(m_database.get(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return errorOf(code, m_database.get());
  return success();
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* prepared = nullptr;
  const int code =
      sqlite3_prepare_v2(m_database.get(), sql.data(), static_cast<int>(sql.size()), &prepared, nullptr);
  if (code != SQLITE_OK) return errorOf(code, m_database.get());
  Statement statement;
  statement.m_statement.reset(prepared);
  return statement;
}

Result<std::int64_t> Database::integerOf(const char* sql) {
  auto statement = prepare(sql);
  if (!statement) return statement.error();
  const Result<bool> row = statement->step();
  if (!row) return row.error();
  return *row ? statement->integer(0) : 0;
}

void Database::limitValues(Bytes most) {
  sqlite3_limit(m_database.get(), SQLITE_LIMIT_LENGTH, static_cast<int>(most.count));
}

std::int64_t Database::lastRow() const {
  return sqlite3_last_insert_rowid(m_database.get());
}

bool Database::hasMoved() const {
  int moved = 0;
  return sqlite3_file_control(m_database.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK &&
         moved != 0;
}

Result<Transaction> Transaction::begin(Database& database) {
  if (const Status begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun.error();
  return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr)) {}

Transaction::~Transaction() {
  if (m_database != nullptr) static_cast<void>(m_database->execute("ROLLBACK"));
}

Status Transaction::commit() {
  const Status committed = m_database->execute("COMMIT");
  // SQLite rolls back by itself after some errors; another ROLLBACK then does nothing.
  if (committed) m_database = nullptr;
  return committed;
}

}  // namespace strata
