// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the network: letting another machine measure the line to this one.
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qspinbox.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtreeview.h>

#include <optional>
#include <string>
#include <vector>

#include "app/gui/network/responding.h"
#include "app/gui/results/results_model.h"
#include "core/history/history.h"
#include "core/history/series.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_page_fixture.h"
#include "tests/gui/network_samples.h"

namespace strata::gui {

class NetworkRespondingTest : public NetworkPageFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void cleanup() { m_open.reset(); }

  void theCodeIsGroupedForTheEye() {
    QCOMPARE(plain(codeText("042137")), QStringLiteral("042 137"));
    QCOMPARE(plain(addressesToType({{"10.0.0.2", "fd00::7"}, 49001, "042137"}).join(u' ')),
             QStringLiteral("10.0.0.2:49001 [fd00::7]:49001"));
    QCOMPARE(plain(addressesToType({{"10.0.0.2"}, usualPort, "042137"}).join(u' ')),
             QStringLiteral("10.0.0.2"));
  }

  void addressesThatReachNobodyAreLeftOut() {
    const auto toType = [](const std::vector<std::string>& addresses) {
      return plain(addressesToType({addresses, usualPort, "042137"}).join(u' '));
    };
    QCOMPARE(toType({"10.0.0.2", "fd00::7", "fe80::1%eth0", "127.0.0.1", "::1"}),
             QStringLiteral("10.0.0.2 fd00::7"));
    QCOMPARE(toType({"fe90::1%eth0", "feBf::2", "10.0.0.2", "127.1.2.3", "fec0::7"}),
             QStringLiteral("10.0.0.2 fec0::7"));
    QCOMPARE(toType({"169.254.3.4", "127.0.0.1"}), QStringLiteral("169.254.3.4 127.0.0.1"));
  }

  void listeningShowsWhatToType() {
    openPage();
    box("networkBind")->setCurrentIndex(1);
    qobject_cast<QSpinBox*>(probe().widget("networkPort"))->setValue(49005);
    listen();
    QCOMPARE(m_open->fake.responder().begun().back().bind, std::string("192.168.1.7"));
    QCOMPARE(m_open->fake.responder().begun().back().port, std::uint16_t{49005});
    QVERIFY(!m_open->fake.responder().begun().back().code);
    QCOMPARE(plain(probe().text("networkCode")), QStringLiteral("042 137"));
    QCOMPARE(plain(probe().text("networkAddresses")), QStringLiteral("192.168.1.7:49005\n[fd00::7]:49005"));
    QCOMPARE(probe().text("networkStatus"), QStringLiteral("Server is on, waiting for a client."));
    QVERIFY(!probe().widget("networkBind")->isVisible());
    QGuiApplication::clipboard()->clear();
    QTest::mouseClick(button("networkCopyCode"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("042137"));

    QTest::mouseClick(button("networkListen"), Qt::LeftButton);
    QTRY_VERIFY(!m_open->fake.responder().isListening());
    QTRY_COMPARE(button("networkListen")->text(), QStringLiteral("Start server"));
    QVERIFY(!probe().widget("networkCode")->isVisible());
    QVERIFY(probe().widget("networkBind")->isVisible());
  }

  void whoLeadsAndWhatIsMeasuredIsShown() {
    openPage();
    listen();
    FakeResponder& responder = m_open->fake.responder();
    responder.tell({WrongCode{"10.0.0.66", {}}});
    QTRY_COMPARE(status(), QStringLiteral("Server is on, waiting for a client. Wrong code from 10.0.0.66."));
    responder.tell({WrongCode{"10.0.0.66", 60.0}});
    QTRY_VERIFY2(status().endsWith(QStringLiteral("the server blocks new attempts for 60 seconds.")),
                 qPrintable(status()));

    responder.tell({WrongCode{"10.0.0.67", {}, true}});
    QTRY_COMPARE(status(), QStringLiteral("Server is on, waiting for a client. 10.0.0.67 disconnected before "
                                          "sending a code, which counts as a wrong code."));

    const PlannedCell roundTrip = sampleRoundTrip();
    const PlannedCell stream = sampleStream("from", 1);
    responder.tell({LeaderCame{sampleLeader()}});
    QTRY_COMPARE(status(), QStringLiteral("192.168.1.9 measures the network."));
    responder.tell(ledCell(roundTrip));
    const auto told = ledCell(stream);
    responder.tell({told.begin(), told.end() - 1});
    QTRY_COMPARE(status(), QStringLiteral("192.168.1.9 measures the network. Now: Download, 1 stream."));
    QTRY_VERIFY(probe().widget("networkRateChart")->isVisible());
    QTRY_COMPARE(probe().table()->model()->rowCount(), 2);
    QCOMPARE(probe().cell(0, ResultsModel::verdictColumn), QStringLiteral("reliable"));
    QCOMPARE(probe().cell(1, ResultsModel::verdictColumn), QStringLiteral("measuring"));

    responder.tell({told.back(), LeaderGone{ledRun({roundTrip, stream}), {}}});
    QTRY_VERIFY2(status().contains(QStringLiteral("192.168.1.9 finished its network test")),
                 qPrintable(status()));
    QTRY_COMPARE(m_open->fake.ledRuns().size(), std::size_t{1});
    QCOMPARE(probe().cell(1, ResultsModel::verdictColumn), QStringLiteral("reliable"));
    QVERIFY(probe().report().startsWith(QStringLiteral("STRATA")));
    QVERIFY2(probe().status().startsWith(QStringLiteral("Finished in ")), qPrintable(probe().status()));
  }

  void runsAreHeldBackWhileALeaderIsIn() {
    openPage();
    listen();
    m_open->fake.responder().tell({LeaderCame{sampleLeader()}});
    QTRY_VERIFY(status().startsWith(QStringLiteral("192.168.1.9 measures")));
    for (const char* action : {"runProcessor", "runAll"}) {
      probe().action(action)->trigger();
      QTRY_VERIFY(probe().widget("notice")->isVisible());
      QVERIFY2(probe().text("noticeText").startsWith(QStringLiteral("Another machine is measuring")),
               qPrintable(probe().text("noticeText")));
      QCOMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    }
    QCOMPARE(m_open->fake.runsBegun(), 0);
    m_open->fake.responder().tell({LeaderGone{}});
    QTRY_VERIFY2(status().contains(QStringLiteral("disconnected without a test")), qPrintable(status()));
    // What stood against a run does so no more.
    QVERIFY(!probe().widget("notice")->isVisible());
    m_open->measure("runProcessor");
  }

  void nobodyComesInWhileARunGoesOn() {
    openPage();
    listen();
    m_open->fake.holdInStep(0);
    probe().action("runProcessor")->trigger();
    QTRY_VERIFY(m_open->fake.isHolding());
    QTRY_VERIFY(!m_open->fake.responder().isListening());
    probe().choosePage(QStringLiteral("Network"));
    QVERIFY2(status().startsWith(QStringLiteral("Server is paused while this machine measures")),
             qPrintable(status()));
    // What was to be typed stays so.
    QCOMPARE(plain(probe().text("networkCode")), QStringLiteral("042 137"));
    m_open->fake.release();
    m_open->waitForEnd();
    QTRY_VERIFY(m_open->fake.responder().isListening());
    QCOMPARE(m_open->fake.responder().begun().size(), std::size_t{2});
    QCOMPARE(m_open->fake.responder().begun().back().code, std::optional<std::string>("042137"));
    QTRY_COMPARE(status(), QStringLiteral("Server is on, waiting for a client."));
  }

  void pausedListeningCanBeStopped() {
    openPage();
    listen();
    m_open->fake.holdInStep(0);
    probe().action("runProcessor")->trigger();
    QTRY_VERIFY(m_open->fake.isHolding());
    probe().choosePage(QStringLiteral("Network"));
    QTest::mouseClick(button("networkListen"), Qt::LeftButton);
    QVERIFY(status().startsWith(QStringLiteral("Server is off.")));
    m_open->fake.release();
    m_open->waitForEnd();
    QCOMPARE(m_open->fake.responder().begun().size(), std::size_t{1});
    QVERIFY(!m_open->fake.responder().isListening());
  }

  void whyItEndedIsSaid() {
    openPage();
    listen();
    m_open->fake.responder().end(Error{"stopped", {}});
    QTRY_COMPARE(button("networkListen")->text(), QStringLiteral("Start server"));
    QTRY_VERIFY2(status().size() > QStringLiteral("Server is off.").size() &&
                     status().endsWith(QStringLiteral("Server is off.")),
                 qPrintable(status()));
    // The next time begins without a past.
    listen();
    QCOMPARE(status(), QStringLiteral("Server is on, waiting for a client."));
  }

  void whatOthersLedIsInTheHistory() {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("history.sqlite")).toStdString();
    FakeEngine fake;
    Engine engine = fake.engine();
    engine.keepLed = [path](const Run& run) { return keepRun(run, path); };
    WindowContext context;
    context.historyPath = path;
    MainWindow window(engine, context);
    window.look().setLanguage(QStringLiteral("en"));
    window.show();
    WindowProbe probe(window);
    QTRY_VERIFY(probe.widget("panelCell-1-read") != nullptr);
    probe.choosePage(QStringLiteral("Network"));
    qobject_cast<QAbstractButton*>(probe.widget("networkListen"))->click();
    const PlannedCell stream = sampleStream("to", 1);
    fake.responder().tell({LeaderCame{sampleLeader()}});
    fake.responder().tell(ledCell(stream));
    fake.responder().tell({LeaderGone{ledRun({stream}), {}}});
    probe.choosePage(QStringLiteral("History"));
    const auto* table = window.findChild<QTreeView*>(QStringLiteral("historyTable"));
    QTRY_COMPARE(table->model()->rowCount(), 1);
    auto history = History::open(path);
    QVERIFY(history);
    QCOMPARE(history->list()->front().status, RunStatus::Complete);
    QVERIFY(!probe.widget("notice")->isVisible());
  }

  void theWindowCanBeClosedWhileALeaderIsIn() {
    FakeEngine fake;
    const PlannedCell stream = sampleStream("to", 1);
    fake.responder().setGoneAtStop({ledRun({stream}), Reason{"stopped", {}}});
    {
      MainWindow window(fake.engine(), {});
      window.look().setLanguage(QStringLiteral("en"));
      window.show();
      WindowProbe probe(window);
      QTRY_VERIFY(probe.widget("panelCell-1-read") != nullptr);
      probe.choosePage(QStringLiteral("Network"));
      qobject_cast<QAbstractButton*>(probe.widget("networkListen"))->click();
      fake.responder().tell({LeaderCame{sampleLeader()}});
      fake.responder().tell(ledCell(stream));
      QTRY_VERIFY(plain(probe.text("networkStatus")).startsWith(QStringLiteral("192.168.1.9 measures")));
      window.close();
    }
    QVERIFY(!fake.responder().isListening());
    // What it had measured by then is kept.
    QCOMPARE(fake.ledRuns().size(), std::size_t{1});
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(NetworkRespondingTest)
#include "tst_network_responding.moc"
