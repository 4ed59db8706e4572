// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/gui/widgets/notice_bar.h"
#include "core/model/run.h"

class QPushButton;

namespace strata::gui {

class LiveResults;
class RunMonitor;

/// The run of the history that the pages show in the place of what was measured last; the bar says which one
/// it is, and goes back. Hidden while none is open.
class OpenedRun : public NoticeBar {
  Q_OBJECT

 public:
  /// Both outlive this.
  OpenedRun(LiveResults& results, RunMonitor& monitor, QWidget* parent);

  /// Null while none is open.
  const std::shared_ptr<const Run>& run() const { return m_run; }
  void open(const std::shared_ptr<const Run>& run);
  /// Shows again what was measured last.
  void leave();

 signals:
  /// run() is another.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  LiveResults& m_results;
  RunMonitor& m_monitor;
  QPushButton* m_back;
  std::shared_ptr<const Run> m_run;
};

}  // namespace strata::gui
