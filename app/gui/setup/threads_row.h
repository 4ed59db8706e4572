// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/setup/setup_row.h"

class QComboBox;

namespace strata::gui {

/// How many threads.
class ThreadsRow : public SetupRow {
  Q_OBJECT

 public:
  ThreadsRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;
  void showContext() override;
  QWidget* sharesIn(const Reason& reason) const override;

 protected:
  void retranslate() override;

 private:
  void chooseMode();
  void showMode();
  static QString allowed();

  QComboBox* m_mode;
  ValueField* m_count;
  QString m_typed;  ///< while the number hangs on the machine
};

}  // namespace strata::gui
