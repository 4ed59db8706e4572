// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "app/gui/setup/setup_row.h"

class QPushButton;

namespace strata::gui {

/// How thorough a run is: a button for each preset, pressed where the other rows are that preset's, and a
/// sentence about it.
class PresetRow : public SetupRow {
  Q_OBJECT

 public:
  PresetRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings&) override { showContext(); }
  void readInto(Settings&) const override {}
  void showContext() override;

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

  std::vector<Choice> m_choices;  ///< in the order in which they are offered
  QLabel* m_about;
};

}  // namespace strata::gui
