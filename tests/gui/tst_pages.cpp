// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include "app/gui/window/page_facts.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

class PagesTest : public QObject {
  Q_OBJECT

 private slots:
  void rowsStandAtTheNumbersOfTheirPages() {
    for (std::size_t row = 0; row < allPages().size(); ++row)
      QCOMPARE(static_cast<std::size_t>(allPages()[row].page), row);
    QCOMPARE(allPages().back().page, Page::Help);
  }

  void aPageRunsItsTestAndTheOthersAll() {
    QVERIFY(selectionOf(Page::Disk).tests == TestSet{TestGroup::Disk});
    for (const Page page : {Page::Overview, Page::History, Page::Compare, Page::Help}) {
      const Selection all = selectionOf(page);
      // Not the network: that needs another machine.
      using enum TestGroup;
      QVERIFY((all.tests == TestSet{Processor, Memory, Disk, Bandwidth, Latency}));
      QCOMPARE(all.sweep.sizes, Sweep::Levels);
    }
    Plan plan;
    QCOMPARE(pageToShow(plan), Page::Overview);
    plan.steps.resize(2);
    plan.steps[0].group = plan.steps[1].group = TestGroup::Memory;
    QCOMPARE(pageToShow(plan), Page::Memory);
    plan.steps[1].group = TestGroup::Bandwidth;
    QCOMPARE(pageToShow(plan), Page::Overview);
    QCOMPARE(selectionOf(Page::Network).tests, TestSet{TestGroup::Network});
    plan.steps[0].group = plan.steps[1].group = TestGroup::Network;
    QCOMPARE(pageToShow(plan), Page::Network);
    plan.steps[1].group = TestGroup::Disk;
    QCOMPARE(pageToShow(plan), Page::Overview);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(PagesTest)
#include "tst_pages.moc"
