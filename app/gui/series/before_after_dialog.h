// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/widgets/fitted_dialog.h"
#include "core/stats/comparison.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace strata::gui {

/// One step of the way from a baseline over a change to a verdict. Each is a dialog of its own, since a
/// restart of the computer may lie between them.
class BeforeAfterDialog : public FittedDialog {
  Q_OBJECT

 public:
  /// The step before the change: what will be measured, and how often.
  struct Measure {
    QString what;
    std::optional<double> secondsOfOne;
  };
  /// The baseline is there: now the change.
  struct Change {
    QString what;
    QString when;  ///< the baseline was measured
    /// Whether most of its results are not reliable; false too where that is no longer known.
    bool isDoubtful = false;
  };
  /// The step when both series are there.
  struct Verdict {
    std::shared_ptr<const Comparison> comparison;
  };

  BeforeAfterDialog(Measure measure, QWidget* parent);
  BeforeAfterDialog(Change change, QWidget* parent);
  BeforeAfterDialog(Verdict verdict, QWidget* parent);

  /// The number of repetitions that was chosen, in Measure.
  int repetitions() const;
  /// Whether somebody shows the comparison with its charts, in Verdict.
  void setComparisonOffered(bool offered);

 signals:
  /// The baseline is no longer wanted, in Change.
  void forgetWanted();
  /// The comparison with its charts is wanted, in Verdict.
  void comparisonWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  BeforeAfterDialog(const QString& name, int characters, QWidget* parent);
  void addCount();
  void addTable();
  void retranslate();
  void retranslateMeasure();
  void retranslateChange();
  void retranslateVerdict();
  void fillTable();
  void fitTable();

  std::optional<Measure> m_measure;
  std::optional<Change> m_change;
  std::optional<Verdict> m_verdict;
  QLabel* m_text;
  QLabel* m_countLabel = nullptr;
  QSpinBox* m_count = nullptr;
  QLabel* m_time = nullptr;
  QTableWidget* m_table = nullptr;
  QPushButton* m_other;  ///< Forget, or Show comparison
  QPushButton* m_ok;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
