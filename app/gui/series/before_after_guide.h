// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>
#include <QtCore/qstring.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/run/engine_thread.h"
#include "app/gui/run/named_request.h"
#include "core/files/before_after_file.h"
#include "core/stats/comparison.h"

class QPushButton;

namespace strata::gui {

class BeforeAfterDialog;
class HistoryThread;
class NoticeBar;

/// Leads a person through a comparison of before and after a change: baseline, change, the same again,
/// verdict. What is waited for lies in a file, so that a restart may come between.
class BeforeAfterGuide : public QObject {
  Q_OBJECT

 public:
  /// `statePath`: of the file; empty: nothing is remembered. Engine and history outlive this.
  BeforeAfterGuide(EngineThread& engine, HistoryThread& history, std::function<NamedRequest()> whatRuns,
                   std::string statePath, QWidget* window);

  /// Tells of a baseline that waits, to be put where notices stand.
  NoticeBar* bar() const { return m_bar; }
  /// The next step, whichever it is.
  void open();

 signals:
  /// Somebody wants to see two series of the history side by side.
  void comparisonWanted(const std::string& before, const std::string& after);
  /// A sentence for the notice.
  void failed(const QString& sentence);

 private:
  enum class Phase { None, Before, After };

  void openMeasure();
  /// `isDoubtful`: as in BeforeAfterDialog::Change.
  void openChange(bool isDoubtful = false);
  void showVerdict(const std::shared_ptr<const Comparison>& comparison);
  void present(BeforeAfterDialog* dialog);
  void measureBefore(const NamedRequest& what, int repetitions);
  void measureAfter();
  void begin(Phase phase, BeforeAfter state, const QString& label);
  void take(const std::vector<std::vector<Run>>& sides);
  void takeBaseline(const Run& first);
  void forget();
  void showBar();
  QString whenText() const;

  EngineThread& m_engine;
  HistoryThread& m_history;
  const std::function<NamedRequest()> m_whatRuns;
  const std::string m_statePath;
  QWidget* m_window;
  NoticeBar* m_bar;
  QPushButton* m_again;
  QPushButton* m_forget;
  QPointer<BeforeAfterDialog> m_dialog;
  std::optional<BeforeAfter> m_state;  ///< the baseline that waits
  Phase m_phase = Phase::None;         ///< what is being measured for this …
  bool m_notKept = false;              ///< a run of it is not in the history
  BeforeAfter m_measured;              ///< … how, and …
  std::string m_label;                 ///< … under which label
  std::string m_after;                 ///< series of the second side, once it is there
};

}  // namespace strata::gui
