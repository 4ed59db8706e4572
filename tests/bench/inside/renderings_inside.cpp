// SPDX-License-Identifier: GPL-3.0-or-later
// Runs as the window shows them, as text, for ./dev bench renderings:
//
//     renderings_inside LANGUAGE FILE [OTHER]
//
// prints the table of results, the panel, the table of the disk and the figures of each chart, for each run;
// or with another file the table and the charts of their comparison.
#include <QtCore/qtranslator.h>
#include <QtWidgets/qapplication.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/compare/compare_chart.h"
#include "app/gui/compare/compare_model.h"
#include "app/gui/compare/compare_sources.h"
#include "app/gui/disk/disk_table.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/results/results_model.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/table_text.h"
#include "core/exchange/any_text.h"
#include "core/files/read_file.h"
#include "core/plan/plan.h"

namespace strata::gui {

namespace {

/// A plan of the cells that the run has, in their order: what the window would have been told before.
Plan planOf(const Run& run) {
  Plan plan;
  plan.settings = run.settings;
  plan.threads.resize(static_cast<std::size_t>(std::max(1, run.settings.threads)));
  for (const CellResult& cell : run.results) {
    const auto group = cell.test.group();
    if (!group) continue;
    const Bytes region{cell.parameters.regionBytes.value_or(0)};
    if (plan.steps.empty() || plan.steps.back().group != *group || plan.steps.back().region != region) {
      plan.steps.emplace_back();
      plan.steps.back().group = *group;
      plan.steps.back().region = region;
    }
    static_cast<CellId&>(plan.steps.back().cells.emplace_back()) = cell;
  }
  return plan;
}

void print(const QString& line) {
  std::printf("%s\n", qUtf8Printable(line));
}

void printFace(const PanelFace& face) {
  print(QStringList{face.text, face.unit, face.caption, face.more, face.verdict, face.doubts,
                    QString(face.toolTip).replace(u'\n', u'|'), face.accessibleName,
                    QString(face.accessibleDescription).replace(u'\n', u'|')}
            .join(u'\t'));
}

void printModel(ResultsModel& model) {
  for (int row = 0; row < model.rowCount(); ++row)
    for (int column = 0; column < model.columnCount(); ++column) {
      QStringList texts;
      for (const int role :
           {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole},
            int{Qt::TextAlignmentRole}, int{ResultsModel::valueRole}, int{ResultsModel::gradeRole}})
        texts << model.data(model.index(row, column), role).toString().replace(u'\n', u'|');
      texts << model.data(model.index(row, column), ResultsModel::reasonsRole).toStringList().join(u'|');
      print(texts.join(u'\t'));
    }
}

void printRun(const Run& run) {
  LiveResults results;
  const auto plan = std::make_shared<const Plan>(planOf(run));
  results.begin(plan);
  auto cell = run.results.begin();
  for (std::size_t step = 0; step < plan->steps.size(); ++step) {
    StepFinished finished{step, {}};
    while (finished.results.size() < plan->steps[step].cells.size()) {
      if (cell->test.known()) finished.results.push_back(*cell);
      ++cell;
    }
    results.showStepStarted(step);
    results.showStepFinished(finished);
  }
  results.finish(run);
  for (const RateUnit unit : {RateUnit::MegabytesPerSecond, RateUnit::BytesPerCycle}) {
    results.model().setRateUnit(unit);
    printModel(results.model());
    for (const PanelThreads threads : {PanelThreads::One, PanelThreads::All}) {
      const Panel panel = panelOf(results.rows(), run.machine, threads);
      const ResultNotes notes = notesOf(panel);
      for (std::size_t row = 0; row < panel.rows.size(); ++row) {
        printFace(faceOfLevel(panel, row));
        for (const PanelColumn column : allPanelColumns)
          printFace(faceOfFigure(panel, row, column, unit, notes));
      }
      const PanelOthers& others = panel.others;
      for (const auto* other : {&others.integer, &others.floating})
        printFace(faceOfArithmetic(*other, QStringLiteral("figure"), unit, notes));
      printFace(faceOfDiskFigure(others.diskRead, PanelColumn::Read, unit, notes));
      printFace(faceOfDiskFigure(others.diskWrite, PanelColumn::Write, unit, notes));
      printFace(faceOfDiskFigure(others.diskWait, PanelColumn::Latency, unit, notes));
      print(notesText(notes));
    }
    const DiskTable disk = diskTableOf(results.rows(), run.settings);
    print(diskTableText(disk, unit));
    for (std::size_t row = 0; row < disk.rows.size(); ++row) {
      printFace(faceOfDiskRow(disk, row));
      for (std::size_t column = 0; column < disk.columns.size(); ++column)
        for (const DiskMeasure measure : {DiskMeasure::Rate, DiskMeasure::Operations, DiskMeasure::Latency})
          printFace(faceOfDiskFigure(disk, row, column, measure, unit));
    }
    QWidget parent;
    std::vector<ChartPanel*> charts{new ChartPanel("scalingChart", scalingChart, &parent),
                                    new ChartPanel("diskRateChart", diskRateChart, &parent),
                                    new ChartPanel("diskLatencyChart", diskLatencyChart, &parent),
                                    new ChartPanel("percentileChart", percentileChart, &parent),
                                    new ChartPanel("enduranceRateChart", enduranceRateChart, &parent),
                                    new ChartPanel("enduranceLatencyChart", enduranceLatencyChart, &parent),
                                    new ChartPanel("networkRateChart", networkRateChart, &parent),
                                    new ChartPanel("networkLatencyChart", networkLatencyChart, &parent),
                                    new ChartPanel("networkPercentileChart", networkPercentileChart, &parent),
                                    new ChartPanel("networkChunksChart", networkChunksChart, &parent),
                                    new ChartPanel("networkBarsChart", networkBarsChart, &parent, true)};
    for (const TestSection& section : testSections())
      if (section.makeChart) charts.push_back(section.makeChart(&parent));
    for (ChartPanel* panel : charts) {
      panel->setRateUnit(unit);
      panel->draw(results.chartData());
      print(panel->objectName());
      print(panel->tableText());
    }
  }
}

void printChart(const Chart& chart) {
  const auto number = [](const std::optional<double>& value) {
    return value ? QString::number(*value, 'g', 12) : QString();
  };
  print(QString::fromStdString(chart.title + '\t' + chart.unit + '\t' + chart.xTitle + '\t' + chart.xName));
  for (const std::string& row : chart.rows) print(QString::fromStdString(row));
  for (const ChartSeries& line : chart.series) {
    print(QString::fromStdString(line.name + '\t' + line.shortName));
    print(
        QStringLiteral("%1 %2 %3").arg(number(line.style.colour)).arg(int(line.style.line)).arg(line.isFold));
    for (const ChartPoint& point : line.points)
      print(QStringLiteral("%1 %2 %3 %4")
                .arg(point.x, 0, 'g', 12)
                .arg(point.y, 0, 'g', 12)
                .arg(number(point.low), number(point.high)));
  }
}

void printComparison(const CompareView& view, RateUnit unit) {
  CompareModel model;
  model.setView(view);
  model.setRateUnit(unit);
  for (int column = 0; column < model.columnCount(); ++column)
    for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}})
      print(model.headerData(column, Qt::Horizontal, role).toString());
  for (int row = 0; row < model.rowCount(); ++row)
    for (int column = 0; column < model.columnCount(); ++column) {
      QStringList texts;
      for (const int role : {int{Qt::DisplayRole}, int{CompareModel::secondRole}, int{Qt::ToolTipRole},
                             int{Qt::AccessibleTextRole}, int{CompareModel::headingRole}})
        texts << model.data(model.index(row, column), role).toString().replace(u'\n', u'|');
      print(texts.join(u'\t'));
    }
  print(tabSeparated(model.table()));
  const std::vector<ComparedLine> sides = linesOf(view.set);
  for (const ComparisonCurve& curve : comparisonCurves(*view.comparison, sides, chartTexts()))
    printChart(comparisonChart(curve, sides, CompareSet::baseline, {.unit = unit}, chartTexts()));
}

void printComparison(std::vector<Run> runs, std::vector<Run> others) {
  SharedSides sides = shared(sidesOf(std::move(runs), "first"));
  for (auto& side : shared(sidesOf(std::move(others), "second"))) sides.push_back(std::move(side));
  CompareView view;
  std::vector<const ComparedSide*> pointers;
  for (const auto& side : sides)
    if (view.set.add(side)) pointers.push_back(side.get());
  if (pointers.empty()) return;
  view.comparison = std::make_shared<const Comparison>(compare(pointers, {.rows = ComparedRows::InPairs}));
  for (const RateUnit unit : {RateUnit::MegabytesPerSecond, RateUnit::BytesPerCycle})
    printComparison(view, unit);
}

/// Nothing where they cannot be read.
std::vector<Run> runsOf(const char* path) {
  const auto text = readFile(path, mostPeerText);
  if (!text) return {};
  const auto runs = runsFromAnyText(path, *text);
  return runs ? *runs : std::vector<Run>();
}

int main(const QString& language, const char* path, const char* other) {
  QTranslator translator;
  if (language != QStringLiteral("en") &&
      (!translator.load(QStringLiteral(":/translations/strata_%1.qm").arg(language)) ||
       !QCoreApplication::installTranslator(&translator)))
    return 2;
  QLocale::setDefault(QLocale(language));
  const std::vector<Run> runs = runsOf(path);
  if (runs.empty()) return 1;
  if (other != nullptr)
    printComparison(runs, runsOf(other));
  else
    for (const Run& run : runs) printRun(run);
  return 0;
}

}  // namespace

}  // namespace strata::gui

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  if (argc != 3 && argc != 4) return 2;
  return strata::gui::main(QString::fromUtf8(argv[1]), argv[2], argc > 3 ? argv[3] : nullptr);
}
