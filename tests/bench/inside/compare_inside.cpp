// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing and drawing many runs, for ./dev bench history:
//
//     compare_inside compare RUNS CELLS ROUNDS    time of a comparison of so many runs; JSON
//     compare_inside table SIDES CELLS ROUNDS     times of showing the table at 1600 × 900; JSON
//     compare_inside paint SIDES CELLS ROUNDS     times of painting the chart at 1600 × 900, with every side
//                                                 drawn and with the others folded; JSON
#include <QtCore/qelapsedtimer.h>
#include <QtCore/qjsonarray.h>
#include <QtCore/qjsondocument.h>
#include <QtCore/qjsonobject.h>
#include <QtCore/qjsonvalue.h>
#include <QtGui/qimage.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qapplication.h>

#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/compare/compare_chart.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/compare/compare_table.h"
#include "core/stats/comparison.h"

namespace strata::gui {

namespace {

constexpr int chartWidth = 1600;
constexpr int chartHeight = 900;

/// A rate for each size, in so many kernels as the cells need.
Run runOf(int number, int cells) {
  constexpr int sizes = 40;
  Run run;
  run.id = run.series = "run-" + std::to_string(number);
  run.label = "Run " + std::to_string(number);
  run.machine.cpuModel = "Model";
  for (int i = 0; i < cells; ++i) {
    CellResult cell;
    cell.test = Test::Bandwidth;
    cell.kernel =
        (i / sizes % 2 == 0 ? "read-serial-" : "write-serial-") + std::to_string(8 << (i / sizes / 2));
    cell.metric = "rate";
    cell.unit = "MB/s";
    const double power = 12 + 0.5 * (i % sizes);
    cell.parameters.regionBytes = static_cast<std::uint64_t>(std::exp2(power)) / 64 * 64;
    cell.parameters.widthBytes = 8 << (i / sizes / 2);
    cell.parameters.op = i / sizes % 2 == 0 ? "read" : "write";
    cell.parameters.threads = 1;
    Measured measured;
    measured.value = 400000 / (1 + std::exp2(power - 18)) * (1 + 0.01 * (number % 17)) + 9000;
    measured.statistic = "p90";
    measured.placement = {0};
    measured.pagesObtained = "4K";
    cell.outcome = measured;
    run.results.push_back(std::move(cell));
  }
  return run;
}

std::vector<std::shared_ptr<const ComparedSide>> sidesOf(int count, int cells) {
  std::vector<std::shared_ptr<const ComparedSide>> sides;
  for (int i = 0; i < count; ++i) {
    Run run = runOf(i, cells);
    sides.push_back(std::make_shared<const ComparedSide>(ComparedSide{run.label, {run}}));
  }
  return sides;
}

std::vector<const ComparedSide*> pointersTo(const std::vector<std::shared_ptr<const ComparedSide>>& sides) {
  std::vector<const ComparedSide*> pointers;
  for (const auto& side : sides) pointers.push_back(side.get());
  return pointers;
}

double msOf(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

QJsonObject compareTimes(int runs, int cells, int rounds) {
  const auto sides = sidesOf(runs, cells);
  const auto pointers = pointersTo(sides);
  QJsonArray times;
  qsizetype rows = 0;
  for (int round = 0; round < rounds; ++round) {
    QElapsedTimer clock;
    clock.start();
    const Comparison comparison = compare(pointers, {.rows = ComparedRows::InPairs});
    times.append(msOf(clock));
    rows = static_cast<qsizetype>(comparison.rows.size());
  }
  return {{QStringLiteral("runs"), runs}, {QStringLiteral("rows"), rows}, {QStringLiteral("ms"), times}};
}

QJsonObject tableTimes(int sides, int cells, int rounds) {
  const auto shown = sidesOf(sides, cells);
  CompareView view;
  for (const auto& side : shown) view.set.add(side);
  view.comparison =
      std::make_shared<const Comparison>(compare(pointersTo(shown), {.rows = ComparedRows::InPairs}));
  CompareTable table;
  table.resize(chartWidth, chartHeight);
  table.show();
  QJsonArray times;
  for (int round = 0; round < rounds; ++round) {
    QElapsedTimer clock;
    clock.start();
    table.setView(view);
    QApplication::processEvents();
    times.append(msOf(clock));
  }
  return {{QStringLiteral("sides"), sides}, {QStringLiteral("ms"), times}};
}

QJsonArray paintTimes(CompareChart& chart, int rounds) {
  QImage image(chartWidth, chartHeight, QImage::Format_RGB32);
  QJsonArray times;
  for (int round = 0; round < rounds; ++round) {
    QElapsedTimer clock;
    clock.start();
    chart.render(&image);
    times.append(msOf(clock));
    QApplication::processEvents();
  }
  return times;
}

QJsonObject chartTimes(int sides, int cells, int rounds) {
  const auto shown = sidesOf(sides, cells);
  CompareView view;
  for (const auto& side : shown) view.set.add(side);
  view.comparison =
      std::make_shared<const Comparison>(compare(pointersTo(shown), {.rows = ComparedRows::InPairs}));
  CompareChart chart;
  chart.resize(chartWidth, chartHeight);
  chart.show();
  QElapsedTimer clock;
  clock.start();
  chart.setView(view);
  const double setMs = msOf(clock);
  QApplication::processEvents();
  const QJsonArray folded = paintTimes(chart, rounds);
  chart.setFolded(false);
  QApplication::processEvents();
  const QJsonArray all = paintTimes(chart, rounds);
  return {{QStringLiteral("sides"), static_cast<int>(chart.plot().series.size())},
          {QStringLiteral("set_ms"), setMs},
          {QStringLiteral("folded_ms"), folded},
          {QStringLiteral("all_ms"), all}};
}

}  // namespace

}  // namespace strata::gui

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const std::map<std::string, QJsonObject (*)(int, int, int)> whats{{"compare", strata::gui::compareTimes},
                                                                    {"paint", strata::gui::chartTimes},
                                                                    {"table", strata::gui::tableTimes}};
  if (arguments.size() != 4 || !whats.contains(arguments[0])) {
    std::fputs("usage: compare_inside compare|paint|table SIDES CELLS ROUNDS\n", stderr);
    return 2;
  }
  const int count = std::stoi(arguments[1]);
  const int cells = std::stoi(arguments[2]);
  const int rounds = std::stoi(arguments[3]);
  const QJsonObject times = whats.at(arguments[0])(count, cells, rounds);
  std::puts(QJsonDocument(times).toJson(QJsonDocument::Compact).constData());
  return 0;
}
