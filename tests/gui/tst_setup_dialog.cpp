// SPDX-License-Identifier: GPL-3.0-or-later
// Setup as a whole: what it hands back, presets, CPUs from the picture, order and language.
#include <QtCore/qregularexpression.h>
#include <QtCore/qtranslator.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qplaintextedit.h>

#include <map>
#include <vector>

#include "app/gui/topology/topology_dialog.h"
#include "app/gui/widgets/value_field.h"
#include "app/options/equal_command.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/setup_probe.h"

namespace strata::gui {

namespace {

/// All texts in brackets.
class Brackets : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    return QLatin1Char('[') + QString::fromUtf8(source) + QLatin1Char(']');
  }
};

Settings unusual() {
  Settings settings;
  settings.integerSeconds = 1;
  settings.floatingSeconds = 99;
  settings.memorySeconds = 7;
  settings.regions = std::vector<Bytes>{Bytes{1000}, 0_B, 3_MiB, Bytes{1048640}};
  settings.diskFile = Bytes{10'000'000};
  settings.diskFolders = {"/data", "/a b"};
  settings.threads = 3;
  settings.binding = Binding::List;
  settings.cpuList = {1, 0, 1};
  settings.stopWhenPrecise = false;
  settings.keepRuns = false;
  settings.unknownJson = R"({"colour":"blue"})";
  return settings;
}

QString command(const SetupProbe& probe) {
  return qobject_cast<QPlainTextEdit*>(probe.widget(QStringLiteral("commandText")))->toPlainText();
}

TopologyDialog* openPicture(SetupProbe& probe) {
  // The one before goes when the event loop comes to it.
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  probe.click(QStringLiteral("pickCpus"));
  return probe.dialog().findChild<TopologyDialog*>();
}

/// The CPU of that number.
void press(const TopologyDialog& dialog, int cpu) {
  auto* view = dialog.findChild<TopologyView*>();
  const auto& boxes = view->picture().boxes;
  for (std::size_t i = 0; i < boxes.size(); ++i)
    if (boxes[i].level == TopologyLevel::Cpu && boxes[i].cpus.front() == cpu)
      QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(i).center());
}

}  // namespace

class SetupDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void givesBackWhatItWasGiven_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("defaults") << Settings{};
    QTest::newRow("unusual") << unusual();
    for (const Preset& preset : presets()) QTest::newRow(preset.id.data()) << preset.settings;
    for (const Binding binding :
         {Binding::Spread, Binding::Close, Binding::Cores, Binding::None, Binding::List}) {
      Settings settings;
      settings.binding = binding;
      if (binding == Binding::List) settings.cpuList = {0};
      QTest::addRow("binding %d", static_cast<int>(binding)) << settings;
    }
    for (const ThreadMode mode : {ThreadMode::Auto, ThreadMode::Cores, ThreadMode::Scale}) {
      Settings settings;
      settings.threadMode = mode;
      settings.threads = 5;
      QTest::addRow("threads %d", static_cast<int>(mode)) << settings;
    }
    for (const std::vector<Bytes>& regions :
         {std::vector<Bytes>{}, {0_B}, {0_B, 1_KiB, 0_B}, {128_B, 1_GiB}, {2_KiB, 0_B, 0_B, 0_B}}) {
      Settings settings;
      settings.regions = regions;
      QTest::addRow("regions %zu", regions.size()) << settings;
    }
  }

  void givesBackWhatItWasGiven() {
    QFETCH(const Settings, settings);
    for (const bool withMachine : {true, false}) {
      SetupProbe probe(settings, withMachine);
      QCOMPARE(probe.dialog().settings(), settings);
      QVERIFY(probe.open());
      // Also when a change makes it read all its fields.
      auto* precise = qobject_cast<QCheckBox*>(probe.widget(QStringLiteral("stopWhenPrecise")));
      precise->click();
      precise->click();
      QCOMPARE(probe.dialog().settings(), settings);
      probe.click(QStringLiteral("setupOk"));
      probe.answer();
      QVERIFY(!probe.dialog().isVisible());
      QCOMPARE(probe.dialog().result(), int{QDialog::Accepted});
      QCOMPARE(probe.dialog().settings(), settings);
    }
  }

  void handsOverWhatWasEdited() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("1"));
    probe.type(QStringLiteral("floatingTime"), QStringLiteral("99"));
    probe.type(QStringLiteral("memoryTime"), QStringLiteral("7"));
    probe.choose(QStringLiteral("regionsMode"), 1);
    probe.type(QStringLiteral("region1"), QStringLiteral("1000"));
    probe.type(QStringLiteral("region2"), QStringLiteral("0"));
    probe.type(QStringLiteral("region3"), QStringLiteral("3M"));
    probe.type(QStringLiteral("region4"), QStringLiteral("1048640"));
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("10 MB"));
    probe.type(QStringLiteral("threadCount"), QStringLiteral("3"));
    probe.choose(QStringLiteral("bindingMode"), 4);
    probe.type(QStringLiteral("cpuList"), QStringLiteral("1,0,1"));
    probe.click(QStringLiteral("stopWhenPrecise"));
    probe.click(QStringLiteral("keepRuns"));
    Settings expected = unusual();
    expected.diskFolders.clear();
    expected.unknownJson.clear();
    QCOMPARE(probe.dialog().settings(), expected);
  }

  void presetsFillTheFields_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("classic") << QStringLiteral("classic");
    QTest::newRow("quick") << QStringLiteral("quick");
    QTest::newRow("thorough") << QStringLiteral("thorough");
  }

  void presetsFillTheFields() {
    QFETCH(const QString, id);
    SetupProbe probe(unusual());
    QVERIFY(probe.open());
    QVERIFY(!probe.text(QStringLiteral("preset-") + id).isEmpty());
    probe.click(QStringLiteral("preset-") + id);
    Settings expected = findPreset(id.toStdString())->settings;
    // Threads, where they are bound, the disk and the history are nobody's but the person's.
    expected.threads = unusual().threads;
    expected.binding = unusual().binding;
    expected.cpuList = unusual().cpuList;
    expected.diskFolders = unusual().diskFolders;
    expected.keepRuns = false;
    expected.unknownJson = unusual().unknownJson;
    QCOMPARE(probe.dialog().settings(), expected);
    if (id == QLatin1String("classic")) {
      QCOMPARE(probe.field(QStringLiteral("region4"))->text(), QStringLiteral("1000 KiB"));
      QVERIFY(probe.field(QStringLiteral("region4"))->isEnabled());
      QCOMPARE(probe.field(QStringLiteral("diskFileSize"))->text(), QStringLiteral("10 MiB"));
    }
    QTRY_COMPARE(probe.questions().back(), expected);
  }

  void thePresetThatFitsIsPressed() {
    SetupProbe probe;
    QVERIFY(probe.open());
    const auto pressed = [&] {
      QStringList names;
      for (const QAbstractButton* button : probe.dialog().findChildren<QAbstractButton*>())
        if (button->objectName().startsWith(QLatin1String("preset-")) && button->isChecked())
          names << button->objectName();
      return names.join(u' ');
    };
    QCOMPARE(pressed(), QStringLiteral("preset-default"));
    // A press on it once more leaves it so.
    probe.click(QStringLiteral("preset-default"));
    QCOMPARE(pressed(), QStringLiteral("preset-default"));
    probe.type(QStringLiteral("threadCount"), QStringLiteral("2"));
    QCOMPARE(pressed(), QStringLiteral("preset-default"));
    probe.type(QStringLiteral("memoryTime"), QStringLiteral("3"));
    QCOMPARE(pressed(), QString());
    QVERIFY(probe.text(QStringLiteral("presetAbout")).startsWith(QStringLiteral("Custom values. ")));
    probe.click(QStringLiteral("preset-thorough"));
    QCOMPARE(pressed(), QStringLiteral("preset-thorough"));
    QCOMPARE(probe.dialog().settings().threads, 2);
    QVERIFY2(command(probe).contains(QStringLiteral("--preset thorough")) ||
                 command(probe).contains(QStringLiteral("--threads 2")),
             qPrintable(command(probe)));
  }

  void opensWithPresetsAndThreads() {
    SetupProbe probe;
    probe.dialog().setShowsMore(false);
    QVERIFY(probe.open());
    QVERIFY(probe.widget(QStringLiteral("threadCount"))->isVisible());
    for (const char* hidden :
         {"integerTime", "timesLabel", "region1", "diskFileSize", "keepRuns", "commandText"})
      QVERIFY2(!probe.widget(QString::fromLatin1(hidden))->isVisible(), hidden);
    const int low = probe.dialog().height();
    probe.click(QStringLiteral("moreSettings"));
    QVERIFY(probe.widget(QStringLiteral("integerTime"))->isVisible());
    QTRY_VERIFY(probe.dialog().height() > low + 100);
    probe.click(QStringLiteral("moreSettings"));
    QTRY_COMPARE(probe.dialog().height(), low);
  }

  void allFieldsAreShownWhereOneOfThemMatters() {
    // Values of a person's own are not hidden from that person.
    Settings own;
    own.memorySeconds = 5;
    SetupDialog dialog(own, {}, nullptr);
    QVERIFY(dialog.showsMore());
    QVERIFY(!SetupDialog(Settings{}, {}, nullptr).showsMore());

    SetupProbe probe;
    probe.dialog().setShowsMore(false);
    QVERIFY(probe.open());
    probe.dialog().showRefusal(probe.planFor(Settings{}, 1_KiB).error());
    QVERIFY(probe.widget(QStringLiteral("diskFileSize"))->isVisible());
    const auto foot = [&] { return probe.text(QStringLiteral("planLine")); };
    QVERIFY2(foot().startsWith(QStringLiteral("Fix")), qUtf8Printable(foot()));
    probe.dialog().setShowsMore(false);
    const QString reason = probe.text(QStringLiteral("planRefused"));
    QVERIFY2(reason.contains(QStringLiteral("free")), qUtf8Printable(reason));
  }

  void aRefusalOfOtherValuesIsNotSaidOn() {
    SetupProbe probe;
    probe.dialog().setShowsMore(true);
    QVERIFY(probe.open());
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("512M"));
    QTRY_VERIFY(!probe.questions().empty() && probe.questions().back().diskFile == 512_MiB);
    probe.answer(300_MiB);
    QVERIFY(probe.field(QStringLiteral("diskFileSize"))->isMarked());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("x"));
    QVERIFY(probe.field(QStringLiteral("diskFileSize"))->isMarked());
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("1M"));
    QVERIFY(!probe.field(QStringLiteral("diskFileSize"))->isMarked());
  }

  void restoreBringsTheDefaults() {
    SetupProbe probe(unusual());
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    probe.click(QStringLiteral("restoreDefaults"));
    QTest::qWait(20);
    QCOMPARE(probe.bells(), 0);
    Settings expected;
    expected.unknownJson = unusual().unknownJson;
    QCOMPARE(probe.dialog().settings(), expected);
    QCOMPARE(probe.field(QStringLiteral("integerTime"))->text(), QStringLiteral("2"));
  }

  void aPresetEndsComplaints() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    QTest::keyClick(probe.field(QStringLiteral("integerTime")), Qt::Key_Tab);
    QTRY_VERIFY(!probe.message(QStringLiteral("times")).isEmpty());
    probe.click(QStringLiteral("preset-quick"));
    QCOMPARE(probe.message(QStringLiteral("times")), QString());
    QCOMPARE(probe.dialog().settings(), quickSettings());
  }

  void theMachineMayComeLate() {
    SetupProbe probe({}, false);
    QVERIFY(probe.open());
    QCOMPARE(probe.field(QStringLiteral("region1"))->text(), QString());
    probe.dialog().setMachine(probe.machine());
    QCOMPARE(probe.field(QStringLiteral("region1"))->text(), QStringLiteral("12 KiB"));
    QCOMPARE(probe.field(QStringLiteral("cpuList"))->text(), QStringLiteral("0"));
  }

  void aKindOfCoresIsChosenWhereAProcessorMixesThem() {
    const SetupProbe uniform;
    QVERIFY(uniform.box(QStringLiteral("coreKind"))->isHidden());

    SetupProbe probe({}, false);
    QVERIFY(probe.open());
    Machine mixed = probe.machine();
    mixed.coreKinds = {{"small", 0, 1}, {"big", 1, 1}};
    mixed.cpus[1].kind = 1;
    probe.dialog().setMachine(mixed);
    QVERIFY(probe.box(QStringLiteral("coreKind"))->isVisible());
    QCOMPARE(probe.box(QStringLiteral("coreKind"))->count(), 3);
    QCOMPARE(probe.text(QStringLiteral("cpuList")), QStringLiteral("1"));  // the fastest first
    probe.choose(QStringLiteral("coreKind"), 2);
    QCOMPARE(probe.dialog().settings().cores, CoreChoice::Efficient);
    QCOMPARE(probe.text(QStringLiteral("cpuList")), QStringLiteral("0"));
    QVERIFY2(command(probe).contains(QStringLiteral("--kind efficient")), qPrintable(command(probe)));
    probe.choose(QStringLiteral("coreKind"), 0);
    QCOMPARE(probe.dialog().settings().cores, CoreChoice::All);
    QVERIFY2(!command(probe).contains(QStringLiteral("--kind")), qPrintable(command(probe)));
  }

  void cpusArePickedInThePicture() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("threadCount"), QStringLiteral("2"));
    TopologyDialog* picture = openPicture(probe);
    // What the rule gives.
    QCOMPARE(picture->picked(), (std::vector<int>{0, 1}));
    press(*picture, 0);
    QTest::mouseClick(picture->findChild<QWidget*>(QStringLiteral("pickOk")), Qt::LeftButton);
    QCOMPARE(probe.box(QStringLiteral("bindingMode"))->currentIndex(), 4);
    QVERIFY(probe.field(QStringLiteral("cpuList"))->isEnabled());
    QCOMPARE(probe.text(QStringLiteral("cpuList")), QStringLiteral("1"));
    QCOMPARE(probe.dialog().settings().binding, Binding::List);
    QCOMPARE(probe.dialog().settings().cpuList, std::vector<int>{1});
    QVERIFY2(command(probe).contains(QStringLiteral("--affinity 1")), qPrintable(command(probe)));

    // Cancel leaves all as it was.
    picture = openPicture(probe);
    QCOMPARE(picture->picked(), std::vector<int>{1});
    press(*picture, 0);
    QTest::mouseClick(picture->findChild<QWidget*>(QStringLiteral("pickCancel")), Qt::LeftButton);
    QCOMPARE(probe.dialog().settings().cpuList, std::vector<int>{1});
  }

  void theOrderOfAListStaysWhenTheSameCpusArePicked() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.choose(QStringLiteral("bindingMode"), 4);
    probe.type(QStringLiteral("cpuList"), QStringLiteral("1,0,1"));
    TopologyDialog* picture = openPicture(probe);
    QCOMPARE(picture->picked(), (std::vector<int>{0, 1}));
    press(*picture, 0);
    press(*picture, 0);
    QTest::mouseClick(picture->findChild<QWidget*>(QStringLiteral("pickOk")), Qt::LeftButton);
    QCOMPARE(probe.dialog().settings().cpuList, (std::vector<int>{1, 0, 1}));
  }

  void whatIsPickedTakesThePlaceOfABadList() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.choose(QStringLiteral("bindingMode"), 4);
    probe.type(QStringLiteral("cpuList"), QStringLiteral("7"));
    TopologyDialog* picture = openPicture(probe);
    QCOMPARE(probe.bells(), 0);
    QCOMPARE(picture->picked(), std::vector<int>{});
    press(*picture, 1);
    QTest::mouseClick(picture->findChild<QWidget*>(QStringLiteral("pickOk")), Qt::LeftButton);
    QCOMPARE(probe.dialog().settings().cpuList, std::vector<int>{1});
    QCOMPARE(probe.message(QStringLiteral("binding")), QString());
  }

  void nothingCanBePickedBeforeTheMachineIsKnown() {
    SetupProbe probe({}, false);
    QVERIFY(probe.open());
    QVERIFY(!probe.widget(QStringLiteral("pickCpus"))->isEnabled());
    probe.dialog().setMachine(probe.machine());
    QVERIFY(probe.widget(QStringLiteral("pickCpus"))->isEnabled());
  }

  void theEqualCommandIsCopied() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.type(QStringLiteral("threadCount"), QStringLiteral("2"));
    probe.choose(QStringLiteral("regionsMode"), 1);
    const QString expected =
        QString::fromStdString(cli::equalCommand({probe.dialog().settings(), Selection{}}));
    QVERIFY(expected.contains(QStringLiteral("--threads 2")));
    QVERIFY(expected.contains(QStringLiteral("--size 512K")));
    QCOMPARE(command(probe), expected);
    QGuiApplication::clipboard()->clear();
    probe.click(QStringLiteral("copyCommand"));
    QCOMPARE(QGuiApplication::clipboard()->text(), expected);
  }

  void tabGoesInReadingOrder() {
    Settings settings = unusual();
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    const QStringList expected{QStringLiteral("preset-quick"),    QStringLiteral("preset-default"),
                               QStringLiteral("preset-thorough"), QStringLiteral("preset-classic"),
                               QStringLiteral("threadsMode"),     QStringLiteral("threadCount"),
                               QStringLiteral("integerTime"),     QStringLiteral("floatingTime"),
                               QStringLiteral("memoryTime"),      QStringLiteral("stopWhenPrecise"),
                               QStringLiteral("regionsMode"),     QStringLiteral("region1"),
                               QStringLiteral("region2"),         QStringLiteral("region3"),
                               QStringLiteral("region4"),         QStringLiteral("diskProfileMode"),
                               QStringLiteral("diskSeconds"),     QStringLiteral("diskZeros"),
                               QStringLiteral("diskFileSize"),    QStringLiteral("setDisk"),
                               QStringLiteral("bindingMode"),     QStringLiteral("cpuList"),
                               QStringLiteral("pickCpus"),        QStringLiteral("keepRuns"),
                               QStringLiteral("commandText"),     QStringLiteral("copyCommand"),
                               QStringLiteral("moreSettings"),    QStringLiteral("restoreDefaults"),
                               QStringLiteral("setupOk"),         QStringLiteral("setupCancel")};
    QStringList names;
    QPoint before(-1, -1);
    // A dialog begins at the preset that is chosen, or at the first field.
    probe.widget(expected.front())->setFocus();
    for (qsizetype i = 0; i < expected.size(); ++i) {
      QWidget* now = QApplication::focusWidget();
      QVERIFY(now != nullptr);
      names << now->objectName();
      // Further down, or further along in the same line.
      const QPoint at = now->mapTo(&probe.dialog(), now->rect().center());
      QVERIFY2(at.y() > before.y() + 8 || at.x() > before.x(), qPrintable(now->objectName()));
      before = at;
      QTest::keyClick(now, Qt::Key_Tab);
    }
    QCOMPARE(names, expected);
    QCOMPARE(QApplication::focusWidget()->objectName(), expected.front());
  }

  void mnemonicsDiffer() {
    SetupProbe probe;
    QVERIFY(probe.open());
    std::map<QChar, QString> taken;
    static const QRegularExpression mnemonic(QStringLiteral("&([^&])"));
    for (const QWidget* widget : probe.dialog().findChildren<QWidget*>()) {
      const bool speaks = qobject_cast<const QLabel*>(widget) != nullptr ||
                          qobject_cast<const QAbstractButton*>(widget) != nullptr;
      if (!speaks || !widget->isVisible()) continue;
      const auto found = mnemonic.match(widget->property("text").toString());
      if (!found.hasMatch()) continue;
      const QChar key = found.captured(1).front().toLower();
      QVERIFY2(!taken.contains(key), qPrintable(widget->objectName() + QLatin1Char(' ') + taken[key]));
      taken[key] = widget->objectName();
    }
    QVERIFY(taken.size() >= 14);
  }

  void everyControlHasAName() {
    SetupProbe probe;
    QVERIFY(probe.open());
    for (const QWidget* widget : probe.dialog().findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
      if (widget->objectName().startsWith(QLatin1String("qt_"))) continue;
      QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
      if (qobject_cast<const QLabel*>(widget) == nullptr)
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
  }

  void anotherLanguageKeepsTheValues() {
    SetupProbe probe(unusual());
    QVERIFY(probe.open());
    QTRY_VERIFY(!probe.questions().empty());
    probe.answer();
    probe.type(QStringLiteral("region3"), QStringLiteral("1.5M"));
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    QTest::keyClick(probe.field(QStringLiteral("integerTime")), Qt::Key_Tab);
    QTRY_VERIFY(!probe.message(QStringLiteral("times")).isEmpty());
    const Settings before = probe.dialog().settings();

    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    Brackets brackets;
    QVERIFY(QApplication::installTranslator(&brackets));
    QTRY_COMPARE(probe.message(QStringLiteral("times")),
                 QStringLiteral("[Integer time: a whole number of seconds from 1 to 99.]"));
    QCOMPARE(probe.dialog().windowTitle(), QStringLiteral("[Setup]"));
    QCOMPARE(probe.text(QStringLiteral("setupOk")), QStringLiteral("[&OK]"));
    QCOMPARE(probe.text(QStringLiteral("regionsLabel")), QStringLiteral("[Buffe&r sizes]"));
    QCOMPARE(probe.box(QStringLiteral("bindingMode"))->currentText(), QStringLiteral("[These CPUs]"));
    QCOMPARE(probe.field(QStringLiteral("region3"))->text(), QStringLiteral("1,5 MiB"));
    QCOMPARE(probe.field(QStringLiteral("integerTime"))->text(), QStringLiteral("0"));
    QVERIFY(probe.field(QStringLiteral("integerTime"))->accessibleName().startsWith(QLatin1Char('[')));
    QCOMPARE(probe.dialog().settings(), before);

    probe.type(QStringLiteral("integerTime"), QStringLiteral("4"));
    probe.type(QStringLiteral("region3"), QStringLiteral("2,5 MiB"));
    QCOMPARE(probe.dialog().settings().regions->at(2), 2560_KiB);
    QApplication::removeTranslator(&brackets);
    QTRY_COMPARE(probe.text(QStringLiteral("setupOk")), QStringLiteral("&OK"));
  }

  void aRefusalIsTranslatedToo() {
    SetupProbe probe(unusual());
    QVERIFY(probe.open());
    probe.dialog().showRefusal({"no-such-cpu", {{"cpu", std::int64_t{1}}}});
    Brackets brackets;
    QVERIFY(QApplication::installTranslator(&brackets));
    QTRY_COMPARE(probe.message(QStringLiteral("binding")),
                 QStringLiteral("[This machine has no CPU 1. Allowed: 0,1.]"));
    QCOMPARE(probe.widget(QStringLiteral("cpuList"))->accessibleDescription(),
             QStringLiteral("[This machine has no CPU 1. Allowed: 0,1.]"));
    QApplication::removeTranslator(&brackets);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SetupDialogTest)
#include "tst_setup_dialog.moc"
