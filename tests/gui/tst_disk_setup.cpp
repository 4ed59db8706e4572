// SPDX-License-Identifier: GPL-3.0-or-later
// What Setup asks about the disk test in rows.
#include <QtTest/qtest.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>

#include "app/gui/widgets/value_field.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/setup_probe.h"

namespace strata::gui {

namespace {

void choose(const SetupProbe& probe, DiskProfile profile) {
  const QString name = QStringLiteral("diskProfileMode");
  probe.choose(name, probe.box(name)->findData(static_cast<int>(profile)));
}

}  // namespace

class DiskSetupTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void showsWhatWasSetAndGivesItBack() {
    Settings settings;
    settings.diskProfile = DiskProfile::Custom;
    settings.diskSeconds = 7;
    settings.diskReadPercent = 30;
    settings.diskCustom = {false, 128_KiB, 16, 2};
    settings.diskZeros = true;
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    QCOMPARE(probe.text(QStringLiteral("diskBlock")), QStringLiteral("128 KiB"));
    QCOMPARE(probe.text(QStringLiteral("diskDepth")), QStringLiteral("16"));
    QVERIFY(probe.dialog().settings() == settings);
  }

  void fieldsThatTheProfileDoesNotUseAreNotShown() {
    SetupProbe probe;
    QVERIFY(probe.open());
    const auto shown = [&](const char* name) { return probe.widget(QString::fromLatin1(name))->isVisible(); };
    QVERIFY(shown("diskSeconds") && shown("diskZeros") && !shown("diskReadPercent") && !shown("diskOrder"));
    choose(probe, DiskProfile::Mixed);
    QVERIFY(shown("diskReadPercent") && !shown("diskBlock"));
    choose(probe, DiskProfile::Classic);
    QVERIFY(!shown("diskSeconds") && !shown("diskDepth") && !shown("diskZeros"));
    QVERIFY(probe.dialog().settings().diskProfile == DiskProfile::Classic);
    choose(probe, DiskProfile::Custom);
    QVERIFY(shown("diskOrder") && shown("diskBlock") && shown("diskDepth") && shown("diskThreads"));
  }

  void theUsualProfileIsTheFirst() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QCOMPARE(probe.box(QStringLiteral("diskProfileMode"))->currentIndex(), 0);
    QCOMPARE(probe.text(QStringLiteral("diskFileEach")), QStringLiteral("for each folder"));
    QVERIFY(probe.dialog().settings() == Settings{});
  }

  void theFileIsOfAFolderOrOfAThread() {
    Settings settings;
    settings.diskProfile = DiskProfile::Classic;
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    QCOMPARE(probe.text(QStringLiteral("diskFileEach")), QStringLiteral("for each thread"));
    QCOMPARE(probe.field(QStringLiteral("diskFileSize"))->accessibleName(),
             QStringLiteral("Size of the disk file of each thread"));
    choose(probe, DiskProfile::Nvme);
    QCOMPARE(probe.text(QStringLiteral("diskFileEach")), QStringLiteral("for each folder"));
    QCOMPARE(probe.field(QStringLiteral("diskFileSize"))->accessibleName(),
             QStringLiteral("Size of the disk file in each folder"));
  }

  void badValuesAreRefusedWithWhatIsAllowed_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("time") << QStringLiteral("diskSeconds") << QStringLiteral("0")
                          << QStringLiteral("Time per workload: a whole number of seconds from 1 to 99.");
    QTest::newRow("block") << QStringLiteral("diskBlock") << QStringLiteral("3K")
                           << QStringLiteral("Block size: a power of two from 512 B to 64 MiB, such as 4K.");
    QTest::newRow("depth") << QStringLiteral("diskDepth") << QStringLiteral("0")
                           << QStringLiteral("Queue depth per thread: a whole number from 1 to 1024.");
  }

  void badValuesAreRefusedWithWhatIsAllowed() {
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const QString, sentence);
    Settings settings;
    settings.diskProfile = DiskProfile::Custom;
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    probe.type(field, value);
    probe.dialog().accept();
    QCOMPARE(probe.bells(), 1);
    QCOMPARE(probe.message(QStringLiteral("diskProfile")), sentence);
    QVERIFY(probe.dialog().isVisible());
    QVERIFY(probe.dialog().settings() == settings);
  }

  void aBadValueThatIsOutOfUseHindersNobody() {
    Settings settings;
    settings.diskProfile = DiskProfile::Custom;
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    probe.type(QStringLiteral("diskDepth"), QStringLiteral("0"));
    choose(probe, DiskProfile::Default);
    QCOMPARE(probe.message(QStringLiteral("diskProfile")), QString());
    QCOMPARE(probe.dialog().settings().diskCustom.queueDepth, 32);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(DiskSetupTest)
#include "tst_disk_setup.moc"
