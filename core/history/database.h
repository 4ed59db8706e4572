// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/result.h"

struct sqlite3;
struct sqlite3_stmt;

/// SQLite, as far as the history uses it: values for its handles and errors.
namespace strata {

class Database;

/// A prepared statement. Lives no longer than its database. Used on one thread at a time.
class Statement {
 public:
  /// Gives the next placeholder its value; in the order in which they stand.
  Statement& bind(std::int64_t value);
  Statement& bind(std::string_view text);
  Statement& bindBlob(std::string_view bytes);
  Statement& bindNull();

  /// Goes to the next row: false when there is none. Errors: see Database.
  Result<bool> step();
  /// Runs to the end.
  Status run();

  /// Whether column `column`, counted from 0, of the row that step() reached is NULL.
  bool isNull(int column) const;
  std::int64_t integer(int column) const;
  std::string text(int column) const;
  std::string blob(int column) const;

 private:
  friend class Database;
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const;
  };

  std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
  int m_bound = 0;
  int m_bindError = 0;
};

/// A connection to one file. Used on one thread at a time; several connections, of several processes too, may
/// be open at once.
///
/// Errors of all functions: `history-damaged`, `history-full` (no space), `history-busy` (another process
/// held the file too long), `history-read-only`, else `history-failed`; each with path, detail (the message
/// of SQLite) and code (its number). Where memory for the data that is read runs out, std::bad_alloc is
/// thrown.
class Database {
 public:
  /// Makes the file if there is none.
  static Result<Database> open(const std::string& path);

  Status execute(const char* sql);
  Result<Statement> prepare(std::string_view sql);
  Result<std::int64_t> integerOf(const char* sql);
  /// A row or text of more than this is an error from now on, before it is read into memory.
  void limitValues(Bytes most);
  /// The number of the row that was added last.
  std::int64_t lastRow() const;

  /// Whether the file of this connection has another name by now, or none. Never where the system lets nobody
  /// rename what is open.
  bool hasMoved() const;

  const std::string& path() const { return m_path; }

 private:
  struct Closer {
    void operator()(sqlite3* database) const;
  };
  Database(sqlite3* database, std::string path) : m_database(database), m_path(std::move(path)) {}

  std::unique_ptr<sqlite3, Closer> m_database;
  std::string m_path;
};

/// Whether the system refused something: memory, a file, or the contents of the disk. Such an error proves
/// nothing about the contents of the history.
bool isOfSystem(const Error& error);

/// Everything until commit() happens, or nothing: what is not committed is rolled back at the end of its
/// life. Begins with the right to write, so that it never fails half way for another process.
class Transaction {
 public:
  static Result<Transaction> begin(Database& database);
  ~Transaction();
  Transaction(Transaction&& other) noexcept;
  Transaction& operator=(Transaction&&) = delete;

  Status commit();

 private:
  explicit Transaction(Database& database) : m_database(&database) {}

  Database* m_database;
};

}  // namespace strata
