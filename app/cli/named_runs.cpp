// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/named_runs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/history_text.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/base/utf8_path.h"
#include "core/exchange/any_text.h"
#include "core/exchange/references.h"
#include "core/files/read_file.h"
#include "core/history/history_floors.h"
#include "core/report/json_read.h"

namespace strata::cli {

namespace {

bool isFile(const std::string& given) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(pathOf(given), ignored);
}

/// Whether it can only mean a file, also where there is none: ids have neither dots nor separators.
bool looksLikeFile(const std::string& given) {
  return given.find_first_of("./\\") != std::string::npos;
}

/// One for each series in it: two settings that were measured by turns are in one file. Reports have its name
/// alone: the folders that lead to it tell who compares.
Result<std::vector<ComparedSide>> sidesOfFile(const std::string& file) {
  auto runs = runsOfFile(file);
  if (!runs) return runs.error();
  std::vector<ComparedSide> sides = sidesOf(*std::move(runs));
  const std::string name = utf8Of(pathOf(file).filename());
  for (ComparedSide& side : sides) {
    const std::string own = side.name.empty() ? shortId(side.runs.front().series) : side.name;
    side.name = sides.size() > 1 ? fmt::format("{} {}", name, own) : name;
  }
  return sides;
}

bool isReference(const std::string& given) {
  return given.starts_with(referencePrefix) && !isFile(given);
}

Result<Run> runOfReference(const std::string& given) {
  return referenceRun(std::string_view(given).substr(referencePrefix.size()));
}

Result<ComparedSide> sideOfReference(const std::string& given) {
  auto run = runOfReference(given);
  if (!run) return run.error();
  std::string label = run->label;
  return ComparedSide{std::move(label), {*std::move(run)}, true};
}

/// A series has the id of its first run, which may have been deleted from it.
Result<std::string> keptRunOrSeriesId(History& history, const std::string& given) {
  const auto run = keptRunId(history, given);
  if (run || run.error().id != "no-such-run") return run;
  const auto series = history.seriesLike(given, 2);
  if (!series) return series.error();
  if (series->size() > 1) return Error{"run-ambiguous", {{"run", given}}};
  return series->empty() ? run : Result<std::string>(series->front());
}

Result<ComparedSide> sideOfHistory(History& history, const std::string& given) {
  const auto id = keptRunOrSeriesId(history, given);
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
  side.isPublished = side.runs.front().origin && side.runs.front().origin->published;
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

Result<Run> namedRun(History& history, const std::string& given) {
  if (isReference(given)) return runOfReference(given);
  const auto id = keptRunId(history, given);
  if (!id) return id.error();
  return history.load(*id);
}

Result<std::vector<ComparedSide>> comparedSides(const std::vector<std::string>& given) {
  std::vector<ComparedSide> sides;
  std::optional<History> history;
  for (const std::string& name : given) {
    if (isReference(name)) {
      auto side = sideOfReference(name);
      if (!side) return side.error();
      sides.push_back(*std::move(side));
      continue;
    }
    const bool isOfFile = isFile(name) || looksLikeFile(name);
    if (!isOfFile && !history) {
      const auto path = historyPath();
      if (!path) return path.error();
      auto opened = History::open(*path, tellOfMending);
      if (!opened) return opened.error();
      history = *std::move(opened);
    }
    if (isOfFile) {
      auto ofFile = sidesOfFile(name);
      if (!ofFile) return ofFile.error();
      for (ComparedSide& side : *ofFile) sides.push_back(std::move(side));
      continue;
    }
    auto side = sideOfHistory(*history, name);
    if (!side) return side.error();
    sides.push_back(*std::move(side));
  }
  if (auto error = whyTooMany(pointersTo(sides))) return *std::move(error);
  return sides;
}

Result<std::vector<Run>> runsOfFile(const std::string& file) {
  if (isReference(file)) {
    auto side = sideOfReference(file);
    return side ? std::move(side->runs) : Result<std::vector<Run>>(side.error());
  }
  const auto text = readFile(file, mostRunFile);
  if (!text) return text.error();
  auto runs = runsFromAnyText(file, *text);
  if (!runs) return runs;
  std::string shown = file;
  std::ranges::replace(shown, '\n', ' ');
  for (const Run& run : *runs)
    if (run.origin && !run.origin->leftOut.empty())
      sayLine(words("cli-left-out", {shown, fmt::format("{}", fmt::join(run.origin->leftOut, "; "))}));
  return runs;
}

FloorOf floorsOfHistory(const std::vector<ComparedSide>& sides) {
  const auto path = historyPath();
  // Looking for one must not make one.
  if (!path || !isFile(*path)) return usualFloors;
  auto history = History::open(*path, tellOfMending);
  auto floors = history ? floorsFor(*history, sides) : Result<FloorOf>(history.error());
  if (floors) return *std::move(floors);
  sayLine(floors.error());
  return usualFloors;
}

void tellOfMending(const Recovery& recovery) {
  sayLine(reasonOf(recovery));
}

int refused(const Reason& reason) {
  sayLine(reason);
  const bool isName =
      reason.id == "no-such-run" || reason.id == "run-ambiguous" || reason.id == "no-such-reference";
  return isName || reason.id == "text-too-long" ? exitArguments : exitDevice;
}

}  // namespace strata::cli
