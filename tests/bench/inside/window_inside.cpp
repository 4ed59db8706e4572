// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with the real engine, watched from inside, for ./dev bench window:
//
//     window_inside delays SETTINGS   time of page switches, delays of the event loop during a run; JSON
//     window_inside run SETTINGS      a run of all tests by the window's Run button; the run as strata.run/1
#include <QtCore/qelapsedtimer.h>
#include <QtCore/qeventloop.h>
#include <QtCore/qfile.h>
#include <QtCore/qjsonarray.h>
#include <QtCore/qjsondocument.h>
#include <QtCore/qjsonobject.h>
#include <QtCore/qmetaobject.h>
#include <QtCore/qtimer.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qpushbutton.h>
#include <time.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "app/gui/pages/page.h"
#include "app/gui/run/engine.h"
#include "app/gui/window/main_window.h"
#include "core/model/settings.h"
#include "core/report/json.h"

namespace strata::gui {

namespace {

constexpr int tickMs = 5;
constexpr int quietMs = 60;
constexpr int switchRounds = 5;

double msOf(qint64 ns) {
  return static_cast<double>(ns) / 1e6;
}

qint64 threadCpuNs() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return qint64{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

/// Tells when the window has been painted, and which event has kept the loop for longest.
class WatchedApplication : public QApplication {
 public:
  WatchedApplication(int& argc, char** argv) : QApplication(argc, argv) { m_clock.start(); }

  bool notify(QObject* receiver, QEvent* event) override {
    const QEvent::Type type = event->type();
    const QString name = QString::fromLatin1(receiver->metaObject()->className());
    const qint64 begin = m_clock.nsecsElapsed();
    const qint64 beginCpu = threadCpuNs();
    const bool handled = QApplication::notify(receiver, event);
    const qint64 end = m_clock.nsecsElapsed();
    if (type == QEvent::UpdateRequest) m_paintedNs = end;
    if (end - begin > m_longestNs) {
      m_longestNs = end - begin;
      m_longestCpuNs = threadCpuNs() - beginCpu;
      m_longest = QStringLiteral("%1, event %2").arg(name).arg(static_cast<int>(type));
    }
    return handled;
  }

  qint64 nowNs() const { return m_clock.nsecsElapsed(); }
  qint64 paintedNs() const { return m_paintedNs; }
  void forgetLongest() { m_longestNs = 0; }
  /// Of the longest event, what the thread was really on a CPU; the rest it waited for one.
  qint64 longestCpuNs() const { return m_longestCpuNs; }
  qint64 longestNs() const { return m_longestNs; }
  QString longest() const { return m_longest; }

 private:
  QElapsedTimer m_clock;
  qint64 m_paintedNs = 0;
  qint64 m_longestNs = 0;
  qint64 m_longestCpuNs = 0;
  QString m_longest;
};

/// Until that is true, asked for every few milliseconds.
void waitUntil(const std::function<bool()>& isTrue) {
  QEventLoop loop;
  QTimer ask;
  QObject::connect(&ask, &QTimer::timeout, &loop, [&] {
    if (isTrue()) loop.quit();
  });
  ask.start(tickMs);
  if (!isTrue()) loop.exec();
}

/// How long each page of a list takes, from its choice until the last painting that follows from it.
QJsonArray switchTimes(WatchedApplication& application, const MainWindow& window, const char* list) {
  auto* pages = window.findChild<QListWidget*>(QLatin1StringView(list));
  QJsonArray times;
  for (int round = 0; round < switchRounds; ++round) {
    for (int row = pages->count() - 1; row >= 0; --row) {
      const qint64 begin = application.nowNs();
      pages->setCurrentRow(row);
      waitUntil([&] {
        return application.nowNs() - std::max(begin, application.paintedNs()) > qint64{quietMs} * 1'000'000;
      });
      const double ms = msOf(std::max(begin, application.paintedNs()) - begin);
      times.append(QJsonObject{{QStringLiteral("page"), pages->item(row)->text()},
                               {QStringLiteral("round"), round},
                               {QStringLiteral("ms"), ms}});
    }
  }
  return times;
}

/// Proportional set size, as Linux tells it.
std::optional<double> residentKiB() {
  QFile file(QStringLiteral("/proc/self/smaps_rollup"));
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const QList<QByteArray> lines = file.readAll().split('\n');
  for (const QByteArray& line : lines)
    if (line.startsWith("Pss:")) return line.simplified().split(' ').at(1).toDouble();
  return std::nullopt;
}

class Inside {
 public:
  Inside(WatchedApplication& application, Settings settings)
      : m_application(application), m_window(watchedEngine(), contextOf(std::move(settings))) {
    m_window.show();
    waitUntil([this] { return m_isKnown.load(); });
  }

  QJsonObject delays() {
    QJsonObject told;
    told.insert(QStringLiteral("pss_kib_before"), residentKiB().value_or(0));
    told.insert(QStringLiteral("switches_empty"), switchTimes(m_application, m_window, "pages"));
    m_application.forgetLongest();

    QJsonArray late;
    qint64 last = m_application.nowNs();
    QTimer tick;
    tick.setTimerType(Qt::PreciseTimer);
    QObject::connect(&tick, &QTimer::timeout, &m_window, [&] {
      const qint64 now = m_application.nowNs();
      late.append(std::max(0.0, msOf(now - last) - tickMs));
      last = now;
    });
    tick.start(tickMs);
    carryOutRun();
    tick.stop();

    told.insert(QStringLiteral("late_ms"), late);
    told.insert(QStringLiteral("longest_event_ms"), msOf(m_application.longestNs()));
    told.insert(QStringLiteral("longest_event_cpu_ms"), msOf(m_application.longestCpuNs()));
    told.insert(QStringLiteral("longest_event"), m_application.longest());
    told.insert(QStringLiteral("switches_full"), switchTimes(m_application, m_window, "pages"));
    m_window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(static_cast<int>(Page::Help));
    told.insert(QStringLiteral("switches_help"), switchTimes(m_application, m_window, "helpContents"));
    told.insert(QStringLiteral("pss_kib_after"), residentKiB().value_or(0));
    return told;
  }

  std::string run() {
    carryOutRun();
    return toJson(*m_run);
  }

 private:
  static WindowContext contextOf(Settings settings) {
    WindowContext context;
    context.settings = std::move(settings);
    return context;
  }

  /// The engine of the program; what it finds is kept here too.
  Engine watchedEngine() {
    Engine engine = machineEngine({});
    engine.examine = [this, examine = engine.examine](std::stop_token stop) {
      Result<Machine> machine = examine(std::move(stop));
      m_isKnown = true;
      return machine;
    };
    engine.run = [this, run = engine.run](const Plan& plan, const Machine& machine,
                                          const RunKeeper::Given& given, const EventSink& sink,
                                          std::stop_token stop) -> EndedRun {
      EndedRun ended = run(plan, machine, given, sink, std::move(stop));
      const std::lock_guard lock(m_mutex);
      m_run = ended.run;
      return ended;
    };
    return engine;
  }

  void carryOutRun() {
    auto* button = m_window.findChild<QPushButton*>(QStringLiteral("runButton"));
    const QString run = button->text();
    button->click();
    // The button says Run again when all of the run has been shown.
    waitUntil([&] {
      const std::lock_guard lock(m_mutex);
      return m_run.has_value() && button->text() == run;
    });
  }

  WatchedApplication& m_application;
  std::atomic<bool> m_isKnown = false;
  std::mutex m_mutex;
  std::optional<Run> m_run;  ///< guarded by m_mutex until the run has ended
  MainWindow m_window;       // last: its engine's thread uses all of the above
};

std::optional<Settings> settingsIn(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const auto settings = settingsFromJson(file.readAll().toStdString());
  if (!settings) return std::nullopt;
  return *settings;
}

}  // namespace

}  // namespace strata::gui

int main(int argc, char** argv) {
  strata::gui::WatchedApplication application(argc, argv);
  const QStringList arguments = QApplication::arguments();
  const auto settings =
      arguments.size() == 3 ? strata::gui::settingsIn(arguments.at(2)) : std::optional<strata::Settings>();
  if (!settings) {
    std::fputs("usage: window_inside delays|run SETTINGS\n", stderr);
    return 2;
  }
  strata::gui::Inside inside(application, *settings);
  if (arguments.at(1) == QLatin1StringView("run")) {
    std::puts(inside.run().c_str());
  } else {
    std::puts(QJsonDocument(inside.delays()).toJson(QJsonDocument::Compact).constData());
  }
  return 0;
}
