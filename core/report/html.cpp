// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/document.h"
#include "core/report/heading_facts.h"
#include "core/report/html_page.h"
#include "core/report/html_series.h"
#include "core/report/list_table.h"
#include "core/report/markup.h"
#include "core/report/reading.h"
#include "core/report/report_sides.h"
#include "core/report/run_charts.h"
#include "core/report/run_tables.h"
#include "core/report/test_reports.h"

namespace strata {

namespace {

Cells cellsOfGroup(const Run& run, TestGroup group) {
  Cells cells;
  for (const CellResult& cell : run.results)
    if (cell.test.group() == group) cells.push_back(&cell);
  return cells;
}

/// Rows of one group must follow each other, also where a run went through its kernels for each region.
void groupTogether(const Run& run, Cells& cells, const Words& words) {
  std::vector<std::string> order;
  const auto placeOf = [&](const CellResult* cell) {
    const std::string group = sectionName(run, *cell, words);
    const auto place = std::ranges::find(order, group) - order.begin();
    if (place == std::ssize(order)) order.push_back(group);
    return place;
  };
  for (const CellResult* cell : cells) placeOf(cell);
  std::ranges::stable_sort(cells, {}, placeOf);
}

/// What a test's figures mean, as the text report says it.
std::string meaningOf(TestGroup group, const Cells& cells, const Words& words) {
  const TestReport& report = testReport(group);
  return report.meaning ? report.meaning(cells, words) : words(report.words.reading, {});
}

/// What `value` is in these cells: statistics, each once.
std::string statisticsOf(const Cells& cells, const Words& words) {
  std::string all;
  for (const std::string& text : statisticTexts(cells, words)) all += (all.empty() ? "" : "; ") + text;
  return all.empty() ? all : words("html-figures-are", {all});
}

/// The cells of each table: for the network, times and rates have tables of their own.
std::vector<Cells> tablesOf(TestGroup group, const Cells& cells) {
  if (group != TestGroup::Network) return {cells};
  std::vector<Cells> tables;
  for (const CellResult* cell : cells) {
    const auto same =
        std::ranges::find_if(tables, [&](const Cells& table) { return table.front()->unit == cell->unit; });
    (same == tables.end() ? tables.emplace_back() : *same).push_back(cell);
  }
  return tables;
}

std::string section(const Run& run, TestGroup group, const Notes& notes, const Words& words) {
  Cells cells = cellsOfGroup(run, group);
  if (cells.empty()) return {};
  groupTogether(run, cells, words);
  const std::string name(testGroupId(group));
  std::string markup = fmt::format("<section aria-labelledby=\"{0}\">\n<h2 id=\"{0}\">{1}</h2>\n",
                                   escaped(name), escaped(words(testReport(group).words.heading, {})));
  markup += htmlParagraph(meaningOf(group, cells, words), "reading");
  markup += htmlCharts(chartsOfSection(name, {{{}, chartCells(run)}}, &run.machine, words), name);
  if (const auto findings = testReport(group).findings)
    for (const std::string& sentence : findings(cells, run.machine, words)) markup += htmlParagraph(sentence);
  for (const Cells& part : tablesOf(group, cells))
    markup += htmlTable(cellTable(run, testReport(group).words.chart, part, notes, words),
                        words("html-all-figures", {fmt::format("{}", part.size())}));
  return markup + htmlParagraph(statisticsOf(cells, words), "small") + "</section>\n";
}

/// The cells of tests that this version does not know.
Cells otherCells(const Run& run) {
  Cells cells;
  for (const CellResult& cell : run.results)
    if (!cell.test.known()) cells.push_back(&cell);
  return cells;
}

std::string otherSection(const Run& run, const Notes& notes, const Words& words) {
  const Cells cells = otherCells(run);
  if (cells.empty()) return {};
  return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", escaped(words("html-other", {})),
                     htmlTable(cellTable(run, "chart-other", cells, notes, words),
                               words("html-all-figures", {fmt::format("{}", cells.size())})));
}

std::string notesSection(const Notes& notes, const Words& words) {
  if (notes.empty()) return {};
  std::string items;
  std::size_t number = 0;
  for (const std::string& sentence : notes.sentences(words))
    items += fmt::format("<li id=\"note-{}\">{}</li>\n", ++number, escaped(sentence));
  return fmt::format("<section>\n<h2>{}</h2>\n<ol>\n{}</ol>\n</section>\n", escaped(words("html-notes", {})),
                     items);
}

std::string listSection(std::string_view headingId, const std::vector<std::string>& sentences,
                        const Words& words) {
  std::string items;
  for (const std::string& sentence : sentences) items += fmt::format("<li>{}</li>\n", escaped(sentence));
  return fmt::format("<section>\n<h2>{}</h2>\n<ul class=\"reading\">\n{}</ul>\n</section>\n",
                     escaped(words(headingId, {})), items);
}

std::string factList(const std::string& heading, const Facts& facts) {
  if (facts.empty()) return {};
  std::string items;
  for (const Fact& fact : facts) {
    items += fmt::format("<dt>{}</dt><dd>", escaped(fact.label));
    for (const std::string& line : fact.lines)
      items += (&line == &fact.lines.front() ? "" : "<br>") + escaped(line);
    items += "</dd>\n";
  }
  return fmt::format("<div>\n<h2>{}</h2>\n<dl>\n{}</dl>\n</div>\n", escaped(heading), items);
}

std::string header(const std::vector<Run>& runs, const Words& words) {
  const Run& run = runs.front();
  std::string markup = "<header>\n" + htmlParagraph(titleText(run, words), "brand");
  markup += fmt::format("<h1><bdi>{}</bdi></h1>\n", escaped(htmlTitle(run)));
  std::string sub =
      run.label.empty() ? std::string() : fmt::format("<bdi>{}</bdi> · ", escaped(run.machine.cpuModel));
  sub += fmt::format("<bdi>{}</bdi>", escaped(dateText(run.started)));
  if (runs.size() > 1) sub += " · " + escaped(words("html-repetitions", {repetitionsOf(reportSides(runs))}));
  markup += fmt::format("<p class=\"sub\">{}<br>{}</p>\n", sub, escaped(methodText(run, words)));
  if (!run.comment.empty())
    markup += fmt::format("<p class=\"comment\" dir=\"auto\">{}</p>\n", escaped(run.comment));
  const auto any = [&](RunStatus status) {
    return std::ranges::find(runs, status, &Run::status) != runs.end();
  };
  const auto wasStopped = [](const Run& one) {
    return one.status == RunStatus::Stopped && !isUnfinished(one);
  };
  if (std::ranges::any_of(runs, wasStopped)) markup += htmlParagraph(words("report-stopped", {}), "banner");
  if (std::ranges::any_of(runs, isUnfinished))
    markup += htmlParagraph(words("report-unfinished", {}), "banner");
  if (any(RunStatus::Failed)) markup += htmlParagraph(words("report-failed", {}), "banner");
  return markup + "</header>\n";
}

}  // namespace

std::string htmlTitle(const Run& run) {
  if (!run.label.empty()) return run.label;
  if (!run.machine.cpuModel.empty()) return run.machine.cpuModel;
  return run.origin && !measuredBy(*run.origin).empty() ? measuredBy(*run.origin) : "Strata";
}

std::string toHtml(const std::vector<Run>& runs, const Words& words) {
  const Run& run = runs.front();
  std::string body = header(runs, words) + "<main>\n<section class=\"facts\">\n" +
                     factList(words("html-origin", {}), originFacts(run, words)) +
                     factList(words("html-machine", {}), machineFacts(run, words)) +
                     factList(words("html-settings", {}), settingsFacts(run, words)) + "</section>\n";
  if (runs.size() > 1) {
    body += seriesSections(runs, words);
  } else {
    Notes notes;
    for (const TestGroup group : reportedTestGroups)
      for (const CellResult* cell : cellsOfGroup(run, group)) notes.add(*cell);
    for (const CellResult* cell : otherCells(run)) notes.add(*cell);
    for (const TestGroup group : reportedTestGroups) body += section(run, group, notes, words);
    body += otherSection(run, notes, words);
    if (run.results.empty())
      body += "<section>\n" + htmlParagraph(words("report-empty", {})) + "</section>\n";
    body += notesSection(notes, words);
    body += listSection("html-reading", readingSentences(run, withoutScaled(run), "reading-verdicts", words),
                        words);
  }
  body += "</main>\n<footer>" + escaped(words("html-footer", {})) + "</footer>\n";
  return htmlPage(htmlTitle(run), run.program.version, body, words);
}

}  // namespace strata
