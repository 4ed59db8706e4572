// SPDX-License-Identifier: GPL-3.0-or-later
// The card to share: all of what makes a figure worth something is on it, whatever the window looks like.
#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimagereader.h>
#include <QtTest/qtest.h>

#include <memory>
#include <utility>

#include "app/gui/look/languages.h"
#include "app/gui/look/palettes.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/text/labels.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"
#include "tests/gui/sweep_samples.h"

namespace strata::gui {

namespace {

ResultCard sampleCard() {
  ResultRow doubtful = bandwidthRow("write", 64_MiB, 11'900);
  figuresOf(doubtful).verdict = {Grade::Poor, {{"contended", {{"excluded_percent", 61.0}}}}};
  const std::vector<ResultRow> rows{bandwidthRow("read", 24_KiB, 428'000), doubtful, latencyRow(24_KiB, 2.5),
                                    latencyRow(64_MiB, 121)};
  ResultCard card;
  card.panel = panelOf(rows, serverMachine(), PanelThreads::One);
  card.rungs =
      rungsOf(card.panel, panelOf(rows, serverMachine(), PanelThreads::All), RateUnit::GigabytesPerSecond);
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
    m_open.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
  }

  void saysAllThatMakesAFigureWorthSomething() {
    const QByteArray svg = svgOf(sampleCard());
    for (const char* text : {"AMD EPYC 7B13", "2 cores", "428", "GB/s", "11.9", "unreliable", "5.00 cycles",
                             "Registers", "14 March 2026", "Strata 0.1.0", "1 thread", "16 MiB measured"})
      QVERIFY2(svg.contains(text), text);
    QVERIFY(svg.contains("<title>AMD EPYC 7B13</title>"));
    QVERIFY(svg.contains("width=\"1280\" height=\"720\""));
    // A name from the system is text, not markup.
    QVERIFY(svg.contains("Debian &lt;12&gt;") && !svg.contains("Debian <12>"));
  }

  void countsTheVerdicts() {
    const QByteArray svg = svgOf(sampleCard());
    QVERIFY(svg.contains("3 reliable"));
    QVERIFY(svg.contains("1 unreliable"));
    QVERIFY(!svg.contains("0 caution"));
  }

  void noFigureIsShortenedWhateverTheGradesAreCalled() {
    open();
    for (const Language& language : languages()) {
      m_open->window.look().setLanguage(language.code);
      const QByteArray svg = svgOf(sampleCard());
      QVERIFY2(svg.contains("428"), qPrintable(language.code));
      QVERIFY2(svg.contains(gradeWord(Grade::Poor).toUtf8()), qPrintable(language.code));
      const qsizetype cut = svg.indexOf("…");
      QVERIFY2(cut < 0, qPrintable(language.code + QString::fromUtf8(svg.mid(cut - 60, 70))));
    }
    m_open->window.look().setLanguage(QStringLiteral("en"));
  }

  /// As all pictures that leave the window are, whatever its theme.
  void isLight() {
    const ResultCard card = sampleCard();
    QCOMPARE(groundOf(imageOf(card)), lightPalette().color(QPalette::Base).rgb());
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
    m_open->measure("runPanel");
    QVERIFY(probe().action("saveCard")->isEnabled());

    m_chosen = folder.filePath(QStringLiteral("card.png"));
    probe().action("saveCard")->trigger();
    QImageReader saved(m_chosen);
    QCOMPARE(saved.format(), QByteArray("png"));
    QCOMPARE(saved.size(), QSize(1280, 720));
    QVERIFY(!saved.read().isNull());
    QVERIFY(probe().status().contains(QStringLiteral("card.png")));
    m_chosen = folder.filePath(QStringLiteral("card.svg"));
    probe().action("saveCard")->trigger();
    QFile file(m_chosen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    for (const char* text : {"Intel Xeon Platinum 8481C", "428", "GB/s", "14 March 2026", "Strata 0.1.0",
                             "One thread", "2 s per size", "Debian GNU/Linux 12", "3.41 GHz measured"})
      QVERIFY2(svg.contains(text), text);

    probe().action("copyCard")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1280, 720));
    QVERIFY(probe().action("copyCard")->isEnabled());
  }

  void itsNameIsSuggestedAndAnExistingCardIsReplacedWhole() {
    const QTemporaryDir folder;
    open();
    m_open->measure("runPanel");
    m_chosen.clear();  // cancelled
    probe().action("saveCard")->trigger();
    const QString name = QFileInfo(m_suggested).fileName();
    QVERIFY2(name.startsWith(QStringLiteral("strata-card-")), qPrintable(name));
    QVERIFY2(QRegularExpression(QStringLiteral("-\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.png$")).match(name).hasMatch(),
             qPrintable(name));
    QVERIFY(!probe().status().contains(QStringLiteral("saved")));

    m_chosen = folder.filePath(QStringLiteral("old.png"));
    QFile old(m_chosen);
    QVERIFY(old.open(QIODevice::WriteOnly));
    QVERIFY(old.write(QByteArray(5'000'000, 'x')) > 0);
    old.close();
    probe().action("saveCard")->trigger();
    QCOMPARE(QImage(m_chosen).size(), QSize(1280, 720));
    QVERIFY(QFileInfo(m_chosen).size() < 1'000'000);
    // The next one is offered beside the last.
    probe().action("saveCard")->trigger();
    QCOMPARE(QFileInfo(m_suggested).path(), folder.path());
  }

  void aCardThatCannotBeWrittenSaysWhyAndLeavesNothing() {
    const QTemporaryDir folder;
    open();
    m_open->measure("runPanel");
    const QString before = probe().status();
    m_chosen = folder.filePath(QStringLiteral("missing/card.png"));
    probe().action("saveCard")->trigger();
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QVERIFY(probe().text("noticeText").contains(QStringLiteral("card.png was not saved: ")));
    QCOMPARE(probe().status(), before);
    QVERIFY(QDir(folder.path()).isEmpty());

    // Once it is saved, the notice goes.
    m_chosen = folder.filePath(QStringLiteral("card.png"));
    probe().action("saveCard")->trigger();
    QVERIFY(!probe().widget("notice")->isVisible());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("card.png")});
  }

  void theZoomOfTheWindowLeavesItAsItIs() {
    open();
    m_open->measure("runPanel");
    probe().action("copyCard")->trigger();
    const QImage before = QGuiApplication::clipboard()->image();
    m_open->window.look().setZoomPercent(200);
    probe().action("copyCard")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image(), before);
    m_open->window.look().setZoomPercent(100);
  }

  void theThemeOfTheWindowIsNotThatOfTheCard() {
    open(ThemeChoice::Dark);
    m_open->measure("runPanel");
    probe().action("copyCard")->trigger();
    QCOMPARE(groundOf(QGuiApplication::clipboard()->image()), lightPalette().color(QPalette::Base).rgb());
    m_open->window.look().setTheme(ThemeChoice::System);
  }

 private:
  void open(ThemeChoice theme = ThemeChoice::Light) {
    WindowContext context;
    context.chooseFile = [this](QWidget*, const FileQuestion& question,
                                const std::function<void(const QString&)>& chosen) {
      m_suggested = question.suggestedPath;
      if (!m_chosen.isEmpty()) chosen(m_chosen);
    };
    m_open = std::make_unique<OpenWindow>(std::move(context));
    m_open->window.look().setTheme(theme);
  }

  WindowProbe probe() const { return m_open->probe(); }

  std::unique_ptr<OpenWindow> m_open;
  QString m_chosen;     ///< what the file chooser answers; empty: cancelled
  QString m_suggested;  ///< what it was asked with
};

}  // namespace strata::gui

STRATA_GUI_TEST(ResultCardTest)
#include "tst_result_card.moc"
