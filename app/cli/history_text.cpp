// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/history_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "app/words/words.h"
#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/base/plain_text.h"
#include "core/model/memory_levels.h"
#include "core/report/cell_columns.h"
#include "core/report/csv_field.h"
#include "core/report/names.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/report/text_layout.h"
#include "core/report/word_ids.h"

namespace strata::cli {

namespace {

std::string statusOf(const KeptRun& run) {
  return run.finished ? words(wordId(statusIds, statusName(run.status)), {}) : words("status-unfinished", {});
}

/// "2026-11-21T20:10:33.123Z" as "2026-11-21 20:10".
std::string minuteOf(const std::string& time) {
  constexpr std::size_t minute = 16, dateEnd = 10;
  std::string text = time.substr(0, minute);
  if (text.size() > dateEnd) text[dateEnd] = ' ';
  return text;
}

std::vector<std::string> testIds(const KeptRun& run) {
  std::vector<std::string> ids;
  for (const TestId& test : run.overview.tests) ids.push_back(test.text());
  return ids;
}

/// " L2"; empty of what has no level.
std::string levelOf(const HeadlineFigure& figure) {
  if (!figure.level) return {};
  return *figure.level == levelOfMemory ? ' ' + words("level-memory", {})
                                        : fmt::format(" L{}", *figure.level);
}

std::string headlineOf(const KeptRun& run) {
  std::string text;
  for (const HeadlineFigure& figure : run.overview.headline)
    text += fmt::format("{}{}{} {} {}", text.empty() ? "" : ", ",
                        figure.test.known() ? figure.test.text() : testName(figure.test, words),
                        levelOf(figure), threeDigits(figure.value), unitName(figure.unit, words));
  return text;
}

std::string joined(const std::vector<std::string>& texts) {
  return fmt::format("{}", fmt::join(texts, " "));
}

std::string verdictOf(const KeptRun& run) {
  return run.overview.verdict ? gradeOf(*run.overview.verdict, words).word : std::string();
}

}  // namespace

std::string shortId(const std::string& id) {
  constexpr std::size_t shown = 8;
  return id.substr(0, shown);
}

std::string historyTable(const std::vector<KeptRun>& runs) {
  if (runs.empty()) return words("cli-history-empty", {}) + '\n';
  constexpr std::size_t columns = 7;
  // A longer one would widen the table for all; other reports have it whole.
  constexpr std::size_t mostShownLabel = 80;
  std::map<std::string, int> repetitions;
  for (const KeptRun& run : runs) ++repetitions[run.series];
  std::vector<std::array<std::string, columns>> rows;
  rows.push_back({words("column-run", {}), words("column-started", {}), words("column-status", {}),
                  words("column-worst-grade", {}), words("column-series", {}), words("column-label", {}),
                  words("column-figures", {})});
  for (const KeptRun& run : runs)
    rows.push_back({shortId(run.id), minuteOf(run.started), statusOf(run), verdictOf(run),
                    repetitions[run.series] > 1 ? shortId(run.series) : std::string(),
                    shortened(run.label, mostShownLabel), headlineOf(run)});
  std::array<std::size_t, columns> widths{};
  for (const auto& row : rows)
    for (std::size_t i = 0; i < columns; ++i) widths[i] = std::max(widths[i], displayWidth(row[i]));
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < columns; ++i)
      line += row[i] + std::string(widths[i] - displayWidth(row[i]) + 2, ' ');
    line.erase(line.find_last_not_of(' ') + 1);
    std::replace(line.begin(), line.end(), '\n', ' ');
    text += withoutControls(line) + '\n';
  }
  return text;
}

std::string historyCsv(const std::vector<KeptRun>& runs, CsvTexts texts) {
  std::string csv =
      "run_id,series_id,repetition,started_utc,finished_utc,status,label,comment,cpu_model,system,tests,"
      "verdict";
  for (const char* place : {"1", "2", "3"})
    for (const char* part : {"test", "kernel", "value", "unit"}) csv += fmt::format(",{}_{}", part, place);
  csv += '\n';
  for (const KeptRun& run : runs) {
    std::vector<std::string> fields{run.id,
                                    run.series,
                                    fmt::format("{}", run.repetition),
                                    run.started,
                                    run.finished.value_or(""),
                                    std::string(statusName(run.status)),
                                    run.label,
                                    run.comment,
                                    run.machine,
                                    run.system,
                                    joined(testIds(run)),
                                    verdictOf(run)};
    for (std::size_t i = 0; i < 3; ++i) {
      const bool has = i < run.overview.headline.size();
      const HeadlineFigure figure = has ? run.overview.headline[i] : HeadlineFigure{};
      fields.insert(fields.end(), {figure.test.text(), figure.kernel,
                                   has ? fmt::format("{}", figure.value) : "", figure.unit});
    }
    for (std::size_t i = 0; i < fields.size(); ++i) csv += (i == 0 ? "" : ",") + csvField(fields[i], texts);
    csv += '\n';
  }
  return csv;
}

std::string historyJson(const std::vector<KeptRun>& runs) {
  auto json = Json::array();
  for (const KeptRun& run : runs) {
    Json entry{{"id", run.id},
               {"series", run.series},
               {"repetition", run.repetition},
               {"started", run.started},
               {"status", statusName(run.status)}};
    if (run.finished) entry["finished"] = *run.finished;
    entry["label"] = run.label;
    entry["comment"] = run.comment;
    entry["machine"] = {{"cpu", {{"model", run.machine}}}, {"system", run.system}};
    entry["tests"] = testIds(run);
    if (run.overview.verdict) entry["verdict"] = gradeName(*run.overview.verdict);
    entry["headline"] = Json::array();
    for (const HeadlineFigure& figure : run.overview.headline)
      entry["headline"].push_back({{"test", figure.test.text()},
                                   {"kernel", figure.kernel},
                                   {"value", figure.value},
                                   {"unit", figure.unit}});
    json.push_back(std::move(entry));
  }
  return jsonText(json, 2) + '\n';
}

}  // namespace strata::cli
