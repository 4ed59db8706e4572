// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_format.h"

#include <fmt/format.h>

#include <cstddef>

#include "core/report/comparison_names.h"
#include "core/report/csv_field.h"
#include "core/report/names.h"

namespace strata {

namespace {

template <typename Value>
std::string textOf(const std::optional<Value>& value) {
  return value ? fmt::format("{}", *value) : std::string();
}

std::vector<std::string> cellFields(const CellResult& cell, const SideFigures& side) {
  const Parameters& of = cell.parameters;
  return {cell.test.text(),
          cell.kernel,
          cell.metric,
          cell.unit,
          cell.higherIsBetter ? "higher" : "lower",
          textOf(side.regionBytes ? side.regionBytes : of.regionBytes),
          textOf(of.widthBytes),
          of.pattern.value_or(""),
          of.op.value_or(""),
          textOf(side.threads ? side.threads : of.threads),
          side.pages.value_or(of.pages.value_or("")),
          textOf(of.chains),
          textOf(of.blockBytes),
          textOf(of.fileBytes),
          of.memoryKind.value_or("")};
}

std::vector<std::string> sideFields(const PairComparison& comparison, const PairRow& row, std::size_t side) {
  const SideFigures& figures = row.sides[side];
  std::vector<std::string> fields{side == comparison.baseline ? "yes" : "no",
                                  fmt::format("{}", figures.figures.size()), textOf(figures.centre),
                                  figures.worst ? std::string(gradeName(*figures.worst)) : std::string()};
  const std::optional<Difference>& difference = row.differences[side];
  if (!difference) {
    fields.insert(fields.end(), 6, {});
    return fields;
  }
  std::string unlike;
  for (const Unlike one : row.unlike[side])
    unlike += (unlike.empty() ? "" : ";") + std::string(unlikeName(one));
  fields.insert(fields.end(),
                {fmt::format("{}", difference->ratio), textOf(difference->low), textOf(difference->high),
                 fmt::format("{}", difference->margin), findingName(difference->finding), unlike});
  return fields;
}

}  // namespace

std::string pairsCsv(const PairComparison& comparison, const std::vector<std::string>& names) {
  std::string csv =
      "test,kernel,metric,unit,better,region_bytes,width_bytes,pattern,op,threads,pages,chains,block_bytes,"
      "file_bytes,memory_kind,name,baseline,repetitions,centre,verdict,ratio,low,high,margin,finding,"
      "unlike\n";
  for (const PairRow& row : comparison.rows)
    for (std::size_t side = 0; side < row.sides.size(); ++side) {
      if (!row.sides[side].centre) continue;
      std::vector<std::string> fields = cellFields(row.cell, row.sides[side]);
      fields.push_back(side < names.size() ? names[side] : std::string());
      for (std::string& field : sideFields(comparison, row, side)) fields.push_back(std::move(field));
      for (std::size_t i = 0; i < fields.size(); ++i) csv += (i == 0 ? "" : ",") + csvField(fields[i]);
      csv += '\n';
    }
  return csv;
}

}  // namespace strata
