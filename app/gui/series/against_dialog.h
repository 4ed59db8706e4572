// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>

#include "app/gui/run/named_request.h"
#include "app/gui/widgets/fitted_dialog.h"
#include "core/model/settings.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace strata::gui {

/// Asks what is to be different on the other side of two settings that are measured by turns.
class AgainstDialog : public FittedDialog {
  Q_OBJECT

 public:
  /// `given` is what both sides have in common unless it is changed here.
  AgainstDialog(NamedRequest given, QWidget* parent);

  /// The settings of the other side.
  const Settings& settings() const { return m_settings; }
  Selection selection() const;
  int pairs() const;
  /// The differences between the sides in words, for the label of the other side's runs.
  QString differences() const;

  void setSettings(const Settings& settings);

 signals:
  /// Somebody wants to edit settings(); setSettings() is the answer.
  void settingsWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void retranslate();
  void showWhatDiffers();

  const NamedRequest m_given;
  Settings m_settings;
  QLabel* m_explanation;
  QLabel* m_tests;
  QLabel* m_firstLabel;
  QLabel* m_first;
  QLabel* m_secondLabel;
  QLabel* m_second;
  QPushButton* m_choose;
  QCheckBox* m_pages;
  QCheckBox* m_priority;
  QLabel* m_pairsLabel;
  QSpinBox* m_pairs;
  QLabel* m_time;
  QPushButton* m_run;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
