// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/history_thread.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

#include "app/gui/translated_words.h"
#include "core/exchange/any_text.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/history/history_floors.h"
#include "core/report/json_read.h"
#include "core/report/run_format.h"
#include "core/stats/sign_test.h"

namespace strata::gui {

namespace {

/// What was asked takes milliseconds, unless the disk does not answer.
constexpr std::chrono::seconds patienceAtTheEnd{2};

Result<std::vector<Run>> runsOf(const QString& file) {
  const auto text = readFile(file.toStdString(), mostRunFile);
  if (!text) return text.error();
  return runsFromAnyText(file.toStdString(), *text);
}

/// Those that the history has not.
Result<std::vector<Run>> missingOf(const std::vector<Run>& runs, History& history) {
  std::vector<Run> missing;
  for (const Run& run : runs) {
    const auto kept = history.idsLike(run.id, 1);
    if (!kept) return kept.error();
    if (kept->empty()) missing.push_back(run);
  }
  return missing;
}

/// The series of that id, or that of the run of that id.
Result<ComparedSide> sideOf(History& history, const std::string& id) {
  auto members = history.idsOfSeries(id);
  if (members && members->empty()) {
    const auto run = history.load(id);
    if (!run) return run.error();
    members = history.idsOfSeries(run->series);
    if (members && members->empty()) members = std::vector<std::string>{id};
  }
  if (!members) return members.error();
  ComparedSide side;
  for (const std::string& member : *members) {
    auto run = history.load(member);
    if (!run) return run.error();
    side.runs.push_back(*std::move(run));
  }
  const Run& first = side.runs.front();
  side.name = first.label;
  side.isPublished = first.origin && first.origin->published;
  return side;
}

}  // namespace

/// What the thread works with; it may outlive the object.
struct HistoryThread::Shared {
  const std::string path;
  std::optional<History> history;  ///< of the thread
  std::mutex mutex;
  std::condition_variable changed;
  // All below are guarded by the mutex.
  HistoryThread* owner;
  std::deque<Task> tasks;
  bool working = false;
  bool ended = false;

  Shared(std::string file, HistoryThread* window) : path(std::move(file)), owner(window) {}

  /// Calls `function` with the owner on the window's thread, later, in the order of the posts.
  template <typename Function>
  void post(Function function) {
    const std::lock_guard lock(mutex);
    if (owner == nullptr) return;
    QMetaObject::invokeMethod(
        owner, [to = owner, function = std::move(function)] { function(*to); }, Qt::QueuedConnection);
  }
  void fail(const Reason& reason) {
    post([reason](HistoryThread& to) { emit to.failed(reason); });
  }
  void tellList() {
    auto runs = history->list();
    if (!runs) return fail(runs.error());
    post([kept = *std::move(runs)](HistoryThread& to) { emit to.listed(kept); });
  }
  void tellChange(const Status& done) {
    if (!done) fail(done.error());
    tellList();
  }

  /// What was asked for before the end is still done.
  void work() {
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [&] { return ended || !tasks.empty(); });
      if (tasks.empty()) break;
      const Task task = std::move(tasks.front());
      tasks.pop_front();
      working = true;
      lock.unlock();
      if (openOnce()) task(*this, *history);
      lock.lock();
      working = false;
      changed.notify_all();
    }
    lock.unlock();
    history.reset();
  }

  /// After an end that closed nothing (a crash, a cut of the power) all of it is read once.
  bool openOnce() {
    if (history) return true;
    const bool leftOpen = wasLeftOpen(path);
    auto opened = History::open(path);
    std::optional<Recovery> recovery;
    if (opened) recovery = opened->recovery();
    if (opened && leftOpen && !recovery) {
      if (const Status whole = opened->check(); !whole && whole.error().id == "history-damaged") {
        opened = whole.error();  // closed, so that it can be moved
        auto mended = recover(path);
        if (mended) recovery = *mended;
        opened = mended ? History::open(path) : mended.error();
      }
    }
    if (recovery) post([reason = reasonOf(*recovery)](HistoryThread& to) { emit to.recovered(reason); });
    if (!opened) {
      fail(opened.error());
      return false;
    }
    history = *std::move(opened);
    return true;
  }
};

HistoryThread::HistoryThread(const std::string& path, QObject* parent) : QObject(parent), m_path(path) {
  if (path.empty()) return;
  m_shared = std::make_shared<Shared>(path, this);
  try {
    std::thread([shared = m_shared] { shared->work(); }).detach();
  } catch (const std::system_error&) {
    m_shared.reset();
  }
}

HistoryThread::~HistoryThread() {
  if (!m_shared) return;
  std::unique_lock lock(m_shared->mutex);
  m_shared->ended = true;
  m_shared->changed.notify_all();
  m_shared->changed.wait_for(lock, patienceAtTheEnd,
                             [this] { return m_shared->tasks.empty() && !m_shared->working; });
  m_shared->owner = nullptr;
}

void HistoryThread::list() {
  ask([](Shared& shared, History&) { shared.tellList(); });
}

void HistoryThread::load(const std::string& id) {
  ask([id](Shared& shared, History& history) {
    Result<Run> run = history.load(id);
    if (!run) return shared.fail(run.error());
    shared.post(
        [kept = std::make_shared<const Run>(*std::move(run))](HistoryThread& to) { emit to.loaded(kept); });
  });
}

void HistoryThread::loadSides(const std::vector<std::string>& ids) {
  ask([ids](Shared& shared, History& history) {
    SharedSides sides;
    std::set<std::string> seen;
    for (const std::string& id : ids) {
      if (seen.contains(id)) continue;
      auto side = sideOf(history, id);
      if (!side) return shared.fail(side.error());
      for (const Run& run : side->runs) seen.insert(run.id);
      sides.push_back(std::make_shared<const ComparedSide>(*std::move(side)));
    }
    shared.post([sides = std::move(sides)](HistoryThread& to) { emit to.sidesLoaded(sides); });
  });
}

void HistoryThread::compareSeries(const std::vector<std::string>& series) {
  ask([series](Shared& shared, History& history) {
    auto comparison = compareKept(history, series);
    if (!comparison) return shared.fail(comparison.error());
    shared.post([made = std::make_shared<const Comparison>(*std::move(comparison))](HistoryThread& to) {
      emit to.compared(made);
    });
  });
}

void HistoryThread::compareByTurns(const std::vector<ComparedSide>& sides) {
  if (!m_shared) {
    const auto made =
        std::make_shared<const Comparison>(strata::compareByTurns(sides[0], sides[1], usualFloors));
    QMetaObject::invokeMethod(this, [this, made] { emit comparedByTurns(made); }, Qt::QueuedConnection);
    return;
  }
  ask([sides](Shared& shared, History& history) {
    const auto floors = floorsFor(history, sides);
    const auto made = std::make_shared<const Comparison>(
        strata::compareByTurns(sides[0], sides[1], floors ? *floors : FloorOf(usualFloors)));
    shared.post([made](HistoryThread& to) { emit to.comparedByTurns(made); });
  });
}

void HistoryThread::describe(const std::string& id, const std::optional<std::string>& label,
                             const std::optional<std::string>& comment) {
  ask([id, label, comment](Shared& shared, History& history) {
    shared.tellChange(history.describe(id, label, comment));
  });
}

void HistoryThread::remove(const std::vector<std::string>& ids) {
  ask([ids](Shared& shared, History& history) {
    std::vector<std::string> gone;
    Status done = success();
    for (const std::string& id : ids) {
      done = history.remove(id);
      if (!done) break;
      gone.push_back(id);
    }
    shared.tellChange(done);
    if (!gone.empty()) shared.post([gone](HistoryThread& to) { emit to.removed(gone); });
  });
}

void HistoryThread::restore(const std::vector<std::string>& ids) {
  ask([ids](Shared& shared, History& history) {
    Status done = success();
    for (const std::string& id : ids)
      if (Status one = history.restore(id); !one) done = one;
    shared.tellChange(done);
  });
}

void HistoryThread::add(const QStringList& files) {
  ask([files](Shared& shared, History& history) {
    std::vector<std::string> ids;
    QStringList read;
    int added = 0;
    for (const QString& file : files) {
      const auto runs = runsOf(file);
      const auto fresh = runs ? missingOf(*runs, history) : runs.error();
      const Status done = fresh ? history.add(*fresh) : fresh.error();
      if (!done) {
        shared.fail(done.error());
        continue;
      }
      for (const Run& run : *runs) ids.push_back(run.id);
      added += static_cast<int>(fresh->size());
      read.append(file);
    }
    shared.tellList();
    if (!read.isEmpty())
      shared.post([ids, added, read](HistoryThread& to) { emit to.added(ids, added, read); });
  });
}

void HistoryThread::save(const std::string& id, const QString& file) {
  ask([id, file](Shared& shared, History& history) {
    const auto run = history.load(id);
    const std::string path = file.toStdString();
    const Status done =
        run ? writeFile(path, inFormat(runFormatOfFile(path), {*run}, translatedWords())) : run.error();
    if (!done) return shared.fail(done.error());
    shared.post([file](HistoryThread& to) { emit to.saved(file); });
  });
}

void HistoryThread::ask(Task task) {
  if (!m_shared) return;
  const std::lock_guard lock(m_shared->mutex);
  m_shared->tasks.push_back(std::move(task));
  m_shared->changed.notify_all();
}

}  // namespace strata::gui
