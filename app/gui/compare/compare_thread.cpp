// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_thread.h"

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "core/files/utf8_path.h"
#include "core/history/history_floors.h"

namespace strata::gui {

/// What the thread works with; it may outlive the object.
struct CompareThread::Shared {
  const std::string historyPath;
  std::mutex mutex;
  std::condition_variable changed;
  // All below are guarded by the mutex.
  CompareThread* owner = nullptr;
  std::deque<Task> tasks;
  std::size_t latest = 0;  ///< number of the last comparison that was asked for

  Shared(std::string history, CompareThread* window) : historyPath(std::move(history)), owner(window) {}

  /// Usual ones where there is no history, or none that can be read: the History page tells of that.
  FloorOf floorsBeside(const std::vector<const ComparedSide*>& sides, std::size_t baseline) const {
    // Looking for one must not make one.
    std::error_code error;
    if (historyPath.empty() || !std::filesystem::is_regular_file(pathOf(historyPath), error))
      return usualFloors;
    auto history = History::open(historyPath);
    auto floors = history ? floorsFor(*history, sides, baseline) : Result<FloorOf>(history.error());
    return floors ? *std::move(floors) : FloorOf(usualFloors);
  }

  /// Calls `function` with the owner on the window's thread, later, in the order of the posts.
  template <typename Function>
  void post(Function function) {
    const std::lock_guard lock(mutex);
    if (owner == nullptr) return;
    QMetaObject::invokeMethod(
        owner, [to = owner, function = std::move(function)] { function(*to); }, Qt::QueuedConnection);
  }

  bool isLatest(std::size_t number) {
    const std::lock_guard lock(mutex);
    return number == latest;
  }

  void work() {
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [&] { return owner == nullptr || !tasks.empty(); });
      if (owner == nullptr) return;
      const Task task = std::move(tasks.front());
      tasks.pop_front();
      lock.unlock();
      task(*this);
      lock.lock();
    }
  }
};

CompareThread::CompareThread(std::string historyPath, QObject* parent)
    : QObject(parent), m_shared(std::make_shared<Shared>(std::move(historyPath), this)) {
  try {
    std::thread([shared = m_shared] { shared->work(); }).detach();
  } catch (const std::system_error&) {
    m_shared.reset();
  }
}

CompareThread::~CompareThread() {
  if (!m_shared) return;
  const std::lock_guard lock(m_shared->mutex);
  m_shared->owner = nullptr;
  m_shared->changed.notify_all();
}

void CompareThread::read(const QString& file) {
  ask([file](Shared& shared) {
    auto sides = sidesOfFile(file.toStdString());
    if (!sides)
      return shared.post([reason = sides.error(), file](CompareThread& to) { emit to.failed(reason, file); });
    SharedSides read = strata::gui::shared(*std::move(sides));
    shared.post([read = std::move(read), file](CompareThread& to) { emit to.sidesRead(read, file); });
  });
}

void CompareThread::compare(SharedSides sides, std::size_t baseline) {
  if (!m_shared) return;
  std::size_t number = 0;
  {
    const std::lock_guard lock(m_shared->mutex);
    number = ++m_shared->latest;
  }
  ask([sides = std::move(sides), baseline, number](Shared& shared) {
    if (!shared.isLatest(number)) return;
    std::vector<const ComparedSide*> pointers;
    for (const auto& side : sides) pointers.push_back(side.get());
    const FloorOf floors = shared.floorsBeside(pointers, baseline);
    if (!shared.isLatest(number)) return;
    auto made = std::make_shared<const PairComparison>(compareWithBaseline(pointers, baseline, floors));
    shared.post([number, made = std::move(made), &shared](CompareThread& to) {
      if (shared.isLatest(number)) emit to.compared(made);
    });
  });
}

void CompareThread::ask(Task task) {
  if (!m_shared) return;
  const std::lock_guard lock(m_shared->mutex);
  m_shared->tasks.push_back(std::move(task));
  m_shared->changed.notify_all();
}

}  // namespace strata::gui
