// SPDX-License-Identifier: GPL-3.0-or-later
// Each field of Setup at the ends of its range and beyond: a bad value gets the focus back, the bell rings
// and the message says what is allowed.
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qtooltip.h>

#include "app/gui/setup/command_view.h"
#include "app/gui/widgets/value_field.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/setup_probe.h"

namespace strata::gui {

namespace {

/// Where each field is, and what makes it one that is in use.
struct Place {
  const char* field;
  const char* row;
  const char* mode = nullptr;
  int modeIndex = 0;
};
constexpr Place integerTime{"integerTime", "times"};
constexpr Place floatingTime{"floatingTime", "times"};
constexpr Place memoryTime{"memoryTime", "times"};
constexpr Place region1{"region1", "regions", "regionsMode", 1};
constexpr Place region4{"region4", "regions", "regionsMode", 1};
constexpr Place diskFile{"diskFileSize", "diskFile"};
constexpr Place threads{"threadCount", "threads"};
constexpr Place cpus{"cpuList", "binding", "bindingMode", 4};

QString asText(const char* text) {
  return QString::fromUtf8(text);
}

}  // namespace

class SetupFieldsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void goodValuesAreTaken_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("modeIndex");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tidied");
    const auto row = [](const Place& place, const char* text, const char* tidied) {
      QTest::addRow("%s %s", place.field, text)
          << asText(place.field) << asText(place.mode) << place.modeIndex << asText(text) << asText(tidied);
    };
    for (const Place& time : {integerTime, floatingTime, memoryTime}) {
      row(time, "1", "1");
      row(time, "99", "99");
      row(time, " 7 ", "7");
      row(time, "٠٨", "8");
    }
    for (const Place& region : {region1, region4}) {
      row(region, "128", "128 B");
      row(region, "3323887616", "3245984 KiB");  // half of the 6'647'775'232 bytes that may be used
      row(region, "16k", "16 KiB");
      row(region, "1.5M", "1.5 MiB");
      row(region, "0", "");
      row(region, "0 MiB", "");
      row(region, "", "");
    }
    row(diskFile, "1M", "1 MiB");
    row(diskFile, "1048576", "1 MiB");
    row(diskFile, "64T", "64 TiB");
    row(diskFile, "10 MB", "10 MB");
    row(threads, "1", "1");
    row(threads, "1024", "1024");
    row(cpus, "0", "0");
    row(cpus, "1, 0", "1,0");
    row(cpus, "0-1,0", "0,1,0");
  }

  void goodValuesAreTaken() {
    QFETCH(const QString, field);
    QFETCH(const QString, mode);
    QFETCH(const int, modeIndex);
    QFETCH(const QString, text);
    QFETCH(const QString, tidied);
    SetupProbe probe;
    QVERIFY(probe.open());
    if (!mode.isEmpty()) probe.choose(mode, modeIndex);
    probe.type(field, text);
    QTest::keyClick(probe.field(field), Qt::Key_Tab);
    QTRY_VERIFY(!probe.field(field)->hasFocus());
    QTRY_COMPARE(probe.field(field)->text(), tidied);
    QCOMPARE(probe.bells(), 0);
    QVERIFY(!probe.field(field)->isMarked());
  }

  /// A number alone says while one types what it would be taken for.
  void aNumberWithoutAUnitSaysWhatItMeans() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.choose(QStringLiteral("regionsMode"), 1);
    const auto meaning = [&](const char* text) {
      probe.type(QStringLiteral("region1"), QString::fromUtf8(text));
      return probe.field(QStringLiteral("region1"))->meaning().replace(QChar(QChar::Nbsp), u' ');
    };
    QCOMPARE(meaning("1000"), QStringLiteral("1 kB"));
    QCOMPARE(meaning("128"), QStringLiteral("128 B"));
    QCOMPARE(meaning("16k"), QStringLiteral("16 KiB"));
    QCOMPARE(meaning("16 KiB"), QString());
    QCOMPARE(meaning("16kib"), QString());
    QCOMPARE(meaning("16 apples"), QString());
    QCOMPARE(meaning(""), QString());
    QCOMPARE(meaning("4"), QStringLiteral("4 B"));  // too little, which is said on leaving
    QTRY_COMPARE(QToolTip::text(), QString());
    QCOMPARE(meaning("1048576"), QStringLiteral("1 MiB"));
    QCOMPARE(QToolTip::text().replace(QChar(QChar::Nbsp), u' '), QStringLiteral("= 1 MiB"));
  }

  void badValuesComeBack_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("modeIndex");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("good");
    const auto row = [](const Place& place, const char* text, const char* message, const char* good) {
      QTest::addRow("%s '%s'", place.field, text)
          << asText(place.field) << asText(place.row) << asText(place.mode) << place.modeIndex << asText(text)
          << asText(message) << asText(good);
    };
    for (const char* text : {"0", "100", "", " ", "two", "2.5", "-2", "2 KiB", "99999999999999999999"}) {
      row(integerTime, text, "Integer time: a whole number of seconds from 1 to 99.", "3");
      row(floatingTime, text, "Floating time: a whole number of seconds from 1 to 99.", "3");
      row(memoryTime, text, "Memory time: a whole number of seconds from 1 to 99, per buffer size.", "3");
    }
    for (const char* text : {"127", "1", "sixteen", "16 kg", "-1", "99999999999999999999"})
      row(region1, text,
          "Buffer size 1: from 128 B to 3.09 GiB, such as 16K or 1.5 MiB. Strata skips it if it is 0 or "
          "empty.",
          "1K");
    for (const char* text : {"3323887617", "3.1G", "99 TiB", "65T"})
      row(region4, text,
          "Buffer size 4: at most 3.09 GiB, because each thread needs two such buffers in the available "
          "memory.",
          "1K");
    for (const char* text :
         {"1048575", "0", "", "65 TiB", "70368744177665", "large", "5 s", "-1M", "99999999999999999999T"})
      row(diskFile, text, "A size from 1 MiB to 64 TiB, such as 256M or 1.5 GiB.", "1M");
    for (const char* text : {"0", "1025", "", "all", "1.5", "99999999999999999999"})
      row(threads, text, "A whole number from 1 to 1024.", "2");
    for (const char* text : {"", "a", "0,", "1-0", "spread", "99999999999"})
      row(cpus, text, "Type CPU numbers separated by commas, such as 0,2,4-7.", "1");
    row(cpus, "2", "This machine has no CPU 2. Allowed: 0,1.", "1");
    row(cpus, "0-7", "This machine has no CPU 2. Allowed: 0,1.", "1");
  }

  void badValuesComeBack() {
    QFETCH(const QString, field);
    QFETCH(const QString, row);
    QFETCH(const QString, mode);
    QFETCH(const int, modeIndex);
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    QFETCH(const QString, good);
    SetupProbe probe;
    QVERIFY(probe.open());
    if (!mode.isEmpty()) probe.choose(mode, modeIndex);
    const Settings before = probe.dialog().settings();
    probe.type(field, text);
    ValueField* value = probe.field(field);

    // Nothing while it is typed.
    QCOMPARE(probe.message(row), QString());
    QVERIFY(!value->isMarked());

    QTest::keyClick(value, Qt::Key_Tab);
    QTRY_COMPARE(probe.bells(), 1);
    QCOMPARE(probe.message(row), message);
    QVERIFY(value->hasFocus());
    QCOMPARE(value->selectedText(), text);
    QCOMPARE(value->text(), text);
    QVERIFY(value->isMarked());
    QCOMPARE(value->accessibleDescription(), message);

    // OK stays, and says it again.
    QVERIFY(probe.widget(QStringLiteral("setupOk"))->isEnabled());
    probe.click(QStringLiteral("setupOk"));
    QTRY_COMPARE(probe.bells(), 2);
    QVERIFY(probe.dialog().isVisible());
    QVERIFY(value->hasFocus());
    QVERIFY(!checkRanges(probe.dialog().settings()));

    // It goes as soon as the value is right.
    probe.type(field, good);
    QCOMPARE(probe.message(row), QString());
    QVERIFY(!value->isMarked());
    QCOMPARE(value->accessibleDescription(), QString());
    QTest::keyClick(value, Qt::Key_Tab);
    QTRY_VERIFY(!value->hasFocus());
    QCOMPARE(probe.bells(), 2);
    QVERIFY(probe.dialog().settings() != before);
  }

  void theMouseIsNoWayOutEither() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    probe.click(QStringLiteral("diskFileSize"));
    QTRY_COMPARE(probe.bells(), 1);
    QVERIFY(probe.field(QStringLiteral("integerTime"))->hasFocus());
  }

  void aListOfChoicesIsClosedAgain() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    probe.click(QStringLiteral("bindingMode"));
    QTRY_COMPARE(probe.bells(), 1);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    // Without a window manager the closed list keeps the activation.
    QCOMPARE(probe.dialog().focusWidget(), probe.field(QStringLiteral("integerTime")));
  }

  void cancelAsksNothing() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    probe.click(QStringLiteral("setupCancel"));
    QTRY_VERIFY(!probe.dialog().isVisible());
    QCOMPARE(probe.dialog().result(), int{QDialog::Rejected});
    QCoreApplication::processEvents();
    QCOMPARE(probe.bells(), 0);
  }

  void escapeLeavesFromABadField() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("region1"), QString());
    probe.type(QStringLiteral("threadCount"), QStringLiteral("none"));
    QTest::keyClick(probe.field(QStringLiteral("threadCount")), Qt::Key_Escape);
    QTRY_VERIFY(!probe.dialog().isVisible());
    QCOMPARE(probe.bells(), 0);
  }

  void returnIsOk() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("threadCount"), QStringLiteral("0"));
    QTest::keyClick(probe.field(QStringLiteral("threadCount")), Qt::Key_Return);
    QCOMPARE(probe.bells(), 1);
    QVERIFY(probe.dialog().isVisible());
  }

  void okComplainsOfTheFirstBadField() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.field(QStringLiteral("threadCount"))->setText(QStringLiteral("0"));
    probe.field(QStringLiteral("floatingTime"))->setText(QStringLiteral("0"));
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(probe.field(QStringLiteral("threadCount"))->hasFocus());
    QVERIFY(!probe.message(QStringLiteral("threads")).isEmpty());
    QCOMPARE(probe.message(QStringLiteral("times")), QString());
    QCOMPARE(probe.bells(), 1);
  }

  void goingToTheModeOfAFieldIsNoLeaving() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("threadCount"), QStringLiteral("0"));
    QTest::keyClick(probe.field(QStringLiteral("threadCount")), Qt::Key_Backtab);
    QTRY_VERIFY(probe.box(QStringLiteral("threadsMode"))->hasFocus());
    QCoreApplication::processEvents();
    QCOMPARE(probe.bells(), 0);
    // Out of use, the bad value is nobody's business.
    probe.choose(QStringLiteral("threadsMode"), 1);
    QCOMPARE(probe.field(QStringLiteral("threadCount"))->text(), QStringLiteral("2"));
    probe.field(QStringLiteral("memoryTime"))->setFocus();
    QCoreApplication::processEvents();
    QCOMPARE(probe.bells(), 0);
    QCOMPARE(probe.dialog().settings().threadMode, ThreadMode::Auto);
  }

  void aMarkedFieldThatGoesOutOfUseIsForgiven() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("threadCount"), QStringLiteral("0"));
    QTest::keyClick(probe.field(QStringLiteral("threadCount")), Qt::Key_Tab);
    QTRY_VERIFY(!probe.message(QStringLiteral("threads")).isEmpty());
    probe.choose(QStringLiteral("threadsMode"), 2);
    QCOMPARE(probe.message(QStringLiteral("threads")), QString());
    QVERIFY(!probe.field(QStringLiteral("threadCount"))->isMarked());
  }

  void arrowsStepWithinTheRange() {
    SetupProbe probe;
    QVERIFY(probe.open());
    ValueField* time = probe.field(QStringLiteral("integerTime"));
    time->setFocus();
    QTest::keyClick(time, Qt::Key_Up);
    QCOMPARE(probe.dialog().settings().integerSeconds, 3);
    for (int i = 0; i < 5; ++i) QTest::keyClick(time, Qt::Key_Down);
    QCOMPARE(time->text(), QStringLiteral("1"));
    probe.type(QStringLiteral("threadCount"), QStringLiteral("1024"));
    QTest::keyClick(probe.field(QStringLiteral("threadCount")), Qt::Key_Up);
    QCOMPARE(probe.dialog().settings().threads, 1024);
  }

  void moreThreadsLeaveLessForARegion() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.choose(QStringLiteral("regionsMode"), 1);
    probe.type(QStringLiteral("region4"), QStringLiteral("3G"));
    probe.type(QStringLiteral("threadCount"), QStringLiteral("2"));
    // A limit that hangs on two fields is said of both, without a bell, and any field can be gone to.
    QTRY_COMPARE(probe.questions().back().threads, 2);
    probe.answer();
    QCOMPARE(probe.message(QStringLiteral("regions")),
             QStringLiteral("With these threads, the buffers need 12 GiB of memory, but only 6.19 GiB is "
                            "available. Choose fewer threads, or buffers of at most 1.54 GiB."));
    QVERIFY(probe.field(QStringLiteral("region4"))->isMarked());
    QVERIFY(probe.field(QStringLiteral("threadCount"))->isMarked());
    QCOMPARE(probe.bells(), 0);
    // The command would be refused as well. OK leads to the field; a disabled button would refuse the click.
    const QWidget* const copy = probe.widget(QStringLiteral("copyCommand"));
    const QWidget* const ok = probe.widget(QStringLiteral("setupOk"));
    QVERIFY(!copy->isEnabled());
    QVERIFY(copy->toolTip().contains(QStringLiteral("12 GiB")));
    QVERIFY(ok->isEnabled());
    QCOMPARE(ok->toolTip(), copy->toolTip());
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(probe.dialog().isVisible());
    QVERIFY(probe.field(QStringLiteral("region4"))->hasFocus());
    probe.click(QStringLiteral("threadCount"));
    QCoreApplication::processEvents();
    QVERIFY(probe.field(QStringLiteral("threadCount"))->hasFocus());
    QCOMPARE(probe.bells(), 0);
    probe.type(QStringLiteral("threadCount"), QStringLiteral("1"));
    QTRY_COMPARE(probe.questions().back().threads, 1);
    probe.answer();
    QCOMPARE(probe.message(QStringLiteral("regions")), QString());
    QVERIFY(!probe.field(QStringLiteral("region4"))->isMarked());
    QVERIFY(!probe.field(QStringLiteral("threadCount"))->isMarked());
    QVERIFY(copy->isEnabled());
    QCOMPARE(ok->toolTip(), QString());
  }

  void noCommandIsToBeCopiedThatNobodyAskedFor() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("100"));
    QVERIFY(!probe.widget(QStringLiteral("copyCommand"))->isEnabled());
    QCOMPARE(probe.widget(QStringLiteral("copyCommand"))->toolTip(),
             QStringLiteral("Fix the marked fields first."));
    QCOMPARE(probe.dialog().findChild<CommandView*>(QStringLiteral("command"))->command(), QString());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("10"));
    QVERIFY(probe.widget(QStringLiteral("copyCommand"))->isEnabled());
    QVERIFY(probe.dialog()
                .findChild<CommandView*>(QStringLiteral("command"))
                ->command()
                .contains(QStringLiteral("--integer-time 10")));
  }

  void whileTheMachineIsUnknownOnlyTheRangeCounts() {
    SetupProbe probe({}, false);
    QVERIFY(probe.open());
    QCOMPARE(probe.field(QStringLiteral("region1"))->text(), QString());
    probe.choose(QStringLiteral("regionsMode"), 1);
    probe.type(QStringLiteral("region4"), QStringLiteral("64T"));
    probe.choose(QStringLiteral("bindingMode"), 4);
    probe.type(QStringLiteral("cpuList"), QStringLiteral("0-9"));
    QTest::keyClick(probe.field(QStringLiteral("cpuList")), Qt::Key_Tab);
    QCoreApplication::processEvents();
    QCOMPARE(probe.bells(), 0);
    QCOMPARE(probe.dialog().settings().regions->back(), Bytes{std::uint64_t{1} << 46});
    probe.type(QStringLiteral("region4"), QStringLiteral("65T"));
    QTest::keyClick(probe.field(QStringLiteral("region4")), Qt::Key_Tab);
    QTRY_COMPARE(probe.message(QStringLiteral("regions")),
                 QStringLiteral("Buffer size 4: from 128 B to 64 TiB, such as 16K or 1.5 MiB. Strata skips "
                                "it if it is 0 or empty."));
  }

  void fieldsThatAreOutOfUseShowWhatTheMachineGives() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QVERIFY(!probe.field(QStringLiteral("region1"))->isEnabled());
    QCOMPARE(probe.field(QStringLiteral("region1"))->text(), QStringLiteral("12 KiB"));
    QCOMPARE(probe.field(QStringLiteral("region2"))->text(), QStringLiteral("512 KiB"));
    QCOMPARE(probe.field(QStringLiteral("region3"))->text(), QStringLiteral("4 MiB"));
    QCOMPARE(probe.field(QStringLiteral("region4"))->text(), QStringLiteral("64 MiB"));
    QVERIFY(!probe.field(QStringLiteral("cpuList"))->isEnabled());
    QCOMPARE(probe.field(QStringLiteral("cpuList"))->text(), QStringLiteral("0"));
    probe.choose(QStringLiteral("threadsMode"), 1);
    QCOMPARE(probe.field(QStringLiteral("threadCount"))->text(), QStringLiteral("2"));
    QCOMPARE(probe.field(QStringLiteral("cpuList"))->text(), QStringLiteral("0,1"));
    QCOMPARE(probe.field(QStringLiteral("region3"))->text(), QStringLiteral("2 MiB"));  // shared by two now
    probe.choose(QStringLiteral("bindingMode"), 3);
    QCOMPARE(probe.field(QStringLiteral("cpuList"))->text(), QString());
  }

  void whatWasTypedSurvivesALookAtTheOtherMode() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.choose(QStringLiteral("regionsMode"), 1);
    probe.type(QStringLiteral("region2"), QStringLiteral("100 KiB"));
    probe.choose(QStringLiteral("regionsMode"), 0);
    QVERIFY(!probe.dialog().settings().regions.has_value());
    QCOMPARE(probe.field(QStringLiteral("region2"))->text(), QStringLiteral("512 KiB"));
    probe.choose(QStringLiteral("regionsMode"), 1);
    QCOMPARE(probe.field(QStringLiteral("region2"))->text(), QStringLiteral("100 KiB"));

    probe.type(QStringLiteral("threadCount"), QStringLiteral("7"));
    probe.choose(QStringLiteral("threadsMode"), 2);
    probe.choose(QStringLiteral("threadsMode"), 0);
    QCOMPARE(probe.dialog().settings().threads, 7);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SetupFieldsTest)
#include "tst_setup_fields.moc"
