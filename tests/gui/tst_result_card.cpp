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
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include "app/gui/look/languages.h"
#include "app/gui/look/palettes.h"
#include "app/gui/look/theme.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/share/card_dialog.h"
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
  const auto heroes =
      heroesOf(card.panel, panelOf(rows, serverMachine(), PanelThreads::All), RateUnit::GigabytesPerSecond);
  card.heroes.assign(heroes.begin(), heroes.end());
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

int pixelsOf(const QImage& image, QRgb colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == colour;
  return count;
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

  void theMainFiguresStandAboveTheLevels() {
    ResultCard card = sampleCard();
    card.heroes = {{QStringLiteral("Processor"), QStringLiteral("9,840"), QStringLiteral("MOPs/s"),
                    QStringLiteral("all threads 71,200 · 7.24×"), Grade::Fair, true},
                   {QStringLiteral("Disk"), {}, {}, QStringLiteral("Read")}};
    const QByteArray svg = svgOf(card);
    for (const char* text : {"Processor", "9,840", "MOPs/s", "all threads 71,200", "Disk"})
      QVERIFY2(svg.contains(text), text);
    QVERIFY(svg.indexOf(">9,840<") < svg.indexOf(">428<"));
    // Where there are none the levels have the room.
    card.heroes.clear();
    QVERIFY(imageOf(card) != imageOf(sampleCard()));
  }

  void figuresOfAnEarlierRunHavePaleBars() {
    const ResultCard fresh = sampleCard();
    ResultCard earlier = fresh;
    for (Rung& rung : earlier.rungs) rung.latencyIsEarlier = true;
    const QRgb accent = themeFor(lightPalette()).accent.rgb();
    QVERIFY(pixelsOf(imageOf(fresh), accent) > 1000);
    QCOMPARE(pixelsOf(imageOf(earlier), accent), 0);
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

  void theDialogShowsSavesAndCopiesIt() {
    const QTemporaryDir folder;
    open();
    QVERIFY(!probe().action("card")->isEnabled());
    QVERIFY(!probe().widget("overviewCard")->isEnabled());
    m_open->measure("runPanel");
    QVERIFY(probe().action("card")->isEnabled());
    QVERIFY(probe().widget("overviewCard")->isEnabled());

    QTest::mouseClick(probe().widget("overviewCard"), Qt::LeftButton);
    const CardDialog* shown = dialog();
    QVERIFY(shown != nullptr && shown->isVisible());
    // The whole card, as wide as the dialog has room for it.
    auto* picture = shown->findChild<QWidget*>(QStringLiteral("cardPicture"));
    QVERIFY(picture->accessibleDescription().contains(QStringLiteral("Intel Xeon Platinum 8481C")));
    QVERIFY(picture->width() > shown->width() * 9 / 10);
    QVERIFY(std::abs(picture->height() - picture->width() * 720 / 1280) <= 1);
    QCOMPARE(picture->grab().toImage().pixelColor(picture->width() / 2, 3), QColor(Qt::white));

    m_chosen = folder.filePath(QStringLiteral("card.png"));
    press("cardSave");
    QVERIFY(dialog() == shown && shown->isVisible());
    QVERIFY(outcome().contains(QStringLiteral("card.png")));
    QImageReader saved(m_chosen);
    QCOMPARE(saved.format(), QByteArray("png"));
    QCOMPARE(saved.size(), QSize(1280, 720));
    QVERIFY(!saved.read().isNull());
    QVERIFY(probe().status().contains(QStringLiteral("card.png")));
    m_chosen = folder.filePath(QStringLiteral("card.svg"));
    press("cardSave");
    QFile file(m_chosen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    for (const char* text :
         {"Intel Xeon Platinum 8481C", "428", "GB/s", "14 March 2026", "Strata 0.1.0", "One thread",
          "2 s per size", "Debian GNU/Linux 12", "3.41 GHz measured", "all threads: "})
      QVERIFY2(svg.contains(text), text);

    press("cardCopy");
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1280, 720));
    QCOMPARE(outcome(), QStringLiteral("The result card is on the clipboard."));
    press("cardClose");
    QTRY_VERIFY(dialog() == nullptr);
  }

  void itsNameIsSuggestedAndAnExistingCardIsReplacedWhole() {
    const QTemporaryDir folder;
    open();
    m_open->measure("runPanel");
    m_chosen.clear();  // cancelled
    press("cardSave");
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
    press("cardSave");
    QCOMPARE(QImage(m_chosen).size(), QSize(1280, 720));
    QVERIFY(QFileInfo(m_chosen).size() < 1'000'000);
    // The next one is offered beside the last.
    press("cardSave");
    QCOMPARE(QFileInfo(m_suggested).path(), folder.path());
  }

  void aCardThatCannotBeWrittenSaysWhyAndLeavesNothing() {
    const QTemporaryDir folder;
    open();
    m_open->measure("runPanel");
    const QString before = probe().status();
    m_chosen = folder.filePath(QStringLiteral("missing/card.png"));
    press("cardSave");
    QVERIFY(outcome().contains(QStringLiteral("card.png was not saved: ")));
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QVERIFY(probe().text("noticeText").contains(QStringLiteral("card.png was not saved: ")));
    QCOMPARE(probe().status(), before);
    QVERIFY(QDir(folder.path()).isEmpty());

    // Once it is saved, the notice goes.
    m_chosen = folder.filePath(QStringLiteral("card.png"));
    press("cardSave");
    QVERIFY(!probe().widget("notice")->isVisible());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("card.png")});
  }

  void theZoomOfTheWindowLeavesItAsItIs() {
    open();
    m_open->measure("runPanel");
    press("cardCopy");
    const QImage before = QGuiApplication::clipboard()->image();
    m_open->window.look().setZoomPercent(200);
    press("cardCopy");
    QCOMPARE(QGuiApplication::clipboard()->image(), before);
    m_open->window.look().setZoomPercent(100);
  }

  void isLightInADarkWindowToo() {
    open(ThemeChoice::Dark);
    m_open->measure("runPanel");
    press("cardCopy");
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

  /// Null while none is shown.
  CardDialog* dialog() const {
    const QList<CardDialog*> all = m_open->window.findChildren<CardDialog*>();
    const auto shown = std::ranges::find_if(all, [](const CardDialog* one) { return one->isVisible(); });
    return shown == all.end() ? nullptr : *shown;
  }

  /// Presses a button of the dialog, which is opened by the menu where it is not shown.
  void press(const char* button) const {
    if (dialog() == nullptr) probe().action("card")->trigger();
    QVERIFY(dialog() != nullptr);
    dialog()->findChild<QPushButton*>(QString::fromLatin1(button))->click();
  }

  QString outcome() const { return dialog()->findChild<QLabel*>(QStringLiteral("cardOutcome"))->text(); }

  std::unique_ptr<OpenWindow> m_open;
  QString m_chosen;     ///< what the file chooser answers; empty: cancelled
  QString m_suggested;  ///< what it was asked with
};

}  // namespace strata::gui

STRATA_GUI_TEST(ResultCardTest)
#include "tst_result_card.moc"
