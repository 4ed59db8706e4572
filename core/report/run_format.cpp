// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/run_format.h"

#include <algorithm>

#include "core/report/comparison_format.h"
#include "core/report/csv.h"
#include "core/report/document.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/membench.h"
#include "core/report/run_tables.h"
#include "core/report/svg.h"

namespace strata {

namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool endsIn(std::string_view file, std::string_view ending) {
  return file.size() >= ending.size() &&
         std::equal(ending.begin(), ending.end(), file.end() - static_cast<std::ptrdiff_t>(ending.size()),
                    [](char a, char b) { return a == lower(b); });
}

template <typename Is>
std::vector<std::string> namesWhere(Is is) {
  std::vector<std::string> names;
  for (const RunFormatEntry& entry : runFormats())
    if (is(entry)) names.emplace_back(entry.name);
  return names;
}

std::string oneAfterAnother(const std::vector<Run>& runs, const Words& words,
                            std::string (*write)(const Run&, const Words&)) {
  std::string text;
  for (const Run& run : runs) text += write(run, words) + (&run == &runs.back() ? "" : "\n");
  return text;
}

}  // namespace

const std::vector<RunFormatEntry>& runFormats() {
  static const std::vector<RunFormatEntry> table{
      {RunFormat::Text, "text", ".txt"},
      {RunFormat::Csv, "csv", ".csv"},
      {RunFormat::Json, "json", ".strata"},
      {RunFormat::Html, "html", ".html"},
      {RunFormat::Markdown, "markdown", ".md"},
      {RunFormat::Svg, "svg", ".svg", true, false},
      {RunFormat::MembenchCsv, "membench-csv", "", true, false},
      {RunFormat::MembenchText, "membench-text", "", true, false},
      {RunFormat::JUnit, "junit", "", false, true},
  };
  return table;
}

std::vector<std::string> runFormatNames(bool ofFiles) {
  return namesWhere(
      [&](const RunFormatEntry& entry) { return entry.ofRuns && (!ofFiles || !entry.ending.empty()); });
}

std::vector<std::string> comparisonFormatNames() {
  return namesWhere([](const RunFormatEntry& entry) { return entry.ofComparisons; });
}

std::vector<std::string> commonFormatNames() {
  return namesWhere([](const RunFormatEntry& entry) { return entry.ofRuns && entry.ofComparisons; });
}

bool isOfComparisons(RunFormat format) {
  return std::ranges::find(runFormats(), format, &RunFormatEntry::format)->ofComparisons;
}

std::optional<RunFormat> runFormatNamed(std::string_view name) {
  for (const RunFormatEntry& entry : runFormats())
    if (entry.name == name) return entry.format;
  return std::nullopt;
}

std::string_view runFormatName(RunFormat format) {
  return std::ranges::find(runFormats(), format, &RunFormatEntry::format)->name;
}

RunFormat runFormatOfFile(std::string_view file, RunFormat otherwise) {
  for (const RunFormatEntry& entry : runFormats())
    if (!entry.ending.empty() && endsIn(file, entry.ending)) return entry.format;
  return endsIn(file, ".htm") ? RunFormat::Html : otherwise;
}

std::string inFormat(RunFormat format, const std::vector<Run>& runs, const Words& words, CsvTexts texts) {
  switch (format) {
    case RunFormat::Json:
      return runs.size() == 1 ? toJson(runs.front()) : seriesToJson(runs.front().series, runs);
    case RunFormat::Csv:
      return toCsv(runs, texts);
    case RunFormat::Html:
      return toHtml(runs, words);
    case RunFormat::Svg:
      return toSvg(runs, words);
    case RunFormat::MembenchCsv:
      return toMembenchCsv(runs);
    case RunFormat::MembenchText:
      return oneAfterAnother(runs, words, toMembenchText);
    case RunFormat::Markdown: {
      const std::string series = documentMarkdown(seriesTable(runs, words));
      return oneAfterAnother(runs, words, toMarkdown) + (series.empty() ? "" : "\n" + series);
    }
    case RunFormat::Text:
    case RunFormat::JUnit:
      break;
  }
  return oneAfterAnother(runs, words, toText) + documentText(seriesTable(runs, words));
}

std::string inFormat(RunFormat format, const Comparison& comparison, const ComparisonReport& report,
                     const Words& words) {
  switch (format) {
    case RunFormat::Csv:
      return comparisonCsv(comparison, report.csvTexts);
    case RunFormat::Json:
      return comparisonJson(comparison);
    case RunFormat::Html:
      return comparisonHtml(comparison, report.machine, report.version, words);
    case RunFormat::Markdown:
      return comparisonMarkdown(comparison, words);
    case RunFormat::JUnit:
      return comparisonJunit(comparison, report.slowerPercent, words);
    case RunFormat::Text:
    case RunFormat::Svg:
    case RunFormat::MembenchCsv:
    case RunFormat::MembenchText:
      break;
  }
  return comparisonText(comparison, words);
}

}  // namespace strata
