// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the network: measuring the line from here.
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "app/gui/network/lead_form.h"
#include "app/gui/panel/panel_button.h"
#include "app/gui/results/results_model.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/value_field.h"
#include "core/files/read_file.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_page_fixture.h"

namespace strata::gui {

class NetworkPageTest : public NetworkPageFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void cleanup() { m_open.reset(); }

  void addressesArePartedByCommasAndLines() {
    const auto several =
        addressesFromText(QStringLiteral(" desk.local, 10.0.0.2:49001\n[fe80::1]:5 ;desk.local"));
    QVERIFY(several);
    QCOMPARE(*several,
             (std::vector<NetworkAddress>{{"desk.local", usualPort}, {"10.0.0.2", 49001}, {"fe80::1", 5}}));
    const auto bad = addressesFromText(QStringLiteral("desk.local, desk:99999"));
    QVERIFY(!bad);
    QCOMPARE(bad.error().id, std::string("bad-address"));
    QVERIFY(addressesFromText(QStringLiteral("  "))->empty());
  }

  void codesMayHaveBlanksAndDigitsOfAnyScript() {
    QCOMPARE(codesFromText(QStringLiteral("123 456, 654-321")),
             (std::vector<std::string>{"123456", "654321"}));
    QCOMPARE(codesFromText(QStringLiteral("١٢٣ ٤٥٦،٠٠٠٠٠٧")), (std::vector<std::string>{"123456", "000007"}));
    QCOMPARE(codesFromText(QStringLiteral("12a")), (std::vector<std::string>{"12a"}));
    QVERIFY(codesFromText(QString()).empty());
  }

  void nothingIsComplainedOfBeforeSomebodyAsks() {
    openPage();
    QVERIFY(!probe().widget("notice")->isVisible());
    QVERIFY2(probe().text("emptySentence").startsWith(QStringLiteral("Type the address")),
             qPrintable(probe().text("emptySentence")));
    QVERIFY2(probe().text("networkStatus").startsWith(QStringLiteral("Server is off.")),
             qPrintable(probe().text("networkStatus")));
    QVERIFY(!probe().widget("networkCode")->isVisible());
    QVERIFY(m_open->fake.responder().begun().empty());
    // What the page before would have run is not what this one would.
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QCOMPARE(probe().text("details"), QString());
  }

  // There were two of the name Run, of which each did the same.
  void oneButtonRuns() {
    openPage();
    int named = 0;
    for (const auto* one : m_open->window.findChildren<QAbstractButton*>())
      named += one->isVisible() && one->text() == QStringLiteral("Run") ? 1 : 0;
    QCOMPARE(named, 1);
    // A code that is typed is followed by Enter.
    type("desk.local", "123456");
    const int before = m_open->fake.runsEnded();
    QTest::keyClick(probe().widget("networkCodes"), Qt::Key_Return);
    QTRY_COMPARE(m_open->fake.runsEnded(), before + 1);
    m_open->waitForEnd();
  }

  void whatLacksIsSaidWhenItIsToRun() {
    openPage();
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QVERIFY(probe().widget("networkProblem")->isVisible());
    QVERIFY(probe().text("networkProblem").startsWith(QStringLiteral("Type the address")));
    type("desk.local", "12");
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QCOMPARE(probe().text("networkProblem"), QStringLiteral("A code has six digits."));
    type("desk.local, other.local, third.local", "123456, 654321");
    probe().action("runNetwork")->trigger();
    QVERIFY(probe().text("networkProblem").startsWith(QStringLiteral("Type one code for all")));
    type("desk.local:0", "123456");
    probe().action("runNetwork")->trigger();
    QVERIFY(!probe().text("networkProblem").isEmpty());
    QVERIFY(!probe().text("networkProblem").startsWith(QStringLiteral("Type one code")));
    QCOMPARE(m_open->fake.runsBegun(), 0);
    QVERIFY(!probe().widget("notice")->isVisible());
    // It goes by itself when nothing lacks any more.
    type("desk.local", "123 456");
    QVERIFY(!probe().widget("networkProblem")->isVisible());
    QTRY_VERIFY(probe().text("details").contains(QStringLiteral("about")));
  }

  // The sentence stood twice, in a banner that moved the page and in its middle, and no field was marked.
  void whatLacksIsSaidOnceAndItsFieldIsMarked() {
    openPage();
    auto* codes = qobject_cast<ValueField*>(probe().widget("networkCodes"));
    auto* peers = qobject_cast<ValueField*>(box("networkPeers")->lineEdit());
    QVERIFY(codes != nullptr && peers != nullptr);
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QVERIFY(peers->isMarked());
    QVERIFY(!codes->isMarked());
    QVERIFY(box("networkPeers")->hasFocus());
    type("desk.local", "");
    QVERIFY(!peers->isMarked());
    const QString sentence = QStringLiteral("Type the six-digit code that the server shows.");
    // While somebody types, nothing is complained of.
    QVERIFY(!probe().widget("networkProblem")->isVisible());
    QCOMPARE(probe().text("emptySentence"), sentence);
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QCOMPARE(probe().text("networkProblem"), sentence);
    QVERIFY(probe().text("emptySentence") != sentence);
    QVERIFY(!probe().widget("notice")->isVisible());
    QVERIFY(codes->isMarked());
    QVERIFY(codes->hasFocus());
    QCOMPARE(codes->accessibleDescription(), sentence);
    QTest::keyClicks(codes, QStringLiteral("1"));
    QVERIFY(!codes->isMarked());
    QVERIFY(codes->accessibleDescription().isEmpty());
    QVERIFY(!probe().widget("networkProblem")->isVisible());
  }

  void whatIsTypedIsMeasured() {
    openPage();
    type("desk.local, 10.0.0.2:49001", "123 456, 654321");
    box("networkStreams")->setCurrentIndex(box("networkStreams")->findData(2));
    emit box("networkStreams")->activated(box("networkStreams")->currentIndex());
    qobject_cast<QCheckBox*>(probe().widget("networkDirection-both"))->setChecked(false);
    m_open->measure(probe().runButton());
    const Plan plan = *m_open->fake.lastPlan();
    QCOMPARE(plan.peers.size(), std::size_t{2});
    QCOMPARE(plan.peers[0].code, std::string("123456"));
    QCOMPARE(plan.peers[1].address, (NetworkAddress{"10.0.0.2", 49001}));
    QCOMPARE(plan.peers[1].code, std::string("654321"));
    // Each alone, then both together.
    QCOMPARE(plan.steps.size(), std::size_t{3});
    int streams = 0;
    for (const PlannedCell& cell : plan.steps[2].cells) {
      QVERIFY(cell.parameters.direction != "both");
      streams += cell.kernel == "network-stream" ? 1 : 0;
    }
    QCOMPARE(streams, 4);  // 1 and 2, each way
  }

  void addressesAreKeptAndCodesAreNot() {
    QTemporaryDir folder;
    WindowContext context;
    context.settingsPath = folder.filePath(QStringLiteral("settings.json")).toStdString();
    openPage(context);
    type("desk.local", "271 828");
    m_open->measure(probe().runButton());
    const auto kept = readFile(context.settingsPath, Bytes{1'000'000});
    QVERIFY(kept);
    QVERIFY2(kept->find("desk.local") != std::string::npos, kept->c_str());
    QVERIFY2(kept->find("271828") == std::string::npos, kept->c_str());
    QVERIFY2(kept->find("271 828") == std::string::npos, kept->c_str());
    QVERIFY(box("networkPeers")->findText(QStringLiteral("desk.local")) >= 0);
    QVERIFY(!probe().report().contains(QStringLiteral("271828")));
    // A preset knows nothing of other machines.
    probe().action("preset-quick")->trigger();
    QCOMPARE(box("networkPeers")->currentText(), QStringLiteral("desk.local"));
  }

  void theReturnKeyInTheCodeRuns() {
    openPage();
    type("desk.local", "123456");
    QWidget* code = probe().widget("networkCodes");
    code->setFocus();
    QTest::keyClick(code, Qt::Key_Return);
    QTRY_COMPARE(m_open->fake.runsEnded(), 1);
    m_open->waitForEnd();
  }

  void figuresAreShownWithTheirVerdicts() {
    openPage();
    type("desk.local", "123456");
    m_open->measure(probe().runButton());
    QVERIFY(probe().widget("networkBarsChart")->isVisible());
    QCOMPARE(probe().cell(0, ResultsModel::testColumn), QStringLiteral("RTT"));
    QCOMPARE(probe().cell(0, ResultsModel::figureColumn), QStringLiteral("182 µs"));
    QCOMPARE(probe().cell(1, ResultsModel::testColumn), QStringLiteral("32 KiB: Chunk upload"));
    QCOMPARE(probe().cell(12, ResultsModel::testColumn), QStringLiteral("32 KiB: Chunk download"));
    QCOMPARE(probe().cell(23, ResultsModel::testColumn), QStringLiteral("Upload, 1 stream"));
    QCOMPARE(probe().cell(23, ResultsModel::figureColumn), QStringLiteral("0.940 Gbit/s"));
    QCOMPARE(probe().cell(23, ResultsModel::limitColumn), QStringLiteral("94 %"));
    QCOMPARE(probe().cell(23, ResultsModel::verdictColumn), QStringLiteral("reliable"));
    QCOMPARE(probe().cell(26, ResultsModel::testColumn), QStringLiteral("RTT under load, upload"));
    QVERIFY(probe().report().startsWith(QStringLiteral("STRATA")));
  }

  void theOverviewHasTheLine() {
    openPage();
    type("desk.local", "123456");
    m_open->measure(probe().runButton());
    probe().choosePage(QStringLiteral("Overview"));
    QTRY_VERIFY(button("panelCell--2-read") != nullptr);
    QCOMPARE(probe().text("panelCell--2-read"), QStringLiteral("0.931"));
    QVERIFY(button("panelCell--2-read")->accessibleName().contains(QStringLiteral("0.931 Gbit/s")));
    QCOMPARE(probe().text("panelCell--2-write"), QStringLiteral("0.940"));
    QCOMPARE(probe().text("panelCell--2-latency"), QStringLiteral("182"));
    // It needs an address and a code: where they are typed.
    QTest::mouseClick(button("panelCell--2-read"), Qt::LeftButton);
    QCOMPARE(probe().page(), QStringLiteral("Network"));
    QCOMPARE(m_open->fake.runsBegun(), 1);
  }

  void whatIsMeasuredHasTheChart() {
    m_open = std::make_unique<OpenWindow>();
    m_open->fake.setProgressPerStep(10);
    m_open->fake.holdInStep(0);
    probe().choosePage(QStringLiteral("Network"));
    type("desk.local", "123456");
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_VERIFY(m_open->fake.isHolding());
    // Half of 18 cells: the chunks.
    QTRY_VERIFY(probe().widget("networkChunksChart")->isVisible());
    // One cell after another is measured; the grades come at the end.
    QTRY_COMPARE(probe().cell(0, ResultsModel::verdictColumn), QStringLiteral("measured"));
    QCOMPARE(probe().cell(probe().table()->model()->rowCount() - 1, ResultsModel::verdictColumn),
             QStringLiteral("waiting"));
    m_open->fake.release();
    m_open->waitForEnd();
    QTRY_VERIFY(probe().widget("networkBarsChart")->isVisible());
  }

  void theEngineMayRefuse() {
    openPage();
    type("desk.local", "123456");
    m_open->fake.refuse(Reason{"nothing-selected", {}});
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QCOMPARE(m_open->fake.runsBegun(), 0);
  }

  void whyALineCouldNotBeMeasuredIsSaidAtOnce() {
    const Error why{"file-in-use", {{"path", std::string("the line")}}};
    FakeEngine fake;
    Engine engine = fake.engine();
    std::atomic<bool> fails = false;
    engine.run = [why, &fails, measure = engine.run](const Plan& plan, const Machine& machine,
                                                     const RunKeeper::Given& given, const EventSink& sink,
                                                     const std::stop_token& stop) {
      EndedRun ended = measure(plan, machine, given, sink, stop);
      if (!fails) return ended;
      ended.run.status = RunStatus::Failed;
      bool first = true;
      for (CellResult& result : ended.run.results) {
        if (std::exchange(first, false))
          result.outcome = Failed{why};
        else
          result.outcome = Skipped{Reason{"row-not-reached", {}}};
      }
      return ended;
    };
    MainWindow window(engine, {});
    window.look().setLanguage(QStringLiteral("en"));
    window.show();
    WindowProbe probe(window);
    QTRY_VERIFY(probe.widget("panelCell-1-read") != nullptr);
    probe.choosePage(QStringLiteral("Network"));
    qobject_cast<QComboBox*>(probe.widget("networkPeers"))->setEditText(QStringLiteral("desk.local"));
    qobject_cast<QLineEdit*>(probe.widget("networkCodes"))->setText(QStringLiteral("123456"));
    const auto measure = [&] {
      const int before = fake.runsEnded();
      probe.runButton()->click();
      QTRY_COMPARE(fake.runsEnded(), before + 1);
      QTRY_COMPARE(probe.runButton()->text(), QStringLiteral("Run"));
    };
    measure();
    QCOMPARE(probe.cell(23, ResultsModel::figureColumn), QStringLiteral("0.940 Gbit/s"));
    const QString report = probe.report();
    fails = true;
    measure();
    QTRY_VERIFY(probe.widget("networkProblem")->isVisible());
    QCOMPARE(probe.text("networkProblem"), reasonText(why));
    QVERIFY(!probe.widget("notice")->isVisible());
    // What was measured before is still there, and of what was not there is nothing.
    QCOMPARE(probe.cell(23, ResultsModel::figureColumn), QStringLiteral("0.940 Gbit/s"));
    QVERIFY(probe.widget("networkBarsChart")->isVisible());
    QCOMPARE(probe.report(), report);
    QCOMPARE(probe.status(), QStringLiteral("Not measured."));
    // What the head then forecasts does not take it away.
    QTRY_VERIFY(probe.text("details").contains(QStringLiteral("about")));
    QVERIFY(probe.widget("networkProblem")->isVisible());
    // Somebody does what it says.
    qobject_cast<QLineEdit*>(probe.widget("networkCodes"))->setText(QStringLiteral("654321"));
    QVERIFY(!probe.widget("networkProblem")->isVisible());
  }

  // A machine measures its memory on the way to 127.0.0.1, or to an address of its own.
  void aConnectionWithinThisComputerIsCalledThat() {
    for (const char* id : {"network-loopback", "network-same-host", ""}) {
      FakeEngine fake;
      Engine engine = fake.engine();
      engine.run = [id, measure = engine.run](const Plan& plan, const Machine& machine,
                                              const RunKeeper::Given& given, const EventSink& sink,
                                              const std::stop_token& stop) {
        const auto within = [id](std::vector<CellResult>& results) {
          for (CellResult& result : results)
            if (Measured* measured = measuredOf(&result); measured != nullptr && *id != 0)
              measured->verdict.reasons.push_back({id, {}});
        };
        EndedRun ended = measure(
            plan, machine, given,
            [&](const Event& event) {
              Event told = event;
              if (auto* finished = std::get_if<StepFinished>(&told)) within(finished->results);
              sink(told);
            },
            stop);
        within(ended.run.results);
        return ended;
      };
      MainWindow window(engine, {});
      window.look().setLanguage(QStringLiteral("en"));
      window.show();
      const WindowProbe probe(window);
      QTRY_VERIFY(probe.widget("panelCell-1-read") != nullptr);
      probe.choosePage(QStringLiteral("Network"));
      qobject_cast<QComboBox*>(probe.widget("networkPeers"))->setEditText(QStringLiteral("127.0.0.1"));
      qobject_cast<QLineEdit*>(probe.widget("networkCodes"))->setText(QStringLiteral("123456"));
      probe.runButton()->click();
      QTRY_COMPARE(fake.runsEnded(), 1);
      QTRY_COMPARE(probe.runButton()->text(), QStringLiteral("Run"));
      QCOMPARE(probe.widget("networkWithin")->isVisible(), *id != 0);
      probe.choosePage(QStringLiteral("Overview"));
      const auto* network = qobject_cast<PanelButton*>(probe.widget("panelLevel--2"));
      QVERIFY(network != nullptr);
      QCOMPARE(network->face().caption,
               *id != 0 ? QStringLiteral("within this computer") : QStringLiteral("to another machine"));
    }
  }

  void theFormsFoldWhereThereIsLittleRoom() {
    openPage();
    QWidget* lead = probe().widget("leadForm");
    QWidget* respond = probe().widget("respondForm");
    QTRY_COMPARE(lead->y(), respond->y());
    m_open->window.resize(640, 860);
    QTRY_VERIFY(respond->y() >= lead->geometry().bottom());
    m_open->window.resize(1180, 860);
    QTRY_COMPARE(lead->y(), respond->y());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(NetworkPageTest)
#include "tst_network_page.moc"
