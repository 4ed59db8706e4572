// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/gui/pages/results_page.h"
#include "core/model/plan.h"

class QLabel;
class QStyleOptionViewItem;
class QTableView;

namespace strata::gui {

class CurrentStack;
class EmptyState;
class FoldingSplitter;
class LadderView;
class LayersModel;
class LiveResults;

/// All layers at a glance: a row for each with its figures and verdicts, the ladder, and the chart of the
/// test that runs. After a run the chart is the memory's where there is one, since it shows the most layers.
class OverviewPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit OverviewPage(LiveResults& results, QWidget* parent = nullptr);
  ~OverviewPage() override;

  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;

 signals:
  /// A layer was opened, by double click or Enter.
  void kindChosen(StepKind kind);

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void buildTable();
  /// Everything that follows the model: the table's size, the reasons, the ladder.
  void showLayers();
  void fitTable();
  QStyleOptionViewItem itemOption() const;
  void retranslate();
  void showFigures();
  ChartPanel* panelOf(StepKind kind) const;
  StepKind chartKind() const;
  void openLayer(int row);
  /// In full, of the row that the keyboard or mouse has chosen.
  void showReasons();

  LiveResults& m_results;
  CurrentStack* m_layers;
  EmptyState* m_empty;
  FoldingSplitter* m_body;
  QWidget* m_figures;  ///< the body with its margins
  LayersModel* m_model;
  QTableView* m_table;
  QLabel* m_reasons;
  CurrentStack* m_charts;
  std::array<ChartPanel*, 3> m_panels;  ///< processor, memory, disk
  LadderView* m_ladder;
};

}  // namespace strata::gui
