// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/gui/results/result_row.h"
#include "app/gui/text/rate_unit.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata::gui {

/// The cells of the latest run of each test, in the order of TestGroup: a complete run of one test replaces
/// its own rows and leaves the others, one that is stopped only those that it measured. A run may measure a
/// single cell of bandwidth or latency: there it renews the cells that it measures and leaves the rest of the
/// same test. A run that goes through more footprints than are known of a loop takes the place of all of them
/// once it is complete. The rows of a disk profile are renewed one by one too.
class ResultsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  /// What stands between a cell's name and its grade. A row of the model shows the value as far as it is
  /// known, and the others once there is a result.
  static constexpr std::array cellColumns{CellColumn::Value, CellColumn::Interval, CellColumn::Cycles,
                                          CellColumn::Limit};
  enum Column {
    testColumn,
    figureColumn,
    intervalColumn,
    cyclesColumn,
    limitColumn,
    verdictColumn = 1 + static_cast<int>(cellColumns.size()),
    columns
  };
  static_assert(cellColumns[figureColumn - 1] == CellColumn::Value &&
                cellColumns[intervalColumn - 1] == CellColumn::Interval &&
                cellColumns[cyclesColumn - 1] == CellColumn::Cycles &&
                cellColumns[limitColumn - 1] == CellColumn::Limit);
  enum Role {
    kindRole = Qt::UserRole,  ///< int of TestGroup
    valueRole,                ///< double: the figure in the unit it was measured in
    gradeRole,                ///< int of Grade; invalid where there is no verdict
    reasonsRole,              ///< QStringList: a sentence for each reason
    outsideUsualRole,         ///< QString: that the result lies outside its usual range; empty where not
    finalRole,                ///< bool: the row has its outcome
    diskRowRole,              ///< bool: of a disk profile, not of Classic
    skippedRole,              ///< bool: it was not measured, for the reasons
    notesRole,                ///< QString: numbers of the notes below a table; of that table's rows only
    stepRole  ///< qulonglong: step of the run in progress; invalid for a row of an earlier run
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// `index` is of this model.
  const ResultRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  const std::vector<ResultRow>& rows() const { return m_rows; }
  RateUnit rateUnit() const { return m_rateUnit; }
  /// The name of a cell as a row of that kind shows it: with the number of threads where the rows of the kind
  /// differ in it.
  QString nameWithThreads(TestGroup kind, const QString& name, std::int64_t threads) const;
  /// Expresses the same rates in another unit.
  void setRateUnit(RateUnit unit);
  /// The results of a run of before the program was started: each stands until its cell is measured.
  void showEarlier(const Run& run);
  /// The language or the number format has changed.
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  void begin(const Plan& plan);
  /// Adds the rows of the steps from `first` on, which were not known when the run began.
  void extend(const Plan& plan, std::size_t first);
  void showStepStarted(std::size_t step);
  void showProgress(const Progress& progress);
  void showStepFinished(const StepFinished& finished);
  /// The rows become what the run kept; those that it did not reach go. Where the run is not complete, what
  /// was there before stays in the place of what it did not measure.
  void finish(const Plan& plan, const Run& run);
  /// Gives the rows of the run their usual ranges; rows of other runs stay as they are.
  void showExpected(const Run& run, const std::vector<ExpectedRange>& ranges);
  /// Rows as they were before a run.
  void restore(std::vector<ResultRow> rows) { setRows(std::move(rows)); }

 private:
  QVariant display(const ResultRow& row, int column) const;
  QString accessibleText(const ResultRow& row) const;
  QString fullName(const ResultRow& row) const;
  void announceAll();
  void setRows(std::vector<ResultRow> rows);
  /// Whether the row keeps what was measured before: `again` is of a part of its time, or says less.
  bool staysAsBefore(const ResultRow& row, const CellResult& again, const Plan& plan, const Run& run) const;
  std::vector<const CellResult*> resultsToShow(const Plan& plan, const Run& run) const;
  /// What the run leaves as it was: other tests, and cells of bandwidth and latency that it did not measure.
  std::vector<ResultRow> rowsBesideRun(const Plan& plan, const Run& run) const;
  /// Applies `change` to the rows of that step and announces them.
  template <typename Change>
  void changeStep(std::size_t step, Change change);

  std::vector<ResultRow> m_rows;
  std::vector<ResultRow> m_replaced;         ///< rows that the run takes the place of once it is complete
  int m_runs = 0;                            ///< that were shown so far
  std::optional<std::size_t> m_lastStarted;  ///< step of the run in progress, else of the last
  std::set<TestGroup> m_ofSeveralCounts;     ///< kinds whose rows differ in the number of threads
  RateUnit m_rateUnit = RateUnit::MegabytesPerSecond;
};

}  // namespace strata::gui
