// SPDX-License-Identifier: GPL-3.0-or-later
// A bar for each thread of the processor's tests.
#include <algorithm>

#include "core/report/chart_builders.h"
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

}  // namespace

Chart processorChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-of-threads");
  chart.shape = ChartShape::Bars;
  chart.xKind = AxisKind::Thread;
  chart.xTitle = texts("chart-thread");
  chart.xName = chart.xTitle;
  chart.unit = texts("rate-mops");
  std::size_t threads = 1;
  std::vector<const ChartFigure*> tests;
  for (const ChartFigure& figure : cells.figures) {
    if (figure.test.group() != TestGroup::Processor) continue;
    threads = std::max(
        {threads, static_cast<std::size_t>(figure.parameters.threads.value_or(1)), figure.perThread.size()});
    const auto same =
        std::ranges::find_if(tests, [&](const ChartFigure* other) { return other->test == figure.test; });
    if (same == tests.end())
      tests.push_back(&figure);
    else if (figure.value)
      *same = &figure;
  }
  chart.full = {-0.5, static_cast<double>(threads) - 0.5};
  for (std::size_t test = 0; test < tests.size(); ++test) {
    const SeriesStyle style{test, Mark::Square, Dash::None};
    const std::string& id = tests[test]->test.text();
    const std::string name = testName(tests[test]->test, texts.words);
    chart.series.push_back({id, {id}, name, name, style, barsOfThreads(*tests[test], threads)});
    chart.legend.push_back({id, name, style});
  }
  return chart;
}

}  // namespace strata
