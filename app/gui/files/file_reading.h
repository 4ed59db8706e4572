// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

#include "app/gui/run/work_thread.h"
#include "core/model/reason.h"
#include "core/model/run.h"

namespace strata::gui {

/// What was read from a file; whoever is told of it may take it.
using ReadRuns = std::shared_ptr<std::vector<Run>>;

/// Reads files of runs one after the other on a thread of its own, and tells what came of each on the
/// window's thread. Whoever cancels waits for nothing: a file of a disk that does not answer is left to its
/// thread, which tells nobody any more.
class FileReading : public QObject {
  Q_OBJECT

 public:
  explicit FileReading(QObject* parent = nullptr);
  ~FileReading() override;

  /// After those that were given before.
  void read(const QStringList& files);
  void cancel();
  /// Whoever was told of a history has taken its runs, or not.
  void historyIsTaken();
  /// Whether ended() is still to come.
  bool isReading() const { return m_left > 0; }

 signals:
  void begun(const QString& file);
  /// One of these of each file: its runs, that it is a history of Strata's own, whose reader ends it by
  /// historyIsTaken(), or why it cannot be read.
  void wasRead(const QString& file, const strata::gui::ReadRuns& runs);
  void isHistory(const QString& file);
  void wasRefused(const QString& file, const strata::Reason& reason);
  /// All were told of, or the rest was cancelled.
  void ended();

 private:
  using Thread = WorkThread<FileReading>;

  void told();

  std::unique_ptr<Thread> m_thread;  ///< null until a file is given
  std::stop_source m_stop;
  std::size_t m_left = 0;  ///< files that nothing was told of
};

}  // namespace strata::gui
