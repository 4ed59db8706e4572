// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/engine_thread.h"

#include <QtCore/qthread.h>
#include <QtTest/qtest.h>

#include <algorithm>
#include <atomic>
#include <latch>
#include <string>
#include <thread>
#include <vector>

#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

/// Writes down what a thread tells, in order.
class Listener : public QObject {
 public:
  explicit Listener(EngineThread& engine) {
    connect(&engine, &EngineThread::machineKnown, this, [this] { note("machine"); });
    connect(&engine, &EngineThread::forecastMade, this, [this] { note("forecast"); });
    connect(&engine, &EngineThread::forecastRefused, this,
            [this](EngineThread::Asker, const Reason& reason) { note("forecast refused " + reason.id); });
    connect(&engine, &EngineThread::refused, this,
            [this](const Reason& reason) { note("refused " + reason.id); });
    connect(&engine, &EngineThread::heldBack, this, [this] { note("held back"); });
    connect(&engine, &EngineThread::started, this, [this](const auto& plan) {
      note(plan->steps.front().group == TestGroup::Memory ? "started memory" : "started");
    });
    connect(&engine, &EngineThread::stepStarted, this,
            [this](std::size_t step) { note("step " + std::to_string(step)); });
    connect(&engine, &EngineThread::progressed, this, [this] { note("progress"); });
    connect(&engine, &EngineThread::stepFinished, this, [this](const StepFinished& finished) {
      note("results " + std::to_string(finished.results.size()));
    });
    connect(&engine, &EngineThread::finished, this, [this](const auto& run) {
      note(run->status == RunStatus::Stopped ? "stopped" : "complete");
      runs.push_back(*run);
    });
    connect(&engine, &EngineThread::runningChanged, this,
            [this](bool running) { note(running ? "running" : "idle"); });
  }

  std::vector<std::string> heard;
  std::vector<Run> runs;

 private:
  void note(std::string what) {
    // A signal on another thread than the window's would be a race in every receiver.
    QCOMPARE(QThread::currentThread(), thread());
    heard.push_back(std::move(what));
  }
};

using Words = std::vector<std::string>;

}  // namespace

class EngineThreadTest : public QObject {
  Q_OBJECT

 private slots:
  void tellsARunInOrder() {
    FakeEngine fake;
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QVERIFY(engine.isRunning());
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(listener.heard, (Words{"running", "machine", "started", "step 0", "progress", "progress",
                                    "results 2", "complete", "idle"}));
    QCOMPARE(listener.runs.front().results.size(), std::size_t{2});
  }

  void examinesTheMachineOnce() {
    FakeEngine fake;
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.forecast(EngineThread::Asker::Head, {Settings{}, Selection{}});
    QTRY_COMPARE(listener.heard, (Words{"machine", "forecast"}));
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.machinesExamined(), 1);
  }

  void measuresTheLastLevelAgain() {
    FakeEngine fake;
    Engine functions = fake.engine();
    functions.measureLastLevel = [good = functions.examine](const ProbeProgress& progress,
                                                            const std::stop_token& stop) {
      progress(0.5);
      auto machine = good(stop);
      machine->usableLastLevel = 3_MiB;
      return machine;
    };
    EngineThread engine(functions);
    Listener listener(engine);
    std::optional<Bytes> usable;
    double fraction = 0;
    bool ended = false;
    connect(&engine, &EngineThread::machineKnown, this,
            [&](const Machine& machine) { usable = machine.usableLastLevel; });
    connect(&engine, &EngineThread::probeProgressed, this, [&](double now) { fraction = now; });
    connect(&engine, &EngineThread::probeEnded, this, [&] { ended = true; });
    engine.forecast(EngineThread::Asker::Head, {Settings{}, Selection{}});
    QTRY_COMPARE(listener.heard, (Words{"machine", "forecast"}));
    engine.measureLastLevel();
    QTRY_VERIFY(ended);
    QCOMPARE(fraction, 0.5);
    QVERIFY(usable == 3_MiB);
    // What comes after it goes by the new answer.
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(listener.runs.size(), std::size_t{1});
  }

  void aRunNeedNotWaitForTheLastLevel() {
    FakeEngine fake;
    Engine functions = fake.engine();
    std::atomic<bool> begun = false;
    functions.measureLastLevel = [&begun](const ProbeProgress&,
                                          const std::stop_token& stop) -> Result<Machine> {
      begun = true;
      while (!stop.stop_requested()) QThread::msleep(1);
      return Error{"stopped", {}};
    };
    EngineThread engine(functions);
    Listener listener(engine);
    engine.measureLastLevel();
    QTRY_VERIFY(begun);
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.runsEnded(), 1);
  }

  void looksAgainAfterAFailedExamination() {
    FakeEngine fake;
    Engine functions = fake.engine();
    int examined = 0;
    functions.examine = [&examined,
                         good = functions.examine](const std::stop_token& stop) -> Result<Machine> {
      if (++examined == 1) return Error{"topology-failed", {}};
      return good(stop);
    };
    EngineThread engine(functions);
    Listener listener(engine);
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(listener.heard, (Words{"running", "refused topology-failed", "idle"}));
    QCOMPARE(fake.runsBegun(), 0);
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.runsEnded(), 1);
  }

  void aGateHoldsRunsBack() {
    FakeEngine fake;
    EngineThread engine(fake.engine());
    Listener listener(engine);
    bool open = false;
    engine.setGate([&open] { return open; });
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QVERIFY(!engine.isRunning());
    QVERIFY(listener.heard.empty());  // later, as all that comes of a start
    QTRY_COMPARE(listener.heard, (Words{"held back", "idle"}));
    QCOMPARE(fake.runsBegun(), 0);
    open = true;
    engine.start(Request{Settings{}, only(TestGroup::Disk)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.runsEnded(), 1);
  }

  void stopKeepsWhatThereIs() {
    FakeEngine fake;
    fake.holdInStep(1);
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.start(Request{Settings{}, Selection{}});
    QTRY_VERIFY(fake.isHolding());
    engine.stop();
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(listener.runs.size(), std::size_t{1});
    QCOMPARE(listener.runs.front().status, RunStatus::Stopped);
    QCOMPARE(listener.runs.front().results.size(), std::size_t{2});
  }

  void stopBeforeTheRunBeginsRunsNothing() {
    FakeEngine fake;
    Engine functions = fake.engine();
    std::latch examining(1);
    std::latch stopped(1);
    functions.examine = [&, examine = functions.examine](const std::stop_token& stop) {
      examining.count_down();
      stopped.wait();
      return examine(stop);
    };
    EngineThread engine(functions);
    Listener listener(engine);
    engine.start(Request{Settings{}, Selection{}});
    examining.wait();
    engine.stop();
    stopped.count_down();
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.runsBegun(), 0);
    QCOMPARE(listener.heard, (Words{"running", "machine", "idle"}));
  }

  void anExaminationThatWasStoppedIsNoRefusal() {
    FakeEngine fake;
    Engine functions = fake.engine();
    functions.examine = [](const std::stop_token& stop) -> Result<Machine> {
      while (!stop.stop_requested()) std::this_thread::yield();
      return Error{"stopped", {}};
    };
    EngineThread engine(functions);
    Listener listener(engine);
    engine.start(Request{Settings{}, Selection{}});
    engine.stop();
    QTRY_VERIFY(!engine.isRunning());
    QVERIFY(std::find(listener.heard.begin(), listener.heard.end(), "refused stopped") ==
            listener.heard.end());
  }

  void anotherStartStopsTheFirstRunAndWaitsForItsEnd() {
    FakeEngine fake;
    fake.holdInStep(0);
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QTRY_VERIFY(fake.isHolding());
    fake.holdInStep(99);
    engine.start(Request{Settings{}, only(TestGroup::Memory)});
    QVERIFY(engine.isRunning());
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.mostRunsAtOnce(), 1);
    QCOMPARE(fake.runKinds().size(), std::size_t{2});
    QCOMPARE(fake.runKinds()[1].front(), TestGroup::Memory);
    // One "idle" at the very end: between the two runs the window stays in its running state.
    const Words& heard = listener.heard;
    QCOMPARE(std::count(heard.begin(), heard.end(), "idle"), 1);
    QCOMPARE(heard.back(), std::string("idle"));
    const auto stopped = std::find(heard.begin(), heard.end(), "stopped");
    const auto memory = std::find(heard.begin(), heard.end(), "started memory");
    QVERIFY(stopped < memory);
    QVERIFY(memory != heard.end());
  }

  void aSeriesInWhosePlaceAnotherCameTellsNobodyOfItsEnd() {
    FakeEngine fake;
    fake.holdInStep(0);
    EngineThread engine(fake.engine());
    std::vector<std::size_t> ended;
    connect(&engine, &EngineThread::seriesFinished, this,
            [&ended](const auto& sides) { ended.push_back(sides->front().size()); });
    const SeriesRequest::Side side{{Settings{}, only(TestGroup::Processor)}, "the same"};
    engine.start(SeriesRequest{side, {}, 3});
    QTRY_VERIFY(fake.isHolding());
    fake.holdInStep(99);
    engine.start(SeriesRequest{side, {}, 2});
    QTRY_VERIFY(!engine.isRunning());
    QTRY_COMPARE(ended.size(), std::size_t{1});
    QCOMPARE(ended.front(), std::size_t{2});
  }

  void ofManyStartsOnlyTheLastIsCarriedOut() {
    FakeEngine fake;
    fake.holdInStep(0);
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QTRY_VERIFY(fake.isHolding());
    fake.holdInStep(99);
    for (int i = 0; i < 20; ++i) engine.start(Request{Settings{}, only(TestGroup::Disk)});
    engine.start(Request{Settings{}, only(TestGroup::Memory)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.mostRunsAtOnce(), 1);
    QCOMPARE(fake.runKinds().back().front(), TestGroup::Memory);
    QCOMPARE(listener.runs.back().status, RunStatus::Complete);
    QCOMPARE(listener.runs.front().status, RunStatus::Stopped);
  }

  void aForecastNeverDisturbsARun() {
    FakeEngine fake;
    fake.holdInStep(0);
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QTRY_VERIFY(fake.isHolding());
    engine.forecast(EngineThread::Asker::Setup, {Settings{}, only(TestGroup::Disk)});
    QTRY_COMPARE(listener.heard.back(), std::string("forecast"));
    QVERIFY(fake.isHolding());
    fake.release();
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(listener.runs.front().status, RunStatus::Complete);
  }

  void eachAskerIsAnswered() {
    FakeEngine fake;
    EngineThread engine(fake.engine());
    QList<EngineThread::Asker> answered;
    connect(&engine, &EngineThread::forecastMade, this,
            [&](EngineThread::Asker asker) { answered.append(asker); });
    engine.forecast(EngineThread::Asker::Head, {Settings{}, only(TestGroup::Disk)});
    engine.forecast(EngineThread::Asker::Setup, {Settings{}, only(TestGroup::Memory)});
    QTRY_COMPARE(answered.size(), 2);
    QVERIFY(answered.contains(EngineThread::Asker::Head));
    QVERIFY(answered.contains(EngineThread::Asker::Setup));
    QCOMPARE(fake.machinesExamined(), 1);
  }

  void nobodyWaitsForTheQuestionOfAnother() {
    FakeEngine fake;
    EngineThread engine(fake.engine());
    QList<EngineThread::Asker> answered;
    connect(&engine, &EngineThread::forecastMade, this,
            [&](EngineThread::Asker asker) { answered.append(asker); });
    for (const auto asker :
         {EngineThread::Asker::Sweep, EngineThread::Asker::Setup, EngineThread::Asker::Head}) {
      engine.forecast(asker, {Settings{}, only(TestGroup::Disk)});
      QTRY_VERIFY(answered.contains(asker));
    }
  }

  void refusalRunsNothing() {
    FakeEngine fake;
    fake.refuse(Reason{"nothing-selected", {}});
    EngineThread engine(fake.engine());
    Listener listener(engine);
    engine.forecast(EngineThread::Asker::Head, {Settings{}, Selection{}});
    QTRY_COMPARE(listener.heard, (Words{"machine", "forecast refused nothing-selected"}));
    engine.start(Request{Settings{}, Selection{}});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(listener.heard.back(), std::string("idle"));
    QCOMPARE(listener.heard[listener.heard.size() - 2], std::string("refused nothing-selected"));
    QCOMPARE(fake.runsBegun(), 0);
  }

  void theWindowKeepsOffMeasuredCpusWhileItRuns() {
    FakeEngine fake;
    fake.holdInStep(0);
    EngineThread engine(fake.engine());
    engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QTRY_VERIFY(!fake.bindings().empty());
    QCOMPARE(fake.bindings(), (std::vector<std::vector<int>>{{1}}));
    fake.release();
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.bindings(), (std::vector<std::vector<int>>{{1}, {0, 1}}));
  }

  void withoutASpareCpuTheWindowStaysWhereItIs() {
    FakeEngine fake;
    EngineThread engine(fake.engine());
    Settings settings;
    settings.threads = 2;
    engine.start(Request{settings, only(TestGroup::Processor)});
    QTRY_VERIFY(!engine.isRunning());
    QCOMPARE(fake.runsEnded(), 1);
    QVERIFY(fake.bindings().empty());
  }

  void endsWhileARunIsInProgress() {
    FakeEngine fake;
    fake.holdInStep(0);
    {
      EngineThread engine(fake.engine());
      engine.start(Request{Settings{}, Selection{}});
      QTRY_VERIFY(fake.isHolding());
    }
    QCOMPARE(fake.runsBegun(), 1);
    QCOMPARE(fake.runsEnded(), 1);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(EngineThreadTest)
#include "tst_engine_thread.moc"
