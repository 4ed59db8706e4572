// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/setup/setup_row.h"

class QCheckBox;

namespace strata::gui {

/// Whether runs are kept.
class HistoryRow : public SetupRow {
  Q_OBJECT

 public:
  HistoryRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;

 protected:
  void retranslate() override;

 private:
  QCheckBox* m_keep;
};

}  // namespace strata::gui
