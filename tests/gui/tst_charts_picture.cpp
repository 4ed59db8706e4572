// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of charts. With STRATA_SCREENSHOTS set to a folder, they are kept there.
#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qlocale.h>
#include <QtCore/qxmlstream.h>
#include <QtGui/qimage.h>
#include <QtGui/qpainter.h>
#include <QtSvg/qsvgrenderer.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qapplication.h>

#include <cstdlib>
#include <memory>
#include <vector>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/plot_view.h"
#include "core/model/this_program.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/pointer.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

const PictureHead sampleHead{
    QStringLiteral("Memory <before & after>"),
    QStringLiteral("Intel Xeon Platinum 8481C · 2 cores · 7.69 GiB · 3.41 GHz measured"),
    QStringLiteral("1 thread · spread · memory 2 s a region · pages default")};

std::unique_ptr<ChartPanel> memoryPanel(const ChartData& data) {
  std::unique_ptr<ChartPanel> panel(new ChartPanel("memoryChart", memoryChart, nullptr));
  panel->setCacheEdges(cacheEdges(sampleMachine()));
  panel->draw(data);
  return panel;
}

/// Every piece of text in the file, entities resolved; nothing when it is no XML.
QStringList textsIn(const QByteArray& svg) {
  QXmlStreamReader reader(svg);
  QStringList texts;
  bool inText = false;
  while (!reader.atEnd()) {
    reader.readNext();
    if (reader.isStartElement() || reader.isEndElement())
      inText = reader.isStartElement() && reader.name() == u"text";
    if (inText && reader.isCharacters()) texts.append(reader.text().toString().trimmed());
  }
  return reader.hasError() ? QStringList() : texts;
}

/// How many pixels of the image have about that colour.
int count(const QImage& image, const QColor& colour) {
  int found = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) {
      const QColor pixel = image.pixelColor(x, y);
      found += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                   std::abs(pixel.blue() - colour.blue()) <
               24;
    }
  return found;
}

/// The colours of the four widths in the chart of moves, on white.
std::vector<QColor> coloursOfWidths() {
  const auto series = themeFor(QPalette(Qt::white)).series;
  return {series.begin(), series.begin() + 4};
}

void keep(const QImage& image, const QString& name) {
  const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
  if (folder.isEmpty()) return;
  QVERIFY(QDir().mkpath(folder));
  QVERIFY(image.save(QDir(folder).filePath(name)));
}

void keep(const QByteArray& content, const QString& name) {
  const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
  if (folder.isEmpty()) return;
  QVERIFY(QDir().mkpath(folder));
  QFile file(QDir(folder).filePath(name));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

}  // namespace

class ChartsPictureTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void hasTheSizeThatWasAsked() {
    const auto panel = memoryPanel(roundFigures());
    QCOMPARE(panel->picture(sampleHead).size(), QSize(1280, 720));
    QCOMPARE(panel->picture(sampleHead, {640, 360}).size(), QSize(640, 360));
    const QByteArray svg = panel->svg(sampleHead);
    QSvgRenderer renderer;
    QVERIFY(renderer.load(svg));
    QCOMPARE(renderer.viewBox().width(), 760);
    QCOMPARE(renderer.defaultSize(), renderer.viewBox().size());
  }

  void showsTheLinesInTheirColours() {
    const auto panel = memoryPanel(sweep());
    const QImage image = panel->picture(sampleHead);
    keep(image, QStringLiteral("memory.png"));
    for (const QColor& colour : coloursOfWidths()) QVERIFY(count(image, colour) > 500);
    // Nothing is drawn at the border.
    for (const QPoint corner : {QPoint(2, 2), QPoint(1277, 2), QPoint(2, 717), QPoint(1277, 717)})
      QCOMPARE(image.pixelColor(corner), QColor(Qt::white));
  }

  void withoutATitleThatOfTheChartHeadsThePicture() {
    const auto panel = memoryPanel(sweep());
    PictureHead head = sampleHead;
    head.title.clear();
    const QStringList texts = textsIn(panel->svg(head));
    QCOMPARE(texts.count(QStringLiteral("Move rate vs. buffer size")), 1);
    keep(panel->picture(head), QStringLiteral("headed.png"));
  }

  void theSvgHoldsAllTexts() {
    const auto panel = memoryPanel(sweep());
    const QByteArray svg = panel->svg(sampleHead);
    keep(svg, QStringLiteral("memory.svg"));
    const QStringList texts = textsIn(svg);
    QVERIFY(!texts.isEmpty());
    const QString version = QStringLiteral("Strata ") + QString::fromStdString(thisProgram().version);
    for (const QString& text :
         {sampleHead.title, sampleHead.machine, sampleHead.settings, version,
          QStringLiteral("Move rate vs. buffer size"), QStringLiteral("1 byte"), QStringLiteral("8 bytes"),
          QStringLiteral("sequential"), QStringLiteral("random"), QStringLiteral("MB/s"),
          QStringLiteral("L1"), QStringLiteral("L2"), QStringLiteral("L3 measured"), QStringLiteral("4 MiB"),
          QStringLiteral("10,000")})
      QVERIFY2(texts.contains(text), qPrintable(text + QStringLiteral(" not in ") + texts.join(u'|')));
  }

  void theSvgDrawsTheSame() {
    const auto panel = memoryPanel(sweep());
    QSvgRenderer renderer(panel->svg(sampleHead));
    QImage drawn(renderer.defaultSize() * 2, QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    keep(drawn, QStringLiteral("memory-svg.png"));
    for (const QColor& colour : coloursOfWidths()) QVERIFY(count(drawn, colour) > 500);
  }

  void doesNotDependOnTheWindow() {
    const auto panel = memoryPanel(sweep());
    const QImage before = panel->picture(sampleHead);
    const QByteArray svgBefore = panel->svg(sampleHead);

    const QPalette palette = QApplication::palette();
    const QFont font = QApplication::font();
    QApplication::setPalette(QPalette(QColor(40, 40, 45), QColor(20, 20, 22)));
    QFont large = font;
    large.setPointSizeF(font.pointSizeF() * 2);
    QApplication::setFont(large);
    panel->resize(400, 300);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    auto* view = panel->findChild<PlotView*>();
    movePointer(*view, view->canvas().plotArea().center());
    QVERIFY(view->readOut());
    QTest::keyClick(view, Qt::Key_Plus);
    QVERIFY(view->isZoomed());
    const QImage after = panel->picture(sampleHead);
    const QByteArray svgAfter = panel->svg(sampleHead);
    QApplication::setPalette(palette);
    QApplication::setFont(font);

    QCOMPARE(after, before);
    QCOMPARE(svgAfter, svgBefore);
    // The view on the screen was left as it was.
    QVERIFY(view->isZoomed());
    QVERIFY(view->readOut());
  }

  void leavesOutWhatIsHidden() {
    const auto panel = memoryPanel(sweep());
    panel->findChild<QAbstractButton*>(QStringLiteral("legend-width-8"))->click();
    const QStringList texts = textsIn(panel->svg(sampleHead));
    QVERIFY(!texts.contains(QStringLiteral("8 bytes")));
    QVERIFY(texts.contains(QStringLiteral("4 bytes")));
    QCOMPARE(count(panel->picture(sampleHead), themeFor(QPalette(Qt::white)).series[3]), 0);
  }

  void everyChartHasOne_data() {
    QTest::addColumn<int>("threads");
    QTest::newRow("1") << 1;
    QTest::newRow("4") << 4;
    QTest::newRow("64") << 64;
  }
  void everyChartHasOne() {
    QFETCH(const int, threads);
    const ChartData data = dataAfter(planWith(threads), 99);
    for (ChartPanel* made : {new ChartPanel("processorChart", processorChart, nullptr),
                             new ChartPanel("memoryChart", memoryChart, nullptr),
                             new ChartPanel("diskChart", diskChart, nullptr)}) {
      const std::unique_ptr<ChartPanel> panel(made);
      panel->draw(data);
      const QImage image = panel->picture(sampleHead);
      keep(image, QStringLiteral("%1-%2.png").arg(panel->objectName()).arg(threads));
      QVERIFY(count(image, themeFor(QPalette(Qt::white)).series[0]) > 500);
      QVERIFY(textsIn(panel->svg(sampleHead)).contains(sampleHead.title));
    }
  }

  void rightToLeft() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto panel = memoryPanel(sweep());
    const QImage image = panel->picture(sampleHead);
    const QByteArray svg = panel->svg(sampleHead);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    keep(image, QStringLiteral("memory-right-to-left.png"));
    // The title stands at the right, and what was there is now at the left.
    const QImage plain = memoryPanel(sweep())->picture(sampleHead);
    const QColor text(0x1a, 0x1c, 0x1f);
    const QRect left(40, 30, 300, 36);
    const QRect right(940, 30, 300, 36);
    QVERIFY(count(plain.copy(left), text) > 100);
    QCOMPARE(count(plain.copy(right), text), 0);
    QVERIFY(count(image.copy(right), text) > 100);
    QCOMPARE(count(image.copy(left), text), 0);
    // The same in SVG.
    QVERIFY(svg.contains("<text x=\"736\" y=\"32\" font-size=\"18\" text-anchor=\"end\""));
    QVERIFY(!panel->svg(sampleHead).contains("<text x=\"736\" y=\"32\""));
  }

  void worksWithoutHeadAndFigures() {
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("diskChart", diskChart, nullptr));
    panel->draw({});
    QCOMPARE(panel->picture({}, {320, 180}).size(), QSize(320, 180));
    QVERIFY(!textsIn(panel->svg({})).isEmpty());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartsPictureTest)
#include "tst_charts_picture.moc"
