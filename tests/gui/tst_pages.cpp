// SPDX-License-Identifier: GPL-3.0-or-later
// The overview's layers and ladder, from hand-made rows.
#include <QtTest/qtest.h>

#include "app/gui/pages/ladder_view.h"
#include "app/gui/pages/layers.h"
#include "app/gui/pages/page.h"

namespace strata::gui {

namespace {

/// L1 48 KiB, L2 2 MiB, L3 105 MiB of which 16 MiB are usable.
Machine server() {
  Machine machine;
  machine.caches = {{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 105_MiB, 2}};
  machine.usableLastLevel = 16_MiB;
  return machine;
}

ResultRow measured(StepKind kind, const std::string& test, const Parameters& parameters, double value) {
  ResultRow row;
  row.kind = kind;
  row.test = test;
  row.parameters = parameters;
  CellResult result;
  result.unit = kind == StepKind::Processor ? "MOPs/s" : "MB/s";
  Measured figures;
  figures.value = value;
  result.outcome = figures;
  row.result = result;
  return row;
}

ResultRow move(Bytes region, std::int64_t width, const std::string& pattern, double value) {
  Parameters parameters;
  parameters.regionBytes = region.count;
  parameters.widthBytes = width;
  parameters.pattern = pattern;
  return measured(StepKind::Memory, "memory", parameters, value);
}

ResultRow disk(const std::string& op, double value) {
  Parameters parameters;
  parameters.op = op;
  return measured(StepKind::Disk, "disk", parameters, value);
}

}  // namespace

class PagesTest : public QObject {
  Q_OBJECT

 private slots:
  void aRegionLiesInTheLevelThatHoldsBothItsBuffers() {
    const Machine machine = server();
    QCOMPARE(levelOfRegion(24_KiB, machine), 1);
    QCOMPARE(levelOfRegion(25_KiB, machine), 2);
    QCOMPARE(levelOfRegion(1_MiB, machine), 2);
    QCOMPARE(levelOfRegion(8_MiB, machine), 3);
    // 105 MiB are reported, but only 16 can be had.
    QCOMPARE(levelOfRegion(9_MiB, machine), 0);
    QCOMPARE(levelOfRegion(12_KiB, Machine{}), 0);
  }

  void layersGoFromTheCoreOutwardsByTheWidestOperand() {
    const std::vector<ResultRow> rows{disk("write", 500),
                                      move(64_MiB, 8, "serial", 9000),
                                      move(12_KiB, 1, "serial", 3000),
                                      move(12_KiB, 8, "serial", 27000),
                                      move(12_KiB, 8, "random", 18000),
                                      measured(StepKind::Processor, "floating", {}, 842)};
    const std::vector<Layer> layers = layersOf(rows, server());
    QCOMPARE(layers.size(), std::size_t{4});
    QCOMPARE(layers[0].kind, LayerKind::Core);
    QVERIFY(!layers[0].figures[0]);
    QCOMPARE(*valueOf(*layers[0].figures[1]), 842.0);
    QCOMPARE(layers[1].cacheLevel, 1);
    QCOMPARE(*valueOf(*layers[1].figures[0]), 27000.0);
    QCOMPARE(*valueOf(*layers[1].figures[1]), 18000.0);
    QCOMPARE(layers[2].kind, LayerKind::Memory);
    QCOMPARE(layers[3].kind, LayerKind::Disk);
    QVERIFY(layersOf({}, server()).empty());
  }

  void theLadderTellsHowManyTimesSlowerEachRungIs() {
    const std::vector<ResultRow> rows{measured(StepKind::Processor, "integer", {}, 1000),
                                      move(12_KiB, 8, "serial", 30000), move(64_MiB, 8, "serial", 10000),
                                      disk("write", 100), disk("read", 2000)};
    const std::vector<Rung> rungs = rungsOf(layersOf(rows, server()), RateUnit::GigabytesPerSecond);
    QCOMPARE(rungs.size(), std::size_t{3});
    QVERIFY(!rungs[0].slower);
    QCOMPARE(*rungs[1].slower, 3.0);
    QCOMPARE(*rungs[2].slower, 5.0);
    QCOMPARE(rungs[1].figure, QStringLiteral("10.0 GB/s"));
  }

  void aPageRunsItsTestAndTheOthersAll() {
    QVERIFY(selectionOf(Page::Disk).disk && !selectionOf(Page::Disk).memory);
    for (const Page page : {Page::Overview, Page::History, Page::Help}) {
      const Selection all = selectionOf(page);
      QVERIFY(all.processor && all.memory && all.disk);
    }
    Plan plan;
    QCOMPARE(pageToShow(plan), Page::Overview);
    plan.steps.resize(2);
    plan.steps[0].kind = plan.steps[1].kind = StepKind::Memory;
    QCOMPARE(pageToShow(plan), Page::Memory);
    plan.steps[1].kind = StepKind::Disk;
    QCOMPARE(pageToShow(plan), Page::Overview);
  }
};

}  // namespace strata::gui

QTEST_MAIN(strata::gui::PagesTest)
#include "tst_pages.moc"
