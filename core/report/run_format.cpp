// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/run_format.h"

#include <algorithm>

#include "core/report/comparison_document.h"
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

/// The reports one below the other and, of a series, what its repetitions come to.
Document documentOfAll(const std::vector<Run>& runs, const Words& words) {
  Document document;
  for (const Run& run : runs) {
    if (!document.empty()) document.emplace_back(Gap{});
    append(document, documentOf(run, words));
  }
  append(document, seriesTable(runs, words));
  return document;
}

template <auto draw>
std::string drawnRuns(const std::vector<Run>& runs, const Words& words, const RunForm&) {
  return draw(documentOfAll(runs, words));
}

template <auto draw>
std::string drawnComparison(const Comparison& comparison, const ComparisonReport&, const Words& words) {
  return draw(documentOf(comparison, words));
}

std::string csvOfRuns(const std::vector<Run>& runs, const Words&, const RunForm& form) {
  return toCsv(runs, form.csvTexts);
}

std::string csvOfComparison(const Comparison& comparison, const ComparisonReport& report, const Words&) {
  return comparisonCsv(comparison, report.csvTexts);
}

std::string jsonOfRuns(const std::vector<Run>& runs, const Words&, const RunForm&) {
  return runs.size() == 1 ? toJson(runs.front()) : seriesToJson(runs.front().series, runs);
}

std::string jsonOfComparison(const Comparison& comparison, const ComparisonReport&, const Words&) {
  return comparisonJson(comparison);
}

std::string htmlOfRuns(const std::vector<Run>& runs, const Words& words, const RunForm&) {
  return toHtml(runs, words);
}

std::string htmlOfComparison(const Comparison& comparison, const ComparisonReport& report,
                             const Words& words) {
  return comparisonHtml(comparison, report.machine, report.version, words);
}

std::string svgOfRuns(const std::vector<Run>& runs, const Words& words, const RunForm& form) {
  return toSvg(runs, words, form.chartWidths);
}

std::string membenchCsvOfRuns(const std::vector<Run>& runs, const Words&, const RunForm&) {
  return toMembenchCsv(runs);
}

std::string membenchTextOfRuns(const std::vector<Run>& runs, const Words& words, const RunForm&) {
  std::string text;
  for (const Run& run : runs) text += (&run == &runs.front() ? "" : "\n") + toMembenchText(run, words);
  return text;
}

std::string junitOfComparison(const Comparison& comparison, const ComparisonReport& report,
                              const Words& words) {
  return comparisonJunit(comparison, report.gate, words);
}

const RunFormatEntry& entryOf(RunFormat format) {
  return *std::ranges::find(runFormats(), format, &RunFormatEntry::format);
}

}  // namespace

const std::vector<RunFormatEntry>& runFormats() {
  static const std::vector<RunFormatEntry> table{
      {RunFormat::Text, "text", ".txt", drawnRuns<documentText>, drawnComparison<documentText>},
      {RunFormat::Csv, "csv", ".csv", csvOfRuns, csvOfComparison},
      {RunFormat::Json, "json", ".strata", jsonOfRuns, jsonOfComparison},
      {RunFormat::Html, "html", ".html", htmlOfRuns, htmlOfComparison},
      {RunFormat::Markdown, "markdown", ".md", drawnRuns<documentMarkdown>,
       drawnComparison<documentMarkdown>},
      {RunFormat::Svg, "svg", ".svg", svgOfRuns, nullptr},
      {RunFormat::MembenchCsv, "membench-csv", "", membenchCsvOfRuns, nullptr},
      {RunFormat::MembenchText, "membench-text", "", membenchTextOfRuns, nullptr},
      {RunFormat::JUnit, "junit", "", nullptr, junitOfComparison},
  };
  return table;
}

std::vector<std::string> runFormatNames(bool ofFiles) {
  return namesWhere([&](const RunFormatEntry& entry) {
    return entry.ofRuns != nullptr && (!ofFiles || !entry.ending.empty());
  });
}

std::vector<std::string> comparisonFormatNames() {
  return namesWhere([](const RunFormatEntry& entry) { return entry.ofComparisons != nullptr; });
}

std::vector<std::string> commonFormatNames() {
  return namesWhere(
      [](const RunFormatEntry& entry) { return entry.ofRuns != nullptr && entry.ofComparisons != nullptr; });
}

bool isOfComparisons(RunFormat format) {
  return entryOf(format).ofComparisons != nullptr;
}

std::optional<RunFormat> runFormatNamed(std::string_view name) {
  for (const RunFormatEntry& entry : runFormats())
    if (entry.name == name) return entry.format;
  return std::nullopt;
}

std::string_view runFormatName(RunFormat format) {
  return entryOf(format).name;
}

RunFormat runFormatOfFile(std::string_view file, RunFormat otherwise) {
  for (const RunFormatEntry& entry : runFormats())
    if (!entry.ending.empty() && endsIn(file, entry.ending)) return entry.format;
  return endsIn(file, ".htm") ? RunFormat::Html : otherwise;
}

std::string inFormat(RunFormat format, const std::vector<Run>& runs, const Words& words,
                     const RunForm& form) {
  return entryOf(format).ofRuns(runs, words, form);
}

std::size_t resultsWithoutPlace(RunFormat format, const std::vector<Run>& runs) {
  if (format == RunFormat::MembenchCsv) return resultsWithoutMembenchRow(runs, MembenchForm::Csv);
  if (format == RunFormat::MembenchText) return resultsWithoutMembenchRow(runs, MembenchForm::Text);
  return 0;
}

std::string inFormat(RunFormat format, const Comparison& comparison, const ComparisonReport& report,
                     const Words& words) {
  return entryOf(format).ofComparisons(comparison, report, words);
}

}  // namespace strata
