// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/gui/setup/setup_row.h"

class QCheckBox;

namespace strata::gui {

/// How long the tests take, and whether they may end early.
class TimesRow : public SetupRow {
  Q_OBJECT

 public:
  TimesRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;

 protected:
  void retranslate() override;

 private:
  struct Time {
    QLabel* label = nullptr;
    ValueField* field = nullptr;
  };

  QString allowed(std::size_t time) const;

  std::array<Time, 3> m_times;  ///< integer, floating, memory
  QCheckBox* m_stop = nullptr;
};

}  // namespace strata::gui
