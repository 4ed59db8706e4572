// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>
#include <QtCore/qstringlist.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/history/history.h"

namespace strata::gui {

/// Kept runs as rows. Label and comment can be edited: described() tells of it, and the row shows it at once.
class HistoryModel : public QAbstractTableModel {
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
  /// All that a search looks through.
  static constexpr int searchRole = Qt::UserRole + 2;

  /// int of Grade, of verdictColumn; invalid where there is none.
  static constexpr int gradeRole = Qt::UserRole + 3;

  using QAbstractTableModel::QAbstractTableModel;

  void setRuns(std::vector<KeptRun> runs);
  const KeptRun& run(int row) const { return m_runs[static_cast<std::size_t>(row)]; }
  /// In the language and number format of now.
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  /// The text that was not edited is absent.
  void described(const std::string& id, const std::optional<std::string>& label,
                 const std::optional<std::string>& comment);

 private:
  struct Series {
    int kept = 0;
    int repetitions = 0;  ///< as many, or more where some were deleted
  };

  /// "stock · 2 of 5": the label, and its place in a series of several.
  QString labelOf(const KeptRun& run) const;

  std::vector<KeptRun> m_runs;
  std::map<std::string, Series> m_series;
  std::vector<qint64> m_starts;       ///< of each run, ms since 1970: sorting thousands asks for them often
  mutable QStringList m_searchTexts;  ///< of each run; made when the first search asks for them
};

}  // namespace strata::gui
