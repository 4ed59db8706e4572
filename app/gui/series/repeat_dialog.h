// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/gui/widgets/fitted_dialog.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace strata::gui {

/// Asks how many times the same is to be run.
class RepeatDialog : public FittedDialog {
  Q_OBJECT

 public:
  static constexpr int leastCount = 2;
  static constexpr int mostCount = 99;
  static constexpr int usualCount = 5;

  /// `secondsOfOne`: what one run is expected to take; absent where that is not known.
  RepeatDialog(QString what, std::optional<double> secondsOfOne, QWidget* parent);

  int count() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showTime();

  const QString m_what;
  const std::optional<double> m_secondsOfOne;
  QLabel* m_explanation;
  QLabel* m_testsLabel;
  QLabel* m_tests;
  QLabel* m_countLabel;
  QSpinBox* m_count;
  QLabel* m_timeLabel;
  QLabel* m_time;
  QLabel* m_hint;
  QPushButton* m_run;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
