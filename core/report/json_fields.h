// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/base/real_number.h"
#include "core/base/units.h"
#include "core/model/fields.h"
#include "core/report/json_writing.h"
#include "core/report/object_reader.h"

/// The structs of run files that have a table in core/model/fields.h, written and read by it. For core/report
/// alone, since it shows the library of JSON.
namespace strata {

/// A struct with a table of its members, withFields.
template <typename Of>
concept HasFields = requires(Of& value) { withFields(value, [](const auto&) {}); };

/// The members as an object, in the order of the table.
template <HasFields T>
Json fieldsJson(const T& value);
/// Fills the members that the object has; the first wrong one is the reader's error.
template <HasFields T>
void readFields(ObjectReader& reader, T& value);

/// Adds the figures that only some tests have to those of a result.
void putFiguresOfTests(Json& result, const TestFigures& figures);
void readFiguresOfTests(ObjectReader& result, TestFigures& figures);
/// Whether all numbers that a file has to have are figures.
bool isWhole(const TestFigures& figures);

// How a member is written, by its type.

/// Whether an empty or zero one has its key as well.
template <typename T>
bool isAlwaysWritten(const Field<T>& field) {
  return field.presence != Presence::WhereTold;
}

template <typename T>
  requires std::is_arithmetic_v<T>
void writeField(Json& json, const Field<const T>& field) {
  // Readers refuse an infinity; whoever has to write it asks before: see isWhole.
  if constexpr (std::is_floating_point_v<T>)
    if (!isAlwaysWritten(field) && !isFigure(field.value)) return;
  if (isAlwaysWritten(field) || field.value != T{}) json[field.key] = field.value;
}
inline void writeField(Json& json, const Field<const Bytes>& field) {
  if (isAlwaysWritten(field) || field.value.count != 0) json[field.key] = field.value.count;
}
inline void writeField(Json& json, const Field<const std::string>& field) {
  if (isAlwaysWritten(field) || !field.value.empty()) json[field.key] = field.value;
}
template <typename T>
void writeField(Json& json, const Field<const std::vector<T>>& field) {
  if (isAlwaysWritten(field) || !field.value.empty()) json[field.key] = field.value;
}
template <typename T>
void writeField(Json& json, const Field<const std::optional<T>>& field) {
  put(json, field.key, field.value);
}
inline void writeField(Json& json, const Field<const std::optional<Bytes>>& field) {
  if (field.value) json[field.key] = field.value->count;
}
template <HasFields T>
void writeField(Json& json, const Field<const std::optional<T>>& field) {
  if (field.value) json[field.key] = fieldsJson(*field.value);
}
template <HasFields T>
void writeField(Json& json, const Field<const std::vector<T>>& field) {
  if (!isAlwaysWritten(field) && field.value.empty()) return;
  Json& list = json[field.key] = Json::array();
  for (const T& value : field.value) list.push_back(fieldsJson(value));
}
template <Trace T>
void writeField(Json& json, const Field<const T>& field) {
  Json& trace = json[field.key] = Json::object();
  withColumns(field.value, [&](const auto& column) { put(trace, column.key, column.values); });
}
void writeField(Json& json, const Field<const std::optional<Priority>>& field);
void writeField(Json& json, const Field<const std::optional<LimitSource>>& field);
/// The quantiles that people quote, and all of them under a key of their own.
void writeField(Json& json, const Field<const std::vector<LatencyQuantile>>& field);
void writeField(Json& json, const Field<const std::vector<Pause>>& field);
void writeField(Json& json, const Field<const std::optional<CoreClass>>& field);

// How it is read.

template <typename T>
void readField(ObjectReader& reader, const Field<T>& field) {
  if (field.presence == Presence::Required || field.presence == Presence::OfStrata)
    reader.required(field.key, field.value);
  else
    reader.optional(field.key, field.value);
}
template <HasFields T>
void readField(ObjectReader& reader, const Field<std::optional<T>>& field) {
  if (!reader.has(field.key)) return;
  ObjectReader object = reader.object(field.key);
  readFields(object, field.value.emplace());
}
template <HasFields T>
void readField(ObjectReader& reader, const Field<std::vector<T>>& field) {
  reader.each(field.key, [&](ObjectReader entry) { readFields(entry, field.value.emplace_back()); });
}
template <Trace T>
void readField(ObjectReader& reader, const Field<T>& field) {
  if (!reader.has(field.key)) return;
  ObjectReader trace = reader.object(field.key);
  withColumns(field.value, [&](const auto& column) { trace.optional(column.key, column.values); });
  // Readers of a list go by the times, so all lists have to be as long.
  const std::vector<double>& endS = field.value.endS;
  withColumns(field.value, [&](const auto& column) {
    const bool hasAll = column.values.empty() || column.values.size() == endS.size();
    if (endS.size() > mostStoredPieces || !hasAll) trace.refuse(column.key);
  });
  if (!std::ranges::is_sorted(endS)) trace.refuse("end_s");
}
void readField(ObjectReader& reader, const Field<std::optional<Priority>>& field);
void readField(ObjectReader& reader, const Field<std::optional<LimitSource>>& field);
void readField(ObjectReader& reader, const Field<std::vector<LatencyQuantile>>& field);
void readField(ObjectReader& reader, const Field<std::vector<Pause>>& field);
void readField(ObjectReader& reader, const Field<std::optional<CoreClass>>& field);

template <HasFields T>
Json fieldsJson(const T& value) {
  Json json = Json::object();
  withFields(value, [&](const auto& field) { writeField(json, field); });
  return json;
}

template <HasFields T>
void readFields(ObjectReader& reader, T& value) {
  withFields(value, [&](const auto& field) { readField(reader, field); });
}

}  // namespace strata
