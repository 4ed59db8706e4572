// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <atomic>
#include <cstddef>
#include <memory>

#include "app/gui/compare/compare_sources.h"
#include "app/gui/run/work_thread.h"
#include "core/stats/comparison.h"

namespace strata::gui {

/// Compares sides off the window's thread, in the order asked; signals tell the outcome on the window's
/// thread. If several comparisons were asked for meanwhile, only the last is made.
///
/// The destructor waits for nothing.
class CompareThread : public QObject {
  Q_OBJECT

 public:
  explicit CompareThread(QObject* parent = nullptr);
  ~CompareThread() override;

  /// `floorOf`: how far apart figures lie that do not differ.
  void compare(SharedSides sides, std::size_t baseline, FloorOf floorOf);
  /// What was asked for is told no more, even if it is made already: it is of sides that are compared no
  /// longer.
  void forget();

 signals:
  void compared(const std::shared_ptr<const strata::Comparison>& comparison);

 private:
  std::shared_ptr<std::atomic<std::size_t>> m_latest;  ///< number of the last comparison that is wanted
  WorkThread<CompareThread> m_thread;
};

}  // namespace strata::gui
