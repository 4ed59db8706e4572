// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include "app/gui/pages/page.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

class PagesTest : public QObject {
  Q_OBJECT

 private slots:
  void aPageRunsItsTestAndTheOthersAll() {
    QVERIFY(selectionOf(Page::Disk).disk && !selectionOf(Page::Disk).memory);
    for (const Page page : {Page::Overview, Page::History, Page::Compare, Page::Help}) {
      const Selection all = selectionOf(page);
      QVERIFY(all.processor && all.memory && all.disk && all.bandwidth && all.latency);
      QCOMPARE(all.sweep, Sweep::Levels);
      QVERIFY(!all.network);  // needs another machine
    }
    Plan plan;
    QCOMPARE(pageToShow(plan), Page::Overview);
    plan.steps.resize(2);
    plan.steps[0].kind = plan.steps[1].kind = StepKind::Memory;
    QCOMPARE(pageToShow(plan), Page::Memory);
    plan.steps[1].kind = StepKind::Bandwidth;
    QCOMPARE(pageToShow(plan), Page::Overview);
    QVERIFY(selectionOf(Page::Network).network && !selectionOf(Page::Network).disk);
    plan.steps[0].kind = plan.steps[1].kind = StepKind::Network;
    QCOMPARE(pageToShow(plan), Page::Network);
    plan.steps[1].kind = StepKind::Disk;
    QCOMPARE(pageToShow(plan), Page::Overview);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(PagesTest)
#include "tst_pages.moc"
