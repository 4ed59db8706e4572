// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/report/comparison_format.h"
#include "core/report/comparison_names.h"
#include "core/report/csv_field.h"
#include "core/report/json.h"
#include "core/report/names.h"

namespace strata {

namespace {

Json rowJson(const ComparisonRow& row) {
  Json json{{"test", row.cell.test.text()},
            {"kernel", row.cell.kernel},
            {"metric", row.cell.metric},
            {"unit", row.cell.unit},
            {"better", row.cell.higherIsBetter ? "higher" : "lower"},
            {"parameters", parsedJson(parametersToJson(row.cell.parameters))},
            {"sides", Json::array()}};
  if (std::ranges::any_of(row.differences, [](const auto& one) { return one.has_value(); })) {
    json["floor"] = {{"share", row.floor.share}, {"source", floorSourceName(row.floor.source)}};
    if (row.floor.source == FloorSource::History) json["floor"]["groups"] = row.floor.groups;
  }
  for (std::size_t i = 0; i < row.sides.size(); ++i) {
    const SideFigures& figures = row.sides[i];
    Json side{{"figures", figures.figures}};
    if (figures.centre) side["centre"] = *figures.centre;
    if (figures.worst) side["verdict"] = gradeName(*figures.worst);
    if (figures.threads && figures.threads != row.cell.parameters.threads) side["threads"] = *figures.threads;
    if (figures.pages && figures.pages != row.cell.parameters.pages) side["pages"] = *figures.pages;
    if (figures.regionBytes) side["region_bytes"] = *figures.regionBytes;
    if (const auto& difference = row.differences[i]) {
      side["ratio"] = difference->ratio;
      if (difference->low) side["low"] = *difference->low;
      if (difference->high) side["high"] = *difference->high;
      side["margin"] = difference->margin;
      side["finding"] = findingName(difference->finding);
      side["unlike"] = unlikeNames(row.unlike[i]);
    }
    json["sides"].push_back(std::move(side));
  }
  return json;
}

using CsvFields = std::vector<std::string>;

/// Headings of the parameters of a cell, in the order of the columns. Those that came later stand behind all
/// other columns.
constexpr std::array firstParameters{"region_bytes", "width_bytes", "pattern", "op",
                                     "threads",      "pages",       "chains",  "block_bytes",
                                     "file_bytes",   "memory_kind"};
constexpr std::array laterParameters{"cpu_a",    "cpu_b",       "delay",        "node_from",
                                     "node_to",  "store_bytes", "store_at",     "offset",
                                     "count_of", "queue_depth", "read_percent", "fill",
                                     "streams",  "direction",   "peer",         "stride_bytes"};

std::string cellHeadings() {
  return fmt::format("test,kernel,metric,unit,better,{}", fmt::join(firstParameters, ","));
}

std::string laterHeadings() {
  return fmt::format("{}", fmt::join(laterParameters, ","));
}

constexpr const char* differenceHeadings = "repetitions,centre,verdict,ratio,low,high,margin,finding,unlike";

template <typename Value>
std::string textOf(const std::optional<Value>& value) {
  return value ? fmt::format("{}", *value) : std::string();
}

/// A parameter of one side: sides that were compared although they differ in it have their own.
std::string parameterOf(const CellResult& cell, const SideFigures& side, std::string_view heading) {
  if (heading == "region_bytes" && side.regionBytes) return textOf(side.regionBytes);
  if (heading == "threads" && side.threads) return textOf(side.threads);
  if (heading == "pages" && side.pages) return *side.pages;
  return parameterText(cell.parameters, heading).value_or("");
}

CsvFields cellFields(const CellResult& cell, const SideFigures& side) {
  CsvFields fields{cell.test.text(), cell.kernel, cell.metric, cell.unit,
                   cell.higherIsBetter ? "higher" : "lower"};
  for (const char* heading : firstParameters) fields.push_back(parameterOf(cell, side, heading));
  return fields;
}

void addLaterFields(CsvFields& fields, const CellResult& cell, const SideFigures& side) {
  for (const char* heading : laterParameters) fields.push_back(parameterOf(cell, side, heading));
}

/// Adds what differenceHeadings names.
void addDifferenceFields(CsvFields& fields, const ComparisonRow& row, std::size_t side) {
  const SideFigures& figures = row.sides[side];
  fields.insert(fields.end(), {fmt::format("{}", figures.figures.size()), textOf(figures.centre),
                               figures.worst ? std::string(gradeName(*figures.worst)) : std::string()});
  const std::optional<Difference>& difference = row.differences[side];
  if (!difference) {
    fields.insert(fields.end(), 6, {});
    return;
  }
  fields.insert(fields.end(),
                {fmt::format("{}", difference->ratio), textOf(difference->low), textOf(difference->high),
                 fmt::format("{}", difference->margin), findingName(difference->finding),
                 fmt::format("{}", fmt::join(unlikeNames(row.unlike[side]), ";"))});
}

std::string csvLine(const CsvFields& fields, CsvTexts texts) {
  std::string line;
  for (std::size_t i = 0; i < fields.size(); ++i) line += (i == 0 ? "" : ",") + csvField(fields[i], texts);
  return line + '\n';
}

}  // namespace

std::string comparisonCsv(const Comparison& comparison, CsvTexts texts) {
  std::string csv = fmt::format("{},side,name,{},floor_source,floor_groups,{}\n", cellHeadings(),
                                differenceHeadings, laterHeadings());
  for (const auto* rows : {&comparison.rows, &comparison.unmatched})
    for (const ComparisonRow& row : *rows)
      for (std::size_t side = 0; side < row.sides.size(); ++side) {
        CsvFields fields = cellFields(row.cell, row.sides[side]);
        fields.insert(fields.end(), {fmt::format("{}", side + 1), comparison.sides[side]});
        addDifferenceFields(fields, row, side);
        const bool isCompared = row.differences[side].has_value();
        fields.emplace_back(isCompared ? floorSourceName(row.floor.source) : "");
        fields.push_back(isCompared && row.floor.groups > 0 ? fmt::format("{}", row.floor.groups) : "");
        addLaterFields(fields, row.cell, row.sides[side]);
        csv += csvLine(fields, texts);
      }
  return csv;
}

std::string pairsCsv(const Comparison& comparison, const std::vector<std::string>& names) {
  std::string csv =
      fmt::format("{},name,baseline,{},{}\n", cellHeadings(), differenceHeadings, laterHeadings());
  for (const ComparisonRow& row : comparison.rows)
    for (std::size_t side = 0; side < row.sides.size(); ++side) {
      if (!row.sides[side].centre) continue;
      CsvFields fields = cellFields(row.cell, row.sides[side]);
      fields.push_back(side < names.size() ? names[side] : std::string());
      fields.emplace_back(side == comparison.baseline ? "yes" : "no");
      addDifferenceFields(fields, row, side);
      addLaterFields(fields, row.cell, row.sides[side]);
      csv += csvLine(fields, CsvTexts::Shielded);
    }
  return csv;
}

std::string comparisonJson(const Comparison& comparison) {
  Json json{{"schema", "strata.comparison/1"},
            {"test", comparison.byTurns ? "sign" : "welch"},
            {"sides", comparison.sides},
            {"rows", Json::array()},
            {"unmatched", Json::array()}};
  for (const ComparisonRow& row : comparison.rows) json["rows"].push_back(rowJson(row));
  for (const ComparisonRow& row : comparison.unmatched) json["unmatched"].push_back(rowJson(row));
  return jsonText(json, 2) + '\n';
}

}  // namespace strata
