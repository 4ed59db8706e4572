// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/gui/setup/setup_row.h"

class QCheckBox;
class QComboBox;

namespace strata::gui {

/// What the disk test does: a profile, and what that profile leaves to be chosen.
class DiskProfileRow : public SetupRow {
  Q_OBJECT

 public:
  DiskProfileRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;

 protected:
  void retranslate() override;

 private:
  /// A number or a size with its label.
  struct Field {
    QLabel* label = nullptr;
    ValueField* field = nullptr;
  };

  Field addNumber(const QString& name, Range<int> range, QString (*allowed)(Range<int>));
  Field addBlock();
  DiskProfile profile() const;
  /// Fields that the profile does not use are not shown.
  void showProfile();
  static void setUsed(const Field& field, bool used);

  QComboBox* m_profile;
  Field m_seconds;
  Field m_readPercent;
  QComboBox* m_order = nullptr;  ///< of the custom row: one after another, random
  Field m_block;
  Field m_depth;
  Field m_threads;
  QCheckBox* m_zeros = nullptr;
};

}  // namespace strata::gui
