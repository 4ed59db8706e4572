// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the window in the states that a person sees, in light and dark, and checks that something was drawn.
// With STRATA_SCREENSHOTS set to a folder, the pictures are kept there.
#include <QtCore/qdir.h>
#include <QtGui/qimage.h>
#include <QtGui/qpalette.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include <set>

#include "app/gui/main_window.h"
#include "app/gui/number_text.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

namespace {

QPalette lightPalette() {
  QPalette palette(QColor(0xf3, 0xf5, 0xf7));
  palette.setColor(QPalette::Window, QColor(0xf3, 0xf5, 0xf7));
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Text, QColor(0x1a, 0x1c, 0x1f));
  palette.setColor(QPalette::WindowText, QColor(0x1a, 0x1c, 0x1f));
  return palette;
}

QPalette darkPalette() {
  QPalette palette(QColor(0x2b, 0x2e, 0x35), QColor(0x17, 0x19, 0x1d));
  palette.setColor(QPalette::Base, QColor(0x1c, 0x1f, 0x24));
  return palette;
}

/// Colours that differ clearly: a blank or half-drawn window has few.
std::size_t distinctColours(const QImage& image) {
  std::set<QRgb> seen;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) {
      const QColor colour = image.pixelColor(x, y);
      seen.insert(qRgb(colour.red() / 16, colour.green() / 16, colour.blue() / 16));
    }
  return seen.size();
}

}  // namespace

class ScreenshotTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void drawsEveryState_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light-1024x700") << false << QSize(1024, 700);
    QTest::newRow("dark-1024x700") << true << QSize(1024, 700);
    QTest::newRow("light-1280x800") << false << QSize(1280, 800);
    QTest::newRow("dark-1280x800") << true << QSize(1280, 800);
  }

  void drawsEveryState() {
    QFETCH(const bool, dark);
    QFETCH(const QSize, size);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());

    FakeEngine engine;
    engine.setProgressPerStep(40);
    engine.holdInStep(3);
    MainWindow window(engine.engine(), Settings{}, {});
    window.resize(size);
    window.show();
    WindowProbe probe(window);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(probe.text("emptySentence").contains(u"seconds"));
    keep(window, "empty");

    QTest::mouseClick(probe.runButton(), Qt::LeftButton);
    QTRY_VERIFY(engine.isHolding());
    QTest::qWait(150);
    keep(window, "running");

    engine.release();
    QTRY_COMPARE(probe.runButton()->text(), QStringLiteral("Run"));
    keep(window, "finished");

    for (const char* page : {"Processor", "Memory", "Disk"}) {
      probe.choosePage(QString::fromLatin1(page));
      if (qstrcmp(page, "Memory") == 0) probe.table()->selectRow(13);
      keep(window, page);
    }

    engine.refuse(Reason{"not-enough-memory",
                         {{"needed_bytes", std::int64_t{85'899'345'920}},
                          {"available_bytes", std::int64_t{6'916'210'688}},
                          {"largest_region_bytes", std::int64_t{1'717'986'918}}}});
    probe.choosePage(QStringLiteral("Memory"));
    QTest::mouseClick(probe.runButton(), Qt::LeftButton);
    QTRY_VERIFY(probe.widget("notice")->isVisible());
    keep(window, "refused");
  }

  void drawsManyThreads() {
    QApplication::setPalette(lightPalette());
    FakeEngine engine;
    engine.setProgressPerStep(40);
    Settings settings;
    settings.threads = 4;
    MainWindow window(engine.engine(), settings, {});
    window.resize(1280, 800);
    window.show();
    WindowProbe probe(window);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::mouseClick(probe.runButton(), Qt::LeftButton);
    QTRY_VERIFY(engine.runsEnded() == 1);
    QTRY_COMPARE(probe.runButton()->text(), QStringLiteral("Run"));
    for (const char* page : {"Processor", "Disk"}) {
      probe.choosePage(QString::fromLatin1(page));
      keep(window, page);
    }
  }

 private:
  void keep(QWidget& window, const char* state) {
    QTest::qWait(20);  // layouts settle
    const QImage image = window.grab().toImage();
    QVERIFY2(distinctColours(image) >= 12, state);
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const char* row = QTest::currentDataTag() == nullptr ? "threads" : QTest::currentDataTag();
    const QString name = QStringLiteral("%1-%2-x%3.png")
                             .arg(QString::fromLatin1(row), QString::fromLatin1(state).toLower(),
                                  QString::number(window.devicePixelRatio()));
    QVERIFY(image.save(QDir(folder).filePath(name)));
  }
};

}  // namespace strata::gui

QTEST_MAIN(strata::gui::ScreenshotTest)
#include "tst_screenshots.moc"
