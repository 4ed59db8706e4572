// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/history/database.h"
#include "core/history/overview.h"
#include "core/model/run.h"

/// What the tables of the history hold, as values; see migrations.cpp.
namespace strata {

/// A row of `run`.
struct RunRow {
  std::int64_t number = 0;
  std::string id;
  std::string series;
  std::int64_t repetition = 0;
  std::string started;
  std::optional<std::string> finished;
  std::string status;
  std::string label;
  std::string comment;
  std::string machine;
  std::string system;
  std::string tests;     ///< ids with a space between them
  std::string verdict;   ///< empty where nothing was measured
  std::string headline;  ///< JSON: a list of [test, kernel, value, unit], or with a level
  std::optional<std::string> removed;
  std::int64_t results = 0;  ///< how many rows of `result` it has
  std::string head;          ///< CBOR
  std::string unknown;

  friend bool operator==(const RunRow&, const RunRow&) = default;
};

/// The row of a run, with the results so far. Without `finished` the run still goes on.
RunRow rowOf(const Run& run, bool finished);
/// Sets what follows from the results: tests, verdict, headline and their number.
void setOverview(RunRow& row, const Run& run);

std::string headlineText(const std::vector<HeadlineFigure>& headline);
/// The headline results in the text; invalid ones are left out.
std::vector<HeadlineFigure> headlineFromText(const std::string& text);

/// Errors of all below: those of Database, and `history-damaged` where a checksum does not fit.
/// Gives the row's number: its own, or where that is 0 one that no row has had.
Result<std::int64_t> insertRow(Database& database, const RunRow& row);
Status updateRow(Database& database, const RunRow& row);
Result<std::optional<RunRow>> rowWithNumber(Database& database, std::int64_t number);
Result<std::optional<RunRow>> rowWithId(Database& database, const std::string& id);
/// The run of a row, without its results.
Result<Run> runOfRow(const RunRow& row);

/// `number`: of the run.
Status insertResult(Database& database, std::int64_t number, const CellResult& result);
struct ResultRow {
  std::int64_t run = 0;
  CellResult result;
  std::size_t values = 0;  ///< JSON values in it, as mostJsonValues counts them
};
Result<std::optional<ResultRow>> resultWithNumber(Database& database, std::int64_t number);
/// The run of a result whose checksum fits, which is not decoded.
Result<std::optional<std::int64_t>> runOfResult(Database& database, std::int64_t number);
/// `kernel`: of that kernel, and perhaps some of others; empty: all.
Result<std::vector<CellResult>> resultsOf(Database& database, std::int64_t number,
                                          std::string_view kernel = {});

}  // namespace strata
