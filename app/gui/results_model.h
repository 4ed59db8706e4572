// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>

#include <optional>
#include <vector>

#include "core/engine/events.h"
#include "core/model/plan.h"
#include "core/model/run.h"

namespace strata::gui {

/// A cell of the run, from planned to measured.
struct ResultRow {
  StepKind kind = StepKind::Processor;
  std::string test;
  std::string kernel;
  Parameters parameters;
  bool planned = false;  ///< of the run in progress, so that step and cell mean something
  std::size_t step = 0;  ///< in the plan
  std::size_t cell = 0;  ///< in the step
  bool stepRuns = false;
  std::optional<LiveFigure> live;
  std::optional<CellResult> result;
};

/// The cells of the latest run of each test, in the order processor, memory, disk: a run of one test replaces
/// its own rows and leaves the others.
class ResultsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { testColumn, figureColumn, intervalColumn, verdictColumn, columns };
  enum Role {
    kindRole = Qt::UserRole,  ///< int of StepKind
    valueRole,                ///< double: the figure itself, for sorting and for tests
    gradeRole,                ///< int of Grade; invalid where there is no verdict
    reasonsRole,              ///< QStringList: a sentence for each reason
    finalRole,                ///< bool: the row has its outcome
    stepRole  ///< qulonglong: step of the run in progress; invalid for a row of an earlier run
  };

  using QAbstractTableModel::QAbstractTableModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  void begin(const Plan& plan);
  void showStepStarted(std::size_t step);
  void showProgress(const Progress& progress);
  void showStepFinished(const StepFinished& finished);
  /// The rows become what the run kept; those that it did not reach go.
  void finish(const Plan& plan, const Run& run);

 private:
  QVariant display(const ResultRow& row, int column) const;
  QString accessibleText(const ResultRow& row) const;
  void replaceKinds(const Plan& plan, std::vector<ResultRow> rows);
  /// Applies `change` to the rows of that step and announces them.
  template <typename Change>
  void changeStep(std::size_t step, Change change);

  std::vector<ResultRow> m_rows;
};

}  // namespace strata::gui
