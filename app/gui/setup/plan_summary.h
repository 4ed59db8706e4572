// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <optional>
#include <vector>

#include "app/gui/run/drive_rates.h"
#include "core/model/reason.h"
#include "core/plan/plan.h"

class QLabel;
class QVBoxLayout;

namespace strata::gui {

class MarkedText;

/// "12 s", "3 min"
QString durationText(double expectedSeconds);

/// What a plan would need and how long it would take, with advice; or why there is none.
class PlanSummary : public QWidget {
  Q_OBJECT

 public:
  explicit PlanSummary(QWidget* parent);

  /// `rates`: of the last runs on the drives. `name`: what Run calls it; empty: it is no button's.
  void showPlan(const Plan& plan, const DriveRates& rates, const QString& name = {});
  /// A refusal that no field is to blame for.
  void showRefusal(const Reason& reason);
  /// A field holds what cannot be planned with: it says so itself.
  void showBadValue();
  /// Whether a test is running, which these settings do not touch.
  void setRunning(bool running);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  enum class State { Waiting, Planned, BadValue, Refused };

  QString needsText() const;
  void retranslate();
  void applyTheme();
  void showAdvice();
  void showDisks();

  State m_state = State::Waiting;
  bool m_running = false;
  struct Needs {
    Bytes memory;
    Bytes disk;                        ///< that files take
    std::optional<DiskWrites> writes;  ///< of rows, which write the same file again and again
    double seconds = 0;
  };
  Needs m_needs;
  QString m_name;
  std::vector<FolderFacts> m_folders;  ///< each once
  std::vector<Reason> m_advice;
  Reason m_refusal;
  QLabel* m_line;
  QLabel* m_disks;
  QLabel* m_next;
  MarkedText* m_refused;
  QVBoxLayout* m_column;
  std::vector<MarkedText*> m_adviceLines;
};

}  // namespace strata::gui
