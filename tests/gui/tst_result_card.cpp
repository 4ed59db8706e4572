// SPDX-License-Identifier: GPL-3.0-or-later
// The card to share: all of what makes a figure worth something is on it, whatever the window looks like.
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qpushbutton.h>

#include <memory>

#include "app/gui/look/palettes.h"
#include "app/gui/main_window.h"
#include "app/gui/panel/result_card.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/sweep_samples.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

namespace {

ResultCard sampleCard() {
  ResultRow doubtful = bandwidthRow("write", 64_MiB, 11'900);
  figuresOf(doubtful).verdict = {Grade::Poor, {{"contended", {{"excluded_percent", 61.0}}}}};
  const std::vector<ResultRow> rows{bandwidthRow("read", 24_KiB, 428'000), doubtful, latencyRow(24_KiB, 2.5),
                                    latencyRow(64_MiB, 121)};
  ResultCard card;
  card.panel = panelOf(rows, serverMachine(), PanelThreads::One);
  card.rungs = rungsOf(rows, serverMachine(), RateUnit::GigabytesPerSecond);
  card.machine = QStringLiteral("AMD EPYC 7B13");
  card.facts = QStringLiteral("2 cores · 8 GiB");
  card.system = QStringLiteral("Debian <12>");
  card.settings = QStringLiteral("1 thread · bound: spread");
  card.date = QStringLiteral("14 March 2026");
  card.version = QStringLiteral("0.1.0");
  return card;
}

QRgb groundOf(const QImage& image) {
  return image.pixel(2, 2);
}

}  // namespace

class ResultCardTest : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() {
    m_window.reset();
    m_fake.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
  }

  void saysAllThatMakesAFigureWorthSomething() {
    const QByteArray svg = svgOf(sampleCard());
    for (const char* text : {"AMD EPYC 7B13", "2 cores", "428", "GB/s", "11.9", "good", "poor", "5.00 cycles",
                             "Registers", "14 March 2026", "Strata 0.1.0", "1 thread", "16 MiB seen"})
      QVERIFY2(svg.contains(text), text);
    QVERIFY(svg.contains("<title>AMD EPYC 7B13</title>"));
    QVERIFY(svg.contains("width=\"1280\" height=\"720\""));
    // A name from the system is text, not markup.
    QVERIFY(svg.contains("Debian &lt;12&gt;") && !svg.contains("Debian <12>"));
  }

  void countsTheVerdicts() {
    const QByteArray svg = svgOf(sampleCard());
    QVERIFY(svg.contains("3 good"));
    QVERIFY(svg.contains("1 poor"));
    QVERIFY(!svg.contains("0 fair"));
  }

  void isLightOrDark() {
    ResultCard card = sampleCard();
    QCOMPARE(groundOf(imageOf(card)), lightPalette().color(QPalette::Base).rgb());
    card.dark = true;
    QCOMPARE(groundOf(imageOf(card)), darkPalette().color(QPalette::Base).rgb());
    QCOMPARE(imageOf(card).size(), QSize(1280, 720));
    QCOMPARE(imageOf(card, 2).size(), QSize(2560, 1440));
  }

  void readsFromTheOtherSide() {
    const QImage left = imageOf(sampleCard());
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage right = imageOf(sampleCard());
    // The program's mark stands where one begins to read.
    const QPoint inMark(44 + 32, 38 + 6);
    QVERIFY(left.pixel(inMark) != groundOf(left));
    QCOMPARE(right.pixel(1279 - inMark.x(), inMark.y()), left.pixel(inMark));
  }

  void thereIsNoCardWithoutFigures() {
    QVERIFY(!hasFigures(panelOf({}, serverMachine(), PanelThreads::One)));
    QVERIFY(hasFigures(sampleCard().panel));
    ResultRow planned = bandwidthRow("read", 24_KiB, 1);
    planned.result.reset();
    QVERIFY(!hasFigures(panelOf({planned}, serverMachine(), PanelThreads::One)));
  }

  void theMenusSaveAndCopyIt() {
    const QTemporaryDir folder;
    open();
    QVERIFY(!probe().action("saveCard")->isEnabled());
    QVERIFY(!probe().action("copyCard")->isEnabled());
    probe().action("runPanel")->trigger();
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    QVERIFY(probe().action("saveCard")->isEnabled());

    m_chosen = folder.filePath(QStringLiteral("card.png"));
    probe().action("saveCard")->trigger();
    QCOMPARE(QImage(m_chosen).size(), QSize(1280, 720));
    QVERIFY(probe().status().contains(QStringLiteral("card.png")));
    m_chosen = folder.filePath(QStringLiteral("card.svg"));
    probe().action("saveCard")->trigger();
    QFile file(m_chosen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    for (const char* text : {"Intel Xeon Platinum 8481C", "428", "GB/s", "14 March 2026", "Strata 0.1.0",
                             "One thread", "2 s a size", "Debian GNU/Linux 12", "3.41 GHz measured"})
      QVERIFY2(svg.contains(text), text);

    probe().action("copyCard")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1280, 720));
    QVERIFY(probe().action("copyCard")->isEnabled());
  }

  void theZoomOfTheWindowLeavesItAsItIs() {
    open();
    probe().action("runPanel")->trigger();
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    QTRY_VERIFY(probe().action("copyCard")->isEnabled());
    probe().action("copyCard")->trigger();
    const QImage before = QGuiApplication::clipboard()->image();
    m_window->look().setZoomPercent(200);
    probe().action("copyCard")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image(), before);
    m_window->look().setZoomPercent(100);
  }

  void theThemeOfTheWindowIsThatOfTheCard() {
    open(ThemeChoice::Dark);
    probe().action("runPanel")->trigger();
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    QTRY_VERIFY(probe().action("copyCard")->isEnabled());
    probe().action("copyCard")->trigger();
    QCOMPARE(groundOf(QGuiApplication::clipboard()->image()), darkPalette().color(QPalette::Base).rgb());
    m_window->look().setTheme(ThemeChoice::System);
  }

 private:
  void open(ThemeChoice theme = ThemeChoice::Light) {
    m_fake = std::make_unique<FakeEngine>();
    WindowContext context;
    context.chooseFile = [this](QWidget*, const FileQuestion&,
                                const std::function<void(const QString&)>& chosen) { chosen(m_chosen); };
    m_window = std::make_unique<MainWindow>(m_fake->engine(), std::move(context));
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->look().setTheme(theme);
    m_window->resize(1180, 860);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(probe().widget("panelCell-1-read") != nullptr);
  }

  WindowProbe probe() const { return WindowProbe(*m_window); }

  std::unique_ptr<FakeEngine> m_fake;
  std::unique_ptr<MainWindow> m_window;
  QString m_chosen;
};

}  // namespace strata::gui

QTEST_MAIN(strata::gui::ResultCardTest)
#include "tst_result_card.moc"
