// SPDX-License-Identifier: GPL-3.0-or-later
// The help page as a person uses it.
#include <QtGui/qtextcursor.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qtextbrowser.h>
#include <QtWidgets/qtoolbutton.h>

#include "app/gui/help/help_list_delegate.h"
#include "app/gui/help/help_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/help_page_fixture.h"

namespace strata::gui {

class HelpPageTest : public HelpPageFixture {
  Q_OBJECT

 private slots:
  void init() { openPage(); }
  void cleanup() { closePage(); }

  void beginsWithTheFirstTopic() {
    QCOMPARE(m_page->topic(), QStringLiteral("quick-start"));
    QCOMPARE(text()->verticalScrollBar()->value(), 0);
    QTRY_COMPARE(contents()->count(), helpTopicIds().size() + 4);
    QCOMPARE(contents()->currentItem()->text(), QStringLiteral("Quick start"));
    QVERIFY(shown().startsWith(QStringLiteral("Quick start\n")));
    QVERIFY(!m_page->canGoBack());
    QVERIFY(!m_page->canGoForward());
  }

  void showsATopicOrAPlaceInIt() {
    m_page->showTopic(QStringLiteral("memory"));
    QCOMPARE(m_page->topic(), QStringLiteral("memory"));
    QTRY_COMPARE(contents()->currentRow(), helpTopicIds().indexOf(QStringLiteral("memory")));
    QVERIFY(!contents()->currentItem()->data(HelpListDelegate::sectionRole).toBool());
    QCOMPARE(scroll(), 0);
    m_page->showTopic(QStringLiteral("reasons#above-limit"));
    QCOMPARE(m_page->topic(), QStringLiteral("reasons"));
    QVERIFY(scroll() > 0);
    QCOMPARE(headingAtTop(), QStringLiteral("Above the peak"));
    // The section that it is in is among the contents.
    QTRY_VERIFY(contents()->currentItem()->data(HelpListDelegate::sectionRole).toBool());
    QVERIFY(contents()->currentRow() > helpTopicIds().indexOf(QStringLiteral("reasons")));
    m_page->showTopic(QStringLiteral("no-such-topic"));
    QCOMPARE(m_page->topic(), QStringLiteral("quick-start"));
  }

  // The contents stayed behind what an earlier search had found.
  void aTopicThatIsAskedForEndsASearch() {
    query()->setText(QStringLiteral("cache"));
    QVERIFY(results()->isVisible());
    QVERIFY(results()->count() > 0);
    m_page->showTopic(QStringLiteral("memory"));
    QCOMPARE(query()->text(), QString());
    QVERIFY(contents()->isVisible());
    QVERIFY(!results()->isVisible());
    QVERIFY(!found()->isVisible());
    QVERIFY(marked().isEmpty());
    QTRY_COMPARE(contents()->currentRow(), helpTopicIds().indexOf(QStringLiteral("memory")));
    QCOMPARE(m_page->topic(), QStringLiteral("memory"));
  }

  void linksAreFollowedByKeyboardAndHistoryGoesBack() {
    text()->setFocus();
    QTest::keyClick(text(), Qt::Key_Tab);
    QCOMPARE(text()->textCursor().selectedText(), QStringLiteral("what is usual"));
    QTest::keyClick(text(), Qt::Key_Return);
    QCOMPARE(m_page->topic(), QStringLiteral("numbers"));
    QTest::keyClick(text(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_page->topic(), QStringLiteral("quick-start"));
    QTest::keyClick(text(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_page->topic(), QStringLiteral("numbers"));
    QTest::mouseClick(button("helpBack"), Qt::LeftButton);
    QCOMPARE(m_page->topic(), QStringLiteral("quick-start"));
    QVERIFY(!button("helpBack")->isEnabled());
    QVERIFY(button("helpForward")->isEnabled());
    // A new way forgets the old one.
    m_page->showTopic(QStringLiteral("disk"));
    QVERIFY(!button("helpForward")->isEnabled());
  }

  void goingBackReturnsToTheSameLine() {
    m_page->showTopic(QStringLiteral("reasons"));
    text()->verticalScrollBar()->setValue(500);
    m_page->showTopic(QStringLiteral("memory"));
    QCOMPARE(scroll(), 0);
    m_page->goBack();
    QCOMPARE(scroll(), 500);
  }

  void contentsAreChosenByKeyboard() {
    contents()->setFocus();
    QTRY_VERIFY(contents()->count() > helpTopicIds().size());
    // Through the sections of the first topic to the second.
    QTest::keyClick(contents(), Qt::Key_Down);
    QCOMPARE(m_page->topic(), helpTopicIds().first());
    QCOMPARE(contents()->currentItem()->text(), QStringLiteral("The first run"));
    for (int section = 0; section < 4; ++section) QTest::keyClick(contents(), Qt::Key_Down);
    QCOMPARE(m_page->topic(), helpTopicIds().at(1));
    QTRY_COMPARE(contents()->currentRow(), 1);
    QVERIFY(contents()->item(2)->data(HelpListDelegate::sectionRole).toBool());
    QTest::keyClick(contents(), Qt::Key_End);
    QCOMPARE(m_page->topic(), helpTopicIds().last());
  }

  void sectionsAreChosenByTheMouse() {
    m_page->showTopic(QStringLiteral("the-window"));
    const auto rowOf = [this](const char* name) {
      for (int row = 0; row < contents()->count(); ++row)
        if (contents()->item(row)->text() == QString::fromLatin1(name)) return row;
      return -1;
    };
    QTRY_VERIFY(rowOf("The history") >= 0);
    const auto click = [this](int row) {
      QListWidgetItem* item = contents()->item(row);
      contents()->scrollToItem(item);
      QTest::mouseClick(contents()->viewport(), Qt::LeftButton, {},
                        contents()->visualItemRect(item).center());
    };
    click(rowOf("The history"));
    QCOMPARE(m_page->topic(), QStringLiteral("the-window"));
    QCOMPARE(headingAtTop(), QStringLiteral("The history"));
    QCOMPARE(contents()->currentItem()->text(), QStringLiteral("The history"));
    // A topic below, which moves up as the sections go.
    click(rowOf("Troubleshooting"));
    QTRY_COMPARE(rowOf("The history"), -1);
    QCOMPARE(m_page->topic(), QStringLiteral("troubleshooting"));
    QCOMPARE(contents()->currentItem()->text(), QStringLiteral("Troubleshooting"));
    QVERIFY(contents()->selectedItems() == QList<QListWidgetItem*>{contents()->currentItem()});
  }

  void searchListsPlacesAndMarksWords() {
    QTest::keyClick(m_page.get(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), query());
    QTest::keyClicks(query(), QStringLiteral("aliens"));
    QCOMPARE(results()->count(), 0);
    QVERIFY(found()->isVisible());
    QVERIFY2(found()->text().startsWith(QStringLiteral("No results for “aliens” in the help.")),
             qPrintable(found()->text()));

    query()->selectAll();
    QTest::keyClicks(query(), QStringLiteral("Taskset"));
    QCOMPARE(found()->text(), QStringLiteral("Places found: 1"));
    QCOMPARE(results()->count(), 1);
    QCOMPARE(results()->item(0)->text(), QStringLiteral("Affinity changed"));
    QTest::keyClick(query(), Qt::Key_Return);
    QCOMPARE(m_page->topic(), QStringLiteral("reasons"));
    QCOMPARE(headingAtTop(), QStringLiteral("Affinity changed"));
    QCOMPARE(marked(), QStringList{QStringLiteral("taskset")});
    QVERIFY(isInSight(text()->extraSelections().first().cursor));
  }

  void aHitFarBelowItsHeadingIsBroughtIntoSight() {
    m_page->resize(1100, 260);
    query()->setText(QStringLiteral("Ctrl+Q"));
    QCOMPARE(results()->count(), 1);
    QTest::keyClick(query(), Qt::Key_Down);
    QCOMPARE(m_page->topic(), QStringLiteral("the-window"));
    QVERIFY(isInSight(text()->extraSelections().first().cursor));
  }

  void goingThroughHitsIsOneStepBack() {
    query()->setText(QStringLiteral("clock"));
    QVERIFY(results()->count() > 5);
    QTest::keyClick(query(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), results());
    QCOMPARE(results()->currentRow(), 0);
    QTest::keyClick(results(), Qt::Key_Down);
    QTest::keyClick(results(), Qt::Key_Down);
    QCOMPARE(results()->currentRow(), 2);
    QVERIFY(m_page->topic() != QStringLiteral("quick-start"));
    m_page->goBack();
    QCOMPARE(m_page->topic(), QStringLiteral("quick-start"));
  }

  void escapeEndsTheSearch() {
    query()->setFocus();
    QTest::keyClicks(query(), QStringLiteral("clock"));
    QVERIFY(results()->isVisible());
    QTest::keyClick(query(), Qt::Key_Escape);
    QVERIFY(query()->text().isEmpty());
    QVERIFY(contents()->isVisible());
    QVERIFY(!found()->isVisible());
    QVERIFY(marked().isEmpty());
    // With nothing left to end, the key is the window's.
    QKeyEvent again(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    again.ignore();
    QApplication::sendEvent(query(), &again);
    QVERIFY(!again.isAccepted());
  }

  void everyControlHasAName() {
    for (const QWidget* widget :
         {static_cast<QWidget*>(contents()), static_cast<QWidget*>(results()), static_cast<QWidget*>(query()),
          static_cast<QWidget*>(text()), static_cast<QWidget*>(button("helpBack")),
          static_cast<QWidget*>(button("helpForward"))}) {
      QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
      QVERIFY(!widget->objectName().isEmpty());
    }
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(HelpPageTest)
#include "tst_help_page.moc"
