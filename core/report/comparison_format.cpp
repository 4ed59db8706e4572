// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/report/comparison_document.h"
#include "core/report/comparison_format.h"
#include "core/report/comparison_names.h"
#include "core/report/csv_field.h"
#include "core/report/document.h"
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
            {"parameters", Json::parse(parametersToJson(row.cell.parameters))},
            {"sides", Json::array()}};
  if (!row.differences.empty()) {
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
    if (i > 0 && i <= row.differences.size()) {
      const Difference& difference = row.differences[i - 1];
      side["ratio"] = difference.ratio;
      if (difference.low) side["low"] = *difference.low;
      if (difference.high) side["high"] = *difference.high;
      side["margin"] = difference.margin;
      side["finding"] = findingName(difference.finding);
      side["unlike"] = unlikeNames(row.unlike[i - 1]);
    }
    json["sides"].push_back(std::move(side));
  }
  return json;
}

}  // namespace

std::string comparisonText(const Comparison& comparison, const Words& words) {
  return documentText(documentOf(comparison, words));
}

std::string comparisonMarkdown(const Comparison& comparison, const Words& words) {
  return documentMarkdown(documentOf(comparison, words));
}

std::string comparisonCsv(const Comparison& comparison, CsvTexts texts) {
  std::string csv =
      "test,kernel,metric,unit,better,region_bytes,width_bytes,pattern,op,threads,pages,chains,block_bytes,"
      "file_bytes,memory_kind,side,name,repetitions,centre,verdict,ratio,low,high,margin,finding,unlike,"
      "floor_source,floor_groups\n";
  const auto number = [](const auto& value) { return value ? fmt::format("{}", *value) : std::string(); };
  for (const auto* rows : {&comparison.rows, &comparison.unmatched})
    for (const ComparisonRow& row : *rows)
      for (std::size_t i = 0; i < row.sides.size(); ++i) {
        const Parameters& of = row.cell.parameters;
        const SideFigures& figures = row.sides[i];
        std::vector<std::string> fields{
            row.cell.test.text(),
            row.cell.kernel,
            row.cell.metric,
            row.cell.unit,
            row.cell.higherIsBetter ? "higher" : "lower",
            number(figures.regionBytes ? figures.regionBytes : of.regionBytes),
            number(of.widthBytes),
            of.pattern.value_or(""),
            of.op.value_or(""),
            number(figures.threads ? figures.threads : of.threads),
            figures.pages.value_or(of.pages.value_or("")),
            number(of.chains),
            number(of.blockBytes),
            number(of.fileBytes),
            of.memoryKind.value_or(""),
            fmt::format("{}", i + 1),
            comparison.sides[i],
            fmt::format("{}", figures.figures.size()),
            number(figures.centre),
            figures.worst ? std::string(gradeName(*figures.worst)) : std::string()};
        if (i > 0 && i <= row.differences.size()) {
          const Difference& difference = row.differences[i - 1];
          fields.insert(fields.end(),
                        {fmt::format("{}", difference.ratio), number(difference.low), number(difference.high),
                         fmt::format("{}", difference.margin), std::string(findingName(difference.finding)),
                         fmt::format("{}", fmt::join(unlikeNames(row.unlike[i - 1]), ";")),
                         floorSourceName(row.floor.source),
                         row.floor.groups > 0 ? fmt::format("{}", row.floor.groups) : std::string()});
        } else {
          fields.insert(fields.end(), 8, {});
        }
        for (std::size_t field = 0; field < fields.size(); ++field)
          csv += (field == 0 ? "" : ",") + csvField(fields[field], texts);
        csv += '\n';
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
