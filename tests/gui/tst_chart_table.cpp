// SPDX-License-Identifier: GPL-3.0-or-later
// The table that a chart can be instead.
#include <QtCore/qlocale.h>
#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qheaderview.h>

#include "app/gui/look/palettes.h"
#include "app/gui/text/table_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/shown_chart.h"

namespace strata::gui {

class ChartTableTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void cleanup() {
    QApplication::setPalette(lightPalette());
    QApplication::setLayoutDirection(Qt::LeftToRight);
  }

  void theTableHoldsTheSameFigures() {
    ShownChart shown;
    QVERIFY(shown.view().isVisible());
    QTest::mouseClick(shown.button("memoryChartAsTable"), Qt::LeftButton);
    QVERIFY(shown.table().isVisible());
    QVERIFY(!shown.view().isVisible());
    QVERIFY(!shown.button("memoryChartAsChart")->isChecked());
    QCOMPARE(shown.heading(0), QStringLiteral("Size"));
    QCOMPARE(shown.heading(2), QStringLiteral("Sequential, 8-byte\nMB/s"));
    QCOMPARE(shown.table().model()->rowCount(), 2);
    QCOMPARE(shown.cell(0, 2), QStringLiteral("8,000"));
    QCOMPARE(shown.cell(1, 3), QStringLiteral("100"));
    QCOMPARE(shown.cell(1, 4), QString());
    QCOMPARE(shown.table().accessibleName(), QStringLiteral("Move rate vs. buffer size"));
    for (int row = 0; row < 2; ++row)
      for (int column = 0; column < 5; ++column)
        QCOMPARE(shown.cell(row, column),
                 rowTexts(shown.panel->table(), static_cast<std::size_t>(row))[column]);
    QTest::mouseClick(shown.button("memoryChartAsChart"), Qt::LeftButton);
    QVERIFY(shown.view().isVisible());
  }

  void theTableFollowsTheRunAndTheLegend() {
    ShownChart shown;
    shown.button("memoryChartAsTable")->click();
    shown.table().selectRow(1);
    ChartData data = roundFigures();
    moveFigureIn(data, 1, "random", 1_MiB).value = 120;
    shown.panel->draw(data);
    QCOMPARE(shown.cell(1, 3), QStringLiteral("120"));
    // The figures changed, not the table: what was chosen stays so.
    QVERIFY(shown.table().selectionModel()->isRowSelected(1));
    shown.panel->setRateUnit(RateUnit::GigabytesPerSecond);
    QCOMPARE(shown.cell(1, 3), QStringLiteral("0.120"));
    shown.button("legend-width-1")->click();
    QCOMPARE(shown.table().model()->columnCount(), 3);
    QCOMPARE(shown.cell(0, 1), QStringLiteral("8.00"));
    // The chart catches up.
    shown.button("memoryChartAsChart")->click();
    QCOMPARE(shown.lines(), (QStringList{QStringLiteral("8/serial"), QStringLiteral("8/random")}));
    QCOMPARE(shown.view().canvas().plot().unit, std::string("GB/s"));
  }

  void whatNoTitleStandsInLooksAsTheCellsDo_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("mirrored") << false << true;
  }

  void whatNoTitleStandsInLooksAsTheCellsDo() {
    QFETCH(const bool, dark);
    QFETCH(const bool, mirrored);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    if (mirrored) QApplication::setLayoutDirection(Qt::RightToLeft);
    ShownChart shown;
    shown.button("memoryChartAsTable")->click();
    shown.panel->resize(1200, 400);
    settle(*shown.panel);
    QHeaderView* const header = shown.table().horizontalHeader();
    QVERIFY(header->length() < header->width() - 10);
    const QImage image = header->grab().toImage();
    const int x = mirrored ? 4 : image.width() - 4;
    QCOMPARE(image.pixelColor(x, image.height() / 2), QApplication::palette().color(QPalette::Base));
  }

  // Which of the two is copied depends on what has the keyboard.
  void theViewIsCopiedAsTheChartIs() {
    ShownChart shown;
    shown.button("memoryChartAsTable")->click();
    QCOMPARE(tableText(shown.table()), shown.panel->tableText());
    QVERIFY(shown.panel->tableText().startsWith(QStringLiteral("Size\tSequential, 1-byte (MB/s)\t")));
  }

  void arrowKeysChooseTheTable() {
    ShownChart shown;
    QVERIFY(shown.isActive);
    shown.button("memoryChartAsChart")->setFocus();
    QTest::keyClick(shown.button("memoryChartAsChart"), Qt::Key_Right);
    QVERIFY(shown.table().isVisible());
    QVERIFY(shown.button("memoryChartAsTable")->hasFocus());
    QTest::keyClick(shown.button("memoryChartAsTable"), Qt::Key_Left);
    QVERIFY(shown.view().isVisible());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartTableTest)
#include "tst_chart_table.moc"
