// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>
#include <QtCore/qstringlist.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/chart/rate_unit.h"
#include "core/history/history.h"

namespace strata::gui {

/// Kept runs as rows. Several runs of one series are below a row of their own, which sums them up: the first
/// start, the medians of the figures, the worst grade and status, and what all have in common.
///
/// Label and comment can be edited, and the label of a series, which all its runs get: described() tells of
/// it, and the rows show it at once.
class HistoryModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column {
    startedColumn,
    labelColumn,
    statusColumn,
    verdictColumn,
    figuresColumn,
    testsColumn,
    machineColumn,
    commentColumn
  };
  static constexpr int columns = commentColumn + 1;
  /// What rows are sorted by: text, or the seconds of a time.
  static constexpr int sortRole = Qt::UserRole + 1;
  /// int of Grade, of verdictColumn; invalid where there is none.
  static constexpr int gradeRole = Qt::UserRole + 2;

  using QAbstractItemModel::QAbstractItemModel;

  void setRuns(std::vector<KeptRun> runs);
  /// The runs as they were set; the numbers below are places among them.
  const std::vector<KeptRun>& runs() const { return m_runs; }
  /// Shows all texts in the current language and number format.
  void retranslate();
  /// The run of that id goes on; empty: none does.
  void setRunning(const std::string& id);
  /// The run that goes on is that far: 0 … 1.
  void setProgress(double fraction);
  /// Rates are shown in that unit from now on.
  void setRateUnit(RateUnit unit);

  bool isSeries(const QModelIndex& index) const;
  bool hasSeries() const;
  /// The run of the row, or those of a series by repetition.
  std::vector<std::size_t> runsOf(const QModelIndex& index) const;
  /// Gives these runs of the row that label or comment, by the column of `index`; says so by described().
  bool describe(const QModelIndex& index, const std::vector<std::size_t>& runs, const QString& text);
  /// The row of that run.
  QModelIndex indexOf(std::size_t run) const;
  /// The row of that series, by its id, where it has several runs; else invalid.
  QModelIndex indexOfSeries(const std::string& series) const;
  /// The one of these runs, which are not none, whose first figure is their median, or of an even number the
  /// lower one of the two; where none has a figure the first.
  std::size_t typicalOf(std::vector<std::size_t> runs) const;
  /// All of a run that a search looks through.
  QString searchTextOf(std::size_t run) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  /// The text that was not edited is absent.
  void described(const std::vector<std::string>& ids, const std::optional<std::string>& label,
                 const std::optional<std::string>& comment);

 private:
  /// A run, or several of a series with their summary.
  struct Entry {
    std::vector<std::size_t> runs;  ///< by repetition
    int repetitions = 0;            ///< as many as runs, or more where some were deleted
    KeptRun summary = {};           ///< of several
    qint64 start = 0;               ///< likewise, of the first of them
  };
  struct Place {
    std::size_t entry = 0;
    int row = 0;  ///< below the entry, of several runs
  };

  /// The run of a row that is not a series.
  std::size_t runAt(const QModelIndex& index) const;
  const KeptRun& shownBy(const QModelIndex& index) const;
  const Entry& entryOf(const QModelIndex& index) const;
  void sumUp(Entry& entry) const;
  /// The status of a row: for the run in progress, or a series that has it, how far it is: "running, 43 %".
  QString statusOf(const QModelIndex& index) const;
  /// The status of the run that goes on has changed.
  void tellOfRunning();
  /// "stock · 2 of 5": the label, and its place in a series of several, or "stock · 5 runs" of that.
  QString labelOf(const QModelIndex& index) const;

  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  std::string m_running;  ///< id of the run that goes on; empty: none
  int m_percent = 0;      ///< of that
  std::vector<KeptRun> m_runs;
  std::vector<Entry> m_entries;
  std::vector<Place> m_places;        ///< of each run
  std::vector<qint64> m_starts;       ///< of each run, ms since 1970: sorting thousands asks for them often
  mutable QStringList m_searchTexts;  ///< of each run; made when the first search asks for them
};

}  // namespace strata::gui
