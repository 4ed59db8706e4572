// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/named_runs.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/history_text.h"
#include "app/words/words.h"
#include "core/files/read_file.h"
#include "core/files/utf8_path.h"
#include "core/history/history_floors.h"
#include "core/report/json_read.h"

namespace strata::cli {

namespace {

bool isFile(const std::string& given) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(pathOf(given), ignored);
}

Result<ComparedSide> sideOfFile(const std::string& file) {
  const auto text = readFile(file, mostRunFile);
  if (!text) return text.error();
  auto runs = runsFromJson(*text);
  if (!runs) return runs.error();
  return ComparedSide{file, *std::move(runs)};
}

Result<ComparedSide> sideOfHistory(History& history, const std::string& given) {
  const auto id = keptRunId(history, given);
  if (!id) return id.error();
  const auto series = history.idsOfSeries(*id);
  if (!series) return series.error();
  ComparedSide side;
  for (const std::string& member : series->empty() ? std::vector{*id} : *series) {
    auto run = history.load(member);
    if (!run) return run.error();
    side.runs.push_back(*std::move(run));
  }
  const std::string& label = side.runs.front().label;
  side.name = label.empty() ? shortId(*id) : label;
  return side;
}

}  // namespace

Result<std::string> keptRunId(History& history, const std::string& given) {
  const bool last = given == "last";
  const auto ids = history.idsLike(last ? "" : given, 2);
  if (!ids) return ids.error();
  if (ids->empty()) return Error{"no-such-run", {{"run", given}}};
  if (ids->size() > 1 && !last && ids->front() != given) return Error{"run-ambiguous", {{"run", given}}};
  return ids->front();
}

Result<std::vector<ComparedSide>> comparedSides(const std::vector<std::string>& given) {
  std::vector<ComparedSide> sides;
  std::optional<History> history;
  for (const std::string& name : given) {
    if (!isFile(name) && !history) {
      const auto path = historyPath();
      if (!path) return path.error();
      auto opened = History::open(*path);
      if (!opened) return opened.error();
      history = *std::move(opened);
      if (history->recovery())
        fmt::print(stderr, "strata-cli: {}\n", sentence(reasonOf(*history->recovery())));
    }
    auto side = isFile(name) ? sideOfFile(name) : sideOfHistory(*history, name);
    if (!side) return side.error();
    sides.push_back(*std::move(side));
  }
  return sides;
}

FloorOf floorsOfHistory(const std::vector<ComparedSide>& sides) {
  const FloorOf usual = [](const CellResult& cell) { return Floor{usualFloor(cell)}; };
  const auto path = historyPath();
  // Looking for one must not make one.
  if (!path || !isFile(*path)) return usual;
  auto history = History::open(*path);
  auto floors = history ? floorsFor(*history, sides) : Result<FloorOf>(history.error());
  if (floors) return *std::move(floors);
  fmt::print(stderr, "strata-cli: {}\n", sentence(floors.error()));
  return usual;
}

int refused(const Reason& reason) {
  fmt::print(stderr, "strata-cli: {}\n", sentence(reason));
  return reason.id == "no-such-run" || reason.id == "run-ambiguous" ? exitArguments : exitDevice;
}

}  // namespace strata::cli
