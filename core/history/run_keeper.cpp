// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/run_keeper.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/history/history.h"

namespace strata {

namespace {

/// A commit takes some milliseconds. Longer than this the next step does not wait: a stop must be heeded
/// within 100 ms.
constexpr std::chrono::milliseconds betweenSteps{80};
/// A disk that is slow to commit; a stop ends the wait.
constexpr std::chrono::milliseconds beforeTheDisk{10'000};
/// How long the end of a run waits for the history, when a person waits for nothing else.
constexpr std::chrono::milliseconds atTheEnd{10'000};

}  // namespace

struct RunKeeper::Shared {
  struct Job {
    std::shared_ptr<const Run> run;  ///< so far
    bool ended = false;
  };

  const std::string path;
  std::mutex mutex;
  std::condition_variable_any changed;
  // All below are guarded by the mutex.
  std::deque<Job> jobs;
  bool writing = false;
  bool held = false;    ///< nothing is to be written now
  bool closed = false;  ///< no more jobs will come
  std::optional<Error> error;
  std::optional<Reason> notice;

  explicit Shared(std::string file) : path(std::move(file)) {}

  void write() {
    std::optional<History> history;
    std::int64_t number = 0;  // of the run's row; 0 before it has one
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [&] { return (!held && !jobs.empty()) || (closed && jobs.empty()); });
      if (jobs.empty()) return;
      const Job job = std::move(jobs.front());
      jobs.pop_front();
      writing = true;
      lock.unlock();
      const std::optional<Error> failed = carryOut(job, history, number);
      // Closed before it is said to be written: what comes next, or the program's end, finds no work left.
      if (job.ended) history.reset();
      lock.lock();
      writing = false;
      // A later job writes what an earlier one could not.
      error = failed;
      changed.notify_all();
    }
  }

 private:
  std::optional<Error> carryOut(const Job& job, std::optional<History>& history, std::int64_t& number) {
    if (!history) {
      auto opened = History::open(path, [this](const Recovery& recovery) {
        const std::lock_guard lock(mutex);
        notice = reasonOf(recovery);
      });
      if (!opened) return opened.error();
      history = *std::move(opened);
    }
    const std::optional<Error> failed = write(job, *history, number);
    // A history that was mended may have lost the run: then it is written anew.
    if (!failed || failed->id != "no-such-run") return failed;
    number = 0;
    return write(job, *history, number);
  }

  static std::optional<Error> write(const Job& job, History& history, std::int64_t& number) {
    if (number == 0) {
      const auto begun = history.begin(*job.run);
      if (!begun) return begun.error();
      number = *begun;
    }
    const Status done = job.ended ? history.finish(number, *job.run) : history.add(number, *job.run);
    if (!done) return done.error();
    return std::nullopt;
  }
};

void RunKeeper::Given::giveTo(Run& run) const {
  if (series) run.series = *series;
  run.repetition = repetition;
  run.label = label;
  run.comment = comment;
}

std::optional<Reason> RunKeeper::notice() const {
  const std::lock_guard lock(m_shared->mutex);
  return m_shared->notice;
}

RunKeeper::RunKeeper(std::string path, Given given, std::stop_token stop)
    : m_given(std::move(given)),
      m_stop(std::move(stop)),
      m_shared(std::make_shared<Shared>(std::move(path))) {
  try {
    // The thread is detached, since a file system that never answers would hold up the program when it is
    // joined.
    std::thread([shared = m_shared] { shared->write(); }).detach();
  } catch (const std::system_error& error) {
    m_shared->error =
        Error{"history-failed", {{"path", m_shared->path}, {"detail", std::string(error.what())}}};
    m_shared->closed = true;
  }
}

RunKeeper::~RunKeeper() {
  const std::lock_guard lock(m_shared->mutex);
  m_shared->closed = true;
  m_shared->held = false;
  m_shared->changed.notify_all();
}

void RunKeeper::show(const Event& event) {
  std::visit(
      [this](const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, RunStarted>) {
          m_plan = value.plan;
          m_soFar = std::make_shared<Run>(*value.head);
          m_given.giveTo(*m_soFar);
          add(std::make_shared<const Run>(*m_soFar), false);
          waitUntilWritten(betweenSteps);
        } else if constexpr (std::is_same_v<Value, StepStarted>) {
          if (!m_plan || m_plan->steps[value.step].group != TestGroup::Disk) return;
          // What was measured by now is on the disk before it has work for minutes.
          const bool isWritten = waitUntilWritten(beforeTheDisk);
          const std::lock_guard lock(m_shared->mutex);
          // A disk so slow is disturbed by a few kilobytes less than a person by what is lost.
          m_shared->held = isWritten;
        } else if constexpr (std::is_same_v<Value, StepFinished>) {
          if (!m_soFar) return;
          m_soFar->results.insert(m_soFar->results.end(), value.results.begin(), value.results.end());
          add(std::make_shared<const Run>(*m_soFar), false);
          waitUntilWritten(betweenSteps);
        }
      },
      event);
}

std::optional<Error> RunKeeper::finish(Run run) {
  m_given.giveTo(run);
  m_stop = {};  // a run that was stopped is kept all the same
  add(std::make_shared<const Run>(std::move(run)), true);
  waitUntilWritten(atTheEnd);
  const std::lock_guard lock(m_shared->mutex);
  if (m_shared->error) return m_shared->error;
  if (m_shared->writing || !m_shared->jobs.empty()) return Error{"history-slow", {{"path", m_shared->path}}};
  return std::nullopt;
}

void RunKeeper::add(std::shared_ptr<const Run> run, bool ended) {
  const std::lock_guard lock(m_shared->mutex);
  m_shared->held = false;
  if (!m_shared->closed) m_shared->jobs.push_back({std::move(run), ended});
  m_shared->changed.notify_all();
}

bool RunKeeper::waitUntilWritten(std::chrono::milliseconds most) {
  std::unique_lock lock(m_shared->mutex);
  return m_shared->changed.wait_for(
      lock, m_stop, most, [&] { return m_shared->closed || (m_shared->jobs.empty() && !m_shared->writing); });
}

}  // namespace strata
