// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_read.h"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "core/base/json.h"
#include "core/base/uuid.h"
#include "core/model/fields.h"
#include "core/model/json_syntax.h"
#include "core/report/cbor.h"
#include "core/report/json.h"
#include "core/report/json_fields.h"
#include "core/report/names.h"
#include "core/report/object_reader.h"
#include "core/stats/distinct_levels.h"

namespace strata {

Reason readReason(ObjectReader reader) {
  Reason reason;
  reader.required("id", reason.id);
  if (!isReasonId(reason.id)) reader.refuse("id");
  for (const auto& [key, value] : reader.json().items()) {
    if (key == "id") continue;
    if (value.is_string()) {
      reason.data.push_back({key, value.get<std::string>()});
    } else if (value.is_number_float() ||
               (value.is_number_unsigned() && value.get<std::uint64_t>() >> 63 != 0)) {
      if (!isFigureJson(value)) reader.refuse(key);
      reason.data.push_back({key, value.get<double>()});
    } else if (value.is_number_integer()) {
      reason.data.push_back({key, value.get<std::int64_t>()});
    } else {
      reader.refuse(key);
    }
  }
  return reason;
}

namespace {

Parameters readParameters(ObjectReader reader) {
  Parameters parameters;
  withParameters(parameters, [&](const auto&... each) { (reader.optional(each.key, each.value), ...); });
  // Numbers of threads, CPUs and the like; a load may lie before what was stored.
  withParameters(parameters, [&](const auto&... each) {
    const auto check = [&](const auto& parameter) {
      if constexpr (std::is_same_v<std::decay_t<decltype(parameter.value)>, std::optional<std::int64_t>>)
        if (parameter.value.value_or(0) < 0 && &parameter.value != &parameters.offset)
          reader.refuse(parameter.key);
    };
    (check(each), ...);
  });
  return parameters;
}

/// A figure of Strata has all members of its summary; one of another program has those that it tells.
void readSummary(ObjectReader& reader, Measured& measured) {
  const bool isWhole = reader.has("mad");
  withSummary(measured, [&](auto field) {
    if (!isWhole && field.presence == Presence::OfStrata) field.presence = Presence::WhereTold;
    readField(reader, field);
  });
  if (measured.clean.size() != measured.samples.size()) reader.refuse("clean");
}

Measured readMeasured(ObjectReader& reader) {
  Measured measured;
  readSummary(reader, measured);
  withFiguresOfSomeTests(measured, [&](const auto& field) { readField(reader, field); });
  readFiguresOfTests(reader, measured.ofTest());
  reader.named("verdict", measured.verdict.grade, gradeFromName);
  if (reader.has("reasons") && reader.json()["reasons"].size() > mostReasons) reader.refuse("reasons");
  reader.each("reasons",
              [&](ObjectReader entry) { measured.verdict.reasons.push_back(readReason(std::move(entry))); });
  return measured;
}

CellResult readResult(ObjectReader reader) {
  CellResult result;
  std::string test;
  reader.required("test", test);
  result.test = TestId(test);
  withLoop(result, [&](const auto& field) { readField(reader, field); });
  reader.named("better", result.higherIsBetter, [](std::string_view name) -> std::optional<bool> {
    if (name != "higher" && name != "lower") return std::nullopt;
    return name == "higher";
  });
  result.parameters = readParameters(reader.object("parameters"));

  std::string outcome = "measured";
  reader.optional("outcome", outcome);
  if (outcome == "measured") {
    result.outcome = readMeasured(reader);
  } else if (outcome == "skipped") {
    result.outcome = Skipped{readReason(reader.object("reason"))};
  } else if (outcome == "failed") {
    result.outcome = Failed{readReason(reader.object("reason"))};
  } else {
    reader.refuse("outcome");
  }
  return result;
}

/// All but the results.
Run readHead(ObjectReader& reader, const std::string& path, std::optional<Error>& error) {
  Run run;
  withNames(run, [&](const auto& field) { readField(reader, field); });
  if (!reader.has("series")) run.series = run.id;
  reader.named("status", run.status, statusFromName);
  ObjectReader program = reader.object("program");
  readFields(program, run.program);
  readField(reader, Field{"origin", run.origin});
  run.machine = readMachine(reader.object("machine"), run.origin.has_value());
  if (reader.has("environment")) {
    ObjectReader environment = reader.object("environment");
    readFields(environment, run.environment);
  }
  readField(reader, Field{"disks", run.disks});
  readField(reader, Field{"peers", run.peers});
  reader.optional("seed", run.seed);
  const ObjectReader settings = reader.object("settings");
  if (error) return run;
  auto read = settingsFromJson(settings.json().dump());
  if (read) {
    run.settings = *std::move(read);
    // Before there were profiles all was as Nbench did it.
    if (!run.origin && !settings.has("disk_profile")) run.settings.diskProfile = DiskProfile::Classic;
  } else
    error = underPath(read.error(), path + "settings.");
  return run;
}

Run readRun(const Json& json, const std::string& path, std::optional<Error>& error) {
  ObjectReader reader(json, path, error);
  Run run = readHead(reader, path, error);
  run.id = canonicalUuid(std::move(run.id));
  run.series = canonicalUuid(std::move(run.series));
  if (!reader.has("results") && !error) error = Error{"missing-key", {{"key", path + "results"}}};
  if (!error && json["results"].size() > mostRunFigures)
    error = Error{"too-many-figures", {{"most", static_cast<std::int64_t>(mostRunFigures)}}};
  if (error) return run;
  reader.each("results", [&](ObjectReader entry) { run.results.push_back(readResult(std::move(entry))); });
  if (error) return run;
  keepUnknownKeys(json.dump(), run);
  addRemarks(run);
  return run;
}

std::string schemaOf(const Json& json) {
  const bool named = json.is_object() && json.contains("schema") && json["schema"].is_string();
  return named ? json["schema"].get<std::string>() : std::string();
}

/// Nothing when `json` is of the family ("strata.run/") in a version that can be read.
std::optional<Error> checkSchema(const Json& json, std::string_view family) {
  const std::string schema = schemaOf(json);
  const auto version = schemaVersion(schema, family);
  if (!version) return Error{"not-a-run", {}};
  if (*version > 1) return Error{"newer-schema", {{"schema", schema}}};
  return std::nullopt;
}

constexpr std::string_view runFamily = "strata.run/";
constexpr std::string_view seriesFamily = "strata.series/";

Result<std::vector<Run>> readSeries(const Json& json) {
  std::optional<Error> error;
  ObjectReader reader(json, "", error);
  if (!reader.has("runs")) return Error{"missing-key", {{"key", std::string("runs")}}};
  if (!json["runs"].is_array() || json["runs"].empty()) {
    reader.refuse("runs");
    return *error;
  }

  std::vector<Run> runs;
  for (std::size_t i = 0; i < json["runs"].size(); ++i) {
    const Json& entry = json["runs"][i];
    if (auto wrong = checkSchema(entry, runFamily)) return *wrong;
    runs.push_back(readRun(entry, fmt::format("runs[{}].", i), error));
    if (error) return *error;
  }
  return runs;
}

/// What was written as CBOR, read by `read`.
template <typename Read>
auto fromCbor(std::string_view bytes, Read read)
    -> Result<decltype(read(Json(), std::declval<std::optional<Error>&>()))> {
  if (auto wrong = findCborError(bytes)) return *wrong;
  const Json json = parsedCbor(bytes);
  std::optional<Error> error;
  auto value = read(json, error);
  if (error) return *error;
  return value;
}

}  // namespace

Result<Run> headFromCbor(std::string_view bytes) {
  return fromCbor(bytes, [](const Json& json, std::optional<Error>& error) {
    ObjectReader reader(json, "", error);
    return readHead(reader, "", error);
  });
}

Result<CellResult> resultFromCbor(std::string_view bytes) {
  return fromCbor(bytes, [](const Json& json, std::optional<Error>& error) {
    return readResult(ObjectReader(json, "", error));
  });
}

Result<std::vector<Run>> runsFromJson(std::string_view text) {
  if (text.size() > mostRunFile.count)
    return Error{"too-large", {{"most_bytes", static_cast<std::int64_t>(mostRunFile.count)}}};
  if (auto error = findJsonError(text)) return *error;
  const Json json = parsedJson(text);
  const bool isRun = schemaOf(json).starts_with(runFamily);
  if (auto error = checkSchema(json, isRun ? runFamily : seriesFamily)) return *error;
  if (!isRun) return readSeries(json);

  std::optional<Error> error;
  Run run = readRun(json, "", error);
  if (error) return *error;
  return std::vector<Run>{std::move(run)};
}

namespace {

/// What of `whole` is not in `known`, object by object. The keys are sorted, since what was unknown
/// once is written behind the known ones.
SortedJson difference(const SortedJson& whole, const SortedJson& known) {
  SortedJson rest = SortedJson::object();
  for (const auto& [key, value] : whole.items()) {
    const auto found = known.find(key);
    if (found == known.end()) {
      rest[key] = value;
    } else if (value.is_object() && found->is_object()) {
      if (SortedJson inner = difference(value, *found); !inner.empty()) rest[key] = std::move(inner);
    }
  }
  return rest;
}

std::string unknownText(const SortedJson& unknown) {
  return unknown.empty() ? std::string() : unknown.dump();
}

}  // namespace

void keepUnknownKeys(std::string_view file, Run& run) {
  SortedJson head = SortedJson::parse(file);
  const SortedJson results = std::move(head["results"]);
  head.erase("results");
  head.erase("settings");
  const SortedJson known = SortedJson::parse(toJson(run));

  run.unknownJson = unknownText(difference(head, known));
  for (std::size_t i = 0; i < run.results.size(); ++i)
    run.results[i].unknownJson = unknownText(difference(results[i], known["results"][i]));
}

}  // namespace strata
