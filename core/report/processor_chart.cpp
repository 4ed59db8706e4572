// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the processor: a bar for each thread, or a line over numbers of threads.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/report/chart_builders.h"
#include "core/report/chart_parts.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// One bar for each thread. The interval is that of all threads together, so only a single bar has it.
std::vector<ChartPoint> barsOfThreads(const ChartFigure& figure, std::size_t threads) {
  std::vector<ChartPoint> bars;
  if (!figure.value) return bars;
  const std::vector<double> each = figure.perThread.empty() ? std::vector{*figure.value} : figure.perThread;
  for (std::size_t thread = 0; thread < std::min(threads, each.size()); ++thread) {
    ChartPoint bar{static_cast<double>(thread), each[thread]};
    bar.final = figure.final;
    bar.grade = figure.grade;
    if (threads == 1) {
      bar.low = figure.low;
      bar.high = figure.high;
    }
    bars.push_back(bar);
  }
  return bars;
}

/// The figures of one test, for each number of threads.
struct ThreadFigures {
  TestId test;
  std::vector<const ChartFigure*> figures;  ///< by threads, ascending
};

std::int64_t threadsOf(const ChartFigure& figure) {
  return figure.parameters.threads.value_or(1);
}

std::vector<ThreadFigures> testsOf(const ChartFigures& cells) {
  std::vector<ThreadFigures> tests;
  for (const ChartFigure& figure : cells.figures) {
    if (figure.test.group() != TestGroup::Processor) continue;
    auto at = std::ranges::find(tests, figure.test, &ThreadFigures::test);
    if (at == tests.end()) at = tests.insert(at, {figure.test, {}});
    at->figures.push_back(&figure);
  }
  for (ThreadFigures& test : tests)
    std::ranges::stable_sort(test.figures, {}, [](auto* f) { return threadsOf(*f); });
  return tests;
}

bool isOfSeveralNumbers(const std::vector<ThreadFigures>& tests) {
  return std::ranges::any_of(tests, [](const ThreadFigures& test) {
    return std::ranges::any_of(test.figures, [&](const ChartFigure* figure) {
      return threadsOf(*figure) != threadsOf(*test.figures.front());
    });
  });
}

constexpr const char* keyOfLinear = "linear";

std::vector<ChartPoint> pointsOf(const ThreadFigures& test) {
  std::vector<ChartPoint> points;
  for (const ChartFigure* figure : test.figures)
    if (const auto point = pointOf(*figure, static_cast<double>(threadsOf(*figure)), {}))
      points.push_back(*point);
  return points;
}

/// The rate of one thread times the number of threads; no points before that one is measured.
std::vector<ChartPoint> linearPoints(const ThreadFigures& test) {
  const ChartFigure& one = *test.figures.front();
  std::vector<ChartPoint> points;
  if (!one.value || threadsOf(one) != 1) return points;
  for (const ChartFigure* figure : test.figures) {
    const auto threads = static_cast<double>(threadsOf(*figure));
    points.push_back({threads, *one.value * threads});
  }
  return points;
}

Chart chartOfNumbers(const std::vector<ThreadFigures>& tests, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-processor-scaling");
  chart.xKind = AxisKind::Count;
  chart.xTitle = texts("chart-threads");
  chart.xName = chart.xTitle;
  chart.yKind = AxisKind::Rate;
  chart.unit = texts("rate-mops");
  std::int64_t most = 1;
  for (const ThreadFigures& test : tests) most = std::max(most, threadsOf(*test.figures.back()));
  chart.full = spanOfThreads(most);
  for (std::size_t i = 0; i < tests.size(); ++i) {
    const std::string& id = tests[i].test.text();
    const std::string name = testName(tests[i].test, texts.words);
    const SeriesStyle style{i, seriesMarks[i % seriesMarks.size()], Dash::Solid};
    chart.series.push_back({id, {id}, name, name, style, pointsOf(tests[i])});
    chart.legend.push_back({id, name, style});
    const std::string linear = texts("chart-line-linear", {name});
    chart.series.push_back({id + "/linear",
                            {id, keyOfLinear},
                            linear,
                            texts("chart-linear"),
                            {i, std::nullopt, Dash::Dashed},
                            linearPoints(tests[i])});
  }
  chart.legend.push_back({keyOfLinear, texts("chart-linear"), {{}, {}, Dash::Dashed}});
  return chart;
}

/// A bar for each thread.
Chart chartOfThreads(const std::vector<ThreadFigures>& tests, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-of-threads");
  chart.shape = ChartShape::Bars;
  chart.xKind = AxisKind::Thread;
  chart.xTitle = texts("chart-thread");
  chart.xName = chart.xTitle;
  chart.unit = texts("rate-mops");
  std::size_t threads = 1;
  for (const ThreadFigures& test : tests) {
    const ChartFigure& figure = *test.figures.back();
    threads = std::max({threads, static_cast<std::size_t>(threadsOf(figure)), figure.perThread.size()});
  }
  chart.full = {-0.5, static_cast<double>(threads) - 0.5};
  for (std::size_t i = 0; i < tests.size(); ++i) {
    const SeriesStyle style{i, Mark::Square, Dash::None};
    const std::string& id = tests[i].test.text();
    const std::string name = testName(tests[i].test, texts.words);
    chart.series.push_back({id, {id}, name, name, style, barsOfThreads(*tests[i].figures.back(), threads)});
    chart.legend.push_back({id, name, style});
  }
  setBarAxis(chart, texts);
  return chart;
}

}  // namespace

Chart processorChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  const std::vector<ThreadFigures> tests = testsOf(cells);
  return isOfSeveralNumbers(tests) ? chartOfNumbers(tests, texts) : chartOfThreads(tests, texts);
}

}  // namespace strata
