// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/gui/run/engine.h"

namespace strata::gui {

/// What is to be run: a test once, several times, or two settings by turns.
struct SeriesRequest {
  struct Side : Request {
    std::string label = {};  ///< of its runs
  };
  Side side;
  /// What it is held against: the runs of both are made by turns, see interleavedPairs().
  std::optional<Side> against = {};
  int repetitions = 1;  ///< of each side
  /// Regions and levels go by this answer of the probe, not by the one that is known now; absent: by that.
  std::optional<LastLevelAnswer> lastLevel = {};
  /// Further sides, in place of `against`: the runs of all are made in turn, see inTurn().
  std::vector<Side> others = {};
};

/// The place of a run in its series.
struct SeriesPlace {
  int index = 0;  ///< from 0
  int count = 1;
  bool byTurns = false;  ///< of several settings
};

/// Carries what the engine tells across threads: it owns the thread on which the machine is examined and
/// runs are carried out, the one on which plans are made for those who only ask, and the one that looks after
/// files that were left behind; it says on the window's thread what came of them.
///
/// All functions are called, and all signals are emitted, on the thread that owns the object. Nothing here
/// waits, but for the destructor: it asks for a stop and joins, which no disk can hold up (see Engine).
class EngineThread : public QObject {
  Q_OBJECT

 public:
  /// The parts of the window that ask what a run would do: each has its own last question.
  enum class Asker { Head, Setup, Sweep };

  explicit EngineThread(Engine engine, QObject* parent = nullptr);
  ~EngineThread() override;

  /// Tells what a run of this would do, without running it: machineKnown() the first time, then
  /// forecastMade() or forecastRefused(). Looks at disk folders at most, so a run in progress goes on. Of
  /// several questions of one asker only the last is sure to be answered.
  void forecast(Asker asker, const Request& request);

  /// Runs this. A run in progress is stopped first and ends with its own finished(); this one then starts.
  void start(const Request& request);
  /// The same, several times, each with fresh threads and buffers: started() and finished() of each, and
  /// seriesFinished() at last.
  void start(SeriesRequest request);

  /// Asked before each start. Where it says no nothing is started: heldBack(), and runningChanged().
  void setGate(std::function<bool()> mayStart) { m_mayStart = std::move(mayStart); }

  /// Ends the run in progress or about to begin, and its series; it keeps what it has.
  void stop();

  /// Whether measureLastLevel() can do anything.
  bool canMeasureLastLevel() const { return m_engine.measureLastLevel != nullptr; }
  /// Measures the usable part of the last cache level anew: probeProgressed() a few times, probeEnded(), and
  /// where there is a new answer machineKnown(). Plans that are there already keep theirs. A start stops it.
  void measureLastLevel();

  /// Looks for what interrupted disk tests have left, in these folders and those of earlier tests:
  /// leftoversFound(), unless there is nothing.
  void findLeftovers(const std::vector<std::string>& folders);
  /// Whether runSelfTest() can do anything.
  bool canSelfTest() const { return m_engine.selfTest != nullptr; }
  /// Checks the instrument: selfTested().
  void runSelfTest(const Machine& machine);
  /// Looks at the state of the machine: stateRead().
  void readState();
  /// Looks for drives that can be tested: drivesFound().
  void findDrives();
  /// Removes them: leftoversRemoved().
  void removeLeftovers(const std::vector<Leftover>& leftovers);
  /// Tells of them no more, also after another start.
  void keepLeftovers(const std::vector<Leftover>& leftovers);

  /// The parts of the machine, of which the usable ones are those of `machine`: during a run the window's
  /// thread may be bound to few. Nothing where they cannot be told.
  std::optional<MachineParts> machineParts(const Machine& machine) const;

  /// True from start() until the last run asked for has ended.
  bool isRunning() const { return m_running; }

 signals:
  void machineKnown(const strata::Machine& machine);
  void forecastMade(strata::gui::EngineThread::Asker asker, const std::shared_ptr<const strata::Plan>& plan);
  void forecastRefused(strata::gui::EngineThread::Asker asker, const strata::Reason& reason);

  /// 0 … 1 of the time that it may take.
  void probeProgressed(double fraction);
  void probeEnded();

  /// See setGate().
  void heldBack();
  /// The run asked for cannot be made; nothing was run.
  void refused(const strata::Reason& reason);
  /// Comes before started(), in a series only.
  void memberBegins(const strata::gui::SeriesPlace& place);
  void started(const std::shared_ptr<const strata::Plan>& plan);
  /// Comes after started(): the id of the run, by which the history knows it.
  void startedAs(const std::string& id);
  void stepStarted(std::size_t step);
  void progressed(const strata::Progress& progress);
  void stepFinished(const strata::StepFinished& finished);
  void finished(const std::shared_ptr<const strata::Run>& run);
  /// Comes after finished(): why the run is not in the history, where it should be.
  void notKept(const strata::Reason& reason);
  /// Comes instead where the run is in a history that was damaged and has been mended.
  void historyMended(const strata::Reason& reason);
  /// A series has ended, or was stopped: what there is of each side.
  void seriesFinished(const std::shared_ptr<const std::vector<std::vector<strata::Run>>>& sides);
  void runningChanged(bool running);

  /// JSON, or an empty text where it could not be made.
  void selfTested(const QByteArray& json);
  void stateRead(const strata::MachineState& state);
  void drivesFound(const std::vector<strata::FolderFacts>& drives);
  void leftoversFound(const std::vector<strata::Leftover>& leftovers);
  /// What could not be removed, and why.
  void leftoversRemoved(const std::vector<strata::Error>& errors);

 private:
  struct Asked {
    SeriesRequest series;
    std::uint64_t number = 0;
    std::stop_source stop;
  };

  struct Question {
    Request request;
    std::stop_source stop;
  };
  static constexpr std::size_t askers = 3;

  using Chore = std::function<void(const std::stop_token&)>;

  void work();
  void doChores(const std::stop_token& ended);
  void addChore(Chore chore);
  void answer();
  void carryOutForecast(Asker asker, const Question& question);
  /// Whether anybody waits for an answer. Under the mutex, as mayAnswer() is.
  bool isAsked() const;
  bool mayAnswer() const;
  void carryOutRun(const Asked& asked);
  void carryOutSeries(const Asked& numbered, const std::vector<Plan>& plans, const std::stop_token& stop);
  /// The machine as examined, with the answer that the request has for its last cache level.
  Machine machineOf(const SeriesRequest& request);
  Result<std::vector<Plan>> plansOf(const SeriesRequest& request, const std::stop_token& stop);
  std::optional<Error> examineOnce(const std::stop_token& stop);
  void carryOutProbe(const std::stop_token& stop);
  /// Null until it is known.
  std::shared_ptr<const Machine> knownMachine();
  void setMachine(Machine machine);

  /// Calls `function` on the window's thread, later, in the order of the posts.
  template <typename Function>
  void post(Function&& function) {
    QMetaObject::invokeMethod(this, std::forward<Function>(function), Qt::QueuedConnection);
  }
  void postEvent(const Event& event);
  void announceStart(const std::shared_ptr<const Plan>& plan);
  void announceEnd(const std::shared_ptr<const Run>& run);
  void endRequest(std::uint64_t number);
  void setRunning(bool running);

  const Engine m_engine;

  // Only the window's thread uses these.
  std::function<bool()> m_mayStart;
  bool m_running = false;
  bool m_boundToSpare = false;
  std::uint64_t m_lastNumber = 0;
  std::stop_source m_lastStop;
  std::vector<int> m_allCpus;

  std::mutex m_mutex;
  /// A condition variable that does not know stop tokens: see waitOrStop.
  std::condition_variable m_wake;
  bool m_ended = false;            ///< the destructor wants the threads to end; guarded by m_mutex
  std::optional<Asked> m_nextRun;  ///< guarded by m_mutex
  std::array<std::optional<Question>, askers> m_nextQuestions;  ///< guarded by m_mutex
  std::array<std::stop_source, askers> m_lastQuestionStops;     ///< of the window's thread
  bool m_examineWanted = false;                                 ///< guarded by m_mutex
  std::optional<std::stop_source> m_nextProbe;                  ///< guarded by m_mutex
  std::optional<Error> m_examineError;                          ///< of the last try; guarded by m_mutex
  /// The machine as examined last, or null; it is replaced and never changed. Guarded by m_mutex.
  std::shared_ptr<const Machine> m_machine;
  std::stop_source m_probeStop;  ///< of the window's thread
  std::stop_source m_examineStop;
  std::deque<Chore> m_chores;  ///< guarded by m_mutex

  // Last: they use all of the above.
  std::jthread m_thread;
  std::jthread m_planner;
  std::jthread m_keeper;  ///< of files that were left behind
};

}  // namespace strata::gui
