// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <optional>
#include <vector>

#include "core/model/run.h"

class QGridLayout;
class QPushButton;

namespace strata::gui {

class ElidedLabel;

/// What came of the results of a page, in plain values.
struct RunSummary {
  QString counts;                   ///< "20 of 22 shown results are reliable · SMT sibling busy (1 result)"
  QString details;                  ///< when they were measured, how they compare
  std::optional<Grade> worst = {};  ///< absent where there is no result
  int doubtful = 0;                 ///< results that can be measured again
};

/// Whether it was measured, is not reliable, and can be measured again by itself. A line to another machine
/// cannot: its code is good for once. A sustained write is not: it costs many bytes, and a rate that fell is
/// what it looks for.
bool isDoubtful(const CellResult& cell);

/// The counts of these results, and what disturbed the most of them; without details.
RunSummary summaryOf(const std::vector<const CellResult*>& results);

/// How far the results of a page can be trusted, with the mark of the worst among them, a button that
/// measures the doubtful ones again, and below it when they were measured and how they compare.
class StandingLine : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  explicit StandingLine(QWidget* parent = nullptr);

  /// All that it says.
  QString text() const;
  void setSummary(const RunSummary& summary);

  QSize minimumSizeHint() const override;

 signals:
  /// The doubtful results are to be measured again.
  void againWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();
  void showSummary();
  int markSize() const;

  QGridLayout* m_grid;
  ElidedLabel* m_counts;
  ElidedLabel* m_details;
  QPushButton* m_again;
  RunSummary m_summary;
};

}  // namespace strata::gui
