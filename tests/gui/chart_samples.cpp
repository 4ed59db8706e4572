// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/chart_samples.h"

#include <algorithm>
#include <cmath>

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
  begin(data, plan);
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
  }
  return data;
}

ChartData sweep(std::size_t live) {
  constexpr std::size_t regions = 24;
  ChartData data;
  data.latestClockGhz = 3.412;
  for (std::size_t i = 0; i < regions; ++i)
    data.memory.regions.push_back(
        {static_cast<std::uint64_t>(std::exp2(10 + 20.0 * static_cast<double>(i) / (regions - 1)) / 64) *
         64});
  for (const char* pattern : {"serial", "random"})
    for (const std::int64_t width : {1, 2, 4, 8}) {
      const bool random = pattern[0] == 'r';
      MemoryLine line{width, pattern, {}};
      for (std::size_t i = 0; i < regions; ++i) {
        const auto region = static_cast<double>(data.memory.regions[i].count);
        const double rate =
            sweepRate(region, static_cast<double>(width), random) *
            (1 + 0.01 * std::sin(5.0 * static_cast<double>(i + static_cast<std::size_t>(width))));
        const double half = region < 1e6 ? 0.002 : region < 16e6 ? 0.02 + (random ? 0.06 : 0.0) : 0.05;
        const bool final = i + live < regions;
        const Grade grade = half > 0.06 ? Grade::Poor : half > 0.03 ? Grade::Fair : Grade::Good;
        line.points.push_back({data.memory.regions[i], rate, rate * (1 - half), rate * (1 + half), final,
                               3.412, final ? std::optional(grade) : std::nullopt});
      }
      data.memory.lines.push_back(line);
    }
  return data;
}

ChartData roundFigures() {
  ChartData data;
  data.memory.regions = {4_KiB, 1_MiB};
  data.memory.lines = {
      {1,
       "serial",
       {{4_KiB, 1000, 990, 1010, true, 2.0, Grade::Good}, {1_MiB, 900, 891, 909, true, 1.8, Grade::Good}}},
      {8,
       "serial",
       {{4_KiB, 8000, 7920, 8080, true, 2.0, Grade::Good},
        {1_MiB, 7000, 6930, 7070, true, 2.0, Grade::Poor}}},
      {1, "random", {{4_KiB, 500, 450, 550, true, 2.0, Grade::Fair}, {1_MiB, 100, 90, 110, false, 2.0, {}}}},
      {8, "random", {{4_KiB, 4000, {}, {}, true, {}, Grade::Good}}}};
  return data;
}

}  // namespace strata::gui
