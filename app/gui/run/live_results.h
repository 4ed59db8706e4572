// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qtimer.h>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/charts/chart_data.h"
#include "app/gui/results/results_model.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata::gui {

/// What has been measured and what is being measured, for all pages: filled from the engine's events, shown
/// by whoever listens.
class LiveResults : public QObject {
  Q_OBJECT

 public:
  explicit LiveResults(QObject* parent = nullptr);

  ResultsModel& model() { return m_model; }
  const ChartData& chartData() const { return m_chartData; }
  /// The plan of the run in progress, else of the last; null before the first.
  const std::shared_ptr<const Plan>& plan() const { return m_plan; }
  /// The test that is being measured; nothing while none is.
  std::optional<TestGroup> runningKind() const { return m_runningKind; }
  /// Whether there is something to show of it: of an earlier run only what needs no more than figures.
  bool has(TestGroup kind) const;
  /// The rows, which are valid until the next change; there may be thousands.
  const std::vector<ResultRow>& rows() const { return m_model.rows(); }

  /// A run of before the program was started, where nothing has been measured since: its figures stand until
  /// their cells are measured.
  void showEarlier(const Run& run);
  void begin(const std::shared_ptr<const Plan>& plan);
  /// The run in progress goes on with steps that were not known when it began: `plan` has those of plan(),
  /// and more.
  void extend(const std::shared_ptr<const Plan>& plan);
  void showStepStarted(std::size_t step);
  void showProgress(const Progress& progress);
  void showStepFinished(const StepFinished& finished);
  /// A run that could not measure the network, or was stopped before it measured anything, has nothing to
  /// show: all is as it was before.
  void finish(const Run& run);
  /// Shows a run that was kept, and nothing else, until close() or the next run. Nothing happens while a run
  /// is in progress.
  void open(const Run& run);
  /// What was shown before open() is shown again.
  void close();
  /// Gives the results of that run their usual ranges.
  void showExpected(const Run& run, const std::vector<ExpectedRange>& ranges);

 signals:
  void begun();
  void stepStarted(std::size_t step);
  /// The figures have changed: at most ten times a second, and once at the end.
  void changed();
  void finished();

 private:
  bool scales() const;
  void scheduleChange();
  void announceChange();

  /// What is shown, to go back to.
  struct Shown {
    std::vector<ResultRow> rows;
    ChartData chartData;
    std::shared_ptr<const Plan> plan = {};
  };

  ResultsModel m_model;
  ChartData m_chartData;
  Shown m_before;                   ///< the run in progress
  std::optional<Shown> m_unopened;  ///< before open(), while a kept run is shown
  std::vector<CellResult>
      m_scaled;  ///< of the run in progress, if it goes through several numbers of threads
  std::shared_ptr<const Plan> m_plan;
  std::optional<TestGroup> m_runningKind;
  std::optional<Progress> m_unshown;  ///< the latest figures that the table does not show yet
  QTimer m_change;
};

}  // namespace strata::gui
