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

/// The runs that were read from a file; a receiver of the signal may move them out.
using ReadRuns = std::shared_ptr<std::vector<Run>>;

/// Reads files of runs one after another on a thread of its own, and reports the outcome of each on the
/// window's thread. Cancelling waits for nothing: a file on a disk that does not answer is left to its
/// thread, which then reports nothing.
class FileReading : public QObject {
  Q_OBJECT

 public:
  explicit FileReading(QObject* parent = nullptr);
  ~FileReading() override;

  /// Appends files to those that were given before.
  void read(const QStringList& files);
  void cancel();
  /// The receiver of isHistory() calls it once that history is read or refused.
  void historyIsTaken();
  /// Whether ended() is still to come.
  bool isReading() const { return m_left > 0; }

 signals:
  void begun(const QString& file);
  /// One of these three follows for each file, unless it is cancelled: its runs; that it is a history of
  /// Strata, whose receiver calls historyIsTaken(); or why it cannot be read.
  void wasRead(const QString& file, const strata::gui::ReadRuns& runs);
  void isHistory(const QString& file);
  void wasRefused(const QString& file, const strata::Reason& reason);
  /// Every file was reported, or the rest was cancelled.
  void ended();

 private:
  using Thread = WorkThread<FileReading>;

  void told();

  std::unique_ptr<Thread> m_thread;  ///< null until a file is given
  std::stop_source m_stop;
  std::size_t m_left = 0;  ///< files that are not reported yet
};

}  // namespace strata::gui
