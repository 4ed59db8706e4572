// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/gui/panel/panel_request.h"
#include "app/gui/widgets/wrapping_part.h"
#include "core/model/machine.h"
#include "core/plan/plan.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace strata::gui {

/// Where a sweep is started from.
enum class SweepStart {
  OwnButton,  ///< the bar's; a panel beside it measures one size a level
  Head        ///< the window's Run; the bar offers one size a level too
};

/// Choices of a sweep over working-set sizes: how many sizes, which kernels, one chain or more, in which
/// pages of memory; and a button that starts it.
class SweepBar : public WrappingPart {
  Q_OBJECT

 public:
  /// `chooser` chooses the chart; it comes first in the bar, which then owns it. Null: there is none.
  SweepBar(QWidget* chooser, SweepStart start, QWidget* parent = nullptr);

  /// Bandwidth and Latency have sweeps; other kinds have only the chooser.
  void setKind(TestGroup kind);
  /// Before it is known, only what every machine has is taken for the widest operand.
  void setMachine(const Machine& machine);
  /// What the sweep would take; shown beside the button.
  void showForecast(const Plan& plan);

  /// Nothing where there is no sweep.
  std::optional<RunRequest> request(std::optional<PanelThreads> threads) const;

 signals:
  void changed();
  void runWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void offerLoops();
  void showControls();
  Sweep extent() const;
  static QString extentText(Sweep extent);
  QString loopsText(SweepLoops loops) const;
  static QString pagesText(SweepPages pages);

  const SweepStart m_start;
  TestGroup m_kind = TestGroup::Bandwidth;
  Machine m_machine;
  QComboBox* m_extent;
  QComboBox* m_loops;
  QComboBox* m_pages;
  QLabel* m_time;
  QPushButton* m_run;
  std::optional<double> m_seconds;
};

}  // namespace strata::gui
