// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qsortfilterproxymodel.h>
#include <QtWidgets/qwidget.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/model/run.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace strata::gui {

/// The rows of a HistoryModel that a person wants to see. A series is there as long as one of its runs is.
class HistoryRows : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  /// What is absent or empty leaves out nothing.
  struct Wanted {
    QString text;  ///< in what a search looks through, upper and lower case alike
    std::optional<TestId> test;
    std::optional<Grade> verdict;
    std::string machine;

    friend bool operator==(const Wanted&, const Wanted&) = default;
  };

  explicit HistoryRows(QObject* parent = nullptr);

  void setWanted(const Wanted& wanted);
  const Wanted& wanted() const { return m_wanted; }
  /// The wanted runs of the row, by their places in HistoryModel::runs().
  std::vector<std::size_t> runsOf(const QModelIndex& index) const;
  /// How many runs are wanted.
  int shownRuns() const;
  /// A label or comment is that of the wanted runs of the row alone.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  bool isWanted(std::size_t run) const;

  Wanted m_wanted;
};

/// A search, choices of test, verdict and machine, and how many runs are left. The choices offer what the
/// history has; that of the machine is there when it has several.
class HistoryFilter : public QWidget {
  Q_OBJECT

 public:
  /// `rows` has a HistoryModel as its source, and outlives the filter.
  explicit HistoryFilter(HistoryRows& rows, QWidget* parent = nullptr);

  /// All runs are shown again.
  void clear();

 signals:
  /// A person has chosen other rows.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void offer();
  void apply();
  void choose();
  void showCount();

  HistoryRows& m_rows;
  QLineEdit* m_search;
  QComboBox* m_test;
  QComboBox* m_verdict;
  QComboBox* m_machine;
  QLabel* m_count;
};

}  // namespace strata::gui
