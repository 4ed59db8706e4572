// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "app/words/words.h"
#include "core/report/csv_field.h"
#include "core/report/json.h"
#include "core/report/names.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"

namespace strata::cli {

namespace {

using Json = nlohmann::ordered_json;

const char* findingName(Finding finding) {
  switch (finding) {
    case Finding::Faster:
      return "faster";
    case Finding::Slower:
      return "slower";
    case Finding::NoDifference:
      return "no-difference";
    case Finding::NotDecided:
      return "not-decided";
    case Finding::SingleRuns:
      break;
  }
  return "single-runs";
}

const char* unlikeName(Unlike unlike) {
  switch (unlike) {
    case Unlike::Kernel:
      return "kernel";
    case Unlike::Method:
      return "method";
    case Unlike::Pages:
      return "pages";
    case Unlike::Placement:
      return "placement";
    case Unlike::Machine:
      return "machine";
    case Unlike::Doubtful:
      break;
  }
  return "doubtful";
}

std::vector<std::string> unlikeNames(const std::vector<Unlike>& unlike) {
  std::vector<std::string> names;
  for (const Unlike one : unlike) names.emplace_back(unlikeName(one));
  return names;
}

/// With the test where the kernel's name is not enough: other tests use the same loops.
std::string cellText(const CellResult& cell) {
  const Parameters& of = cell.parameters;
  const bool clear = cell.kernel.starts_with(cell.test) || cell.kernel.starts_with("move-") ||
                     cell.test == "integer" || cell.test == "floating";
  std::string text = clear ? cell.kernel : cell.test + ' ' + cell.kernel;
  if (of.regionBytes) text += ' ' + formatSize(Bytes{*of.regionBytes});
  if (of.blockBytes) text += ' ' + words("compare-block", {formatSize(Bytes{*of.blockBytes})});
  if (of.chains && *of.chains > 1) text += fmt::format(" x{}", *of.chains);
  if (of.threads && *of.threads > 1) text += ' ' + words("compare-threads", {fmt::format("{}", *of.threads)});
  if (of.pages && *of.pages != "default") text += ' ' + *of.pages;
  if (of.memoryKind) text += ' ' + *of.memoryKind;
  return text;
}

std::string signedPercent(double ratio) {
  return fmt::format("{:+.1f}", 100 * (ratio - 1));
}

std::string intervalText(const Difference& difference) {
  if (!difference.low || !difference.high) return "-";
  return words("compare-interval", {signedPercent(*difference.low), signedPercent(*difference.high)});
}

/// In per cent, and of how many runs and series where it is theirs.
std::string marginText(const Difference& difference, const Floor& floor) {
  const std::string margin = fmt::format("{:.1f}", 100 * difference.margin);
  if (floor.source == FloorSource::Usual) return margin;
  return words("compare-own-margin", {margin, fmt::format("{}", floor.groups)});
}

const char* sourceName(FloorSource source) {
  return source == FloorSource::History ? "history" : "usual";
}

/// With the numbers of the notes on what is unlike.
std::string findingText(const Difference& difference, const std::vector<Unlike>& unlike) {
  std::string text = words(fmt::format("finding-{}", findingName(difference.finding)),
                           {fmt::format("{}", difference.repetitionsMissing)});
  for (std::size_t i = 0; i < unlike.size(); ++i)
    text += fmt::format("{}{}", i == 0 ? " " : ",", static_cast<int>(unlike[i]) + 1);
  return text;
}

/// What the numbers mean, as far as they occur.
std::string unlikeNotes(const Comparison& comparison) {
  std::set<Unlike> seen;
  for (const ComparisonRow& row : comparison.rows)
    for (const std::vector<Unlike>& unlike : row.unlike) seen.insert(unlike.begin(), unlike.end());
  std::string text;
  for (const Unlike one : seen)
    text += wrapped(fmt::format("{:4}  ", static_cast<int>(one) + 1),
                    words(fmt::format("unlike-{}", unlikeName(one)), {}));
  return text.empty() ? text : '\n' + text;
}

/// "A", "B" … and numbers beyond.
std::string letterOf(std::size_t side) {
  constexpr std::size_t letters = 26;
  return side < letters ? std::string(1, static_cast<char>('A' + side)) : fmt::format("{}", side + 1);
}

std::string unmatchedText(const Comparison& comparison) {
  if (comparison.unmatched.empty()) return {};
  std::string text = '\n' + wrapped("", words("compare-unmatched", {}));
  for (const ComparisonRow& row : comparison.unmatched) {
    std::vector<std::string> having;
    for (std::size_t i = 0; i < row.sides.size(); ++i)
      if (row.sides[i].centre) having.push_back(letterOf(i));
    text += fmt::format("  {}: {}\n", cellText(row.cell), fmt::join(having, ", "));
  }
  return text;
}

Json rowJson(const ComparisonRow& row) {
  Json json{{"test", row.cell.test},
            {"kernel", row.cell.kernel},
            {"metric", row.cell.metric},
            {"unit", row.cell.unit},
            {"better", row.cell.higherIsBetter ? "higher" : "lower"},
            {"parameters", Json::parse(parametersToJson(row.cell.parameters))},
            {"sides", Json::array()}};
  if (!row.differences.empty()) {
    json["floor"] = {{"share", row.floor.share}, {"source", sourceName(row.floor.source)}};
    if (row.floor.source == FloorSource::History) json["floor"]["groups"] = row.floor.groups;
  }
  for (std::size_t i = 0; i < row.sides.size(); ++i) {
    const SideFigures& figures = row.sides[i];
    Json side{{"figures", figures.figures}};
    if (figures.centre) side["centre"] = *figures.centre;
    if (figures.worst) side["verdict"] = gradeName(*figures.worst);
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

std::string comparisonTable(const Comparison& comparison) {
  std::string text;
  for (std::size_t i = 0; i < comparison.sides.size(); ++i)
    text += wrapped(letterOf(i) + "  ", withoutControls(comparison.sides[i]));
  TextTable table;
  table.labels.headings = {words("compare-cell", {})};
  table.labels.rightAligned = false;
  for (const ComparisonRow& row : comparison.rows)
    table.labels.cells.push_back(fmt::format("{}, {}", cellText(row.cell), row.cell.unit));
  for (std::size_t i = 0; i < comparison.sides.size(); ++i) {
    ColumnGroup group{letterOf(i), {{{words("compare-figure", {})}, {}, true, 6}}};
    for (const ComparisonRow& row : comparison.rows)
      group.columns[0].cells.push_back(threeDigits(*row.sides[i].centre));
    if (i > 0) {
      group.columns.push_back({{words("compare-percent", {letterOf(0)})}, {}, true, 6});
      group.columns.push_back({{words("compare-range", {})}, {}, true, 6});
      group.columns.push_back({{words("compare-margin", {})}, {}, true, 6});
      group.columns.push_back({{words("compare-finding", {})}, {}, false, 6});
      for (const ComparisonRow& row : comparison.rows) {
        const Difference& difference = row.differences[i - 1];
        group.columns[1].cells.push_back(signedPercent(difference.ratio));
        group.columns[2].cells.push_back(intervalText(difference));
        group.columns[3].cells.push_back(marginText(difference, row.floor));
        group.columns[4].cells.push_back(findingText(difference, row.unlike[i - 1]));
      }
    }
    table.groups.push_back(std::move(group));
  }
  if (comparison.rows.empty())
    text += '\n' + wrapped("", words("compare-nothing", {}));
  else
    text += '\n' + render(table);
  return text + unlikeNotes(comparison) + unmatchedText(comparison) + '\n' +
         wrapped("", words(comparison.byTurns ? "compare-reading-pairs" : "compare-reading", {})) +
         wrapped("", words("compare-margins", {}));
}

std::string comparisonCsv(const Comparison& comparison) {
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
            row.cell.test,
            row.cell.kernel,
            row.cell.metric,
            row.cell.unit,
            row.cell.higherIsBetter ? "higher" : "lower",
            number(of.regionBytes),
            number(of.widthBytes),
            of.pattern.value_or(""),
            of.op.value_or(""),
            number(of.threads),
            of.pages.value_or(""),
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
                         fmt::format("{}", difference.margin), findingName(difference.finding),
                         fmt::format("{}", fmt::join(unlikeNames(row.unlike[i - 1]), ";")),
                         sourceName(row.floor.source),
                         row.floor.groups > 0 ? fmt::format("{}", row.floor.groups) : std::string()});
        } else {
          fields.insert(fields.end(), 8, {});
        }
        for (std::size_t field = 0; field < fields.size(); ++field)
          csv += (field == 0 ? "" : ",") + csvField(fields[field]);
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
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace strata::cli
