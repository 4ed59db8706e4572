// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/chart_samples.h"

#include <algorithm>
#include <cmath>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/results/results_model.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

/// From one level to the next as the share of hits falls.
double harmonicBlend(double region, double edge, double within, double beyond) {
  const double hits = 1 / (1 + std::pow(region / edge, 3));
  return 1 / (hits / within + (1 - hits) / beyond);
}

double sweepRate(double region, double width, bool random) {
  const double l1 = width * (random ? 2353 : 3412);
  const double l2 = width * (random ? 745 : 3391);
  const double l3 = std::min(width * (random ? 118 : 2870), 17450.0);
  const double memory = std::min(width * (random ? 12.6 : 1460), 9120.0);
  return harmonicBlend(region, 8e6, harmonicBlend(region, 1e6, harmonicBlend(region, 24e3, l1, l2), l3),
                       memory);
}

}  // namespace

Plan planWith(int threads) {
  Settings settings;
  settings.threads = threads;
  settings.diskProfile = DiskProfile::Classic;
  return samplePlan(settings, Selection{}, sampleMachine());
}

ChartData dataAfter(const Plan& plan, std::size_t steps) {
  ChartData data;
  ResultsModel model;
  begin(data, plan);
  model.begin(plan);
  for (std::size_t index = 0; index < std::min(steps, plan.steps.size()); ++index) {
    const Step& step = plan.steps[index];
    if (step.group == TestGroup::Disk)
      for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
        for (int part = 1; part <= 50; ++part) {
          Progress progress;
          progress.step = index;
          progress.diskPoints = sampleStretches(plan, cell, part / 50.0);
          apply(data, plan, progress);
        }
    StepFinished finished{index, {}};
    for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
      finished.results.push_back(sampleResult(plan, step, cell));
    apply(data, plan, finished);
    model.showStepFinished(finished);
  }
  takeFigures(data, model.rows());
  return data;
}

ChartFigure moveFigure(std::int64_t width, const char* pattern, Bytes region, std::optional<double> rate,
                       std::int64_t threads) {
  ChartFigure figure;
  figure.test = Test::Memory;
  figure.kernel = "move-" + std::string(pattern) + '-' + std::to_string(width);
  figure.parameters.widthBytes = width;
  figure.parameters.pattern = pattern;
  figure.parameters.regionBytes = region.count;
  figure.parameters.threads = threads;
  figure.value = rate;
  figure.final = rate.has_value();
  return figure;
}

ChartFigure& moveFigureIn(ChartData& data, std::int64_t width, const std::string& pattern, Bytes region) {
  return *std::ranges::find_if(data.figures, [&](const ChartFigure& figure) {
    return figure.parameters.widthBytes == width && figure.parameters.pattern == pattern &&
           figure.parameters.regionBytes == region.count;
  });
}

ChartFigure processorFigure(Test test, std::vector<double> perThread, std::int64_t threads) {
  ChartFigure figure;
  figure.test = test;
  figure.parameters.threads = threads;
  for (const double rate : perThread) figure.value = figure.value.value_or(0) + rate;
  figure.perThread = std::move(perThread);
  figure.final = figure.value.has_value();
  return figure;
}

Chart processorChartOf(std::vector<ChartFigure> figures) {
  ChartData data;
  data.figures = std::move(figures);
  return processorChart(data, {});
}

ChartData sweep(std::size_t live) {
  constexpr std::size_t regions = 24;
  ChartData data;
  for (const char* pattern : {"serial", "random"})
    for (const std::int64_t width : {1, 2, 4, 8})
      for (std::size_t i = 0; i < regions; ++i) {
        const bool random = pattern[0] == 'r';
        const Bytes size{
            static_cast<std::uint64_t>(std::exp2(10 + 20.0 * static_cast<double>(i) / (regions - 1)) / 64) *
            64};
        const auto region = static_cast<double>(size.count);
        const double rate =
            sweepRate(region, static_cast<double>(width), random) *
            (1 + 0.01 * std::sin(5.0 * static_cast<double>(i + static_cast<std::size_t>(width))));
        const double half = region < 1e6 ? 0.002 : region < 16e6 ? 0.02 + (random ? 0.06 : 0.0) : 0.05;
        ChartFigure figure = moveFigure(width, pattern, size, rate);
        figure.low = rate * (1 - half);
        figure.high = rate * (1 + half);
        figure.clockGhz = 3.412;
        figure.final = i + live < regions;
        if (figure.final) figure.grade = half > 0.06 ? Grade::Poor : half > 0.03 ? Grade::Fair : Grade::Good;
        data.figures.push_back(figure);
      }
  return data;
}

ChartData roundFigures() {
  ChartData data;
  const auto add = [&](std::int64_t width, const char* pattern, Bytes region, double rate, double half,
                       std::optional<double> clockGhz, std::optional<Grade> grade) {
    ChartFigure figure = moveFigure(width, pattern, region, rate);
    if (half > 0) figure.low = rate - half;
    if (half > 0) figure.high = rate + half;
    figure.clockGhz = clockGhz;
    figure.grade = grade;
    figure.final = grade.has_value();
    data.figures.push_back(figure);
  };
  add(1, "serial", 4_KiB, 1000, 10, 2.0, Grade::Good);
  add(1, "serial", 1_MiB, 900, 9, 1.8, Grade::Good);
  add(8, "serial", 4_KiB, 8000, 80, 2.0, Grade::Good);
  add(8, "serial", 1_MiB, 7000, 70, 2.0, Grade::Poor);
  add(1, "random", 4_KiB, 500, 50, 2.0, Grade::Fair);
  add(1, "random", 1_MiB, 100, 10, 2.0, {});
  add(8, "random", 4_KiB, 4000, 0, {}, Grade::Good);
  return data;
}

}  // namespace strata::gui
