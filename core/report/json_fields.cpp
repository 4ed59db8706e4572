// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_fields.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/report/names.h"

namespace strata {

void writeField(Json& json, const Field<const std::optional<Priority>>& field) {
  if (!field.value) return;
  Json& priority = json[field.key] = {{"asked", "raised"}, {"obtained", raisedName(field.value->raised)}};
  put(priority, "nice", field.value->nice);
  if (field.value->reason) priority["reason"] = reasonJson(*field.value->reason);
}

void readField(ObjectReader& reader, const Field<std::optional<Priority>>& field) {
  if (!reader.has(field.key)) return;
  ObjectReader object = reader.object(field.key);
  Priority& priority = field.value.emplace();
  object.named("obtained", priority.raised, raisedFromName);
  object.optional("nice", priority.nice);
  if (object.has("reason")) priority.reason = readReason(object.object("reason"));
}

void writeField(Json& json, const Field<const std::optional<LimitSource>>& field) {
  if (field.value) json[field.key] = limitSourceName(*field.value);
}

void readField(ObjectReader& reader, const Field<std::optional<LimitSource>>& field) {
  std::optional<std::string> name;
  reader.optional(field.key, name);
  if (name) field.value = limitSourceFromName(*name);
}

void writeField(Json& json, const Field<const std::vector<LatencyQuantile>>& field) {
  if (field.value.empty()) return;
  Json quoted = Json::object();
  for (const auto& [key, fraction] : quotedShares)
    for (const LatencyQuantile& quantile : field.value)
      if (quantile.fraction == fraction) quoted[key] = quantile.ns;
  json[field.key] = std::move(quoted);
  Json& all = json[quantilesKey] = Json::array();
  for (const LatencyQuantile& quantile : field.value)
    all.push_back(Json::array({quantile.fraction, quantile.ns}));
}

void writeField(Json& json, const Field<const std::vector<Pause>>& field) {
  if (field.value.empty()) return;
  Json& pauses = json[field.key] = Json::array();
  for (const Pause& pause : field.value) pauses.push_back(Json::array({pause.beginNs, pause.ns}));
}

namespace {

/// Pairs of a share and nanoseconds. False where one is something else.
bool readQuantiles(const Json& list, std::vector<LatencyQuantile>& into) {
  if (!list.is_array()) return false;
  for (const Json& entry : list) {
    if (!entry.is_array() || entry.size() != 2 || !isFigureJson(entry[0]) || !entry[1].is_number_unsigned())
      return false;
    into.push_back({entry[0].get<double>(), entry[1].get<std::uint64_t>()});
  }
  return true;
}

/// Pairs of a begin and a length. False where one is something else.
bool readPauses(const Json& list, std::vector<Pause>& into) {
  if (!list.is_array()) return false;
  for (const Json& entry : list) {
    if (!entry.is_array() || entry.size() != 2 || !entry[0].is_number_unsigned() ||
        !entry[1].is_number_unsigned())
      return false;
    into.push_back({entry[0].get<std::uint64_t>(), entry[1].get<std::uint64_t>()});
  }
  return true;
}

}  // namespace

void readField(ObjectReader& reader, const Field<std::vector<LatencyQuantile>>& field) {
  if (reader.has(quantilesKey) && !readQuantiles(reader.json()[quantilesKey], field.value))
    reader.refuse(quantilesKey);
}

void readField(ObjectReader& reader, const Field<std::vector<Pause>>& field) {
  if (reader.has(field.key) && !readPauses(reader.json()[field.key], field.value)) reader.refuse(field.key);
}

namespace {

/// The one key by which figures that stand among those of the result are known: see withFiguresOfTests.
constexpr const char* keyOfDisks = "engine";

// Whether what is written without being asked about is a figure.

template <typename T>
bool isWholeField(const Field<const T>&) {
  return true;
}

bool isWholeField(const Field<const double>& field) {
  return field.presence == Presence::WhereTold || isFigure(field.value);
}

template <Trace T>
bool isWholeField(const Field<const T>& field) {
  bool all = true;
  withColumns(field.value,
              [&](const auto& column) { all = all && std::ranges::all_of(column.values, isFigure); });
  return all;
}

}  // namespace

void putFiguresOfTests(Json& result, const TestFigures& figures) {
  withFiguresOfTests(figures, [&](const auto& test) {
    if (!test.value) return;
    Json& json = *test.key == '\0' ? result : (result[test.key] = Json::object());
    withFields(*test.value, [&](const auto& field) { writeField(json, field); });
  });
}

void readFiguresOfTests(ObjectReader& result, TestFigures& figures) {
  withFiguresOfTests(figures, [&](const auto& test) {
    const bool isOfResult = *test.key == '\0';
    if (!result.has(isOfResult ? keyOfDisks : test.key)) return;
    ObjectReader reader = isOfResult ? result : result.object(test.key);
    withFields(test.value.emplace(), [&](const auto& field) { readField(reader, field); });
  });
}

bool isWhole(const TestFigures& figures) {
  bool all = true;
  withFiguresOfTests(figures, [&](const auto& test) {
    if (test.value) withFields(*test.value, [&](const auto& field) { all = all && isWholeField(field); });
  });
  return all;
}

}  // namespace strata
