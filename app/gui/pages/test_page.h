// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pages/results_page.h"
#include "core/plan/plan.h"

class QVBoxLayout;

namespace strata::gui {

class CurrentStack;
class EmptyState;
class FoldingSplitter;
class LiveResults;
class ResultsTable;

/// One kind of test: its chart, and beside it the table of its cells. Before there is anything to show, an
/// invitation.
class TestPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  TestPage(LiveResults& results, TestGroup kind, QWidget* parent = nullptr);
  ~TestPage() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;
  /// Shown in the chart beside what was measured; chosen elsewhere.
  void offerCompared(ComparedChoice& choice) override;

 protected:
  void showEvent(QShowEvent* event) override;

  /// Draws what there is, while the page can be seen.
  virtual void showFigures();
  /// The page from top to bottom.
  QVBoxLayout& column() const { return *m_column; }
  const LiveResults& results() const { return m_results; }
  const std::optional<Machine>& machine() const { return m_machine; }

 private:
  void showCompared();
  bool hasFigures() const;

  LiveResults& m_results;
  const TestGroup m_kind;
  std::optional<Machine> m_machine;
  ComparedChoice* m_compared = nullptr;
  QVBoxLayout* m_column;
  CurrentStack* m_layers;
  EmptyState* m_empty;
  FoldingSplitter* m_halves;
  QWidget* m_figures;  ///< the halves with their margins
  ChartPanel* m_chart;
  ResultsTable* m_table;
};

}  // namespace strata::gui
