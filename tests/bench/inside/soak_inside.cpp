// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the real engine on a clock that runs as fast as it can, for ./dev bench soak:
//
//     soak_inside HISTORY RUNS HOURS INTERRUPTIONS
//
// The program fills the history with RUNS short runs while the window shows them, measures for HOURS hours of
// the simulated clock with the window's Run, and stops INTERRUPTIONS runs at random moments with its Stop.
// The history keeps all of them. At the begin, the quarters and the end of each part, a line goes to
// standard output, with tabs between its fields: the part, how much of it is done, resident KiB, threads,
// descriptors, runs listed.
#include <QtCore/qcoreapplication.h>
#include <QtCore/qeventloop.h>
#include <QtCore/qtimer.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtreeview.h>
#include <malloc.h>

#include <atomic>
#include <cstdio>
#include <functional>
#include <random>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "app/gui/pages/page.h"
#include "app/gui/run/engine.h"
#include "app/gui/window/main_window.h"
#include "core/base/uuid.h"
#include "core/engine/runner.h"
#include "core/history/history.h"
#include "core/history/run_keeper.h"
#include "core/model/this_program.h"
#include "core/plan/plan.h"
#include "tests/support/fake_host.h"
#include "tests/support/interruption.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

constexpr int quarters = 4;
constexpr double secondsOfHour = 3600;

void waitUntil(const std::function<bool()>& isTrue) {
  while (!isTrue()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
}

/// A host that gives each run an id of its own.
class SoakHost : public test::FakeHost {
 public:
  SoakHost() : FakeHost(test::Scenario()) {}
  std::string uuid() override { return randomUuid(); }
};

/// A run of a few cells, as most runs are.
Run shortRun(int index) {
  Run run = classicRun();
  run.results.resize(2);
  run.id = run.series = randomUuid();
  char started[32];
  std::snprintf(started, sizeof started, "20%02d-%02d-%02dT%02d:%02d:00Z", 10 + index / 7000 % 16,
                1 + index / 28 % 12, 1 + index % 28, index % 24, index / 24 % 60);
  run.started = started;
  return run;
}

class Soak {
 public:
  explicit Soak(std::string history)
      : m_history(std::move(history)), m_machine(test::plainMachine(4)), m_window(engine(), context()) {
    m_window.resize(1280, 900);
    m_window.show();
    waitUntil([this] { return m_isKnown.load(); });
  }

  /// Adds runs while the window shows the history page.
  bool fill(int count) {
    choosePage(Page::History);
    auto history = History::open(m_history);
    if (!history) return false;
    inQuarters("runs", count, [&](int from, int to) {
      constexpr int atOnce = 500;
      for (int index = from; index < to;) {
        std::vector<Run> runs;
        for (; index < to && static_cast<int>(runs.size()) < atOnce; ++index) runs.push_back(shortRun(index));
        if (!history->add(runs)) std::fputs("runs were not kept\n", stderr);
        QCoreApplication::processEvents();
      }
      // The page reads the history again when it is chosen.
      choosePage(Page::Overview);
      choosePage(Page::History);
      waitUntil([&] { return listed() == to; });
    });
    choosePage(Page::Overview);
    return true;
  }

  void measure(int hours) {
    choosePage(Page::Memory);
    inQuarters("hours", hours * quarters, [&](int, int to) {
      while (m_seconds < to * secondsOfHour / quarters) {
        begin("runMemory");
        waitForEnd();
      }
    });
  }

  void interrupt(int count) {
    // Quick runs are used; a complete one counts the pieces of work in which a run can be stopped.
    m_window.findChild<QAction*>(QStringLiteral("preset-quick"))->trigger();
    begin("runMemory");
    waitForEnd();
    std::minstd_rand random(7);
    std::uniform_int_distribution<std::uint64_t> moment(1, std::max<std::uint64_t>(m_workOfRun, 2) - 1);
    auto* stop = m_window.findChild<QAction*>(QStringLiteral("stop"));
    inQuarters("interruptions", count, [&](int from, int to) {
      for (int index = from; index < to; ++index) {
        m_holdAt = moment(random);
        begin("runMemory");
        waitUntil([this] { return m_isHeld || isIdle(); });
        stop->trigger();
        waitForEnd();
      }
      m_holdAt = 0;
    });
  }

 private:
  WindowContext context() const {
    WindowContext context;
    context.historyPath = m_history;
    // Each run takes two minutes, in samples of the greatest length.
    context.settings.stopWhenPrecise = false;
    context.settings.memorySeconds = 60;
    context.settings.regions = {64_MiB, 256_MiB};
    return context;
  }

  Engine engine() {
    Engine engine;
    engine.examine = [this](const std::stop_token&) -> Result<Machine> {
      m_isKnown = true;
      return m_machine;
    };
    engine.plan = [](const Request& request, const Machine& machine, const std::stop_token&) {
      return makePlan(request, machine, {test::plainFolder()});
    };
    engine.run = [this](const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                        const EventSink& sink, const std::stop_token& stop) {
      SoakHost host;
      m_work = 0;
      host.onWork = [&](double) {
        if (++m_work != m_holdAt) return;
        m_isHeld = true;
        while (!stop.stop_requested()) std::this_thread::yield();
      };
      RunKeeper keeper(m_history, given, stop);
      // The simulated seconds pass in a few milliseconds, so progress is reported only as often as the window
      // can draw.
      constexpr int drawn = 40;
      int progress = 0;
      EndedRun ended(execute(
          plan, machine, host,
          [&](const Event& event) {
            keeper.show(event);
            if (!std::holds_alternative<Progress>(event) || progress++ % drawn == 0) sink(event);
          },
          stop));
      ended.notKept = keeper.finish(ended.run);
      if (ended.notKept) std::fprintf(stderr, "not kept: %s\n", ended.notKept->id.c_str());
      m_seconds = m_seconds + host.seconds();
      m_workOfRun = m_work.load();
      return ended;
    };
    engine.keepThisThreadOn = [](const std::vector<int>&) {};
    engine.program = thisProgram();
    return engine;
  }

  void choosePage(Page page) {
    m_window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(static_cast<int>(page));
  }

  int listed() const {
    const auto* table = m_window.findChild<QTreeView*>(QStringLiteral("historyTable"));
    return table->model()->rowCount();
  }

  void begin(const char* action) {
    m_isHeld = false;
    m_window.findChild<QAction*>(QString::fromLatin1(action))->trigger();
    waitUntil([this] { return !isIdle(); });
  }

  void waitForEnd() {
    waitUntil([this] { return isIdle(); });
  }

  bool isIdle() const {
    return m_window.findChild<QPushButton*>(QStringLiteral("runButton"))->text() == QStringLiteral("Run");
  }

  /// Prints the state before the first of `count` and after each quarter of them.
  void inQuarters(const char* what, int count, const std::function<void(int from, int to)>& act) {
    tell(what, 0);
    for (int quarter = 0; quarter < quarters; ++quarter) {
      act(count * quarter / quarters, count * (quarter + 1) / quarters);
      tell(what, count * (quarter + 1) / quarters);
    }
  }

  void tell(const char* what, int done) {
    // Pending events of other threads are processed and unused memory is returned first: both would look like
    // growth.
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    malloc_trim(0);
    const test::ProcessState state = test::stateOfThisProcess();
    std::printf("%s\t%d\t%ld\t%d\t%d\t%d\t%.0f\n", what, done, state.residentKiB, state.threads,
                state.descriptors, listed(), m_seconds.load());
    std::fflush(stdout);
  }

  const std::string m_history;
  const Machine m_machine;
  std::atomic<bool> m_isKnown = false;
  std::atomic<std::uint64_t> m_work = 0;    ///< pieces of work that the run has done
  std::atomic<std::uint64_t> m_holdAt = 0;  ///< the piece at which the run waits to be stopped; 0: none
  std::atomic<std::uint64_t> m_workOfRun = 0;
  std::atomic<bool> m_isHeld = false;
  std::atomic<double> m_seconds = 0;  ///< seconds of the simulated clock, in all runs
  MainWindow m_window;                // last: its engine's thread uses all of the above
};

}  // namespace

}  // namespace strata::gui

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() != 5) {
    std::fputs("usage: soak_inside HISTORY RUNS HOURS INTERRUPTIONS\n", stderr);
    return 2;
  }
  strata::gui::Soak soak(arguments[1].toStdString());
  if (!soak.fill(arguments[2].toInt())) return 1;
  soak.measure(arguments[3].toInt());
  soak.interrupt(arguments[4].toInt());
  return 0;
}
