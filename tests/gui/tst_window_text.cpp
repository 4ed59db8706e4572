// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtCore/qtranslator.h>
#include <QtGui/qpalette.h>
#include <QtTest/qtest.h>

#include <cstring>
#include <set>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "core/report/disk_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale german(QLocale::German, QLocale::Germany);

/// Puts each sentence of app/words between angle brackets.
class BracketTranslator : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char*, int) const override {
    if (qstrcmp(context, "words") != 0) return {};
    return QStringLiteral("‹%1›").arg(QString::fromUtf8(source));
  }
  bool isEmpty() const override { return false; }
};

}  // namespace

class WindowTextTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(english); }

  void numbersFollowTheLocale() {
    QCOMPARE(figureText(4.5678, english), QStringLiteral("4.57"));
    QCOMPARE(figureText(4.5678, german), QStringLiteral("4,57"));
    QCOMPARE(figureText(31234, english), QStringLiteral("31,200"));
    QCOMPARE(figureText(31234, german), QStringLiteral("31.200"));
    QCOMPARE(figureText(999.6, english), QStringLiteral("1,000"));
    QCOMPARE(figureText(0, english), figureText(0, german));
    QCOMPARE(sizeText(12_KiB, english), QStringLiteral("12 KiB"));
    QCOMPARE(sizeText(Bytes{1536 * 1024}, german), QStringLiteral("1,50 MiB"));
    QCOMPARE(percentText(0.44, german), QStringLiteral("0,4 %"));
    QCOMPARE(percentText(0.02, german), QStringLiteral("<0,1 %"));
  }

  void ticksHaveNoNeedlessDigits() {
    QCOMPARE(tickText(10, english), QStringLiteral("10"));
    QCOMPARE(tickText(50000, english), QStringLiteral("50,000"));
    QCOMPARE(tickText(2'000'000, english), QStringLiteral("2,000,000"));
    QCOMPARE(tickText(3 * 0.1, english), QStringLiteral("0.3"));
  }

  void theMachineInALine() {
    QCOMPARE(machineLine(sampleMachine(), {}),
             QStringLiteral("Intel Xeon Platinum 8481C · 2 cores · 7.69 GiB"));
    QCOMPARE(machineLine(sampleMachine(), 3.4123),
             QStringLiteral("Intel Xeon Platinum 8481C · 2 cores · 7.69 GiB · 3.41 GHz measured"));
    Machine unknown;
    unknown.architecture = "arm64";
    unknown.memory = 1_GiB;
    QCOMPARE(machineLine(unknown, {}), QStringLiteral("arm64 · 1 core · 1 GiB"));
  }

  void timeLeft() {
    QCOMPARE(remainingText(5.2), QStringLiteral("6 s left"));
    QCOMPARE(remainingText(-1), QStringLiteral("0 s left"));
    QCOMPARE(remainingText(125), QStringLiteral("2 min 5 s left"));
  }

  void whatWillRun() {
    Selection selection;
    QCOMPARE(selectionName(selection), QStringLiteral("Processor, memory and disk"));
    selection.tests.remove(TestGroup::Disk);
    QCOMPARE(selectionName(selection), QStringLiteral("Processor and memory"));
    selection.tests.remove(TestGroup::Processor);
    QCOMPARE(selectionName(selection), QStringLiteral("Memory"));
    for (const TestGroup group : allTestGroups) {
      selection.tests = {group};
      QCOMPARE(selectionName(selection), kindName(group));
    }
    Plan plan;
    plan.threads.resize(4);
    plan.expectedSeconds = 24.6;
    QCOMPARE(planLine(plan), QStringLiteral("4 threads · about 25 s"));
  }

  void anUnknownTestIsCalledSo() {
    QCOMPARE(cellName({TestId("rendering"), "", {}}), QStringLiteral("unknown test rendering"));
  }

  void sizesOfDrivesAreOfTheLocaleAndTheirNamesAreNot() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    FolderFacts folder{"/home/ada", Bytes{58'800'000'000}, "sda1", "ext4", 512_B};
    folder.model = "SSD 2.5";
    const std::string text = diskText(folder, wordsOfDrives());
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QVERIFY2(text.find("54,7 GiB") != std::string::npos, text.c_str());
    QVERIFY2(text.find("SSD 2.5") != std::string::npos, text.c_str());
  }

  void wordsPassThroughTheTranslator() {
    BracketTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(word("grade-good"), QStringLiteral("‹reliable›"));
    const QString sentence = reasonText({"wide-interval", {{"half_width_percent", 4.6}}});
    QVERIFY2(sentence.contains(QStringLiteral("±")) && !sentence.contains(QStringLiteral("+/-")),
             qPrintable(sentence));
    QVERIFY(briefReasonText({"wide-interval", {{"half_width_percent", 4.6}}}).contains(QStringLiteral("±")));
    QVERIFY(sentence.startsWith(u'‹'));
    QVERIFY(sentence.contains(QStringLiteral("4.6 %")));
    // A datum that is an id itself is translated in its turn.
    QVERIFY(reasonText({"buffered",
                        {{"folder", std::string("/tmp")},
                         {"how", std::string("refused")},
                         {"type", std::string("tmpfs")}}})
                .contains(QStringLiteral("‹refused›")));
    QCoreApplication::removeTranslator(&translator);
    QCOMPARE(word("grade-good"), QStringLiteral("reliable"));
  }

  void countsTakeTheFormOfTheirLanguage() {
    const Words plain = translatedWords();
    QCOMPARE(plain("count-threads", {"1"}), std::string("1 thread"));
    QCOMPARE(plain("count-threads", {"1234"}), std::string("1,234 threads"));
    QLocale::setDefault(german);
    QCOMPARE(plain("count-threads", {"1234"}), std::string("1.234 threads"));
    // Beside "1.23 ms" in a report that would be less than two.
    QCOMPARE(reportWords()("count-threads", {"1234"}), std::string("1234 threads"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTranslator arabic;
    QVERIFY(arabic.load(QStringLiteral("strata_ar"), QStringLiteral(":/translations")));
    QCoreApplication::installTranslator(&arabic);
    std::set<std::string> forms;
    for (const char* count : {"1", "2", "3", "11", "100"}) {
      std::string form = plain("count-threads", {count});
      if (const auto at = form.find(count); at != std::string::npos) form.erase(at, std::strlen(count));
      forms.insert(form);
    }
    QCoreApplication::removeTranslator(&arabic);
    QCOMPARE(forms.size(), std::size_t{5});
  }

  void factsOfReasonsFollowTheLocale() {
    const Reason memory{"not-enough-memory",
                        {{"needed_bytes", std::int64_t{3 * 512 * 1024}},
                         {"available_bytes", std::int64_t{1024 * 1024}},
                         {"largest_region_bytes", std::int64_t{1000}}}};
    const Reason share{"slower-than-its-like", {{"share_percent", 4.62}, {"like_percent", 0.01}}};
    const Reason threads{"too-many-threads", {{"threads", std::int64_t{20000}}, {"most_threads", 1.0}}};
    const Reason range{"out-of-range",
                       {{"setting", std::string("region")},
                        {"value", std::string("1.50 MiB")},
                        {"least", std::string("1000 B")},
                        {"most", std::string("1 GiB")}}};
    QVERIFY(reasonText(memory).startsWith(QStringLiteral("This run needs 1.50 MiB of memory")));
    QVERIFY(reasonText(threads).contains(QStringLiteral("20,000 threads")));
    QLocale::setDefault(german);
    QVERIFY(reasonText(memory).startsWith(QStringLiteral("This run needs 1,50 MiB of memory")));
    QVERIFY(reasonText(memory).contains(QStringLiteral("fits is 1.000 B.")));
    QVERIFY(reasonText(share).contains(QStringLiteral("reached 4,6 %")));
    QVERIFY(reasonText(share).contains(QStringLiteral("reach <0,1 %")));
    QVERIFY(reasonText(threads).contains(QStringLiteral("20.000 threads")));
    QVERIFY(reasonText(range).contains(QStringLiteral("region is 1,50 MiB; it must be from 1000 B")));
    // Names stay what they are, also those that look like numbers.
    QVERIFY(reasonText({"no-such-cpu", {{"cpu", std::int64_t{1024}}}}).contains(QStringLiteral("CPU 1024 ")));
    QVERIFY(
        reasonText({"folder-missing", {{"folder", std::string("1.5 x")}}}).contains(QStringLiteral("1.5 x")));
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    QVERIFY(reasonText(memory).contains(QStringLiteral("١٫٥٠ MiB")));
    QLocale::setDefault(english);
  }

  void coloursCanBeRead_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QPalette(QColor(0xf0, 0xf0, 0xf0));
    QTest::newRow("dark") << QPalette(QColor(0x2b, 0x2e, 0x35), QColor(0x17, 0x19, 0x1d));
    QTest::newRow("black") << QPalette(QColor(0, 0, 0), QColor(0, 0, 0));
  }

  void coloursCanBeRead() {
    QFETCH(const QPalette, palette);
    const Theme theme = themeFor(palette);
    const QColor base = palette.color(QPalette::Base);
    for (const QColor& colour : {theme.muted, theme.good, theme.fair, theme.poor, theme.accent})
      QVERIFY2(contrast(colour, base) >= 4.5, qPrintable(colour.name()));
    QVERIFY(contrast(theme.accentText, theme.accent) >= 4.5);
    // Marks and lines are graphics: 3:1.
    for (const QColor& colour : theme.series)
      QVERIFY2(contrast(colour, base) >= 3, qPrintable(colour.name()));
  }

  void contrastIsThatOfWcag() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    // #767676 on white is the known limit case of 4.54:1.
    QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.005);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(WindowTextTest)
#include "tst_window_text.moc"
