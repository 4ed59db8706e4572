// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "core/base/json.h"
#include "core/model/fields.h"
#include "core/model/json_syntax.h"
#include "core/report/cbor.h"
#include "core/report/json_fields.h"
#include "core/report/json_writing.h"
#include "core/report/names.h"

namespace strata {

Json reasonJson(const Reason& reason) {
  Json json = {{"id", reason.id}};
  for (const Datum& datum : reason.data) {
    if (const auto* number = std::get_if<double>(&datum.value)) {
      if (isFigure(*number)) json[datum.name] = *number;
    } else {
      std::visit([&](const auto& value) { json[datum.name] = value; }, datum.value);
    }
  }
  return json;
}

namespace {

/// Drops what is not known of a machine that Strata has not seen: members that are 0 or empty.
void dropUnknown(Json& json) {
  for (auto entry = json.begin(); entry != json.end();) {
    if (entry->is_object()) dropUnknown(*entry);
    const bool unknown = entry->empty() ||
                         (entry->is_string() && entry->get_ref<const std::string&>().empty()) ||
                         (entry->is_number_integer() && *entry == 0);
    entry = unknown ? json.erase(entry) : std::next(entry);
  }
}

Json parametersJson(const Parameters& parameters) {
  Json json = Json::object();
  withParameters(parameters, [&](const auto&... each) { (put(json, each.key, each.value), ...); });
  return json;
}

/// Whether the figure has a median and a deviation, as Strata's own do; the number of samples and their
/// spread are then known.
bool isSummarised(const Measured& measured) {
  return measured.median.has_value() && measured.mad.has_value();
}

bool hasFiguresOnly(const Measured& measured) {
  const auto all = [](const std::vector<double>& values) { return std::ranges::all_of(values, isFigure); };
  return isFigure(measured.value) && isFigure(measured.confidence) && isFigure(measured.median.value_or(0)) &&
         isFigure(measured.mad.value_or(0)) && isFigure(measured.elapsedS) && isWhole(measured.ofTest()) &&
         all(measured.samples) && all(measured.quantiles) && all(measured.perThread) &&
         all(measured.passSeconds) && all(measured.visits) && isFigure(measured.trafficRate.value_or(0));
}

void putMeasured(Json& json, const Measured& measured) {
  Json summary = Json::object();
  withSummary(measured, [&](const auto& field) {
    writeField(field.presence == Presence::Required ? json : summary, field);
  });
  if (!isSummarised(measured)) {
    if (!measured.low && !measured.high) summary.erase("confidence");
    if (measured.elapsedS == 0) summary.erase("elapsed_s");
    dropUnknown(summary);
  }
  json.update(summary);
  withFiguresOfSomeTests(measured, [&](const auto& field) { writeField(json, field); });
  putFiguresOfTests(json, measured.ofTest());
  json["verdict"] = gradeName(measured.verdict.grade);
  json["reasons"] = Json::array();
  for (const Reason& reason : measured.verdict.reasons) json["reasons"].push_back(reasonJson(reason));
}

void putFailed(Json& json, std::string_view outcome, const Reason& reason) {
  json["outcome"] = outcome;
  json["reason"] = reasonJson(reason);
}

/// Adds what `json` lacks, object by object: keys that a newer version wrote. Those are unlike each other,
/// however many they are, so each is looked for among the known ones alone.
void merge(Json& json, const Json& more) {
  const std::size_t known = json.size();
  for (const auto& [key, value] : more.items()) {
    const auto begin = json.begin();
    const auto end = std::next(begin, static_cast<std::ptrdiff_t>(known));
    auto found = begin;
    while (found != end && found.key() != key) ++found;
    if (found == end) {
      append(json, key, value);
    } else if (found->is_object() && value.is_object()) {
      merge(*found, value);
    }
  }
}

void mergeUnknown(Json& json, const std::string& unknownJson) {
  // Bounded like a file's: a history may have been made up.
  if (unknownJson.empty() || findJsonError(unknownJson)) return;
  const Json more = parsedJson(unknownJson);
  if (more.is_object()) merge(json, more);
}

/// The JSON of a result without the keys of a newer version.
Json knownJson(const CellResult& result) {
  Json json = {{"test", result.test.text()}};
  withLoop(result, [&](const auto& field) { writeField(json, field); });
  json["better"] = result.higherIsBetter ? "higher" : "lower";
  json["parameters"] = parametersJson(result.parameters);
  if (const Measured* measured = measuredOf(&result)) {
    if (hasFiguresOnly(*measured)) {
      putMeasured(json, *measured);
    } else {
      putFailed(json, "failed", {"no-figure", {}});
    }
  } else if (const auto* skipped = std::get_if<Skipped>(&result.outcome)) {
    putFailed(json, outcomeName(result.outcome), skipped->reason);
  } else {
    putFailed(json, outcomeName(result.outcome), std::get<Failed>(result.outcome).error);
  }
  return json;
}

Json resultJson(const CellResult& result) {
  Json json = knownJson(result);
  mergeUnknown(json, result.unknownJson);
  return json;
}

/// The head that a run has when Strata measured it.
Json ownHeadJson(const Run& run) {
  Json json = {{"schema", runSchema}};
  withNames(run, [&](const auto& field) { writeField(json, field); });
  json["status"] = statusName(run.status);
  json["program"] = fieldsJson(run.program);
  json["machine"] = machineJson(run.machine);
  json["environment"] = fieldsJson(run.environment);
  writeField(json, Field{"disks", run.disks});
  writeField(json, Field{"peers", run.peers});
  json["settings"] = parsedJson(settingsToJson(run.settings, Written::All));
  json["seed"] = run.seed;
  return json;
}

/// All but the results, without the keys of a newer version.
Json headJson(const Run& run) {
  Json json = ownHeadJson(run);
  if (!run.origin) return json;
  // Strata knows neither settings nor surroundings of what it did not measure.
  dropUnknown(json["machine"]);
  for (const char* key : {"cpu", "caches"})
    if (!json["machine"].contains(key))
      json["machine"][key] = key == std::string_view("cpu") ? Json::object() : Json::array();
  json.erase("environment");
  json.erase("seed");
  json["settings"] = parsedJson(settingsToJson(run.settings, Written::Differences));
  json["origin"] = fieldsJson(*run.origin);
  return json;
}

Json runJson(const Run& run) {
  Json json = headJson(run);
  mergeUnknown(json, run.unknownJson);
  json["results"] = Json::array();
  for (const CellResult& result : run.results) json["results"].push_back(resultJson(result));
  return json;
}

std::string cborOf(const Json& json) {
  std::string bytes;
  Json::to_cbor(json, bytes);
  return bytes;
}

}  // namespace

std::string toJson(const Run& run) {
  return pretty(runJson(run));
}

std::string seriesToJson(std::string_view id, const std::vector<Run>& runs) {
  Json json = {{"schema", seriesSchema}, {"id", id}, {"runs", Json::array()}};
  for (const Run& run : runs) json["runs"].push_back(runJson(run));
  return pretty(json);
}

std::string headToCbor(const Run& run) {
  return cborOf(headJson(run));
}

std::string resultToCbor(const CellResult& result) {
  return cborOf(knownJson(result));
}

std::string parametersToJson(const Parameters& parameters) {
  return compact(parametersJson(parameters));
}

}  // namespace strata
