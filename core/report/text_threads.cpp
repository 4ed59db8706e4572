// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_threads.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

/// Kept together in a line, so that blocks end at round numbers.
constexpr std::size_t threadsInGroup = 4;

TextColumn labelColumn(const std::vector<ThreadRow>& rows, std::vector<std::string> headings) {
  TextColumn column{std::move(headings), {}, false};
  for (const ThreadRow& row : rows) column.cells.push_back(row.label);
  return column;
}

template <typename TextOf>
TextColumn column(const std::vector<ThreadRow>& rows, std::vector<std::string> headings, TextOf textOf) {
  TextColumn result{std::move(headings), {}};
  for (const ThreadRow& row : rows) result.cells.push_back(textOf(*row.measured));
  return result;
}

TextColumn fairness(const std::vector<ThreadRow>& rows, const Words& words) {
  return column(rows, {words("column-fairness", {})}, [](const Measured& measured) {
    const auto [slowest, fastest] = std::minmax_element(measured.perThread.begin(), measured.perThread.end());
    if (measured.perThread.empty() || *fastest <= 0) return std::string("-");
    return fmt::format("{:.1f} %", 100 * *slowest / *fastest);
  });
}

std::string cpuOf(const std::vector<ThreadRow>& rows, std::size_t threads, std::size_t thread) {
  const std::vector<int>& placement = rows.front().measured->placement;
  // Where some threads could not be bound, the list does not tell which.
  return placement.size() == threads ? fmt::format("{}", placement[thread]) : std::string("-");
}

TextTable everyThread(const std::vector<ThreadRow>& rows, std::size_t threads, const std::string& unit,
                      const Words& words) {
  TextTable table;
  table.labels = labelColumn(rows, {words("column-thread", {unit}), words("column-on-cpu", {})});
  table.groups.push_back({"", {fairness(rows, words)}});
  for (std::size_t thread = 0; thread < threads; ++thread) {
    if (thread % threadsInGroup == 0) table.groups.push_back({});
    const auto figure = [thread](const Measured& measured) {
      return thread < measured.perThread.size() ? threeDigits(measured.perThread[thread]) : std::string();
    };
    table.groups.back().columns.push_back(
        column(rows, {fmt::format("{}", thread + 1), cpuOf(rows, threads, thread)}, figure));
  }
  return table;
}

TextTable distribution(const std::vector<ThreadRow>& rows, const std::string& unit, const Words& words) {
  struct Point {
    const char* heading;
    double quantile;
  };
  constexpr std::array<Point, 5> points{{{"column-least", 0.0},
                                         {"column-tenth", 0.1},
                                         {"column-median", 0.5},
                                         {"column-nine-tenths", 0.9},
                                         {"column-most", 1.0}}};
  TextTable table;
  table.labels = labelColumn(rows, {words("column-thread", {unit}), ""});
  ColumnGroup group{"", {fairness(rows, words)}};
  for (const Point& point : points)
    group.columns.push_back(column(rows, {words(point.heading, {})}, [&](const Measured& measured) {
      return measured.perThread.empty() ? std::string()
                                        : threeDigits(quantile(measured.perThread, point.quantile));
    }));
  table.groups.push_back(std::move(group));
  return table;
}

}  // namespace

std::string threadTable(const std::vector<ThreadRow>& rows, const std::string& unit, const Words& words) {
  std::size_t threads = 0;
  for (const ThreadRow& row : rows) threads = std::max(threads, row.measured->perThread.size());
  if (threads < 2) return {};
  return '\n' + render(threads <= mostThreadsListed ? everyThread(rows, threads, unit, words)
                                                    : distribution(rows, unit, words));
}

}  // namespace strata
