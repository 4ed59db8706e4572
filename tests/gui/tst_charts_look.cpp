// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the charts in the states that a person sees, and checks that something was drawn. With
// STRATA_SCREENSHOTS set to a folder, the pictures are kept there.
#include <QtCore/qdir.h>
#include <QtCore/qlocale.h>
#include <QtCore/qmath.h>
#include <QtGui/qimage.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpalette.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qtoolbutton.h>

#include <memory>
#include <set>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/plot_view.h"
#include "app/gui/look/palettes.h"
#include "app/gui/widgets/mark.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/pictures.h"
#include "tests/gui/pointer.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/settle.h"

namespace strata::gui {

namespace {

QPalette whitePalette() {
  QPalette palette(QColor(0xf3, 0xf5, 0xf7));
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Window, Qt::white);
  palette.setColor(QPalette::Text, QColor(0x1a, 0x1c, 0x1f));
  palette.setColor(QPalette::WindowText, QColor(0x1a, 0x1c, 0x1f));
  return palette;
}

/// Pieces of colour on the line through the middle of a sample, from its left edge to its mark.
int piecesBesideTheMark(const SeriesStyle& style, int textHeight) {
  const QSize size(qCeil(sampleWidth(style, textHeight)), textHeight);
  QImage image(size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintSample(painter, style, themeFor(whitePalette()), QRectF(QPointF(0, 0), QSizeF(size)));
  painter.end();
  int pieces = 0;
  bool before = false;
  for (int x = 0; x < (size.width() - 0.55 * textHeight) / 2 - 1; ++x) {
    const bool coloured = qGray(image.pixel(x, size.height() / 2)) < 200;
    if (coloured && !before) ++pieces;
    before = coloured;
  }
  return pieces;
}

}  // namespace

class ChartsLookTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    m_font = QApplication::font();
  }
  void cleanup() {
    QApplication::setFont(m_font);
    QApplication::setLayoutDirection(Qt::LeftToRight);
  }

  // The mark lay over the only gap that a dashed line had there.
  void samplesWithMarksTellLinesApart() {
    for (const int textHeight : {14, 28, 42})
      for (const Mark mark : seriesMarks) {
        QCOMPARE(piecesBesideTheMark({0, mark, Dash::Solid}, textHeight), 1);
        const int dashes = piecesBesideTheMark({0, mark, Dash::Dashed}, textHeight);
        QVERIFY(dashes > 1);
        QVERIFY(piecesBesideTheMark({0, mark, Dash::Dotted}, textHeight) > dashes);
      }
  }

  void looks_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("fontPercent");
    QTest::addColumn<bool>("rightToLeft");
    // What the window leaves for a chart at 1024 × 700 beside the table, at 1280 × 800, and alone.
    QTest::newRow("light-small") << false << QSize(340, 375) << 100 << false;
    QTest::newRow("dark-small") << true << QSize(340, 375) << 100 << false;
    QTest::newRow("light-medium") << false << QSize(560, 505) << 100 << false;
    QTest::newRow("dark-large") << true << QSize(860, 520) << 100 << false;
    QTest::newRow("light-large") << false << QSize(860, 520) << 100 << false;
    QTest::newRow("font75") << false << QSize(560, 505) << 75 << false;
    QTest::newRow("font200") << false << QSize(560, 505) << 200 << false;
    QTest::newRow("font300") << false << QSize(860, 620) << 300 << false;
    QTest::newRow("right-to-left") << false << QSize(560, 505) << 100 << true;
  }

  void looks() {
    QFETCH(const bool, dark);
    QFETCH(const QSize, size);
    QFETCH(const int, fontPercent);
    QFETCH(const bool, rightToLeft);
    QApplication::setPalette(dark ? darkPalette() : whitePalette());
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * fontPercent / 100);
    QApplication::setFont(font);
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);

    std::unique_ptr<ChartPanel> memory(new ChartPanel("memoryChart", memoryChart, nullptr));
    memory->setCacheEdges(cacheEdges(sampleMachine()));
    show(*memory, size, sweep(3));
    keep(*memory, "memory");
    auto* view = memory->findChild<PlotView*>();
    view->setFocus();
    for (int i = 0; i < 9; ++i) QTest::keyClick(view, Qt::Key_Right);
    keep(*memory, "memory-readout");
    QTest::keyClick(view, Qt::Key_Plus);
    QTest::keyClick(view, Qt::Key_Plus);
    keep(*memory, "memory-zoomed");
    memory->findChild<QToolButton*>(QStringLiteral("memoryChartAsTable"))->click();
    keep(*memory, "memory-table");

    std::unique_ptr<ChartPanel> run(new ChartPanel("memoryChart", memoryChart, nullptr));
    run->setCacheEdges(cacheEdges(sampleMachine()));
    show(*run, size, dataAfter(planWith(1), 99));
    run->setRateUnit(RateUnit::BytesPerCycle);
    view = run->findChild<PlotView*>();
    const QPointF at = view->canvas().pixelOf(524288, 1);
    run->findChild<QAbstractButton*>(QStringLiteral("legend-width-2"))->click();
    movePointer(*view, QPointF(at.x() + 5, 150));
    keep(*run, "memory-four");

    for (const int threads : {1, 4, 64}) {
      std::unique_ptr<ChartPanel> processor(new ChartPanel("processorChart", processorChart, nullptr));
      show(*processor, size, dataAfter(planWith(threads), 99));
      processor->findChild<PlotView*>()->setFocus();
      QTest::keyClick(processor->findChild<PlotView*>(), Qt::Key_Right);
      keep(*processor, QStringLiteral("processor-%1").arg(threads));
      std::unique_ptr<ChartPanel> disk(new ChartPanel("diskChart", diskChart, nullptr));
      show(*disk, size, dataAfter(planWith(threads), 99));
      disk->findChild<PlotView*>()->setFocus();
      QTest::keyClick(disk->findChild<PlotView*>(), Qt::Key_End);
      keep(*disk, QStringLiteral("disk-%1").arg(threads));
    }
  }

 private:
  void show(ChartPanel& panel, QSize size, const ChartData& data) {
    panel.setAutoFillBackground(true);
    panel.resize(size);
    panel.draw(data);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
  }

  void keep(QWidget& panel, const QString& state) {
    settle(panel);
    const QImage image = panel.grab().toImage();
    QVERIFY2(distinctColours(image) >= 8, qPrintable(state));
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QString name = QStringLiteral("%1-%2-x%3.png")
                             .arg(QString::fromLatin1(QTest::currentDataTag()), state,
                                  QString::number(panel.devicePixelRatio()));
    QVERIFY(image.save(QDir(folder).filePath(name)));
  }
  void keep(QWidget& panel, const char* state) { keep(panel, QString::fromLatin1(state)); }

  QFont m_font;
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartsLookTest)
#include "tst_charts_look.moc"
