// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/history/history.h"
#include "core/model/reason.h"
#include "core/model/run.h"

namespace strata::gui {

/// The history for the window: what is asked is done on a thread of its own, in order, and told by signals on
/// the window's thread. What changes the history is followed by listed().
///
/// The destructor waits for what is being done: some milliseconds, unless the disk does not answer.
class HistoryThread : public QObject {
  Q_OBJECT

 public:
  /// `path`: of the history's file; empty: there is none, and nothing is ever told.
  explicit HistoryThread(std::string path, QObject* parent = nullptr);
  ~HistoryThread() override;

  bool hasHistory() const { return !m_path.empty(); }

  void list();
  void load(const std::string& id);
  void describe(const std::string& id, const std::string& label, const std::string& comment);
  /// Told of by removed(), so that it can be taken back.
  void remove(const std::vector<std::string>& ids);
  void restore(const std::vector<std::string>& ids);
  /// Adds the runs of a file that export or "Save run" wrote.
  void add(const QString& file);
  /// Writes a run as a run file, or as text or CSV where the file's name ends so.
  void save(const std::string& id, const QString& file);

 signals:
  void listed(const std::vector<strata::KeptRun>& runs);
  void loaded(const std::shared_ptr<const strata::Run>& run);
  void removed(const std::vector<std::string>& ids);
  void added(int runs, const QString& file);
  void saved(const QString& file);
  void failed(const strata::Reason& reason);
  /// A damaged history was set aside; see reasonOf.
  void recovered(const strata::Reason& reason);

 private:
  using Task = std::function<void(History&)>;

  void ask(Task task);
  void work();
  bool openOnce();
  void tellList(History& history);
  void changed(History& history, const Status& done);

  /// Calls `function` on the window's thread, later, in the order of the posts.
  template <typename Function>
  void post(Function&& function) {
    QMetaObject::invokeMethod(this, std::forward<Function>(function), Qt::QueuedConnection);
  }

  const std::string m_path;
  std::optional<History> m_history;  ///< of the thread
  std::mutex m_mutex;
  std::condition_variable m_wake;
  std::deque<Task> m_tasks;  ///< guarded by m_mutex
  bool m_ended = false;      ///< guarded by m_mutex
  std::jthread m_thread;     // last: it uses all of the above
};

}  // namespace strata::gui
