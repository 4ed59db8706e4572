// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "app/gui/setup/setup_row.h"

class QPushButton;

namespace strata::gui {

/// How thorough a run is: a button for each preset, pressed where the other rows are that preset's, a
/// sentence about it, and how long Run takes with each.
class PresetRow : public SetupRow {
  Q_OBJECT

 public:
  PresetRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings&) override { showContext(); }
  void readInto(Settings&) const override {}
  void showContext() override;
  /// The button that is pressed; null while the settings are no preset's.
  QPushButton* pressed() const;

 signals:
  void chosen(std::string_view id);

 protected:
  void changeEvent(QEvent* event) override;
  void retranslate() override;

 private:
  struct Choice {
    std::string_view id;
    QPushButton* button;
  };

  void applyTheme();
  void showTimes();
  /// How long Run takes with that preset; empty where nobody knows.
  QString timeWith(const Preset& preset) const;

  std::vector<Choice> m_choices;  ///< in the order in which they are offered
  QLabel* m_about;
  QLabel* m_times;
};

}  // namespace strata::gui
