// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pages/results_page.h"

namespace strata::gui {

class LiveResults;

/// What more threads add, of the last run that went through several numbers of them: a chart, which has its
/// figures as a table too.
class ScalingSection : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the section.
  explicit ScalingSection(LiveResults& results, QWidget* parent = nullptr);
  ~ScalingSection() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString&, const QString&) override {}
  void setMachine(const Machine&) override {}
  void setRateUnit(RateUnit unit) override;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void showFigures();

  LiveResults& m_results;
  ChartPanel* m_chart;
};

}  // namespace strata::gui
