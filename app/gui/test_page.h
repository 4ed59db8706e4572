// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qtimer.h>
#include <QtWidgets/qwidget.h>

#include <array>
#include <memory>
#include <optional>

#include "app/gui/charts/chart_data.h"
#include "core/engine/events.h"
#include "core/model/plan.h"
#include "core/model/run.h"

class QLabel;
class QStackedLayout;
class QStackedWidget;

namespace strata::gui {

class ChartPanel;
class ResultsModel;
class ResultsTable;

/// The body for tests: chart and table of one kind of test, or of all with the chart of the test that runs.
/// Before there is anything to show, an invitation.
class TestPage : public QWidget {
  Q_OBJECT

 public:
  explicit TestPage(QWidget* parent = nullptr);
  ~TestPage() override;

  /// Nothing: all tests.
  void setKind(std::optional<StepKind> kind);
  /// What the page says while it has nothing to show.
  void setInvitation(const QString& heading, const QString& sentence);

  void begin(const std::shared_ptr<const Plan>& plan);
  void showStepStarted(std::size_t step);
  void showProgress(const Progress& progress);
  void showStepFinished(const StepFinished& finished);
  void finish(const Run& run);

  const ChartData& chartData() const { return m_chartData; }

 private:
  void showChart(StepKind kind);
  void scheduleRedraw();
  void redraw();
  void showBody();

  std::optional<StepKind> m_kind;
  std::shared_ptr<const Plan> m_plan;  ///< of the run in progress, else of the last
  ChartData m_chartData;
  std::optional<Progress> m_unshown;  ///< the latest figures that the table does not show yet
  QTimer m_redraw;

  ResultsModel* m_model;
  QStackedLayout* m_layers;
  QWidget* m_empty;
  QLabel* m_heading;
  QLabel* m_sentence;
  QWidget* m_results;
  QStackedWidget* m_charts;
  std::array<ChartPanel*, 3> m_panels;  ///< by StepKind
  ResultsTable* m_table;
};

}  // namespace strata::gui
