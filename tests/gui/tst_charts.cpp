// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>

#include <memory>

#include "app/gui/charts/chart_panel.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

using MakeChart = ChartPanel* (*)(QWidget*);

/// What the charts show after these steps of the plan.
ChartData dataAfter(const Plan& plan, std::size_t steps) {
  ChartData data;
  begin(data, plan);
  for (std::size_t index = 0; index < std::min(steps, plan.steps.size()); ++index) {
    const Step& step = plan.steps[index];
    StepFinished finished{index, {}};
    for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
      finished.results.push_back(sampleResult(plan, step, cell));
    apply(data, plan, finished);
    if (step.kind != StepKind::Disk) continue;
    Progress progress;
    progress.step = index;
    for (const double share : {0.25, 0.5, 0.75, 1.0}) progress.diskPoints = sampleStretches(plan, 0, share);
    apply(data, plan, progress);
  }
  return data;
}

Plan planWith(int threads) {
  Settings settings;
  settings.threads = threads;
  return samplePlan(settings, Selection{}, sampleMachine());
}

QImage drawn(ChartPanel& panel, const ChartData& data) {
  panel.draw(data);
  QCoreApplication::processEvents();
  return panel.grab().toImage();
}

}  // namespace

class ChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void drawsWhatItIsGivenAndNothingElse_data() {
    QTest::addColumn<MakeChart>("make");
    QTest::newRow("processor") << MakeChart(makeProcessorChart);
    QTest::newRow("memory") << MakeChart(makeMemoryChart);
    QTest::newRow("disk") << MakeChart(makeDiskChart);
  }

  void drawsWhatItIsGivenAndNothingElse() {
    QFETCH(const MakeChart, make);
    const std::unique_ptr<ChartPanel> panel(make(nullptr));
    panel->resize(600, 400);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));

    const QImage empty = drawn(*panel, dataAfter(planWith(1), 0));
    const QImage one = drawn(*panel, dataAfter(planWith(1), 99));
    const QImage many = drawn(*panel, dataAfter(planWith(12), 99));
    QVERIFY(one != empty);
    QVERIFY(many != one);
    // Nothing is left of what was drawn before: series, axes and legend come from the data alone.
    QCOMPARE(drawn(*panel, dataAfter(planWith(1), 99)), one);
    QCOMPARE(drawn(*panel, dataAfter(planWith(1), 0)), empty);
  }

  void standsAThousandThreads() {
    const std::unique_ptr<ChartPanel> panel(makeProcessorChart(nullptr));
    panel->resize(600, 400);
    panel->show();
    const QImage image = drawn(*panel, dataAfter(planWith(1024), 1));
    QVERIFY(!image.isNull());
  }

  void followsThePalette() {
    const std::unique_ptr<ChartPanel> panel(makeMemoryChart(nullptr));
    panel->resize(600, 400);
    panel->show();
    const ChartData data = dataAfter(planWith(1), 99);
    const QImage light = drawn(*panel, data);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(QPalette(QColor(40, 40, 45), QColor(20, 20, 22)));
    QCoreApplication::processEvents();
    const QImage dark = panel->grab().toImage();
    QApplication::setPalette(before);
    QCoreApplication::processEvents();
    QVERIFY(dark.pixelColor(300, 390).lightness() < 128);
    QCOMPARE(panel->grab().toImage(), light);
  }

  void theLegendIsReadableWithoutThePicture() {
    const std::unique_ptr<ChartPanel> panel(makeMemoryChart(nullptr));
    panel->draw(dataAfter(planWith(1), 99));
    const auto* legend = panel->findChild<QWidget*>(QStringLiteral("memoryChartLegend"));
    QVERIFY(legend != nullptr);
    QCOMPARE(legend->accessibleDescription(),
             QStringLiteral("1 byte, 2 bytes, 4 bytes, 8 bytes, serial, random"));
  }
};

}  // namespace strata::gui

QTEST_MAIN(strata::gui::ChartsTest)
#include "tst_charts.moc"
