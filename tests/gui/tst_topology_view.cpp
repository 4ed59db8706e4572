// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of the machine: CPUs are picked by mouse and keyboard. With STRATA_SCREENSHOTS set to a folder,
// pictures of machines of many shapes are kept there.
#include <QtCore/qdir.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qimage.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qscrollbar.h>

#include <memory>

#include "app/gui/look/palettes.h"
#include "app/gui/topology/topology_dialog.h"
#include "app/gui/topology/topology_view.h"
#include "core/machine/topology_parts.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/settle.h"
#include "tests/gui/topology_samples.h"
#include "tests/gui/window_audit.h"

namespace strata::gui {

using Numbers = std::vector<int>;

class TopologyViewTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    m_font = QApplication::font();
  }

  void cleanup() {
    m_dialog.reset();
    QApplication::setFont(m_font);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setPalette(lightPalette());
  }

  void aClickPicksACpuAndLetsItGo() {
    open(sampleParts(), TopologyView::Use::Pick);
    QSignalSpy changes(view(), &TopologyView::pickedChanged);
    click(TopologyLevel::Cpu, 1);
    QCOMPARE(m_dialog->picked(), Numbers{1});
    QCOMPARE(changes.size(), 1);
    QCOMPARE(text("pickedCpus"), QStringLiteral("CPU 1 picked"));
    click(TopologyLevel::Cpu, 0);
    QCOMPARE(text("pickedCpus"), QStringLiteral("CPUs 0-1 picked"));
    click(TopologyLevel::Cpu, 1);
    QCOMPARE(m_dialog->picked(), Numbers{0});
  }

  void aClickOnABoxPicksAllThatCanBeUsedInIt() {
    open(restrictedCores(), TopologyView::Use::Pick);
    clickEdge(TopologyLevel::Core, 1);  // CPUs 2 and 3, of which 3 is not allowed
    QCOMPARE(m_dialog->picked(), Numbers{2});
    clickEdge(TopologyLevel::Package, 0);
    QCOMPARE(m_dialog->picked(), (Numbers{0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13}));
    clickEdge(TopologyLevel::Core, 0);
    QCOMPARE(m_dialog->picked().front(), 2);
    clickEdge(TopologyLevel::Package, 0);  // not all of it was picked
    QCOMPARE(m_dialog->picked().front(), 0);
    clickEdge(TopologyLevel::Package, 0);
    QCOMPARE(m_dialog->picked(), Numbers{});
  }

  void whatCannotBeUsedCannotBePicked() {
    open(restrictedCores(), TopologyView::Use::Pick);
    click(TopologyLevel::Cpu, 3);   // not allowed
    click(TopologyLevel::Cpu, 14);  // switched off
    QCOMPARE(m_dialog->picked(), Numbers{});
    QVERIFY(!button("pickOk")->isEnabled());
    m_dialog->start({3, 4, 99});
    QCOMPARE(m_dialog->picked(), Numbers{4});
    QVERIFY(button("pickOk")->isEnabled());
  }

  void shiftPicksAllUpToTheOneClicked() {
    open(eightCoresOfTwoKinds(), TopologyView::Use::Pick);
    click(TopologyLevel::Cpu, 2);
    click(TopologyLevel::Cpu, 6, Qt::ShiftModifier);
    QCOMPARE(m_dialog->picked(), (Numbers{2, 3, 4, 5, 6}));
    click(TopologyLevel::Cpu, 0, Qt::ShiftModifier);
    QCOMPARE(m_dialog->picked(), (Numbers{0, 1, 2, 3, 4, 5, 6}));
  }

  void allOfItCanBeDoneByKeyboard() {
    open(eightCoresOfTwoKinds(), TopologyView::Use::Pick);
    QVERIFY(view()->hasFocus());
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
      QTest::keyClick(view(), key, modifiers);
    };
    press(Qt::Key_Right);
    press(Qt::Key_Space);
    QCOMPARE(m_dialog->picked(), Numbers{1});
    QCOMPARE(view()->accessibleDescription(), QStringLiteral("CPU 1 · performance, picked"));
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_dialog->picked(), (Numbers{1, 2, 3}));
    press(Qt::Key_Up, Qt::ControlModifier);  // its core
    QVERIFY(view()->accessibleDescription().startsWith(QLatin1StringView("Core 1")));
    press(Qt::Key_Space);
    QCOMPARE(m_dialog->picked(), Numbers{1});
    press(Qt::Key_Up, Qt::ControlModifier);
    press(Qt::Key_Up, Qt::ControlModifier);  // the cache around the cores
    QVERIFY(view()->accessibleDescription().startsWith(QLatin1StringView("L3 12 MiB")));
    press(Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(view()->accessibleDescription().startsWith(QLatin1StringView("4 performance cores")));
    press(Qt::Key_End);
    press(Qt::Key_Space);
    QCOMPARE(m_dialog->picked(), (Numbers{1, 11}));
    press(Qt::Key_Home);
    press(Qt::Key_Space);
    QCOMPARE(m_dialog->picked(), (Numbers{0, 1, 11}));
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_dialog->picked().size(), std::size_t{12});
  }

  void readFromTheRightLeftGoesOn() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    open(sampleParts(), TopologyView::Use::Pick);
    QVERIFY(view()->placeOf(boxOf(TopologyLevel::Cpu, 1)).right() <
            view()->placeOf(boxOf(TopologyLevel::Cpu, 0)).left());
    QTest::keyClick(view(), Qt::Key_Left);
    QTest::keyClick(view(), Qt::Key_Space);
    QCOMPARE(m_dialog->picked(), Numbers{1});
    click(TopologyLevel::Cpu, 0);
    QCOMPARE(m_dialog->picked(), (Numbers{0, 1}));
  }

  void theFocusIsSeenAndScrolledTo() {
    open(eightPackages(), TopologyView::Use::Pick);
    auto* scroll = m_dialog->findChild<QScrollArea*>();
    QCOMPARE(scroll->verticalScrollBar()->value(), 0);
    const QRect last = view()->placeOf(boxOf(TopologyLevel::Cpu, 1023));
    const QRect around = last.adjusted(-3, -3, 3, 3);
    const QImage before = view()->grab(around).toImage();
    QTest::keyClick(view(), Qt::Key_End);
    QTRY_VERIFY(scroll->verticalScrollBar()->value() > 0);
    const QPoint corner = view()->mapTo(m_dialog.get(), last.topLeft());
    const QRect shown(scroll->viewport()->mapFrom(m_dialog.get(), corner), last.size());
    QVERIFY(scroll->viewport()->rect().contains(shown));
    QVERIFY(view()->grab(around).toImage() != before);
  }

  void resetGoesBackToTheStart() {
    open(sampleParts(), TopologyView::Use::Pick);
    m_dialog->start({1});
    QVERIFY(!button("pickReset")->isEnabled());
    click(TopologyLevel::Cpu, 0);
    click(TopologyLevel::Cpu, 1);
    QCOMPARE(m_dialog->picked(), Numbers{0});
    QTest::mouseClick(button("pickReset"), Qt::LeftButton);
    QCOMPARE(m_dialog->picked(), Numbers{1});
    QTest::mouseClick(button("pickOk"), Qt::LeftButton);
    QCOMPARE(m_dialog->result(), int{QDialog::Accepted});
  }

  void nothingIsPickedWhereItIsOnlyShown() {
    open(sampleParts(), TopologyView::Use::Show);
    click(TopologyLevel::Cpu, 1);
    QTest::keyClick(view(), Qt::Key_Space);
    QTest::keyClick(view(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_dialog->picked(), Numbers{});
    QSignalSpy wanted(m_dialog.get(), &TopologyDialog::saveWanted);
    QTest::mouseClick(button("saveTopology"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    const QImage image = view()->image(QStringLiteral("A machine"));
    QCOMPARE(image.width(), 2400);
    const QString svg = QString::fromUtf8(view()->svg(QStringLiteral("A machine")));
    QVERIFY(svg.contains(QStringLiteral("L3 105 MiB")));
    QVERIFY(svg.contains(QStringLiteral("A machine")));
  }

  void saysWhatIsUsableOfTheLastCacheAndMeasuresItAgain() {
    open(sampleParts(), TopologyView::Use::Show);
    auto* const hint = m_dialog->findChild<QLabel*>(QStringLiteral("topologyHint"));
    auto* const again = m_dialog->findChild<QPushButton*>(QStringLiteral("measureLastLevel"));
    Machine machine;
    machine.caches = {{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 480_MiB, 2}};
    machine.hypervisor = "KVM";
    m_dialog->showLastLevel(machine, true);
    QVERIFY(!hint->isVisible());  // nothing was measured
    QVERIFY(again->isVisible() && again->isEnabled());
    machine.lastLevelProbe = LastLevelProbe::Unconfirmed;
    m_dialog->showLastLevel(machine, true);
    QVERIFY(hint->isVisible());
    QVERIFY(hint->text().contains(QStringLiteral("not confirmed")));
    machine.lastLevelProbe = LastLevelProbe::Confirmed;
    machine.usableLastLevel = 16_MiB;
    m_dialog->showLastLevel(machine, true);
    QCOMPARE(hint->text(),
             QStringLiteral("Measured: programs can use about 16 MiB of L3 (480 MiB reported)."));

    QSignalSpy wanted(m_dialog.get(), &TopologyDialog::probeWanted);
    again->click();
    QCOMPARE(wanted.size(), 1);
    m_dialog->showProbe(0.25);
    QVERIFY(!again->isEnabled());
    QVERIFY(hint->text().contains(QStringLiteral("25")));
    m_dialog->showProbeEnded();
    QVERIFY(again->isEnabled());
    m_dialog->setRunning(true);
    QVERIFY(!again->isEnabled());
    m_dialog->setRunning(false);
    QVERIFY(again->isEnabled());
  }

  // The dialog had the picture alone.
  void tellsWhatTheCommandLineTells() {
    open(sampleParts(), TopologyView::Use::Show);
    Machine machine = sampleMachine();
    machine.memoryModules = MemoryModules{2, "DDR5", 4800, 2, {}};
    machine.coreClass = CoreClass{"golden-cove", 3, 2, {}, {{64, 2, 1, {}}}, LimitSource::Design};
    m_dialog->showLastLevel(machine, false);
    QVERIFY2(text("machineFacts").contains(QStringLiteral("\nMemory modules\t2; type DDR5; MT/s 4,800; ")),
             qPrintable(text("machineFacts")));
    QVERIFY(
        text("machineFacts").contains(QStringLiteral("\nCore design\tgolden-cove; each cycle at most 3 ")));
    QVERIFY(text("machineFacts").contains(QStringLiteral("\n\tvectors of 64 bytes: loads 2")));
    QVERIFY(!text("machineFacts").contains(QStringLiteral("Instruction sets")));
    MachineState state;
    state.instructionSets = {{"SSE2", true}, {"AVX2", true}, {"AMX-TILE", false}};
    state.health.governor = "powersave";
    state.health.clockDriver = "acpi-cpufreq";
    state.busyCpus = 1.5;
    m_dialog->showState(state);
    for (const char* fact : {"\nLoad\tother programs keep 1.5 CPUs busy", "\nInstruction sets\tSSE2 AVX2",
                             "\nNot by the system\tAMX-TILE", "\nState\t", "\nSlowed by\t"})
      QVERIFY2(text("machineFacts").contains(QString::fromLatin1(fact)), qPrintable(text("machineFacts")));
    settle(*m_dialog);
    for (const Finding& finding : audit(*m_dialog)) QFAIL(qPrintable(finding.text()));
    QSignalSpy copied(m_dialog.get(), &TopologyDialog::copyWanted);
    QTest::mouseClick(button("copyMachine"), Qt::LeftButton);
    QCOMPARE(copied.value(0).value(0).toString(), text("machineFacts"));
  }

  void everyBoxIsAnAccessibleChild() {
    open(eightCoresOfTwoKinds(), TopologyView::Use::Pick);
    QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(view());
    QVERIFY(whole != nullptr);
    QCOMPARE(whole->text(QAccessible::Name), QStringLiteral("Picture of the machine"));
    QCOMPARE(whole->childCount(), static_cast<int>(view()->picture().boxes.size()));
    const std::size_t box = boxOf(TopologyLevel::Cpu, 8);
    QAccessibleInterface* cpu = whole->child(static_cast<int>(box));
    QCOMPARE(cpu->role(), QAccessible::CheckBox);
    QCOMPARE(cpu->text(QAccessible::Name), QStringLiteral("CPU 8 · efficiency"));
    QCOMPARE(cpu->parent(), whole);
    QCOMPARE(whole->indexOfChild(cpu), static_cast<int>(box));
    QVERIFY(!cpu->state().checked);
    cpu->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QVERIFY(cpu->state().checked);
    QCOMPARE(m_dialog->picked(), Numbers{8});
    const QPoint middle = view()->mapToGlobal(view()->placeOf(box).center());
    QCOMPARE(whole->childAt(middle.x(), middle.y()), cpu);
  }

  void looksGood_data() {
    QTest::addColumn<QString>("machine");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("zoomPercent");
    QTest::addColumn<bool>("rightToLeft");
    for (const char* machine : {"this", "two", "mixed", "restricted", "memory", "server", "huge"}) {
      const auto add = [&](const char* look, bool dark, int zoom, bool mirrored) {
        QTest::addRow("%s-%s", machine, look) << QString::fromLatin1(machine) << dark << zoom << mirrored;
      };
      add("light", false, 100, false);
      add("dark", true, 100, false);
      add("large", false, 200, false);
      add("large-dark", true, 200, false);
      add("rtl", false, 100, true);
    }
  }

  void looksGood() {
    QFETCH(const QString, machine);
    QFETCH(const bool, dark);
    QFETCH(const int, zoomPercent);
    QFETCH(const bool, rightToLeft);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * zoomPercent / 100);
    QApplication::setFont(font);
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const MachineParts parts = machineCalled(machine);
    open(parts, TopologyView::Use::Pick);
    m_dialog->start({parts.usable.front(), parts.usable[parts.usable.size() / 2], parts.usable.back()});
    // The screen of this platform is small.
    if (parts.cores.size() > 16)
      m_dialog->resize(1360, 860);
    else
      m_dialog->resize(zoomPercent > 100 ? QSize(1240, 880) : QSize(640, 600));
    settle(*m_dialog);
    QTest::keyClick(view(), Qt::Key_Right);
    settle(*m_dialog);
    for (const Finding& finding : audit(*m_dialog)) QFAIL(qPrintable(finding.text()));
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QImage image = m_dialog->grab().toImage();
    QVERIFY(image.save(QDir(folder).filePath(QStringLiteral("topology-%1-x%2.png")
                                                 .arg(QString::fromLatin1(QTest::currentDataTag()))
                                                 .arg(image.devicePixelRatio()))));
  }

 private:
  static MachineParts machineCalled(const QString& name) {
    if (name == QLatin1StringView("this")) {
      const auto parts = readMachineParts();
      return parts ? *parts : MachineParts{};
    }
    if (name == QLatin1StringView("two")) return sampleParts();
    if (name == QLatin1StringView("mixed")) return eightCoresOfTwoKinds();
    if (name == QLatin1StringView("restricted")) return restrictedCores();
    if (name == QLatin1StringView("memory")) return threeSortsOfMemory();
    return name == QLatin1StringView("server") ? twoPackages() : eightPackages();
  }

  void open(const MachineParts& parts, TopologyView::Use use) {
    m_dialog = std::make_unique<TopologyDialog>(use, parts, nullptr);
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
  }

  /// Of CPUs by number, of others by their place among those of the level.
  std::size_t boxOf(TopologyLevel level, int number) const {
    const auto& boxes = view()->picture().boxes;
    int seen = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      if (boxes[i].level != level) continue;
      if (level == TopologyLevel::Cpu ? boxes[i].cpus.front() == number : seen == number) return i;
      ++seen;
    }
    return boxes.size();
  }

  void click(TopologyLevel level, int number, Qt::KeyboardModifiers modifiers = {}) const {
    QTest::mouseClick(view(), Qt::LeftButton, modifiers, view()->placeOf(boxOf(level, number)).center());
  }

  /// Where no box is in it.
  void clickEdge(TopologyLevel level, int number) const {
    QTest::mouseClick(view(), Qt::LeftButton, {},
                      view()->placeOf(boxOf(level, number)).topLeft() + QPoint(2, 2));
  }

  QString text(const char* name) const {
    return m_dialog->findChild<QWidget*>(QString::fromLatin1(name))->property("text").toString();
  }
  QPushButton* button(const char* name) const {
    return m_dialog->findChild<QPushButton*>(QString::fromLatin1(name));
  }

  TopologyView* view() const { return m_dialog->findChild<TopologyView*>(); }

  QFont m_font;
  std::unique_ptr<TopologyDialog> m_dialog;
};

}  // namespace strata::gui

STRATA_GUI_TEST(TopologyViewTest)
#include "tst_topology_view.moc"
